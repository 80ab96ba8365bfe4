"""Every name on the roster plays every box by the rules, and the same again for the same seed."""

import ast
from functools import cache
from pathlib import Path

import pytest

import cartographers
from cartographers.boxes import shelf
from cartographers.players import net_file
from cartographers.players.backends import backend
from cartographers.players.evaluate.weights import best_with, read_weights
from cartographers.players.player_name import ROSTER, NoSuchPlayer
from cartographers.players.roster import (
    BOTS,
    adviser,
    hurried,
    knows,
    player,
    seconds,
    stand_in,
    strongest,
)
from cartographers.players.search.budget import Budget
from cartographers.players.search.candidates import rank_decisions
from cartographers.players.search.search_adviser import SearchAdviser
from cartographers.table.dealer import SeedDealer
from cartographers.table.opening import play_out
from cartographers.table.plan import Plan, deal, plan_for
from cartographers.table.table import Table
from testkit.long_forms import every

#: One with each plan; the matches of docs/strength.md are thousands.
GAMES = 3
#: Search with a number of playouts instead of a time, so that it plays the same again.
NAMES = ["chance", "greedy", "planner", "learned", "search:12n", "neural:12n"]
BOXES = {
    "base": (Plan(sheet="A"), Plan(sheet="B"), Plan(sheet="A", seats=2)),
    "heroes": (Plan(sheet="C"), Plan(sheet="D"), Plan(sheet="C", seats=2)),
    "skills": (Plan(sheet="A", skills=True), Plan(sheet="D", skills=True), Plan(seats=2, skills=True)),
    "ambush": (
        Plan(sheet="B", ambushes=("ambush",)),
        Plan(sheet="A", ambushes=("base", "heroes", "ambush")),
        Plan(sheet="A", ambushes=("heroes", "ambush"), seats=2),
    ),
}

every_box = pytest.mark.parametrize("box", every(BOXES, short=["heroes", "skills"]))


@cache
def first_played(name: str, plan: Plan, seed: int) -> Table:
    """A game that several tests look at."""
    return played(name, plan, seed)


def played(name: str, plan: Plan, seed: int) -> Table:
    """A game, every decision of which the table checks."""
    table = Table(shelf(), deal(shelf(), plan, seed), SeedDealer(seed))
    play_out(table, [player(name, seed * 100 + seat) for seat in range(plan.seats)])
    return table


def test_the_weights_for_some_scoring_cards_name_cards_that_there_are_and_have_weights_for_them() -> None:
    named = best_with("many")
    assert named and named <= set(shelf().edicts) and named <= set(read_weights("many").of)


def test_no_player_and_no_part_of_the_server_asks_what_a_box_is_called() -> None:
    """A comparison with the key of a box, such as ``== "heroes"``, would pass over boxes of others."""
    for folder in ("players", "server"):
        for path in (Path(cartographers.__file__).parent / folder).rglob("*.py"):
            for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
                if isinstance(node, ast.Compare):
                    sides = [side.value for side in ast.walk(node) if isinstance(side, ast.Constant)]
                    wrong = {side for side in sides if isinstance(side, str)} & set(shelf().boxes)
                    assert not wrong, f"{path}:{node.lineno}"


def test_no_name_of_the_roster_is_left_out_here() -> None:
    assert [name.split(":")[0] for name in NAMES] == list(ROSTER)


@every_box
@pytest.mark.parametrize("name", NAMES)
def test_it_plays_games_of_the_box_to_the_end(name: str, box: str, long_forms: bool) -> None:
    # The last one is looked at below, too.
    for seed in range(GAMES) if long_forms else [GAMES - 1]:
        assert first_played(name, BOXES[box][seed % 3], seed).over


@every_box
@pytest.mark.parametrize("name", NAMES)
def test_it_plays_the_same_game_again_for_the_same_seed(name: str, box: str) -> None:
    plan = BOXES[box][2]
    assert first_played(name, plan, 2).log == played(name, plan, 2).log


def test_search_takes_a_time_or_a_number_of_playouts() -> None:
    assert all(knows(name) for name in ("search", "search:200ms", "search:1s", "search:500n"))


@pytest.mark.parametrize(
    "name", ["search:", "search:fast", "search:0ms", "search:-1s", "search:1.5s", "greedy:1s"]
)
def test_any_other_setting_is_refused_with_a_sentence(name: str) -> None:
    assert not knows(name)
    with pytest.raises(NoSuchPlayer, match="cannot be called"):
        player(name, 0)


def test_every_bot_on_offer_is_on_the_roster_and_they_get_stronger() -> None:
    assert all(knows(bot.key) for bot in BOTS)
    assert [bot.stars for bot in BOTS] == sorted(bot.stars for bot in BOTS)


def test_the_strongest_is_neural_where_its_net_is_and_else_the_best_on_offer(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    assert strongest() == "neural:1s"
    monkeypatch.setattr(net_file, "SHIPPED", ())
    assert strongest() == "search:1s"


def test_the_stand_in_is_the_strongest_bot_that_answers_at_once() -> None:
    assert stand_in() == "search:100ms"


def test_only_search_is_given_a_time_and_a_hurried_bot_keeps_within_it() -> None:
    assert (seconds("search:1s"), seconds("learned"), seconds("search:50n")) == (1.0, None, None)
    assert hurried("search:1s", 0.05) == "search:50ms"
    assert hurried("search:10ms", 0.05) == "search:10ms"
    assert hurried("greedy", 0.05) == "greedy"


# No net is for these games.
@pytest.mark.parametrize("plan", [plan_for(shelf(), ("heroes",), "A"), Plan(sheet="B", seats=2)])
def test_an_adviser_looks_ahead_by_the_value_that_is_best_for_the_game(plan: Plan) -> None:
    view = Table(shelf(), deal(shelf(), plan, 2), SeedDealer(2)).view(0)
    best, other = ("many", "learned") if plan.sheet == "A" else ("learned", "many")

    def advice(weights: str) -> object:
        return SearchAdviser(1, backend(weights), Budget(playouts=60)).advise(view)

    assert adviser("search:60n", 1).advise(view) == advice(best) != advice(other)


def test_where_the_net_is_for_a_game_an_adviser_asks_it_too(monkeypatch: pytest.MonkeyPatch) -> None:
    table = Table(shelf(), deal(shelf(), Plan(sheet="A"), 2), SeedDealer(2))
    worst = rank_decisions(table.view(0), backend("learned"))[-1][1]
    with_net = adviser("search:200n", 1).advise(table.view(0), worst)
    monkeypatch.setattr(net_file, "SHIPPED", ())
    without = adviser("search:200n", 1).advise(table.view(0), worst)
    assert [one.decision for one in with_net] != [one.decision for one in without]
    for advice in (with_net, without):
        lost = {one.decision: one.expected for one in advice}
        # What was played is in the answer whatever it is worth, and on the same scale as the rest.
        assert 1 < advice[0].expected - lost[worst] < 30
        assert sum(one.usual for one in advice) == 1
