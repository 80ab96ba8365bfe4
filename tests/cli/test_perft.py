"""`cartographers perft`: counting the ways a game can begin."""

import json
from pathlib import Path

import pytest

from cli.commands import Refused, Run

PLACEMENTS = json.loads((Path(__file__).parents[1] / "data/vectors/placements.json").read_text())


def counted(run: Run, words: str) -> int:
    return int(json.loads(run(f"perft {words} --json").out)["count"])


@pytest.mark.parametrize("card", ["great-river", "hamlet", "rift-lands"])
def test_one_decision_is_one_drawing(run: Run, card: str) -> None:
    without, with_ruins = PLACEMENTS["explore"]["A"][card]
    assert counted(run, f"--depth 1 --cards {card}") == without
    assert counted(run, f"--depth 1 --cards temple-ruins,{card}") == with_ruins


def test_two_seats_decide_independently(run: Run) -> None:
    assert counted(run, "--seats 2 --depth 2 --cards hamlet") == 872**2


def test_no_decision_is_one_way(run: Run) -> None:
    assert counted(run, "--depth 0") == 1


def test_the_split_adds_up(run: Run) -> None:
    told = json.loads(run("perft --depth 2 --cards fishing-village,hamlet --split --json").out)
    assert len(told["split"]) == 288
    assert sum(count for _, count in told["split"]) == told["count"]
    outcome = run("perft --depth 2 --cards fishing-village,hamlet --split")
    assert outcome.lines[0].split() == ["first", "decision", "count"]
    assert outcome.lines[-1].startswith(f"depth 2: {told['count']:,} (")
    assert len(outcome.lines) == 1 + 288 + 2


def test_a_seed_deals_the_cards(run: Run) -> None:
    assert counted(run, "--seed 5 --depth 2") == counted(run, "--seed 5 --depth 2")


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ("--cards hamlett", "There is no card “hamlett”. Did you mean hamlet?"),
        (
            "--cards hamlet,hamlet",
            "With these cards the game gets stuck. This is not allowed: this card cannot come up now",
        ),
        ("--cards hamlet", "With these cards the game gets stuck. 1 card is not enough"),
        (
            "--cards lagoon",
            "With these cards the game gets stuck. This is not allowed: this card cannot come up now",
        ),
        ("--cards hamlet --seed 3", "argument --seed: cannot be used together with --cards"),
        ("--depth -1", "The depth (--depth) must be a whole number, 0 or greater, not “-1”."),
        ("--seats 101", "A game has 1 to 100 players, not 101"),
        ("--seed -1", "The deal (--seed) must be a whole number, 0 or greater"),
    ],
)
def test_what_cannot_be_counted_is_refused_in_one_sentence(refused: Refused, words: str, said: str) -> None:
    assert refused(f"perft {words}").startswith(said)
