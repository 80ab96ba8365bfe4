"""A net is kept in its file, is shown what it knows, and values and likes what comes next."""

from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from cartographers.boxes import shelf
from cartographers.players.backends import backend, compiled_areas
from cartographers.players.chance import Chance
from cartographers.players.evaluate.evaluator import Rated
from cartographers.players.neural import weights
from cartographers.players.neural.arithmetic import calculator, convolution, prepared
from cartographers.players.neural.more_planes import MORE_PLANES
from cartographers.players.neural.net_evaluator import NetEvaluator
from cartographers.players.neural.planes import LANDINGS, PLANES, planes
from cartographers.players.neural.position import Position, Viewer, landings, plain_planes, position
from cartographers.players.neural.ranking import TRUST, NetRanking
from cartographers.players.neural.weights import BadNet, read_net, shipped_nets, write_net
from cartographers.rules.area import BOARD, COLUMNS, ROWS, SIDE, cell, cells
from cartographers.rules.card import ExploreCard, HeroCard
from cartographers.rules.decision import Post
from cartographers.rules.game import begin
from cartographers.rules.season import season_score
from cartographers.rules.setup import seasons_of
from cartographers.rules.sheet import Sheet
from cartographers.rules.state import Phase
from cartographers.rules.view import view
from cartographers.table.dealer import SeedDealer
from cartographers.table.plan import Plan, deal
from cartographers.table.table import Table
from players.neural.nets import HEROES, SIZE, SKILLS, heroes_net, random_net, waiting_games


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
            liked = ranking.evaluator(seen).liked_posts(now, seen.card)
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


def test_a_season_whose_time_is_up_is_valued_as_it_stands() -> None:
    net, checked = random_net(), 0
    for game in waiting_games(2):
        evaluator = NetEvaluator(net, shelf(), game.setup, calculator())
        season = seasons_of(shelf(), game.setup)[game.season]
        now = season_score(game, game.seats[0])
        (up,), (before,) = (
            evaluator.expected([position(game, game.seats[0], game.season, clock, False)])
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
