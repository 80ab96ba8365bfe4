"""The neural player keeps to the rules, needs a net that fits, and leaves the rest to another player."""

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from cartographers.boxes import shelf
from cartographers.players import net_file
from cartographers.players.backends import backend, compiled_areas
from cartographers.players.chance import Chance
from cartographers.players.evaluate.evaluator import Rated
from cartographers.players.greedy import Greedy
from cartographers.players.neural import weights
from cartographers.players.neural.arithmetic import calculator, convolution, prepared
from cartographers.players.neural.more_planes import MORE_PLANES
from cartographers.players.neural.net_evaluator import NetEvaluator, without_words
from cartographers.players.neural.net_evaluator import knows as knows_game
from cartographers.players.neural.neural import Neural
from cartographers.players.neural.planes import LANDINGS, PLANES, planes
from cartographers.players.neural.position import Position, Viewer, landings, plain_planes, position
from cartographers.players.neural.ranking import TRUST, NetRanking
from cartographers.players.neural.weights import BadNet, Covered, Net, read_net, shipped_nets, write_net
from cartographers.players.player import Player
from cartographers.players.player_name import NoSuchPlayer
from cartographers.players.roster import knows, player, seconds
from cartographers.players.search.budget import Budget
from cartographers.players.search.search import Search
from cartographers.rules.area import BOARD, COLUMNS, ROWS, SIDE, cell, cells
from cartographers.rules.box import Shelf
from cartographers.rules.card import ExploreCard, HeroCard
from cartographers.rules.decision import Decision, Post, skill_of
from cartographers.rules.game import begin
from cartographers.rules.season import season_score
from cartographers.rules.setup import seasons_of
from cartographers.rules.sheet import Sheet
from cartographers.rules.state import Game, Phase
from cartographers.rules.view import View, view
from cartographers.table.dealer import SeedDealer
from cartographers.table.opening import play_out
from cartographers.table.plan import Plan, deal, plan_for
from cartographers.table.table import Table
from players.neural.nets import SIZE, random_net

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


def heroes_net(**changes: Any) -> Net:
    """A net for sheet C with hero cards, named monsters and the ambush add-on."""
    boxes = ("base", "heroes", "ambush", "skills")
    ambushes = [card.key for box in boxes for card in shelf().boxes[box].ambushes]
    covered = Covered("C", "heroes", ("heroes",), tuple(ambushes), heroes=True)
    return random_net(boxes=boxes, covered=covered._replace(**changes))


SKILLS = tuple(shelf().skills)
HEROES = Plan(sheet="C", heroes=True, ambushes=("heroes", "ambush"))


@pytest.mark.parametrize("plan", [HEROES, replace(HEROES, skills=True)], ids=["heroes", "skills"])
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


def test_a_net_is_read_as_it_was_written(tmp_path: Path) -> None:
    net = heroes_net(skills=SKILLS)
    write_net(tmp_path / "net.npz", net)
    read = read_net(tmp_path / "net.npz")
    assert (read.size, read.known, read.covered) == (SIZE, net.known, net.covered)
    assert set(read.weights) == set(net.weights)
    # With six bits of a fraction a number is at most half of a 64th beside the one that was written.
    for name, one in net.weights.items():
        assert np.allclose(read.weights[name], one, rtol=1 / 128 + 1e-3, atol=1e-6)


def test_a_net_for_other_planes_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    net = random_net()
    write_net(tmp_path / "net.npz", net)
    monkeypatch.setattr(weights, "PLANES", ("another", *PLANES[1:]))
    with pytest.raises(BadNet, match="another version"):
        read_net(tmp_path / "net.npz")


def test_a_net_that_knows_the_first_planes_only_is_shown_no_others(tmp_path: Path) -> None:
    first, net = len(PLANES) - len(MORE_PLANES), random_net()
    stem = np.asarray(net.weights["stem"])[:first]
    fewer = net._replace(known=net.known._replace(planes=first), weights={**net.weights, "stem": stem})
    write_net(tmp_path / "net.npz", fewer)
    read = read_net(tmp_path / "net.npz")
    assert (read.known.planes, shipped_nets()[0].known.planes, net.known.planes) == (
        first,
        first,
        len(PLANES),
    )
    game = waiting_games(1)[0]
    here = position(game, game.seats[0], game.season, game.clock, game.pending)
    few, all_shown = (
        Viewer(one.known, shelf(), game.setup, plain_planes).shown([here])[0] for one in (read, net)
    )
    assert len(few.areas) == 16 * first and all_shown.areas.startswith(few.areas)
    assert len(NetEvaluator(read, shelf(), game.setup, calculator()).expected([here])) == 1


def test_a_net_counts_beside_playouts_as_much_as_its_file_says(tmp_path: Path) -> None:
    for weight in (1.0, 0.25):
        write_net(tmp_path / "net.npz", random_net()._replace(weight=weight))
        ranking = NetRanking([read_net(tmp_path / "net.npz")], backend("learned"), calculator())
        seen = view(waiting_games(1)[0], 0)
        assert ranking.trust(seen) == ranking.for_advice(seen).trust == TRUST.times(weight)
        assert ranking.trust(seen).weight(100) == weight * (TRUST.playouts + 100 * TRUST.share)


def test_the_policy_is_asked_for_every_post_of_a_hero() -> None:
    table, asked = Table(shelf(), deal(shelf(), HEROES, 3), SeedDealer(3)), 0
    net, other = heroes_net(), Chance(3)
    ranking = NetRanking([net], backend("learned"), calculator())
    while not table.over:
        seen = table.view(0)
        if table.game.phase is Phase.HERO:
            assert isinstance(seen.card, HeroCard)
            now = position(table.game, seen.me, table.game.season, table.game.clock, table.game.pending)
            liked = ranking.judge(seen).liked_posts(now, seen.card)
            posts = {Post(one, marks) for one in cells(seen.sheet.empty) for marks in seen.marks(one)}
            assert len(liked) == len(posts) and {post for _, post in liked} == posts
            assert [logit for logit, _ in liked] == sorted((logit for logit, _ in liked), reverse=True)
            assert ranking.rank(seen)[0][1] in posts
            asked += 1
        table.commit(0, other.decide(seen))
    assert asked


def test_more_planes_show_what_the_scoring_cards_of_heroes_count() -> None:
    rows = ["fff..ww....", "f.av.......", "f.av.......", "f..v.......", "f..v......."]
    drawn = {"f": "forest", "w": "water", "a": "farm", "v": "village"}
    areas: dict[str, Any] = dict.fromkeys(drawn.values(), 0)
    for row, line in enumerate(rows):
        for column, mark in enumerate(line):
            if mark in drawn:
                areas[drawn[mark]] |= cell(row, column)
    empty = BOARD & ~sum(areas.values())
    shown = dict(zip(PLANES, planes(Sheet(**areas, empty=empty), ()), strict=True))
    assert shown["row of 3 kinds"] == ROWS[1] | ROWS[2] and not shown["row of 4 kinds"]
    assert shown["row of 3 forests"] == ROWS[0] and shown["row with village"] == sum(ROWS[1:5])
    assert shown["column with 2 more farm than water"] == COLUMNS[2]
    assert shown["column with -1 more farm than water"] == COLUMNS[5] | COLUMNS[6]
    assert not shown["column with 0 more farm than water"]
    assert shown["odd column"] == sum(COLUMNS[::2])
    assert shown["forest run of 5"] == areas["forest"] & COLUMNS[0] and not shown["forest run of 7"]
    assert shown["village with a run of four"] == areas["village"] == shown["village beside 6 of empty"]
    assert not shown["village with a square"] and not shown["farm beside 1 of water"]
    assert shown["forest in 7 lines"] == areas["forest"] and not shown["forest in 9 lines"]


def test_compiled_planes_are_the_planes_of_the_rules() -> None:
    compiled = compiled_areas(planes, LANDINGS, len(PLANES))
    assert compiled
    maps = []
    for plan in (Plan(sheet="A"), Plan(sheet="B", seats=2, ambushes=("heroes",), heroes=True)):
        setup = deal(shelf(), plan, 5)
        table, chance = Table(shelf(), setup, SeedDealer(5)), Chance(5)
        while not table.over:
            for seat in table.game.waiting:
                table.commit(seat, chance.decide(table.view(seat)))
            sheet = table.game.seats[0].sheet
            maps.append((sheet, landings(shelf(), setup, sheet, table.game.met)))
    assert any(sheet.named for sheet, _ in maps) and any(any(places) for _, places in maps)
    assert compiled(maps) == plain_planes(maps)


def waiting_games(number: int) -> list[Game]:
    """Games at turns where a card is to be drawn, with cards that end the season and cards that do not."""
    found = []
    for seed in range(number):
        table, chance = Table(shelf(), deal(shelf(), Plan(sheet="A"), seed), SeedDealer(seed)), Chance(seed)
        while not table.over:
            if table.game.phase is Phase.DRAW:
                found.append(table.game)
            table.commit(0, chance.decide(table.view(0)))
    return found


def test_a_season_whose_time_is_up_is_valued_as_it_stands() -> None:
    net, checked = random_net(), 0
    for game in waiting_games(2):
        judge = NetEvaluator(net, shelf(), game.setup, calculator())
        season = seasons_of(shelf(), game.setup)[game.season]
        now = season_score(game, game.seats[0])
        (up,), (before,) = (
            judge.expected([position(game, game.seats[0], game.season, clock, False)])
            for clock in (season.time + 1, season.time - 1)
        )
        if game.season == 3:
            assert up == pytest.approx(now.stars) and abs(before - now.stars) > 0.01
            checked += 1
    assert checked


def test_the_policy_is_asked_with_the_time_that_will_be_left(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[tuple[int, int]] = []

    def liked(self: NetEvaluator, now: Position, card: ExploreCard) -> list[Rated]:
        asked.append((now.clock, card.time))
        return kept(self, now, card)

    kept = NetEvaluator.liked
    monkeypatch.setattr(NetEvaluator, "liked", liked)
    ranking, games = NetRanking([random_net()], backend("learned"), calculator()), waiting_games(1)
    for game in games:
        ranking.rank(view(game, 0))
    assert [clock - time for clock, time in asked] == [game.clock for game in games]


def test_where_one_of_eight_ambushes_comes_each_season_the_net_is_shown_what_it_knows_of_four() -> None:
    base, both = (
        deal(shelf(), Plan(sheet="A", ambushes=boxes), 4) for boxes in (("base",), ("ambush", "base"))
    )
    assert len(base.ambushes) == 4 and len(both.ambushes) == 8
    known = random_net().known
    for season, met in enumerate(
        [(), ("goblin-attack",), ("goblin-attack",), ("goblin-attack", "gnoll-raid")]
    ):
        shown = []
        for setup in (base, replace(both, edicts=base.edicts)):
            game = begin(shelf(), setup).but(season=season, met=met)
            here = position(game, game.seats[0], season, 2, False)
            shown.append(Viewer(known, shelf(), setup, plain_planes).shown([here]))
        assert shown[0][0].areas == shown[1][0].areas and shown[0][0].numbers == shown[1][0].numbers


def test_a_convolution_sums_over_the_nine_cells_around() -> None:
    rng = np.random.default_rng(1)
    cells, kernel = rng.normal(size=(SIDE * SIDE, 2, 3)), rng.normal(size=(3, 3, 3, 2))
    board = np.pad(cells.reshape(SIDE, SIDE, 2, 3), ((1, 1), (1, 1), (0, 0), (0, 0)))
    slow = sum(
        board[down : down + SIDE, right : right + SIDE] @ kernel[down, right]
        for down in range(3)
        for right in range(3)
    )
    made = convolution(cells.astype(np.float32), prepared({"kernel": kernel})["kernel"])
    assert np.allclose(made.reshape(SIDE, SIDE, 2, 2), slow, atol=1e-4)


def test_without_a_net_it_is_refused_with_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(net_file, "SHIPPED", ())
    shipped_nets.cache_clear()
    assert not knows("neural") and not knows("neural:200ms")
    with pytest.raises(NoSuchPlayer, match="needs the extra fast and a trained net"):
        player("neural", 0)
    shipped_nets.cache_clear()


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
        (plan_for(shelf(), ("heroes", "ambush"), "C"), False),
        (Plan(sheet="C", heroes=True, skills=True), False),
        (Plan(sheet="A", stacks=("base", "heroes")), False),
    ],
)
def test_the_nets_that_ship_are_for_the_base_box_with_add_on_or_skills_and_for_heroes(
    plan: Plan, covered: bool
) -> None:
    assert any(knows_game(net, shelf(), deal(shelf(), plan, 1)) for net in shipped_nets()) == covered


@pytest.mark.parametrize(("boxes", "place"), [(("base",), 0), (("base", "ambush"), 1)])
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
    assert [knows_game(net, shelf(), setup) for net in nets] == [False, False, True, False]
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
        (plan_for(shelf(), ("heroes", "ambush"), "C"), "neural", "many"),
        (Plan(sheet="B", ambushes=("heroes",)), "neural", "many"),
        (plan_for(shelf(), ("heroes", "ambush"), "C"), "neural:20n", "many"),
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
