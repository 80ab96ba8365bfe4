"""R10: which boxes can be played together, and what the deck is then."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import chain, combinations, product
from typing import Any

import pytest

from cartographers.boxes import shelf
from cartographers.boxes.base.edicts import greengold_plains
from cartographers.boxes.heroes.edicts import banded_hills
from cartographers.rules.box import Shelf
from cartographers.rules.card import Stack
from cartographers.rules.game import begin, reveal
from cartographers.rules.reason import Illegal
from cartographers.rules.setup import IllegalSetup, Setup, check_setup, seasons_of
from cartographers.table.dealer import SeedDealer
from cartographers.table.plan import Plan, deal, plan_for
from testkit import base_setup, heroes_setup, sheet, situation, tell, whole_game, why_not

RUINS = {"temple-ruins", "outpost-ruins"}
SETS = {key: tuple(card.key for card in box.ambushes) for key, box in shelf().boxes.items() if box.ambushes}
POOLS = [
    tuple(chain.from_iterable(SETS[key] for key in chosen))
    for number in (1, 2, 3)
    for chosen in combinations(SETS, number)
]
STACKS = [("base",), ("heroes",), ("base", "heroes")]
SKILLS = ("search", "stealth", "diplomacy")
EDICTS = {"base": base_setup().edicts, "heroes": heroes_setup().edicts}


def refused(setup: Setup) -> str:
    """The sentence with which a set-up is refused."""
    with pytest.raises(IllegalSetup) as wrong:
        check_setup(shelf(), setup)
    return str(wrong.value)


def every_combination() -> Iterator[Setup]:
    """Every sheet, explore set, season set, stacks, ambush pool, with and without heroes and skills."""
    choices = product(
        "ABCD", EDICTS, EDICTS, STACKS, POOLS, (False, True), ((), ("search", "stealth", "diplomacy"))
    )
    for side, explore, seasons, stacks, ambushes, heroes, skills in choices:
        yield Setup(2, side, explore, seasons, stacks, EDICTS[stacks[-1]], ambushes, heroes, skills)


def uses_base(setup: Setup) -> bool:
    """Is there anything of the base box in it (R10.2)?"""
    return (
        setup.sheet in "AB"
        or "base" in (setup.explore, setup.seasons, *setup.stacks)
        or bool(set(setup.ambushes) & set(SETS["base"]))
    )


def test_every_combination_is_legal_but_heroes_alone_without_heroes() -> None:
    """R10.1: with R10.4, all 1344 of them."""
    tried = 0
    for setup in every_combination():
        tried += 1
        if uses_base(setup) or setup.heroes:
            check_setup(shelf(), setup)
        else:
            assert refused(setup) == "Heroes alone is always played with its hero cards (R10.4)"
    assert tried == 4 * 2 * 2 * 3 * 7 * 2 * 2


@pytest.mark.parametrize("side", "ABCD")
def test_any_sheet_goes_with_any_explore_set(side: str) -> None:
    """R10.1."""
    for box in ("base", "heroes"):
        game = begin(shelf(), base_setup(sheet=side, explore=box))
        assert {seat.sheet for seat in game.seats} == {shelf().sheets[side].printed}


def test_the_explore_sets_are_never_mixed() -> None:
    """R10.1."""
    for box in ("base", "heroes"):
        game = begin(shelf(), base_setup(explore=box, stacks=("base", "heroes")))
        assert set(game.deck) == {card.key for card in shelf().boxes[box].explore} | RUINS


def test_there_is_one_season_set_whatever_the_explore_set() -> None:
    """R10.1: they differ only in summer."""
    mixed = base_setup(explore="base", seasons="heroes")
    assert [season.time for season in seasons_of(shelf(), mixed)] == [8, 7, 7, 6]
    mixed = heroes_setup(explore="heroes", seasons="base")
    assert [season.time for season in seasons_of(shelf(), mixed)] == [8, 8, 7, 6]


@pytest.mark.parametrize(
    ("changes", "sentence"),
    [
        ({"explore": "pirates"}, "there is no explore set 'pirates'; choose from base, heroes"),
        ({"explore": "skills"}, "there is no explore set 'skills'; choose from base, heroes"),
        ({"seasons": "ambush"}, "there is no season set 'ambush'; choose from base, heroes"),
        ({"stacks": ("skills",)}, "there is no box of scoring cards 'skills'; choose from base, heroes"),
    ],
)
def test_a_set_that_does_not_exist_is_refused(changes: dict[str, Any], sentence: str) -> None:
    """R10.1."""
    assert refused(base_setup(**changes)) == sentence


def test_the_ruins_cards_are_in_the_deck_of_every_game_that_uses_anything_of_the_base_box() -> None:
    """R10.2: and in no other."""
    for setup in every_combination():
        if uses_base(setup) or setup.heroes:
            has_ruins = set(begin(shelf(), setup).deck) >= RUINS
            assert has_ruins == uses_base(setup), setup


@pytest.mark.parametrize(
    "changes",
    [
        {},
        {"ambushes": SETS["heroes"] + SETS["ambush"]},
        {"ambushes": SETS["ambush"]},
        {"skills": SKILLS},
    ],
    ids=["alone", "with the add-on", "only the add-on's", "with skills"],
)
def test_heroes_alone_has_no_ruins_cards_also_with_its_add_on_or_skills(changes: dict[str, Any]) -> None:
    """R10.2."""
    game = begin(shelf(), heroes_setup(**changes))
    assert not RUINS & set(game.deck)
    with pytest.raises(Illegal, match="this card cannot be in the deck now"):
        reveal(game, "temple-ruins")


@pytest.mark.parametrize(
    "changes",
    [
        {"sheet": "B"},
        {"seasons": "base"},
        {"explore": "base"},
        {"stacks": ("heroes", "base")},
        {"ambushes": ("goblin-attack", "zombie-plague", "gorgon-gaze", "ogre-charge")},
    ],
    ids=["sheet", "seasons", "explore set", "scoring cards", "one ambush"],
)
def test_one_thing_of_the_base_box_brings_the_ruins_cards(changes: dict[str, Any]) -> None:
    """R10.2."""
    assert set(begin(shelf(), heroes_setup(**changes)).deck) >= RUINS


def test_a_sheet_of_the_players_own_belongs_to_no_box_and_brings_no_ruins_cards() -> None:
    """R10.1, R10.2."""
    own = "11/3^1r5/11/11/11/11/11/11/11/11/11"
    assert not RUINS & set(begin(shelf(), heroes_setup(sheet=own)).deck)
    assert set(begin(shelf(), base_setup(sheet=own)).deck) >= RUINS


def test_four_ambush_cards_may_be_named_from_any_sets() -> None:
    """R10.3."""
    named = ("goblin-attack", "zombie-plague", "ogre-charge", "ratman-strike")
    assert begin(shelf(), base_setup(ambushes=named)).setup.ambushes == named


@pytest.mark.parametrize("number", [0, 1, 3, 5, 7])
def test_any_other_number_of_named_ambush_cards_is_refused(number: int) -> None:
    """R10.3."""
    named = (SETS["base"] + SETS["heroes"])[:number]
    assert refused(base_setup(ambushes=named)) == (
        f"name exactly 4 ambush cards, or whole sets to draw them from, not {number} cards (R10.3)"
    )


def test_eight_cards_that_are_not_two_whole_sets_are_refused() -> None:
    """R10.3."""
    mixed = SETS["base"] + SETS["heroes"][:3] + SETS["ambush"][:1]
    assert refused(base_setup(ambushes=mixed)) == (
        "name exactly 4 ambush cards, or whole sets to draw them from, not 8 cards (R10.3)"
    )


def test_an_ambush_card_cannot_be_named_twice() -> None:
    """R10.3."""
    twice = ("goblin-attack", "goblin-attack", "gnoll-raid", "bugbear-assault")
    assert refused(base_setup(ambushes=twice)) == "each ambush card exists only once (R10.3)"


def test_an_unknown_ambush_card_is_refused() -> None:
    """R10.3."""
    sentence = refused(base_setup(ambushes=("vampire-ball", *SETS["base"][:3])))
    assert sentence.startswith("there is no ambush card 'vampire-ball'; choose from ")


@pytest.mark.parametrize("pool", [pool for pool in POOLS if len(pool) > 4], ids=len)
def test_from_whole_sets_four_ambushes_are_drawn_at_random(pool: tuple[str, ...]) -> None:
    """R10.3."""
    drawn = [SeedDealer(seed).four_ambushes(base_setup(ambushes=pool)) for seed in range(200)]
    assert {len(set(four)) for four in drawn} == {4}
    assert {key for four in drawn for key in four} == set(pool)


def test_one_ambush_joins_the_deck_each_season() -> None:
    """R10.3."""
    assert [situation(season=season).ambushes_in_deck for season in range(4)] == [1, 2, 3, 4]


def test_by_default_the_ambushes_are_those_of_the_explore_cards_box() -> None:
    """R10.3: ruling."""
    assert deal(shelf(), Plan(sheet="A"), 1).ambushes == SETS["base"]
    assert deal(shelf(), Plan(sheet="C"), 1).ambushes == SETS["heroes"]
    assert deal(shelf(), Plan(sheet="C", explore="base"), 1).ambushes == SETS["base"]
    assert deal(shelf(), plan_for(shelf(), ["base", "heroes"]), 1).ambushes == SETS["base"]


def test_by_default_the_add_ons_ambushes_join_where_it_is_played() -> None:
    """R10.3: ruling."""
    for box in ("base", "heroes"):
        setup = deal(shelf(), plan_for(shelf(), [box, "ambush"]), seed=1)
        assert setup.ambushes == SETS[box] + SETS["ambush"]


def test_heroes_alone_always_has_its_hero_cards() -> None:
    """R10.4."""
    assert refused(heroes_setup(heroes=False)) == "Heroes alone is always played with its hero cards (R10.4)"
    assert deal(shelf(), Plan(sheet="C"), 1).heroes


def test_heroes_alone_with_the_add_ons_ambushes_is_still_alone() -> None:
    """R10.4: with R10.2."""
    with_add_on = heroes_setup(heroes=False, ambushes=SETS["ambush"])
    assert refused(with_add_on) == "Heroes alone is always played with its hero cards (R10.4)"


def test_hero_cards_cannot_join_where_no_box_has_any() -> None:
    """R10.4."""
    base_alone = Shelf({"base": shelf().boxes["base"]})
    check_setup(base_alone, base_setup())
    with pytest.raises(IllegalSetup, match="there are no hero cards in these boxes"):
        check_setup(base_alone, base_setup(heroes=True))


@pytest.mark.parametrize("explore", ["base", "heroes"])
@pytest.mark.parametrize("heroes", [True, False])
def test_in_a_combination_hero_cards_are_added_or_left_out_whatever_the_explore_set(
    explore: str, heroes: bool
) -> None:
    """R10.4."""
    game = begin(shelf(), base_setup(explore=explore, heroes=heroes))
    assert game.heroes_in_deck == heroes


def test_without_hero_cards_none_can_come_up() -> None:
    """R10.4."""
    with pytest.raises(Illegal, match="this card cannot be in the deck now"):
        reveal(situation(setup=base_setup()), "freyla-the-true")


def test_with_hero_cards_hero_is_a_terrain_type_for_every_card_that_asks() -> None:
    """R10.4."""
    assert greengold_plains(sheet("fvh\n.a")) == 3
    assert banded_hills(sheet("fvawh")) == 4


def test_the_stacks_hold_the_cards_of_the_boxes_in_use() -> None:
    """R10.5."""
    for stacks in STACKS:
        cards = {card.key for box in stacks for card in shelf().boxes[box].edicts}
        drawn = {key for seed in range(150) for key in deal(shelf(), Plan(stacks=stacks), seed).edicts}
        assert drawn == cards


def test_in_a_combination_the_stacks_hold_both_boxes_unless_one_is_left_out() -> None:
    """R10.5."""
    assert plan_for(shelf(), ["base", "heroes"]).stacks == ("base", "heroes")
    left_out = deal(shelf(), Plan(sheet="A", explore="heroes", stacks=("base",)), seed=1)
    assert {shelf().box_of[key] for key in left_out.edicts} == {"base"}


def test_the_edicts_may_come_from_both_boxes() -> None:
    """R10.5."""
    mixed = ("sentinel-wood", "jorekburg", "great-city", "silos")
    check_setup(shelf(), base_setup(stacks=("base", "heroes"), edicts=mixed))


def test_an_edict_of_a_box_that_is_left_out_is_refused() -> None:
    """R10.5."""
    mixed = ("sentinel-wood", "jorekburg", "great-city", "borderlands")
    assert refused(base_setup(edicts=mixed)) == (
        "jorekburg is a scoring card of the heroes box, which is not in use (R10.5)"
    )


@pytest.mark.parametrize(
    ("setup", "card"),
    [(base_setup(skills=SKILLS), "rift-lands"), (heroes_setup(skills=SKILLS), "kethras-gates")],
)
def test_skills_may_join_anything(setup: Setup, card: str) -> None:
    """R10.5: ruling."""
    game = tell(situation(sheet(), setup=setup), card)
    assert why_not(game, 0, "f A1 +search f A2") is None


@pytest.mark.parametrize(
    "boxes",
    [["base"], ["heroes"], ["base", "skills"], ["heroes", "ambush"], list(shelf().boxes)],
    ids="+".join,
)
def test_every_recommended_plan_makes_a_game_that_can_be_played(boxes: list[str]) -> None:
    """R10.5: with one card of each type."""
    setup = deal(shelf(), plan_for(shelf(), boxes, seats=2), seed=3)
    assert {shelf().edicts[key].stack for key in setup.edicts} == set(Stack)
    assert whole_game(setup, seed=3).game.over


def test_a_box_stands_in_the_stacks_only_once() -> None:
    """R10.5"""
    with pytest.raises(IllegalSetup, match="only once"):
        check_setup(shelf(), replace(base_setup(), stacks=("base", "base")))


def test_a_plan_that_mixes_boxes_fills_the_stacks_from_both() -> None:
    """R10.5"""
    assert deal(shelf(), Plan(sheet="C", explore="base"), seed=1).stacks == ("heroes", "base")
