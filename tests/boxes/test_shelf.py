"""The shelf: no two things of one name, and boxes that have only a part of a game."""

from dataclasses import replace

import pytest

from cartographers.boxes import shelf
from cartographers.notation.game_json import read_game, write_game
from cartographers.players.chance import Chance
from cartographers.rules.area import cell, none
from cartographers.rules.box import BadBox, Box, Shelf
from cartographers.rules.card import AmbushCard, Stack, Way, ambush, edict, explore
from cartographers.rules.change import earned
from cartographers.rules.game import after, begin
from cartographers.rules.map_sheet import map_sheet
from cartographers.rules.rule import Monster
from cartographers.rules.setup import explore_deck
from cartographers.rules.shape import shape
from cartographers.rules.sheet import Sheet, draw
from cartographers.rules.state import COIN_TRACK, Drawn
from cartographers.rules.terrain import WATER
from cartographers.table.dealer import SeedDealer
from cartographers.table.opening import play_out
from cartographers.table.plan import Plan, deal, plan_for
from cartographers.table.table import Table
from testkit import area

EMPTY = ["." * 11] * 11


def monster_card(key: str, monster: Monster) -> AmbushCard:
    """An ambush of one cell."""
    return ambush(key, shape("#"), Way.CLOCKWISE, "top-left", monster)


def beside(box: Box) -> Shelf:
    """The boxes there are, and one more."""
    return Shelf.of([*shelf().boxes.values(), box])


def refused(box: Box) -> str:
    """Why a box cannot stand beside the others."""
    with pytest.raises(BadBox) as wrong:
        beside(box)
    return str(wrong.value)


def test_two_boxes_of_one_key_are_refused() -> None:
    assert refused(Box("base")) == "there are two boxes 'base'; every box needs a key of its own"


@pytest.mark.parametrize(
    ("box", "sentence"),
    [
        (
            Box("isles", sheets=(map_sheet("A", EMPTY),)),
            "two things have one name: the sheet 'A' in the box 'isles' and the sheet 'A' in the box 'base'",
        ),
        (
            Box("isles", explore=(explore("orchard", 1, [WATER], [shape("#")]),)),
            "two things have one name: the card 'orchard' in the box 'isles' and "
            "the card 'orchard' in the box 'base'",
        ),
        (
            Box("isles", edicts=(edict("greenbough", Stack.FOREST, 1, lambda sheet: 0),)),
            "two things have one name: the scoring card 'greenbough' in the box 'isles' and "
            "the scoring card 'greenbough' in the box 'base'",
        ),
        (
            Box("isles", skills=(replace(shelf().skills["search"]),)),
            "two things have one name: the skill 'search' in the box 'isles' and "
            "the skill 'search' in the box 'skills'",
        ),
        (
            Box("isles", ambushes=(monster_card("swarm", Monster("dragon")),)),
            "two things have one name: the monster 'dragon' in the box 'isles' and "
            "the monster 'dragon' in the box 'heroes'",
        ),
        (
            Box("isles", sheets=(map_sheet("orchard", EMPTY),)),
            "two things have one name: the sheet 'orchard' in the box 'isles' and "
            "the card 'orchard' in the box 'base'",
        ),
        (
            Box("isles", sheets=(map_sheet("S/1", EMPTY),)),
            "the sheet 'S/1' in the box 'isles' needs a name of letters, digits and hyphens",
        ),
    ],
)
def test_two_things_of_one_name_are_refused_with_their_boxes(box: Box, sentence: str) -> None:
    assert refused(box) == sentence


def test_one_monster_may_be_on_two_cards() -> None:
    kraken = Monster("kraken")
    cards = (monster_card("kraken-rises", kraken), monster_card("kraken-returns", kraken))
    assert beside(Box("isles", ambushes=cards)).monsters["kraken"] is kraken


def test_a_box_of_sheets_alone_is_dealt_with_the_base_box() -> None:
    both = beside(Box("isles", sheets=(map_sheet("S", EMPTY),)))
    setup = deal(both, Plan(sheet="S"), seed=1)
    assert (setup.explore, setup.seasons, setup.stacks) == ("base", "base", ("base",))
    assert plan_for(both, ["base", "isles"], "S").explore == "base"
    assert plan_for(both, ["heroes", "isles"], "S").explore == "heroes"
    assert deal(both, Plan(sheet="S", stacks=("heroes",)), seed=1).explore == "heroes"


def test_a_box_that_has_only_some_of_the_cards_is_completed() -> None:
    reef = edict("reef", Stack.SPACE, 10, lambda sheet: 0)
    cards = (monster_card("kraken-rises", Monster("kraken")),)
    both = beside(Box("isles", sheets=(map_sheet("S", EMPTY),), edicts=(reef,), ambushes=cards))
    assert deal(both, Plan(sheet="S"), seed=1).stacks == ("isles", "base")
    plan = plan_for(both, ["base", "isles"])
    assert plan.stacks == plan.ambushes == ("base", "isles")
    assert len(deal(both, plan, seed=1).ambushes) == 5


def test_an_extra_explore_card_joins_any_set_while_its_box_is_in_use() -> None:
    """As the ruins cards do (R2.5)."""
    tide = explore("tide", 1, [WATER], [shape("##")])
    both = beside(Box("isles", extra=(tide,), sheets=(map_sheet("S", EMPTY),)))
    for explore_set in ("base", "heroes"):
        cards = both.boxes[explore_set].explore
        deck = explore_deck(both, deal(both, Plan(sheet="S", explore=explore_set), seed=1))
        assert deck[: len(cards) + 1] == (*cards, tide)
    assert tide not in explore_deck(both, deal(both, Plan(sheet="A"), seed=1))


def corner_coins(sheet: Sheet) -> int:
    """Two coins once the corner at the top left is filled."""
    coins: int = 2 * none(sheet.empty & cell(0, 0))
    return coins


def ruled() -> Shelf:
    """The boxes there are, and a sheet with that rule."""
    return beside(Box("isles", sheets=(map_sheet("S", EMPTY, corner_coins),)))


def test_a_sheet_with_a_rule_of_its_own_pays_its_coins_once() -> None:
    both = ruled()
    bare = both.sheets["S"].printed
    nearly = draw(bare, WATER, area("A2"))
    filled = draw(nearly, WATER, area("A1"))
    more = draw(filled, WATER, area("C1"))
    assert [earned(both, *pair) for pair in ((bare, nearly), (nearly, filled), (filled, more))] == [0, 2, 0]


def test_the_rule_of_a_sheet_holds_in_whole_games() -> None:
    both = ruled()
    setup = deal(both, Plan(sheet="S", seats=8), seed=4)
    table = Table(both, setup, SeedDealer(4))
    play_out(table, [Chance(seed) for seed in range(8)])
    coins = [0] * 8
    game = begin(both, setup)
    for event in table.log[1:]:
        before, game = game, after(game, event)
        for item in game.news:
            if isinstance(item, Drawn):
                coins[item.seat] += item.coins
                was, now = before.seats[item.seat], game.seats[item.seat]
                if corner_coins(now.sheet) > corner_coins(was.sheet):
                    assert now.coins >= min(COIN_TRACK, was.coins + 2)
    assert [seat.coins for seat in game.seats] == coins
    assert sum(corner_coins(seat.sheet) for seat in game.seats) > 0


def test_a_game_on_a_sheet_with_a_rule_keeps_it_in_json() -> None:
    both = ruled()
    game = begin(both, deal(both, Plan(sheet="S"), seed=1))
    assert read_game(both, write_game(game)).seats[0].sheet.rule == "S"
