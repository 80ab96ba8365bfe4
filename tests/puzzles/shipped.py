"""The puzzles that are shipped, read when the first test needs them: it takes seconds."""

from functools import cache

from cartographers.boxes import shelf
from cartographers.puzzles.puzzle import Puzzle, collection, read_puzzle


@cache
def shipped() -> dict[str, Puzzle]:
    """All of them, by what the collection calls them."""
    return {body["id"]: read_puzzle(shelf(), body) for body in collection()}
