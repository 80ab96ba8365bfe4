"""Stored perfts, found by walking the folder: to add one is to add a file."""

import json
from pathlib import Path

import pytest

from cartographers.notation.wire import write_decision
from cartographers.rules.state import Game
from cartographers.table.dealer import StackedDealer
from cartographers.table.perft import perft, split
from golden.situation import situation

FILES = sorted((Path(__file__).parent / "perft").glob("*.json"))


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_game_goes_on_in_as_many_ways_as_stored(file: Path) -> None:
    told = json.loads(file.read_text(encoding="utf-8"))
    game, dealer = situation(told)
    for depth, known in enumerate(told["counts"], start=1):
        found = perft(game, dealer, depth)
        assert found == known, f"{told['about']}\n{split_text(game, dealer, depth)}"


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_split_adds_up_to_the_whole(file: Path) -> None:
    told = json.loads(file.read_text(encoding="utf-8"))
    counts = [number for _, number in split(*situation(told), depth=2)]
    assert [len(counts), sum(counts)] == told["counts"][:2]


def split_text(game: Game, dealer: StackedDealer, depth: int) -> str:
    """The first decisions with their shares, to be compared with another counting."""
    shares = split(game, dealer, depth)
    return "\n".join(f"{number:>9} {json.dumps(write_decision(one))}" for one, number in shares)
