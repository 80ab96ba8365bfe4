"""Boards to compare scores on: those of the vectors, and random ones of every density."""

import json
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

from cartographers.rules.area import SIDE

VECTORS = Path(__file__).parent.parent / "data" / "vectors" / "scoring.jsonl"

#: What a cell may hold: terrain more often than the rest, ruins cells (capitals) now and then.
DRAWN = "fffvvvaaawwwmmhxd^#FVAWMHXD"
EMPTY = "......r"

Rows = tuple[str, ...]


def vector_boards() -> list[dict[str, Any]]:
    """The boards with known scores: id, rows, scores."""
    return [json.loads(line) for line in VECTORS.read_text(encoding="utf-8").splitlines()]


def random_boards(number: int, seed: int = 0) -> list[Rows]:
    """Boards from nearly empty to full, from scattered cells to large regions; the last one is full."""
    toss = Random(seed).random  # the one method that never changes between versions of Python
    return [_random_board(toss, density=(index + 1) / number) for index in range(number)]


def _random_board(toss: Callable[[], float], density: float) -> Rows:
    clumping = (0.0, 0.3, 0.6, 0.8)[int(toss() * 4)]
    rows: list[str] = []
    for _ in range(SIDE):
        row = ""
        for column in range(SIDE):
            beside = row[-1:] + (rows[-1][column] if rows else "")
            new = DRAWN if toss() < density else EMPTY
            choices = beside if beside and toss() < clumping else new
            row += choices[int(toss() * len(choices))]
        rows.append(row)
    return tuple(rows)
