"""Rows of a Parquet file a second, and what writing them costs beside playing the games."""

from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory
from time import process_time

from bench.shared.figure import Figure, median_seconds
from cartographers.cli.simulate.decision_rows import decision_rows
from cartographers.cli.simulate.parquet_file import ParquetFile
from cartographers.table.opening import bots, open_table, play_out
from cartographers.table.table import Table

GAMES = 200
PLAYERS = ("chance",)


def figures() -> Iterator[Figure]:
    """Random solo games of the base box: all of it, and the rows alone."""
    taken = median_seconds(_play_and_write)
    rows = sum(len(list(decision_rows(table, 0, PLAYERS))) for table in _played())
    yield Figure("rows of a Parquet file, games played for them", rows / taken, "rows/s", 5_000)
    tables = _played()
    began = process_time()
    _write(tables)
    yield Figure("rows of a Parquet file, games played before", rows / (process_time() - began), "rows/s")


def _play_and_write() -> None:
    _write(_played())


def _played() -> list[Table]:
    tables = []
    for seed in range(GAMES):
        tables.append(open_table(seed=seed))
        play_out(tables[-1], bots(PLAYERS, seed))
    return tables


def _write(tables: list[Table]) -> None:
    with TemporaryDirectory() as folder, ParquetFile(Path(folder) / "games.parquet", {}) as file:
        for seed, table in enumerate(tables):
            file.add(decision_rows(table, seed, PLAYERS))
