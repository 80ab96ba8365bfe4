"""Decisions of games in a folder of Parquet files, with so many games in each.

A file that is there is not made again, so an interrupted series can be continued. Whoever plays the games of
a file also writes its rows: with many processes or machines nobody has to put the rows of all together.
"""

from collections.abc import Iterator
from contextlib import closing
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import NamedTuple

from cartographers.boxes import shelf
from cartographers.cli.common.errors import CommandError
from cartographers.cli.common.files import write_new
from cartographers.cli.simulate.parquet_file import as_parquet, pyarrow, schema
from cartographers.cli.simulate.series import GameResult, Series
from cartographers.contest.runner import Runner

#: What a result is made of.
_COLUMNS = ["deal", "seat", "total", "place", "rating"]


class GamesFile(NamedTuple):
    """Some games as a Parquet file."""

    seeds: range
    content: bytes


@dataclass(frozen=True, slots=True)
class ParquetFolder:
    """A folder that is to hold the games of a series."""

    path: Path
    series: Series
    seeds: range
    games_a_file: int

    def fill(self, runner: Runner) -> Iterator[int]:
        """Make the files that are missing; says of each how many games it adds."""
        with closing(runner.run(partial(_games_file, self.series), self._missing())) as made:
            for seeds, content in made:
                write_new(self._file(seeds), content)
                yield len(seeds)

    @property
    def games(self) -> int:
        """How many games are there."""
        return len(self.seeds) - sum(map(len, self._missing()))

    def results(self) -> Iterator[GameResult]:
        """How the games ended, in the order of their seeds, once all files are there."""
        parquet = pyarrow("pyarrow.parquet")
        for seeds in self._files():
            rows = parquet.read_table(self._file(seeds), columns=_COLUMNS, partitioning=None)
            ended = rows.group_by(_COLUMNS).aggregate([]).sort_by([(name, "ascending") for name in _COLUMNS])
            deals, _, totals, places, ratings = (ended[name].to_pylist() for name in _COLUMNS)
            seats = len(self.series.players)
            for first in range(0, len(deals), seats):
                seated, rating = slice(first, first + seats), ratings[first]
                ending = tuple(totals[seated]), tuple(places[seated])
                yield GameResult(deals[first], *ending, rating, _title(rating))

    def _files(self) -> list[range]:
        """The deals of each file."""
        size = self.games_a_file
        return [self.seeds[first : first + size] for first in range(0, len(self.seeds), size)]

    def _missing(self) -> list[range]:
        return [seeds for seeds in self._files() if not self._is_there(seeds)]

    def _file(self, seeds: range) -> Path:
        return self.path / f"deals-{seeds[0]:09}-to-{seeds[-1]:09}.parquet"

    def _is_there(self, seeds: range) -> bool:
        """Is a file there? Raises ``CommandError`` if it has something else in it."""
        path = self._file(seeds)
        if not path.exists():
            return False
        try:
            metadata = pyarrow("pyarrow.parquet").read_schema(path).metadata
        except (OSError, ValueError):  # no Parquet file
            metadata = None
        if metadata != schema(self.series.about(seeds)).metadata:
            sentence = "{file} has other games in it: name another folder"
            raise CommandError("parquet-other", sentence, file=str(path))
        return True


def _games_file(series: Series, seeds: range) -> GamesFile:
    """Play the games of a file."""
    return GamesFile(seeds, as_parquet((series.play(seed).rows for seed in seeds), series.about(seeds)))


def _title(rating: int | None) -> str | None:
    """The title of a solo game (R11.4), which the rows leave to its rating."""
    if rating is None:
        return None
    return next((title.key for title in shelf().titles if rating >= title.minimum), None)
