"""The neural player keeps to the rules, plays the games its nets are for, and leaves the rest to another."""

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from cartographers.boxes import shelf
from cartographers.players import net_file
from cartographers.players.backends import backend
from cartographers.players.chance import Chance
from cartographers.players.greedy import Greedy
from cartographers.players.neural import weights
from cartographers.players.neural.arithmetic import calculator
from cartographers.players.neural.net_evaluator import knows as knows_game
from cartographers.players.neural.net_evaluator import without_words
from cartographers.players.neural.neural import Neural
from cartographers.players.neural.ranking import TRUST, NetRanking
from cartographers.players.neural.weights import Net, shipped_nets
from cartographers.players.player import Player
from cartographers.players.player_name import NoSuchPlayer
from cartographers.players.roster import knows, player, seconds
from cartographers.players.search.budget import Budget
from cartographers.players.search.search import Search
from cartographers.rules.box import Shelf
from cartographers.rules.decision import Decision, skill_of
from cartographers.rules.state import Game, Phase
from cartographers.rules.view import View
from cartographers.table.dealer import SeedDealer
from cartographers.table.opening import deal_table, play_out
from cartographers.table.plan import Plan, deal, plan_for
from cartographers.table.table import Table
from players.neural.nets import HEROES, SKILLS, heroes_net, random_net
from testkit.long_forms import every

WITH_SKILLS = replace(HEROES, skills=True)
#: A scoring card of Heroes among three of the base box.
MIXED = ("sentinel-wood", "canal-lake", "wildholds", "silos")


class Counting(Chance):
    """Decides at random, and counts how often it was asked."""

    asked = 0

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.phases: set[Phase] = set()

    def decide(self, view: View) -> Decision:
        self.asked += 1
        self.phases.add(view.phase)
        return super().decide(view)


def played(plan: Plan, budget: Budget | None = None, net: Net | None = None) -> tuple[Table, Counting]:
    """A game, every decision of which the table checks."""
    table, other = Table(shelf(), deal(shelf(), plan, 3), SeedDealer(3)), Counting(1)
    ranking = NetRanking([net or random_net()], backend("learned"), calculator())
    search = Search(7, backend("learned"), budget, ranking_for=ranking.for_search) if budget else None
    play_out(table, [Neural(ranking, other, search) for _ in range(plan.seats)])
    return table, other


@pytest.mark.parametrize("budget", [None, Budget(playouts=8)], ids=["no search", "search"])
def test_it_plays_a_game_by_the_rules_and_the_same_again(budget: Budget | None) -> None:
    table, other = played(Plan(sheet="A"), budget)
    assert table.over and other.asked == 0
    assert played(Plan(sheet="A"), budget)[0].log == table.log


@pytest.mark.parametrize(
    "plan",
    [Plan(sheet="B"), Plan(sheet="C", heroes=True), Plan(ambushes=("ambush",)), Plan(skills=True)],
)
def test_another_player_decides_in_games_its_net_is_not_for(plan: Plan) -> None:
    table, other = played(plan)
    assert table.over and other.asked > 10


def test_in_a_circle_its_net_decides_about_the_own_map_and_another_player_about_the_neighbours() -> None:
    table, other = played(Plan(seats=2))
    assert table.over and other.phases == {Phase.AMBUSH}


def test_looking_ahead_in_a_circle_is_left_to_the_other_player() -> None:
    table, other = played(Plan(seats=2), Budget(playouts=4))
    assert table.over and Phase.DRAW in other.phases


def test_looking_ahead_in_a_circle_it_asks_its_net_where_that_was_found_to_help() -> None:
    net = random_net()
    net = net._replace(covered=tuple(one._replace(seats_with_playouts=2) for one in net.covered))
    for seats, phases in ((2, {Phase.AMBUSH}), (3, {Phase.AMBUSH, Phase.DRAW})):
        table, other = played(Plan(seats=seats), Budget(playouts=4), net)
        assert table.over and other.phases == phases


@pytest.mark.parametrize(
    ("boxes", "sheets", "seats"),
    [
        (("base",), "AB", 4),
        (("base",), "CD", 1),
        (("base", "ambush"), "A", 4),
        (("base", "ambush"), "B", 1),
        (("base", "skills"), "AB", 4),
        (("base", "skills"), "CD", 1),
        (("heroes",), "CD", 4),
        (("heroes", "ambush"), "C", 4),
        (("heroes", "ambush"), "D", 1),
        (("heroes", "skills"), "CD", 4),
        (("heroes", "ambush", "skills"), "CD", 1),
    ],
    ids=lambda some: "+".join(some) if isinstance(some, tuple) else some,
)
def test_the_nets_that_ship_count_with_playouts_up_to_the_seats_with_which_they_were_found_better(
    boxes: tuple[str, ...], sheets: str, seats: int
) -> None:
    ranking = NetRanking(shipped_nets(), backend("learned"), calculator())
    for sheet in sheets:
        views = [
            deal_table(plan_for(shelf(), boxes, sheet, seats=number), 4).view(0) for number in range(1, 6)
        ]
        known = [ranking.knows_with_playouts(view) for view in views]
        assert known == [number <= seats for number in range(1, 6)], sheet


@pytest.mark.parametrize(("weight", "in_circle"), [(1.0, 0.5), (0.15, 0.15)])
def test_in_a_circle_a_net_counts_no_more_than_half_as_much_as_playouts(
    weight: float, in_circle: float
) -> None:
    ranking = NetRanking([random_net()._replace(weight=weight)], backend("learned"), calculator())
    alone, circle = (deal_table(Plan(seats=seats), 3).view(0) for seats in (1, 2))
    assert ranking.trust(alone) == TRUST.times(weight)
    assert ranking.trust(circle) == TRUST.times(in_circle)


@pytest.mark.parametrize("plan", every([HEROES, WITH_SKILLS], short=[WITH_SKILLS]), ids=["heroes", "skills"])
def test_its_net_decides_everything_in_games_with_heroes_monsters_and_skills(plan: Plan) -> None:
    net = heroes_net(skills=SKILLS if plan.skills else ())
    table, other = played(plan, net=net)
    assert table.over and other.asked == 0
    assert played(plan, Budget(playouts=4), net)[1].asked == 0


@pytest.mark.parametrize(
    "changes",
    [
        {"sheet": "D"},
        {"heroes": False},
        {"skills": SKILLS},
        {"ambushes": ("gorgon-gaze",)},
        {"explore": "base"},
    ],
    ids=lambda changes: next(iter(changes)),
)
def test_a_net_is_used_exactly_for_the_games_it_covers(changes: dict[str, Any]) -> None:
    setup = deal(shelf(), HEROES, 3)
    assert knows_game(heroes_net(), shelf(), setup)
    assert not knows_game(heroes_net(**changes), shelf(), setup)


@pytest.mark.parametrize("net", shipped_nets())
def test_the_nets_that_ship_know_every_card_of_the_games_they_are_for(net: Net) -> None:
    """Fails when a card is added: its games would be played without the nets until one is trained with it."""
    assert without_words(net, shelf()) == set()


def test_a_new_explore_card_or_edict_is_one_that_no_net_has_a_word_for() -> None:
    net, base = shipped_nets()[0], shelf().boxes["base"]
    card, edict = replace(base.explore[0], key="new-card"), replace(base.edicts[0], key="new-edict")
    more = replace(base, explore=(*base.explore, card), edicts=(*base.edicts, edict))
    larger = Shelf({**shelf().boxes, "base": more})
    setup = deal(shelf(), Plan(sheet="A"), 1)
    assert without_words(net, larger) == {"new-card", "new-edict"}
    assert knows_game(net, shelf(), setup) and not knows_game(net, larger, setup)


def test_a_net_that_does_not_come_is_left_out_and_asked_for_again(monkeypatch: pytest.MonkeyPatch) -> None:
    known = [net.known for net in shipped_nets()]
    weights._shipped_net.cache_clear()
    found = {name: net_file.shipped_file(name) for name in net_file.SHIPPED}
    monkeypatch.setattr(weights, "shipped_file", (found | {"base.npz": Path("none.npz")}).__getitem__)
    assert [net.known for net in shipped_nets()] == known[1:]
    monkeypatch.undo()
    assert [net.known for net in shipped_nets()] == known


def test_without_a_net_it_is_refused_with_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(net_file, "SHIPPED", ())
    assert not knows("neural") and not knows("neural:200ms")
    with pytest.raises(NoSuchPlayer, match="needs the extra fast and a trained net"):
        player("neural", 0)


def shipped_game(plan: Plan, nets: Sequence[Net]) -> Game:
    """A game that is played by the nets alone."""
    table = Table(shelf(), deal(shelf(), plan, 4), SeedDealer(4))
    play_out(table, [Neural(NetRanking(nets, backend("learned"), calculator()), Chance(1))])
    return table.game


def test_the_net_that_ships_plays_far_better_than_chance() -> None:
    # `learned` makes 120 on average, chance 25.
    assert shipped_game(Plan(sheet="A"), shipped_nets()).seats[0].stars > 90


@pytest.mark.parametrize(
    ("plan", "covered"),
    [
        (Plan(sheet="B"), True),
        (Plan(sheet="A", ambushes=("base", "ambush")), True),
        (Plan(sheet="B", ambushes=("base", "ambush")), True),
        (Plan(sheet="A", ambushes=("heroes",)), False),
        (Plan(sheet="A", skills=True), True),
        (Plan(sheet="B", skills=("cure-wounds", "diplomacy", "acrobatics")), True),
        (Plan(sheet="A", skills=True, ambushes=("base", "ambush")), False),
        (plan_for(shelf(), ("base", "skills"), "C"), True),
        (plan_for(shelf(), ("base", "skills"), "D"), True),
        (plan_for(shelf(), ("base", "skills", "ambush"), "C"), False),
        (plan_for(shelf(), ("base",), "C"), True),
        (plan_for(shelf(), ("base",), "D"), True),
        (plan_for(shelf(), ("base", "ambush"), "D"), False),
        (plan_for(shelf(), ("heroes",), "C"), True),
        (plan_for(shelf(), ("heroes",), "D"), True),
        (plan_for(shelf(), ("heroes", "ambush"), "C"), True),
        (plan_for(shelf(), ("heroes", "skills"), "D"), True),
        (plan_for(shelf(), ("heroes", "ambush", "skills"), "C"), True),
        (plan_for(shelf(), ("heroes",), "A"), False),
        (plan_for(shelf(), ("heroes", "skills"), "B"), False),
        (Plan(sheet="A", stacks=("base", "heroes")), False),
    ],
)
def test_the_nets_that_ship_are_for_the_base_box_with_add_on_or_skills_and_for_heroes_with_both(
    plan: Plan, covered: bool
) -> None:
    assert any(knows_game(net, shelf(), deal(shelf(), plan, 1)) for net in shipped_nets()) == covered


@pytest.mark.parametrize(
    ("boxes", "place"), [(("heroes",), 3), (("heroes", "ambush"), 4), (("heroes", "skills"), 4)]
)
def test_heroes_alone_are_played_by_the_first_of_their_nets(boxes: tuple[str, ...], place: int) -> None:
    setup = deal(shelf(), plan_for(shelf(), boxes, "C"), 4)
    first = [knows_game(net, shelf(), setup) for net in shipped_nets()].index(True)
    assert first == place and [net.weight for net in shipped_nets()] == [1.0, 1.0, 1.0, 0.15, 0.4]


@pytest.mark.parametrize(
    ("boxes", "place"),
    [pytest.param(("base",), 0, marks=pytest.mark.long), (("base", "ambush"), 1)],
)
def test_with_the_add_on_the_net_plays_that_was_trained_with_it(boxes: tuple[str, ...], place: int) -> None:
    plan, nets = Plan(sheet="A", ambushes=boxes), shipped_nets()
    assert set(nets[place].known.ambushes) == (set(deal(shelf(), plan, 4).ambushes) if place else set())
    games = [shipped_game(plan, some) for some in (nets, nets[place:], nets[1 - place : 2 - place])]
    assert games[0].seats == games[1].seats
    # By the other alone there would be another map: one is for all these games, one only for the base box.
    assert games[0].seats != games[2].seats


def test_with_skills_the_net_plays_that_was_trained_with_them_and_uses_them() -> None:
    plan, nets = Plan(sheet="A", skills=("stealth", "search", "negotiation")), shipped_nets()
    assert len(nets[2].known.skills) == 8 and not nets[0].known.skills
    setup = deal(shelf(), plan, 4)
    assert [knows_game(net, shelf(), setup) for net in nets] == [False, False, True, False, False]
    table, by_net = Table(shelf(), setup, SeedDealer(4)), player("neural", 1)
    used = 0
    while not table.over:
        decided = by_net.decide(table.view(0))
        used += bool(skill_of(decided))
        table.commit(0, decided)
    # `learned` makes 129 on average with skills, chance 25.
    assert used and table.game.seats[0].stars > 100


@pytest.mark.parametrize(
    ("plan", "name", "weights"),
    [
        (plan_for(shelf(), ("heroes",), "A"), "neural", "many"),
        (Plan(sheet="B", ambushes=("heroes",)), "neural", "many"),
        (plan_for(shelf(), ("heroes",), "A"), "neural:20n", "many"),
        (Plan(sheet="B", stacks=("base", "heroes"), edicts=MIXED), "neural:20n", "many"),
        (Plan(sheet="B", ambushes=("heroes",)), "neural:20n", "learned"),
    ],
)
def test_where_it_has_no_net_it_values_maps_by_features(plan: Plan, name: str, weights: str) -> None:
    def other(seed: int, weights: str) -> Player:
        by = backend(weights)
        return Search(seed, by, Budget(playouts=20)) if ":" in name else Greedy(seed, by.evaluator)

    same = {"many": 0, "learned": 0}
    for seed in range(8):
        view = Table(shelf(), deal(shelf(), plan, seed), SeedDealer(seed)).view(0)
        decided = player(name, seed).decide(view)
        for one in same:
            same[one] += decided == other(seed, one).decide(view)
    assert same.pop(weights) == 8 > max(same.values())


def test_its_time_is_known_by_its_name(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(weights, "shipped_nets", lambda: (random_net(),))
    assert knows("neural:200ms") and not knows("neural:soon")
    assert seconds("neural") is None and seconds("neural:200ms") == 0.2
    assert isinstance(player("neural:200ms", 1), Neural)
