"""Each rung of the ladder is clearly above the one below, on paired deals; ``python -m strength ladder`` says
by how much. Here there are as many deals as the difference needs.
"""

from collections.abc import Sequence
from statistics import fmean, stdev

import pytest

from cartographers.boxes import shelf
from cartographers.contest.suite import SUITES
from cartographers.players.evaluate.weights import read_weights
from cartographers.players.native.engine import Engine
from cartographers.players.native.hindsight import hindsight
from cartographers.players.roster import player
from cartographers.players.search.futures import SEASON_ENDS
from cartographers.rules.game import begin
from cartographers.rules.timetable import Time
from cartographers.table.dealer import SeedDealer
from cartographers.table.opening import play_out
from cartographers.table.plan import deal
from cartographers.table.table import Table
from cartographers.table.unplayed import card_order
from testkit.long_forms import every

#: Standard errors of the mean difference: p < 0.01, and as likely by chance as one in a hundred.
CLEARLY = 2.6


def clearly_above(better: Sequence[float], worse: Sequence[float]) -> bool:
    """Is the mean of the paired differences far from nothing?"""
    differences = [one - other for one, other in zip(better, worse, strict=True)]
    error: float = stdev(differences) / len(differences) ** 0.5
    return fmean(differences) > CLEARLY * error


def at_a_table(name: str, suite: str, deals: int) -> list[float]:
    """A player's totals."""
    totals: list[float] = []
    for seed in range(SUITES[suite].seed, SUITES[suite].seed + deals):
        table = Table(shelf(), deal(shelf(), SUITES[suite].plan, seed), SeedDealer(seed))
        play_out(table, [player(name, seed)])
        totals.append(table.game.seats[0].stars)
    return totals


def in_playouts(weights: str, suite: str, deals: int) -> list[float]:
    """The totals of a bot with these weights, as compiled playouts.

    They are a hundred times as fast as at a table, and the same games (``native/test_native.py``).
    """
    totals: list[float] = []
    for seed in range(SUITES[suite].seed, SUITES[suite].seed + deals):
        setup = deal(shelf(), SUITES[suite].plan, seed)
        engine = Engine(shelf(), setup, read_weights(weights))
        cards = engine.futures([card_order(shelf(), setup, SeedDealer(seed))])
        start = engine.arrays(begin(shelf(), setup).seats[0])
        totals.append(float(engine.play_on([start], Time(0, 0), False, cards, 99)[0, 0]))
    return totals


@pytest.mark.parametrize("suite", every(["A-base", "D-heroes"], short=["A-base"]))
def test_greedy_is_above_chance_and_a_planner_above_greedy(suite: str) -> None:
    chance, greedy, planner = (at_a_table(name, suite, 10) for name in ("chance", "greedy", "planner"))
    assert clearly_above(greedy, chance)
    assert clearly_above(planner, greedy)


@pytest.mark.parametrize("suite", every(["B-base", "A-mixed"], short=["B-base"]))
def test_the_learned_value_is_above_the_one_made_by_hand(suite: str) -> None:
    learned, hand = in_playouts("learned", suite, 120), in_playouts("hand", suite, 120)
    assert clearly_above(learned, hand)


@pytest.mark.long
def test_looking_ahead_is_above_not_looking_ahead() -> None:
    """On this suite ten deals are enough; the others take minutes and are part of the bench."""
    suite, deals = "C-heroes", 10
    assert clearly_above(at_a_table("search:60n", suite, deals), at_a_table("learned", suite, deals))


@pytest.mark.long
def test_who_knows_the_cards_finds_at_least_what_anybody_made_of_them() -> None:
    suite = SUITES["A-base"]
    for seed, total in enumerate(at_a_table("learned", "A-base", 5), suite.seed):
        setup = deal(shelf(), suite.plan, seed)
        cards = card_order(shelf(), setup, SeedDealer(seed))
        assert cards.count(SEASON_ENDS) == 4
        assert hindsight(shelf(), setup, cards, read_weights("learned"), 60) >= total
