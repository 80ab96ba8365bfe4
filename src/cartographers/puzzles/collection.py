"""The puzzles that are shipped, so that a new server has some from its first day (docs/puzzles.md)."""

from functools import cache
from importlib.resources import files
from json import loads

from cartographers.notation.wire import Json

FILE = "collection.jsonl"


@cache
def collection() -> tuple[Json, ...]:
    """All of them, as JSON."""
    text = (files("cartographers.puzzles") / FILE).read_text(encoding="utf-8")
    return tuple(loads(line) for line in text.splitlines())
