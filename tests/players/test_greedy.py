"""The greedy player: legal everywhere, the same for a seed, and far better than chance."""

from collections.abc import Callable

import pytest

from cartographers.boxes import shelf
from cartographers.players.chance import Chance
from cartographers.players.evaluate.evaluator import SeasonEvaluator
from cartographers.players.greedy import Greedy
from cartographers.players.player import Player
from cartographers.players.player_name import NoSuchPlayer
from cartographers.players.roster import player
from cartographers.rules.decision import Ambush, Declare, Destroy, Draw, Post
from cartographers.rules.event import Committed
from cartographers.rules.sheet import draw
from cartographers.rules.state import Phase
from cartographers.rules.terrain import MONSTER
from cartographers.table.dealer import SeedDealer
from cartographers.table.opening import play_out
from cartographers.table.plan import Plan, deal
from cartographers.table.table import Table

SKILLS = ("acrobatics", "concentration", "cure-wounds"), ("diplomacy", "search", "stealth")
PLANS = {
    "solo on wasteland": Plan(sheet="B", skills=("secret-lore", "negotiation", "acrobatics")),
    "solo heroes": Plan(sheet="C", skills=SKILLS[0]),
    "solo heroes on wasteland": Plan(sheet="D", skills=SKILLS[1], ambushes=("heroes",)),
    "two": Plan(seats=2, skills=SKILLS[0]),
    "two heroes": Plan(seats=2, sheet="D", skills=SKILLS[1]),
    "two of all boxes": Plan(
        seats=2, sheet="A", explore="heroes", heroes=True, ambushes=("heroes", "ambush"), skills=SKILLS[0]
    ),
}


def open_table(plan: Plan, seed: int) -> Table:
    return Table(shelf(), deal(shelf(), plan, seed), SeedDealer(seed))


def played(plan: Plan, seed: int, make: Callable[[int], Player]) -> Table:
    table = open_table(plan, seed)
    play_out(table, [make(seed * 100 + seat) for seat in range(plan.seats)])
    return table


def stars(make: Callable[[int], Player], deals: int) -> list[int]:
    return [played(Plan(), seed, make).game.seats[0].stars for seed in range(deals)]


@pytest.mark.long
def test_it_beats_chance_clearly_over_thirty_solo_deals() -> None:
    greedy, chance = stars(Greedy, 30), stars(Chance, 30)
    assert sum(greedy) / 30 > 80
    assert sum(one > other for one, other in zip(greedy, chance, strict=True)) == 30


@pytest.fixture(scope="module")
def games() -> dict[str, Table]:
    """A game of every plan, played by greedy players alone."""
    return {name: played(plan, seed + 20, Greedy) for seed, (name, plan) in enumerate(PLANS.items())}


@pytest.mark.parametrize("name", PLANS)
def test_it_plays_by_the_rules_with_every_box(games: dict[str, Table], name: str) -> None:
    assert games[name].over


def test_it_meets_every_kind_of_question_and_uses_skills(games: dict[str, Table]) -> None:
    events = [event for table in games.values() for event in table.log]
    decisions = [event.decision for event in events if isinstance(event, Committed)]
    assert {Ambush, Declare, Destroy, Draw, Post} == {type(decision) for decision in decisions}
    assert len({decision.skill for decision in decisions if isinstance(decision, Draw)}) > 4


def test_the_same_seed_plays_the_same_game() -> None:
    plan = PLANS["solo heroes"]
    assert played(plan, 3, Greedy).log == played(plan, 3, Greedy).log


def test_an_ambush_is_drawn_where_it_hurts_most() -> None:
    table, greedy = open_table(Plan(seats=2), 1), Greedy(0)
    while table.game.phase is not Phase.AMBUSH:
        for seat in table.game.waiting:
            table.commit(seat, greedy.decide(table.view(seat)))
    seen = table.view(0)
    decision = greedy.decide(seen)
    assert isinstance(decision, Ambush)
    evaluator, owner = SeasonEvaluator(seen.game), seen.game.seats[seen.map_owner]

    def value(area: int) -> float:
        return evaluator.seat_value(owner, draw(owner.sheet, MONSTER, area))

    areas = {area for pose, spots in seen.offer().choices[0].spots for area in pose.drawings(spots)}
    assert value(decision.cells) == min(map(value, areas)) < max(map(value, areas))


def test_players_are_called_by_name() -> None:
    assert isinstance(player("greedy", 1), Greedy) and isinstance(player("chance", 1), Chance)
    with pytest.raises(NoSuchPlayer, match="chance, greedy, planner, learned, search"):
        player("oracle", 1)
