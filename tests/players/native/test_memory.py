"""What the machine remembers while it plays on changes what that costs, and hardly what it finds."""

from itertools import islice
from random import Random
from statistics import fmean
from typing import NamedTuple

import pytest

from cartographers.editions import shelf
from cartographers.players.evaluate.weights import read_weights
from cartographers.players.native import memory
from cartographers.players.native.engine import Machine, Side
from cartographers.players.native.evaluator import side
from cartographers.players.roster import player
from cartographers.players.search.futures import futures
from cartographers.rules.state import Phase
from cartographers.table.dealer import SeedDealer
from cartographers.table.plan import Plan, deal
from cartographers.table.table import Table

PLANS = {
    "base": Plan(sheet="A"),
    "heroes": Plan(sheet="C", heroes=True),
    "two at a table": Plan(sheet="B", seats=2, ambushes=("base", "heroes")),
}
TURNS, FUTURES = 4, 60


class Thought(NamedTuple):
    """A turn, some drawings of it, and the same futures for all of them."""

    setup: object
    season: int
    clock: int
    sides: list[Side]
    cards: list[list[str]]

    def played(self, machine, number, cards):
        """The stars one of the sides may have in some futures."""
        return machine.play_on(
            [self.sides[number]], self.season, self.clock, False, machine.futures(cards), TURNS
        )[0].tolist()

    def machine(self):
        return Machine(shelf(), self.setup, read_weights("learned"))


@pytest.fixture(scope="module", params=PLANS)
def thought(request):
    setup = deal(shelf(), PLANS[request.param], seed=5)
    table = Table(shelf(), setup, SeedDealer(5))
    while table.game.step < 9 or table.game.phase is not Phase.DRAW:
        for seat in table.game.waiting:
            table.commit(seat, player("learned", seat).decide(table.view(seat)))
    game = table.game
    machine = Machine(shelf(), setup, read_weights("learned"))
    now = side(game.seats[0])
    best = machine.rate(now, game.card, game.pending, game.season, game.clock)[:6]
    clock = game.clock + shelf().cards[game.card].time
    cards = list(islice(futures(game, Random(1), TURNS), FUTURES))
    return Thought(setup, game.season, clock, [machine.drawn(now, one) for one in best], cards)


def test_a_future_that_was_played_before_comes_to_the_same(thought):
    machine = thought.machine()
    first = thought.played(machine, 0, thought.cards)
    assert thought.played(machine, 0, thought.cards) == first


def test_it_finds_nearly_always_what_it_would_without_a_memory(thought):
    """What it leaves out is what lies far from all changes and was not among the best before."""
    machine, same, differences = thought.machine(), 0, []
    for number in range(len(thought.sides)):
        together = thought.played(machine, number, thought.cards)
        for found, cards in zip(together, thought.cards, strict=True):
            (alone,) = thought.played(thought.machine(), number, [cards])
            same += found == alone
            differences.append(found - alone)
    assert same > 0.75 * len(differences)
    assert abs(fmean(differences)) < 0.3


def test_a_full_memory_is_no_hindrance(thought):
    machine = thought.machine()
    found = thought.played(machine, 0, thought.cards[:20])
    other = thought.machine()
    thought.played(other, 0, thought.cards[:1])
    other._memory.used[0] = memory.NODES - 1
    assert thought.played(other, 0, thought.cards[:20]) == pytest.approx(found, abs=8)
    assert other._memory.used[0] <= memory.NODES


def test_other_maps_are_not_mixed_up(thought):
    """A new thought begins with a blank memory, whatever was thought before."""
    machine = thought.machine()
    fresh = [thought.played(thought.machine(), number, thought.cards[:5]) for number in (0, 1)]
    assert [thought.played(machine, number, thought.cards[:5]) for number in (0, 1, 0)] == [*fresh, fresh[0]]
