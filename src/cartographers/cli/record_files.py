"""Records of games in files, in either of their forms."""

from pathlib import Path

from cartographers.cli.mistake import Mistake
from cartographers.cli.reading import json_object, text_of
from cartographers.cli.writing import write_new
from cartographers.editions import shelf
from cartographers.notation.error import BadNotation
from cartographers.notation.record import Record
from cartographers.notation.record_json import read_record
from cartographers.notation.record_text import read_text, write_text
from cartographers.notation.retell import record_of
from cartographers.table.table import Table


def record_text(table: Table) -> str:
    """The record of a table's game so far, as text."""
    return write_text(record_of(table.game.shelf, table.log))


def save_record(path: Path, table: Table) -> None:
    """Write a game's record into a new file."""
    write_new(path, record_text(table))


def load_record(name: str) -> Record:
    """A record from a file, verified."""
    text = text_of(name)
    try:
        if text.lstrip().startswith("{"):
            return read_record(shelf(), json_object(text))
        return read_text(shelf(), text)
    except BadNotation as wrong:
        raise Mistake(str(wrong)) from None
