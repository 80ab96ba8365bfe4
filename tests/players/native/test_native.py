"""The fast machine says what the rules say: the same sights, the same drawings, the same games."""

import subprocess
import sys
from random import Random

import pytest

from cartographers.editions import shelf
from cartographers.players.chance import Chance
from cartographers.players.evaluate.feature_evaluator import FeatureEvaluator
from cartographers.players.evaluate.features import common_features, features
from cartographers.players.evaluate.weights import read_weights
from cartographers.players.native.engine import Side, areas_of, machine
from cartographers.players.native.evaluate import EDICTS
from cartographers.players.native.evaluator import NativeEvaluator, side
from cartographers.players.search.futures import SEASON_ENDS
from cartographers.rules.decision import Declare
from cartographers.rules.event import Revealed
from cartographers.rules.game import begin
from cartographers.rules.state import Phase
from cartographers.table.dealer import SeedDealer
from cartographers.table.plan import Plan, deal
from cartographers.table.table import Table

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


def table(plan, seed):
    return Table(shelf(), deal(shelf(), plan, seed), SeedDealer(seed))


def chance_games(plan, seeds):
    """Views from games played by chance."""
    for seed in seeds:
        found, rng = table(plan, seed), Chance(seed)
        while not found.over:
            for seat in found.game.waiting:
                yield found.view(seat)
                found.commit(seat, rng.decide(found.view(seat)))


def test_it_knows_every_scoring_card_of_every_box():
    assert list(EDICTS) == list(shelf().edicts)


@pytest.mark.parametrize("plan", PLANS.values(), ids=PLANS)
def test_it_sees_on_any_map_what_the_cards_see_there(plan):
    edicts = list(shelf().edicts.values())
    rng = Random(1)
    for view in chance_games(plan, range(3)):
        # Each map is looked at with other cards, so that all 32 are met on many maps.
        of_kind = {}
        for edict in rng.sample(edicts, len(edicts)):
            of_kind.setdefault(edict.stack, edict)
        setup = deal(shelf(), Plan(edicts=tuple(edict.key for edict in of_kind.values())), 0)
        seen = machine(shelf(), setup, WEIGHTS).seen(Side(areas_of(view.me.sheet), 0, 0)).tolist()
        expected = [
            *(features(edict, view.me.sheet) for edict in of_kind.values()),
            common_features(view.me.sheet),
        ]
        assert [row[: len(wanted)] for row, wanted in zip(seen, expected, strict=True)] == expected


@pytest.mark.parametrize("plan", PLANS.values(), ids=PLANS)
def test_it_rates_the_drawings_that_are_legal_as_plain_python_does(plan):
    met = 0
    for view in chance_games(plan, range(20, 23)):
        if view.phase is Phase.DRAW:
            quick = dict(map(reversed, NativeEvaluator(view.game, WEIGHTS).rate_drawings(view)))
            plain = dict(map(reversed, FeatureEvaluator(view.game, WEIGHTS).rate_drawings(view)))
            assert quick.keys() == plain.keys()
            assert quick == pytest.approx(plain, abs=1e-6)
            met += view.offer().fallback or view.game.pending
    assert met


@pytest.mark.parametrize("plan", [PLANS["base"], PLANS["base on wasteland"]], ids=["A", "B"])
@pytest.mark.parametrize("seed", range(12))
def test_a_game_played_in_it_ends_as_the_same_game_at_a_table(plan, seed):
    """Ruins, fallbacks, the walk of the ambushes, coins, seasons and an early end are all in this."""
    found = table(plan, seed + 40)
    while not found.over:
        view = found.view(0)
        if view.phase is Phase.DECLARE:
            found.commit(0, Declare())
            continue
        found.commit(
            0, max(NativeEvaluator(view.game, WEIGHTS).rate_drawings(view), key=lambda rated: rated[0])[1]
        )
    start = begin(shelf(), found.game.setup)
    quick = machine(shelf(), found.game.setup, WEIGHTS)
    futures = quick.futures([cards_of(found)])
    stars = quick.play_on([side(start.seats[0])], 0, 0, False, futures, 99)
    assert stars[0, 0] == found.game.seats[0].stars


def cards_of(found):
    """The cards of a game and the ends of its seasons."""
    cards, season = [], 0
    for at, event in enumerate(found.log):
        if found.at(at + 1).season != season:
            season += 1
            cards.append(SEASON_ENDS)
        if isinstance(event, Revealed):
            cards.append(event.card)
    return [*cards, SEASON_ENDS]


def test_a_player_has_loaded_everything_before_its_first_thought():
    """Otherwise a second of loading would count as thought, and no budget could be kept."""
    told = """
from cartographers.players.native import drawing, playout
from cartographers.players.roster import player
from cartographers.table.opening import open_table

def loaded():
    return [len(one.signatures) for one in (drawing.rate, drawing.worth, drawing.lay, playout.play_all)]

search = player("search:20n", 0)
before = loaded()
search.decide(open_table(seed=1).view(0))
print(min(before), before == loaded())
"""
    said = subprocess.run([sys.executable, "-c", told], capture_output=True, text=True, check=True)
    assert said.stdout == "1 True\n"
