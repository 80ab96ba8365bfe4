"""What holds for every player: it sees no more than its view and sits at any table."""

import pytest

from cartographers.boxes import shelf
from cartographers.players.backends import backend
from cartographers.players.chance import Chance
from cartographers.players.evaluate.weights import read_weights
from cartographers.players.roster import player
from cartographers.players.search.budget import Budget
from cartographers.players.search.plain_backend import PlainBackend
from cartographers.players.search.search import Search
from cartographers.rules.decision import Sealed
from cartographers.rules.state import Phase
from cartographers.rules.view import view
from cartographers.table.dealer import SeedDealer
from cartographers.table.opening import play_out
from cartographers.table.plan import Plan, deal
from cartographers.table.table import Table

NAMES = ["chance", "greedy", "planner", "learned", "search:10n"]


def open_table(plan: Plan, seed: int) -> Table:
    return Table(shelf(), deal(shelf(), plan, seed), SeedDealer(seed))


@pytest.mark.parametrize("name", NAMES)
def test_nobody_decides_by_what_others_have_sealed(name: str) -> None:
    table, chance = open_table(Plan(seats=3, skills=True), 4), Chance(1)
    asked = 0
    while not table.over and asked < 8:
        first, *others = table.game.waiting
        alone = player(name, 9).decide(table.view(first))
        for seat in others:
            table.commit(seat, chance.decide(table.view(seat)))
        if others:
            after_them = table.view(first)
            assert {type(one) for one in after_them.game.sealed} <= {Sealed, type(None)}
            assert player(name, 9).decide(after_them) == alone
            asked += 1
        table.commit(first, chance.decide(table.view(first)))
    assert asked == 8


@pytest.mark.parametrize("name", NAMES)
def test_nobody_decides_by_the_order_of_the_deck(name: str) -> None:
    """A view holds no deck: with another dealer the same cards so far lead to the same decision."""
    table = open_table(Plan(skills=True), 11)
    for _ in range(5):
        seat = table.game.waiting[0]
        other = Table.resume(shelf(), table.log, SeedDealer(12345))
        decision = player(name, 3).decide(table.view(seat))
        assert player(name, 3).decide(view(other.game, seat)) == decision
        table.commit(seat, decision)


@pytest.mark.parametrize("name", ["learned", "search:6n"])
def test_a_hundred_can_sit_at_a_table(name: str) -> None:
    table = open_table(Plan(seats=100), 2)
    for seat in table.game.waiting[:12]:
        table.commit(seat, player(name, seat).decide(table.view(seat)))
    assert len(table.game.waiting) == 88


@pytest.mark.long
def test_without_the_compiled_backend_a_player_looks_ahead_in_plain_python() -> None:
    plain = PlainBackend(read_weights("learned"))
    table = open_table(Plan(sheet="D", skills=True), 3)
    play_out(table, [Search(0, plain, Budget(playouts=2))])
    assert table.over


def test_both_backends_give_a_drawing_the_same_value() -> None:
    """Only playouts differ: in plain Python they consider fewer drawings."""
    plain, native = PlainBackend(read_weights("learned")), backend("learned")
    table, chance = open_table(Plan(sheet="B"), 8), Chance(2)
    compared = 0
    while not table.over:
        seen = table.view(0)
        if seen.phase is Phase.DRAW:
            best = [
                max(one.evaluator(seen.game).rate_drawings(seen), key=lambda rated: rated[0])
                for one in (plain, native)
            ]
            assert best[0][0] == pytest.approx(best[1][0])
            compared += 1
        table.commit(0, chance.decide(seen))
    assert compared > 10
