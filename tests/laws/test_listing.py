"""The laws of listing: everything legal is listed once, and nothing else."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import permutations
from random import Random

import pytest

from cartographers.boxes import shelf
from cartographers.players.chance import Chance
from cartographers.rules.area import BOARD, SIDE
from cartographers.rules.decision import Ambush, Decision, Declare, Destroy, Draw, Extra, Post
from cartographers.rules.game import begin
from cartographers.rules.listing import count, decisions
from cartographers.rules.terrain import Terrain
from cartographers.rules.view import View
from cartographers.table.dealer import SeedDealer, StackedDealer
from cartographers.table.perft import perft
from cartographers.table.plan import Plan, deal, plan_for
from cartographers.table.table import Table
from testkit.long_forms import every

#: Boxes, sheet, seats.
GAMES = [
    (("base",), "A", 1),
    (("base",), "B", 2),
    (("heroes",), "C", 1),
    (("heroes", "ambush"), "D", 3),
    (("base", "skills"), "A", 1),
    (("base", "skills"), "B", 2),
    (("heroes", "skills"), "D", 1),
    (("base", "heroes", "skills"), "C", 2),
]
#: Those that have between them every kind of decision.
FEW = [GAMES[3], GAMES[4], GAMES[7]]
every_game = pytest.mark.parametrize("game", every(GAMES, short=FEW), ids=str)
#: Concentration has up to half a million pairs on an empty map: those are only counted.
LONGEST_LIST = 3000


def views(boxes: tuple[str, ...], sheet: str, seats: int, seed: int) -> Iterator[View]:
    """What each seat sees whenever it is asked, in a game by chance."""
    plan = plan_for(shelf(), boxes, sheet, seats)
    if plan.skills:
        skills = sorted(shelf().skills) * 2
        plan = replace(plan, skills=tuple(skills[3 * (seed + seats) % 8 :][:3]))
    table = Table(shelf(), deal(shelf(), plan, seed), SeedDealer(seed))
    players = [Chance(seed + seat) for seat in range(seats)]
    while not table.over:
        for seat in table.game.waiting:
            view = table.view(seat)
            yield view
            table.commit(seat, players[seat].decide(view))


def listed_views(game: tuple[tuple[str, ...], str, int]) -> Iterator[tuple[View, list[Decision]]]:
    for seed in range(2):
        for view in views(*game, seed):
            if count(view) <= LONGEST_LIST:
                yield view, decisions(view)


def in_listed_order(decision: Decision) -> Decision:
    """Concentration's copies in the order in which they are listed."""
    match decision:
        case Draw(terrain, cells, "concentration", Extra(same, copy)) if terrain == same and copy < cells:
            return Draw(terrain, copy, "concentration", Extra(terrain, cells))
    return decision


@every_game
def test_every_decision_is_listed_once_and_counted(game: tuple[tuple[str, ...], str, int]) -> None:
    for view, listed in listed_views(game):
        assert len(set(listed)) == len(listed) == count(view)


@every_game
def test_what_is_listed_is_legal(game: tuple[tuple[str, ...], str, int]) -> None:
    toss = Random(0)
    for view, listed in listed_views(game):
        for decision in toss.sample(listed, min(20, len(listed))):
            assert view.why_not(decision) is None


@every_game
def test_what_is_not_listed_is_refused(game: tuple[tuple[str, ...], str, int]) -> None:
    toss = Random(0)
    for view, listed in listed_views(game):
        known = set(listed)
        for decision in toss.sample(listed, min(3, len(listed))):
            for near in slightly_changed(decision, toss):
                assert (view.why_not(near) is None) == (in_listed_order(near) in known), near


def slightly_changed(decision: Decision, toss: Random) -> Iterator[Decision]:
    """Decisions that differ from a legal one in one respect: some legal, most not."""
    yield Destroy(1 << toss.randrange(SIDE * SIDE))
    yield Ambush(_moved(decision.cells if isinstance(decision, Draw) else BOARD, toss))
    match decision:
        case Draw() | Post() | Declare():
            skills = toss.sample(sorted(shelf().skills), 3)
            yield from (replace(decision, skill=skill) for skill in ("", *skills))
            yield replace(decision, extra=None)
            one = decision.extra or Extra(toss.choice(list(Terrain)), 1 << toss.randrange(SIDE * SIDE))
            yield from (replace(decision, extra=replace(one, terrain=terrain)) for terrain in Terrain)
            yield replace(decision, extra=replace(one, cells=_moved(one.cells, toss)))
            yield replace(decision, skill=skills[0], extra=one)
    match decision:
        case Draw() | Ambush():
            yield replace(decision, cells=_moved(decision.cells, toss))
            yield replace(decision, cells=decision.cells & decision.cells - 1)
            yield replace(decision, cells=decision.cells | 1 << toss.randrange(SIDE * SIDE))
        case Post() | Destroy():
            yield replace(decision, cell=_moved(decision.cell, toss))
    match decision:
        case Draw():
            yield from (replace(decision, terrain=terrain) for terrain in Terrain)
        case Declare():
            yield replace(decision, upright=not decision.upright)
        case Ambush():
            yield replace(decision, target=1 << toss.randrange(SIDE * SIDE))
            yield replace(decision, target=0)
        case Post():
            yield replace(decision, marks=_moved(decision.marks, toss))


def _moved(area: int, toss: Random) -> int:
    return toss.choice((area >> 1, area << 1, area >> SIDE, area << SIDE)) & BOARD


@every_game
def test_whatever_a_player_decides_is_listed(game: tuple[tuple[str, ...], str, int]) -> None:
    player = Chance(5)
    for view, listed in listed_views(game):
        assert in_listed_order(player.decide(view)) in listed


def test_a_seat_that_is_not_asked_has_nothing_to_decide() -> None:
    game = begin(shelf(), deal(shelf(), Plan(), seed=0))
    assert decisions(View(game, 0)) == []
    assert count(View(game, 0)) == 0


@pytest.mark.parametrize("sheet", "ABCD")
def test_perft_without_ruins_and_fallback_does_not_depend_on_the_order_of_the_deck(sheet: str) -> None:
    game = begin(shelf(), deal(shelf(), Plan(sheet=sheet), seed=0))
    cards = [card.key for card in shelf().boxes[game.setup.explore].explore[3:6]]
    orders = permutations(cards, 2)
    counts = {order: perft(game, StackedDealer(order), depth=2) for order in orders}
    assert all(number == counts[order[::-1]] for order, number in counts.items())
