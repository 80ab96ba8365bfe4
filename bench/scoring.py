"""Scoring cards on the boards of the test vectors."""

import json
from collections.abc import Iterator
from pathlib import Path

from bench.shared.figure import Figure, median_seconds
from cartographers.boxes import shelf
from cartographers.notation.sheet_picture import read_picture

VECTORS = Path(__file__).parent.parent / "tests" / "data" / "vectors" / "scoring.jsonl"


def figures() -> Iterator[Figure]:
    """All scoring cards on all vector boards."""
    lines = VECTORS.read_text(encoding="utf-8").splitlines()
    sheets = [read_picture(json.loads(line)["rows"]) for line in lines]
    worths = [edict.worth for edict in shelf().edicts.values()]
    taken = median_seconds(lambda: [worth(sheet) for worth in worths for sheet in sheets])
    per_card = taken / (len(worths) * len(sheets))
    yield Figure(f"a scoring card, mean of {len(worths)} on {len(sheets)} boards", 1e6 * per_card, "µs", 12)
