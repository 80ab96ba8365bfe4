"""The compiled backend agrees with the rules: the same features, the same drawings, the same games."""

import subprocess
import sys
from collections.abc import Iterable, Iterator
from random import Random

import pytest

from cartographers.boxes import shelf
from cartographers.players.chance import Chance
from cartographers.players.compiler.tracer import Tracer
from cartographers.players.evaluate.feature_evaluator import FeatureEvaluator
from cartographers.players.evaluate.weights import read_weights
from cartographers.players.native.drawing import LOOKED_AT
from cartographers.players.native.engine import Engine, engine
from cartographers.players.native.evaluator import NativeEvaluator
from cartographers.players.search.futures import SEASON_ENDS
from cartographers.rules.card import Edict, ExploreCard, Stack
from cartographers.rules.decision import Declare
from cartographers.rules.event import Revealed
from cartographers.rules.game import begin
from cartographers.rules.state import Phase
from cartographers.rules.timetable import Time, card_time
from cartographers.rules.view import View
from cartographers.table.dealer import SeedDealer
from cartographers.table.plan import Plan, deal
from cartographers.table.table import Table
from testkit.long_forms import every

WEIGHTS = read_weights("hand")
PLANS = {
    "base": Plan(sheet="A"),
    "base on wasteland": Plan(sheet="B"),
    "heroes": Plan(sheet="C", heroes=True),
    "heroes on wasteland": Plan(sheet="D", heroes=True, ambushes=("heroes",)),
    "mixed": Plan(sheet="A", stacks=("base", "heroes"), ambushes=("base", "heroes"), heroes=True),
    "skills": Plan(sheet="C", skills=True),
    "four": Plan(seats=4, sheet="B", ambushes=("base", "ambush")),
}
#: Those that have between them all that a map can have.
FEW = ("base on wasteland", "mixed", "skills")
#: Weights for few features or for many: each kind of map is tried with one of them.
FILES = {"base": "many", "heroes": "many", "mixed": "many"}


def open_table(plan: Plan, seed: int) -> Table:
    return Table(shelf(), deal(shelf(), plan, seed), SeedDealer(seed))


def chance_games(plan: Plan, seeds: Iterable[int]) -> Iterator[View]:
    """Views from games played by chance."""
    for seed in seeds:
        table, chance = open_table(plan, seed), Chance(seed)
        while not table.over:
            for seat in table.game.waiting:
                yield table.view(seat)
                table.commit(seat, chance.decide(table.view(seat)))


def test_every_rule_of_our_boxes_can_be_traced() -> None:
    assert Tracer(shelf()).untraceable == set()


@pytest.mark.parametrize("name", every(PLANS, short=FEW))
def test_the_features_of_any_map_are_those_of_plain_python(name: str) -> None:
    plan, weights = PLANS[name], read_weights(FILES.get(name, "hand"))
    edicts = list(shelf().edicts.values())
    rng = Random(1)
    for view in chance_games(plan, range(1 if plan.seats > 1 else 2)):
        # Each map is evaluated for other cards, so that all 32 are met on many maps.
        of_stack: dict[Stack, Edict] = {}
        for edict in rng.sample(edicts, len(edicts)):
            of_stack.setdefault(edict.stack, edict)
        setup = deal(shelf(), Plan(edicts=tuple(edict.key for edict in of_stack.values())), 0)
        compiled = engine(shelf(), setup, weights)
        rows = compiled.features(compiled.areas(view.me.sheet)).tolist()
        expected = [weights.features.of_map(edict, view.me.sheet) for edict in (*of_stack.values(), None)]
        assert [row[: len(wanted)] for row, wanted in zip(rows, expected, strict=True)] == expected


@pytest.mark.parametrize("name", every(PLANS, short=FEW))
def test_it_rates_the_legal_drawings_as_plain_python_does(name: str) -> None:
    plan, weights = PLANS[name], read_weights("many" if name == "mixed" else "hand")
    special = 0
    for view in chance_games(plan, range(20, 21 if plan.seats > 1 else 22)):
        if view.phase is Phase.DRAW:
            native = {one: value for value, one in NativeEvaluator(view.game, weights).rate_drawings(view)}
            plain = {one: value for value, one in FeatureEvaluator(view.game, weights).rate_drawings(view)}
            assert native.keys() == plain.keys()
            assert native == pytest.approx(plain, abs=1e-6)
            special += view.offer().fallback or view.game.pending
    assert special


@pytest.mark.parametrize("seed", every(range(8), short=range(2)))
def test_a_playout_draws_the_best_by_many_features_of_those_that_are_best_by_few(seed: int) -> None:
    setup, many = deal(shelf(), PLANS["heroes" if seed % 2 else "base"], seed), read_weights("many")
    assert many.quick
    of_few, of_many = Engine(shelf(), setup, many.quick), Engine(shelf(), setup, many)
    game = begin(shelf(), setup)
    start, card = of_many.arrays(game.seats[0]), next(card for card in game.deck if is_explore(card))
    rated = of_few.rate(start, card, False, Time(0, 0))
    assert len(rated) > LOOKED_AT
    after = Time(0, card_time(shelf().cards[card]))
    wanted = max(
        (of_many.drawn(start, one) for one in rated[:LOOKED_AT]),
        key=lambda seat: of_many.value(seat, after),
    )
    of_many.play_on([start], Time(0, 0), False, of_many.futures([[card, card]]), 1)
    assert of_many.stop().seat.areas.tolist() == wanted.areas.tolist()


def is_explore(card: str) -> bool:
    return isinstance(shelf().cards[card], ExploreCard)


@pytest.mark.parametrize("name", ["base", "heroes", "four"])
def test_whoever_wants_only_the_best_drawings_gets_all_that_are_worth_the_most(name: str) -> None:
    views = [view for view in chance_games(PLANS[name], range(4)) if view.phase is Phase.DRAW]
    shared = 0
    for view in views:
        evaluator = NativeEvaluator(view.game, WEIGHTS)
        every = evaluator.rate_drawings(view)
        best = [one for one in every if one[0] == every[0][0]]
        assert evaluator.rate_drawings(view, best_only=True) == best
        shared += len(best) > 1
    assert views and shared


@pytest.mark.parametrize("plan", [PLANS["base"], PLANS["base on wasteland"]], ids=["A", "B"])
@pytest.mark.parametrize("seed", every(range(12), short=range(3)))
def test_a_playout_ends_as_the_same_game_at_a_table(plan: Plan, seed: int) -> None:
    """Ruins, fallbacks, the walk of the ambushes, coins, seasons and an early end are all in this."""
    table = open_table(plan, seed + 40)
    while not table.over:
        view = table.view(0)
        if view.phase is Phase.DECLARE:
            table.commit(0, Declare())
            continue
        rated = NativeEvaluator(view.game, WEIGHTS).rate_drawings(view)
        table.commit(0, max(rated, key=lambda one: one[0])[1])
    start = begin(shelf(), table.game.setup)
    compiled = engine(shelf(), table.game.setup, WEIGHTS)
    cards = compiled.futures([cards_of(table)])
    stars = compiled.play_on([compiled.arrays(start.seats[0])], Time(0, 0), False, cards, 99)
    assert stars[0, 0] == table.game.seats[0].stars


def cards_of(table: Table) -> list[str]:
    """The cards of a game and the ends of its seasons."""
    cards, season = [], 0
    for at, event in enumerate(table.log):
        if table.at(at + 1).season != season:
            season += 1
            cards.append(SEASON_ENDS)
        if isinstance(event, Revealed):
            cards.append(event.card)
    return [*cards, SEASON_ENDS]


def test_a_player_has_loaded_everything_before_its_first_decision() -> None:
    """Otherwise a second of loading would count as thinking, and no budget could be kept."""
    script = """
from cartographers.players.native import drawing, evaluate, maps, playout
from cartographers.players.roster import player
from cartographers.table.opening import open_table

def loaded():
    return ["_entry" in vars(one) for one in (drawing.rate, evaluate.map_value, maps.lay, playout.play_all)]

search = player("search:20n", 0)
before = loaded()
search.decide(open_table(seed=1).view(0))
print(all(before), before == loaded())
"""
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    assert done.stdout == "True True\n"
