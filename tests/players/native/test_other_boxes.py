"""Boxes the bots have never seen: monsters, sheets, scoring cards and skills made up here."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any

import pytest

from cartographers.boxes import shelf
from cartographers.players.backends import backend
from cartographers.players.chance import Chance
from cartographers.players.evaluate.feature_evaluator import FeatureEvaluator
from cartographers.players.evaluate.features import FEW, MANY
from cartographers.players.evaluate.weights import read_weights
from cartographers.players.native.evaluator import NativeEvaluator
from cartographers.players.native.library import untraceable
from cartographers.players.native.support import supports
from cartographers.players.roster import player
from cartographers.rules.area import Area, left, neighbours, none, right, size, some
from cartographers.rules.box import Box, Shelf
from cartographers.rules.card import AmbushCard, SkillCard, Stack, Way, ambush, edict, explore
from cartographers.rules.map_sheet import map_sheet
from cartographers.rules.rule import Monster, Skill
from cartographers.rules.shape import shape
from cartographers.rules.sheet import Sheet, draw
from cartographers.rules.state import Phase
from cartographers.rules.terrain import FARM, MOUNTAIN, WATER, Terrain
from cartographers.rules.view import View
from cartographers.table.dealer import SeedDealer
from cartographers.table.opening import play_out
from cartographers.table.plan import Plan, deal
from cartographers.table.table import Table

WEIGHTS = read_weights("learned")
BARE = ["...........", "..^........", "...........", "....r......", "...........", "......^...."]
BARE += ["..........."] * 5


def tide(sheet: Sheet) -> Area:
    """It takes the empty cells right and left of it."""
    living = sheet.living("kelpie")
    return (left(living) | right(living)) & sheet.empty


def drained(sheet: Sheet) -> Any:
    """Two coins once there is a wisp and water beside every one of its living cells."""
    return 2 * (some(sheet.all_of("wisp")) & none(sheet.living("wisp") & ~neighbours(sheet.water)))


def counted(sheet: Sheet) -> int:
    """A rule written with branches, which cannot be traced."""
    return 1 if sheet.all_of("imp") and not sheet.living("imp") else 0


def crater(sheet: Sheet) -> Area:
    """What is beside an ogre and not a mountain."""
    return neighbours(sheet.living("ogre")) & ~(sheet.mountain | sheet.wasteland | sheet.destroyed)


def harvest(sheet: Sheet) -> Any:
    """The sheet's own rule: a coin for each two farms beside ruins."""
    return (size(sheet.farm & neighbours(sheet.ruins)) > 1) * 1


def lonely_water(sheet: Sheet) -> Any:
    """A scoring card without features: a star for each water cell beside no other."""
    return size(sheet.water & ~neighbours(sheet.water))


def _ambush(monster: Monster) -> AmbushCard:
    return ambush(f"{monster.name}-raid", shape("##", ".#"), Way.CLOCKWISE, "top-left", monster)


KELPIE = Monster("kelpie", spread=tide)
WISP = Monster("wisp", bounty=drained)
OGRE = Monster("ogre", gaze=crater, ravage=lambda sheet: neighbours(sheet.living("ogre")) & sheet.empty)
IMP = Monster("imp", bounty=counted)
MARSH = Box(
    "marsh",
    ambushes=(*map(_ambush, (KELPIE, WISP, OGRE)), replace(_ambush(WISP), key="wisp-return")),
    edicts=(edict("lonely-water", Stack.FARM_WATER, 10, lonely_water),),
    sheets=(map_sheet("M", BARE, harvest),),
    extra=(explore("reeds", 1, [WATER, FARM], [shape("###"), shape("##", "#.")]),),
    skills=(SkillCard("wading", 0, Skill(terrains=lambda terrains: (WATER,))),),
)
#: The same, with a monster whose rule has a branch.
HAUNTED = replace(MARSH, key="haunted", ambushes=(*MARSH.ambushes[:3], _ambush(IMP)))
PLAN = Plan(sheet="M", explore="base", seasons="base", heroes=True, skills=("wading", "search", "diplomacy"))


def with_box(box: Box) -> Shelf:
    return Shelf.of([*shelf().boxes.values(), box])


TRACED, BRANCHING = with_box(MARSH), with_box(HAUNTED)
SHELVES = {"traced": (TRACED, "marsh"), "branching": (BRANCHING, "haunted")}


def open_table(box: str, seats: int = 1, seed: int = 3) -> Table:
    on, key = SHELVES[box]
    edicts = ("greenbough", "lonely-water", "wildholds", "borderlands")
    plan = replace(PLAN, seats=seats, stacks=("base", key), ambushes=(key,), edicts=edicts)
    return Table(on, deal(on, plan, seed), SeedDealer(seed))


def views(box: str, seeds: range, seats: int = 1) -> Iterator[View]:
    """Views of games by chance."""
    for seed in seeds:
        table, chance = open_table(box, seats, seed), Chance(seed)
        while not table.over:
            for seat in table.game.waiting:
                yield table.view(seat)
                table.commit(seat, chance.decide(table.view(seat)))


def test_a_box_in_the_words_of_the_rules_is_traced_and_one_with_a_branch_is_not() -> None:
    assert untraceable(TRACED) == frozenset()
    assert untraceable(BRANCHING) == {"imp"}
    assert supports(TRACED, open_table("traced").game.setup)
    assert not supports(BRANCHING, open_table("branching").game.setup)


def test_without_its_untraceable_monster_a_game_of_that_shelf_is_compiled() -> None:
    assert supports(BRANCHING, deal(BRANCHING, Plan(), 1))


@pytest.mark.long
def test_native_values_the_maps_of_unknown_boxes_as_plain_python_does() -> None:
    met: set[str] = set()
    for view in views("traced", range(4)):
        native, plain = NativeEvaluator(view.game, WEIGHTS), FeatureEvaluator(view.game, WEIGHTS)
        assert native.map_value(view.me.sheet) == pytest.approx(plain.map_value(view.me.sheet), abs=1e-6)
        met |= {name for name, _ in view.me.sheet.named}
        if view.phase is Phase.DRAW:
            ratings = [{one: value for value, one in each.rate_drawings(view)} for each in (native, plain)]
            assert ratings[0].keys() == ratings[1].keys()
            assert ratings[0] == pytest.approx(ratings[1], abs=1e-6)
    assert met == {"kelpie", "wisp", "ogre"}


def test_bounties_of_unknown_monsters_and_sheets_are_paid_in_playouts() -> None:
    """The value of a drawing includes the coins: some drawing of these games must earn a bounty."""
    earned = 0
    for view in views("traced", range(6)):
        if view.phase is Phase.DRAW:
            for one in backend("learned").evaluator(view.game).rate_drawings(view)[:1]:
                after = draw_on(view, one[1])
                earned += harvest(after) > harvest(view.me.sheet) or drained(after) > drained(view.me.sheet)
    assert earned


def draw_on(view: View, decision: Any) -> Sheet:
    return draw(view.me.sheet, decision.terrain, decision.cells)


@pytest.mark.parametrize(
    ("name", "box", "seats"),
    [
        *(("learned", box, 1) for box in SHELVES),
        *(pytest.param("search:6n", box, 1, marks=pytest.mark.long) for box in SHELVES),
        # Two seats that search in plain Python would take half a minute.
        *(pytest.param(name, "traced", 2, marks=pytest.mark.long) for name in ("learned", "search:6n")),
    ],
)
def test_bots_play_games_with_unknown_boxes_to_the_end(name: str, box: str, seats: int) -> None:
    """The table refuses every illegal decision."""
    table = open_table(box, seats)
    play_out(table, [player(name, seat) for seat in range(seats)])
    assert table.over


def test_a_scoring_card_without_features_is_valued_by_its_stars() -> None:
    for features in (FEW, MANY):
        assert features.names(TRACED.edicts["lonely-water"]) == ("stars",)


@pytest.mark.parametrize(
    "rule",
    [
        lambda sheet: size(sheet.water) if sheet.water else 0,
        pytest.param(lambda sheet: max(size(sheet.water), size(sheet.farm)), marks=pytest.mark.long),
        pytest.param(lambda sheet: sum(1 for row in range(size(sheet.water))), marks=pytest.mark.long),
        pytest.param(lambda sheet: size(sheet.water) / 2, marks=pytest.mark.long),
        pytest.param(lambda sheet: {sheet.water: 1}.get(0, 0), marks=pytest.mark.long),
    ],
    ids=["if", "max", "range", "division", "hash"],
)
def test_a_rule_that_cannot_be_traced_is_left_out(rule: Callable[[Sheet], Any]) -> None:
    box = Box("odd", edicts=(edict("odd-card", Stack.SPACE, 5, rule),))
    assert untraceable(with_box(box)) == {"odd-card"}


def test_an_explore_card_with_another_terrain_is_left_to_plain_python() -> None:
    odd = explore("quarry", 1, [Terrain(MOUNTAIN)], [shape("#")])
    on = with_box(Box("quarries", extra=(odd,), sheets=(map_sheet("Q", BARE),)))
    plan = replace(PLAN, sheet="Q", skills=(), heroes=False)
    assert not supports(on, deal(on, plan, 1))
