"""Records of games in files, as text or JSON."""

from pathlib import Path

from cartographers.boxes import shelf
from cartographers.cli.common.files import parse_object, read_all, write_new
from cartographers.notation.record import Record
from cartographers.notation.record_json import read_record
from cartographers.notation.record_text import read_text, write_text
from cartographers.notation.recorder import record_of
from cartographers.table.table import Table
from cartographers.words.book import Words


def record_text(words: Words, table: Table) -> str:
    """The record of the game at a table so far, as text."""
    return write_text(record_of(table.game.shelf, table.log), words("record-signs"))


def save_record(path: Path, words: Words, table: Table) -> None:
    """Write the record of a game into a new file."""
    write_new(path, record_text(words, table))


def load_record(name: str) -> Record:
    """Read and verify a record."""
    text = read_all(name)
    if text.lstrip().startswith("{"):
        return read_record(shelf(), parse_object(text))
    return read_text(shelf(), text)
