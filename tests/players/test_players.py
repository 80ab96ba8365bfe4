"""What holds for every player: it sees no more than its view, and sits at any table."""

import pytest

from cartographers.editions import shelf
from cartographers.players.backends import backend
from cartographers.players.chance import Chance
from cartographers.players.evaluate.weights import read_weights
from cartographers.players.roster import player
from cartographers.players.search.budget import Budget
from cartographers.players.search.plain_backend import PlainBackend
from cartographers.players.search.search import Search
from cartographers.rules.decision import Sealed
from cartographers.rules.view import view
from cartographers.table.dealer import SeedDealer
from cartographers.table.plan import Plan, deal
from cartographers.table.play_out import play_out
from cartographers.table.table import Table

NAMES = ["chance", "greedy", "planner", "learned", "search:10n"]


def table(plan, seed):
    return Table(shelf(), deal(shelf(), plan, seed), SeedDealer(seed))


@pytest.mark.parametrize("name", NAMES)
def test_nobody_decides_by_what_others_have_sealed(name):
    found, rng = table(Plan(seats=3, skills=True), 4), Chance(1)
    asked = 0
    while not found.over and asked < 8:
        first, *others = found.game.waiting
        alone = player(name, 9).decide(found.view(first))
        for seat in others:
            found.commit(seat, rng.decide(found.view(seat)))
        if others:
            after_them = found.view(first)
            assert {type(one) for one in after_them.game.sealed} <= {Sealed, type(None)}
            assert player(name, 9).decide(after_them) == alone
            asked += 1
        found.commit(first, rng.decide(found.view(first)))


@pytest.mark.parametrize("name", NAMES)
def test_nobody_decides_by_the_order_of_the_deck(name):
    """A view holds no deck: with another dealer the same cards so far lead to the same decision."""
    plan = Plan(skills=True)
    found = table(plan, 11)
    for _ in range(5):
        if found.over:
            break
        seat = found.game.waiting[0]
        other = Table.resume(shelf(), found.log, SeedDealer(12345))
        decision = player(name, 3).decide(found.view(seat))
        assert player(name, 3).decide(view(other.game, seat)) == decision
        found.commit(seat, decision)


@pytest.mark.parametrize("name", ["learned", "search:6n"])
def test_a_hundred_can_sit_at_a_table(name):
    found = table(Plan(seats=100), 2)
    for seat in found.game.waiting[:12]:
        found.commit(seat, player(name, seat).decide(found.view(seat)))
    assert len(found.game.waiting) == 88


def test_without_the_machine_a_player_looks_ahead_in_plain_python():
    plain = PlainBackend(read_weights("learned"))
    for plan in (Plan(), Plan(sheet="C", skills=True), Plan(seats=2, sheet="D")):
        found = table(plan, 3)
        play_out(found, [Search(seat, plain, Budget(playouts=4)) for seat in range(plan.seats)])
        assert found.over


def test_with_and_without_the_machine_the_first_thought_is_the_same():
    """What is drawn without looking ahead is valued alike; only how far one looks ahead differs."""
    plain, quick = PlainBackend(read_weights("learned")), backend("learned")
    found, rng = table(Plan(sheet="B"), 8), Chance(2)
    while not found.over:
        seen = found.view(0)
        if seen.phase.value == "draw":
            best = [
                max(one.evaluator(seen.game).rate_drawings(seen), key=lambda rated: rated[0])
                for one in (plain, quick)
            ]
            assert best[0][0] == pytest.approx(best[1][0])
        found.commit(0, rng.decide(seen))
