"""The stored perfts, counted by the naive reference as well, as far as it is fast enough."""

import json
from pathlib import Path

import pytest

from twins.naive_perft import naive_perft, read

STORED = Path(__file__).parent.parent / "golden" / "perft"

#: The naive reference tries every decision one by one: these take it minutes (and come out right).
TOO_SLOW = {"skills-drawn-with-a-card", "skills-two-copies", "skills-ruins-pending"}
#: The most positions at which it is asked for the last decision.
POSITIONS = 30


@pytest.mark.parametrize("name", sorted({file.stem for file in STORED.glob("*.json")} - TOO_SLOW))
def test_the_naive_reference_counts_as_many_ways(name: str) -> None:
    told = json.loads((STORED / f"{name}.json").read_text(encoding="utf-8"))
    before = [1, *told["counts"]]
    deep = 1 if told["setup"]["skills"] else len(told["counts"])
    depths = [depth for depth in range(1, deep + 1) if before[depth - 1] <= POSITIONS]
    assert [naive_perft(read(told), depth) for depth in depths] == [before[depth] for depth in depths]
