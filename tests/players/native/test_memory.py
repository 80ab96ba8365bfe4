"""The memory of playouts makes them cheaper and hardly changes their results."""

from itertools import islice
from random import Random
from statistics import fmean
from typing import NamedTuple

import pytest

from cartographers.boxes import shelf
from cartographers.players.evaluate.weights import read_weights
from cartographers.players.native.engine import Engine, SeatArrays
from cartographers.players.native.scratch import NODES
from cartographers.players.roster import player
from cartographers.players.search.futures import futures
from cartographers.rules.setup import Setup
from cartographers.rules.state import Phase
from cartographers.rules.timetable import Time, time_after
from cartographers.table.dealer import SeedDealer
from cartographers.table.plan import Plan, deal
from cartographers.table.table import Table

PLANS = {
    "base": Plan(sheet="A"),
    "heroes": Plan(sheet="C", heroes=True),
    "two at a table": Plan(sheet="B", seats=2, ambushes=("base", "heroes")),
}
TURNS, FUTURES = 4, 24


class Turn(NamedTuple):
    """A turn, the seats after some of its drawings, and the same futures for all of them."""

    setup: Setup
    time: Time
    seats: list[SeatArrays]
    cards: list[list[str]]

    def played(self, engine: Engine, number: int, cards: list[list[str]]) -> list[float]:
        """The stars one of the seats may have in some futures."""
        results = engine.play_on([self.seats[number]], self.time, False, engine.futures(cards), TURNS)
        stars: list[float] = results[0]
        return stars

    def new_engine(self) -> Engine:
        return Engine(shelf(), self.setup, read_weights("learned"))


@pytest.fixture(scope="module", params=PLANS)
def turn(request: pytest.FixtureRequest) -> Turn:
    setup = deal(shelf(), PLANS[request.param], seed=5)
    table = Table(shelf(), setup, SeedDealer(5))
    while table.game.step < 9 or table.game.phase is not Phase.DRAW:
        for seat in table.game.waiting:
            table.commit(seat, player("learned", seat).decide(table.view(seat)))
    game = table.game
    engine = Engine(shelf(), setup, read_weights("learned"))
    now = engine.arrays(game.seats[0])
    best = engine.rate(now, game.card, game.pending, Time(game.season, game.clock))[:3]
    cards = list(islice(futures(game, Random(1), TURNS), FUTURES))
    return Turn(setup, time_after(game), [engine.drawn(now, one) for one in best], cards)


def test_a_future_that_was_played_before_has_the_same_result(turn: Turn) -> None:
    engine = turn.new_engine()
    first = turn.played(engine, 0, turn.cards)
    assert turn.played(engine, 0, turn.cards) == first


def test_the_results_are_nearly_always_those_without_a_memory(turn: Turn) -> None:
    """What is left out are drawings far from all changes that were not among the best before."""
    engine, differences = turn.new_engine(), []
    for number in range(len(turn.seats)):
        together = turn.played(engine, number, turn.cards)
        for result, cards in zip(together, turn.cards, strict=True):
            (alone,) = turn.played(turn.new_engine(), number, [cards])
            differences.append(result - alone)
    assert differences.count(0.0) > 0.75 * len(differences)
    assert abs(fmean(differences)) < 0.3


def test_playouts_go_on_when_the_memory_is_full(turn: Turn) -> None:
    results = turn.played(turn.new_engine(), 0, turn.cards[:20])
    full = turn.new_engine()
    turn.played(full, 0, turn.cards[:1])
    used = full.scratch.memory.used
    used[0] = NODES - 1
    assert turn.played(full, 0, turn.cards[:20]) == pytest.approx(results, abs=8)
    assert used[0] <= NODES


def test_other_maps_start_with_an_empty_memory(turn: Turn) -> None:
    """Each search starts with an empty cache, so results do not depend on earlier moves."""
    engine, cards = turn.new_engine(), turn.cards[:5]
    fresh = [turn.played(turn.new_engine(), number, cards) for number in (0, 1)]
    assert [turn.played(engine, number, cards) for number in (0, 1, 0)] == [*fresh, fresh[0]]
