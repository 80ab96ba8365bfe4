"""Decisions of games in a Parquet file (the extra ``data``). docs/data.md describes the columns.

pyarrow is large and rarely needed, so it is imported only when such a file is written.
"""

from collections.abc import Iterable
from contextlib import suppress
from importlib import import_module
from io import BytesIO
from pathlib import Path
from types import TracebackType
from typing import IO, Any, Self

from cartographers.cli.common.errors import CommandError, cannot_write
from cartographers.cli.common.files import must_be_new
from cartographers.cli.simulate.decision_rows import Choice, DecisionRow, Ending, Position

#: The version of the columns: it changes when one of them changes its meaning.
SCHEMA_VERSION = 1
#: The largest number of a deal that fits into its column.
MOST_DEAL = 2**64 - 1
#: Rows that are written together.
ROWS_IN_GROUP = 20_000
#: The type of each column; all others are text.
_TYPES = {
    "deal": "uint64",
    **dict.fromkeys(("seat", "seats", "season", "clock", "coins", "crossed", "drawn_on", "place"), "uint8"),
    "step": "uint16",
    **dict.fromkeys(("stars", "season_stars", "total", "rating"), "int16"),
    **dict.fromkeys(("pending", "upright"), "bool_"),
    "target": "uint8",
}
_LISTS = {
    **dict.fromkeys(("edicts", "skills", "met"), "string"),
    **dict.fromkeys(("attacked", "cells", "extra_cells", "marks"), "uint8"),
}
#: Columns in which every row has a value.
_ALWAYS = {*Position._fields, *Ending._fields, "kind"} - {"other_map", "rating"}
COLUMNS = (*Position._fields, *Choice._fields, *Ending._fields)


class ParquetFile:
    """A file that is complete once its block ends well, and otherwise is not there."""

    def __init__(self, path: Path, about: dict[str, str]) -> None:
        """A new file; ``about`` says in its metadata what was played."""
        self._schema = schema(about)
        must_be_new(path)
        self._path, self._part = path, path.with_name(f".{path.name}.part")
        self._file: IO[bytes] | None = None
        self._writer: _RowWriter | None = None

    def __enter__(self) -> Self:
        try:
            self._file = self._part.open("wb")
            self._writer = _RowWriter(self._file, self._schema)
        except (OSError, ValueError) as error:
            self._give_up()
            raise cannot_write(str(self._path), error) from None
        return self

    def add(self, rows: Iterable[DecisionRow]) -> None:
        """Add rows; they are written when there are enough of them."""
        assert self._writer is not None
        try:
            self._writer.add(rows)
        except OSError as error:
            self._give_up()
            raise cannot_write(str(self._path), error) from None

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if error is not None:
            self._give_up()
            return
        assert self._writer is not None and self._file is not None
        try:
            self._writer.close()
            self._file.close()
            self._part.replace(self._path)
        except OSError as wrong:
            self._give_up()
            raise cannot_write(str(self._path), wrong) from None

    def _give_up(self) -> None:
        """Leave nothing behind."""
        with suppress(OSError, ValueError):
            if self._writer is not None:
                self._writer.abandon()
        with suppress(OSError, ValueError):
            if self._file is not None:
                self._file.close()
        with suppress(OSError, ValueError):
            self._part.unlink(missing_ok=True)


def as_parquet(games: Iterable[Iterable[DecisionRow]], about: dict[str, str]) -> bytes:
    """The rows of games as a Parquet file in memory."""
    into = BytesIO()
    writer = _RowWriter(into, schema(about))
    for rows in games:
        writer.add(rows)
    writer.close()
    return into.getvalue()


class _RowWriter:
    """Writes rows in groups."""

    def __init__(self, into: IO[bytes], columns: Any) -> None:
        self._arrow, self._schema = pyarrow("pyarrow"), columns
        self._writer = pyarrow("pyarrow.parquet").ParquetWriter(into, columns, compression="zstd")
        self._rows: list[DecisionRow] = []

    def add(self, rows: Iterable[DecisionRow]) -> None:
        """Add rows; they are written when there are enough of them."""
        self._rows += rows
        if len(self._rows) >= ROWS_IN_GROUP:
            self._write()

    def close(self) -> None:
        """Write what is left, and the end."""
        self._write()
        self._writer.close()

    def abandon(self) -> None:
        """Write no more."""
        self._writer.close()

    def _write(self) -> None:
        columns = zip(*self._rows, strict=True) if self._rows else [()] * len(COLUMNS)
        arrays = [
            self._arrow.array(column, field.type) for column, field in zip(columns, self._schema, strict=True)
        ]
        self._writer.write_batch(self._arrow.RecordBatch.from_arrays(arrays, schema=self._schema))
        self._rows.clear()


def schema(about: dict[str, str]) -> Any:
    """The columns, with what was played in their metadata."""
    arrow, known = pyarrow("pyarrow"), {"schema": str(SCHEMA_VERSION), **about}
    fields = [arrow.field(name, _type(arrow, name), nullable=name not in _ALWAYS) for name in COLUMNS]
    return arrow.schema(fields, {f"cartographers.{key}": known[key] for key in known})


def _type(arrow: Any, name: str) -> Any:
    if name in _LISTS:
        return arrow.list_(getattr(arrow, _LISTS[name])())
    return getattr(arrow, _TYPES.get(name, "string"))()


def pyarrow(name: str) -> Any:
    """A module of pyarrow."""
    try:
        return import_module(name)
    except ModuleNotFoundError:
        raise CommandError(
            "needs-pyarrow",
            "a Parquet file needs the package 'pyarrow': install it with pip install 'cartographers[data]'",
        ) from None
