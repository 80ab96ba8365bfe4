"""The upper bound that is proven: no drawing of a real game may bring more than in the easier one."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import combinations, product
from random import Random

import pytest

from cartographers.boxes import shelf
from cartographers.contest.suite import SUITES
from cartographers.players.roster import player
from cartographers.players.search.futures import SEASON_ENDS
from cartographers.rules.area import BOARD, COLUMNS, DIAGONALS, ROWS, cells, neighbours, size
from cartographers.rules.card import ExploreCard, Stack
from cartographers.rules.legal import explore_choices, explore_turn
from cartographers.rules.setup import Setup, edicts_of
from cartographers.rules.shape import shape
from cartographers.rules.sheet import Sheet, draw
from cartographers.table.dealer import SeedDealer
from cartographers.table.opening import play_out
from cartographers.table.plan import Plan, deal
from cartographers.table.table import Table
from cartographers.table.unplayed import card_order
from strength.shared.counted_game import CountedGame
from strength.shared.sheet_bounds import Bounds, stars_of_space, stars_of_sum

BASE = shelf().boxes["base"]
SHEET = shelf().sheets["A"].printed


def drawn(sheet: Sheet, card: ExploreCard) -> Iterator[tuple[Sheet, bool]]:
    """A map after each drawing of a card, and whether it brings a coin."""
    for choice in explore_choices(explore_turn(sheet, card, False))[0]:
        for terrain, (pose, spots) in product(choice.terrains, choice.spots):
            for one in cells(spots):
                yield draw(sheet, terrain, pose.cells << one.bit_length() - 1), choice.coin


def best_by_brute_force(setup: Setup, order: Sequence[str]) -> int:
    """The most stars of a first season in which these few cards come."""
    maps = [(SHEET, 0)]
    for key in order:
        card = shelf().cards[key]
        assert isinstance(card, ExploreCard)
        maps = [(after, coins + coin) for before, coins in maps for after, coin in drawn(before, card)]
    first, second = edicts_of(shelf(), setup)[:2]
    return max(int(first.worth(sheet) + second.worth(sheet)) + coins for sheet, coins in maps)


def with_first_edicts(*keys: str) -> Setup:
    """A game in which these are scored in spring."""
    setup = deal(shelf(), Plan(sheet="A"), 1)
    stacks = {edict.key: edict.stack for edict in BASE.edicts}
    rest = [stack for stack in Stack if stack not in {stacks[key] for key in keys}]
    others = [next(edict.key for edict in BASE.edicts if edict.stack is stack) for stack in rest]
    return replace(setup, edicts=(*keys, *others))


@pytest.mark.parametrize(
    ("keys", "order", "most"),
    [
        (("great-city", "sentinel-wood"), ("fishing-village",), 4),
        (("great-city", "sentinel-wood"), ("orchard",), 4),
        (("mages-valley", "greengold-plains"), ("hinterland-stream",), 4),
        (("the-golden-granary", "great-city"), ("homestead",), 4),
        (("great-city", "the-broken-road"), ("hamlet",), 11),
        (("greenbough", "shoreside-expanse"), ("orchard",), 5),
    ],
)
def test_with_one_card_the_bound_is_the_most_that_can_be_made(
    keys: tuple[str, str], order: tuple[str, ...], most: int
) -> None:
    setup = with_first_edicts(*keys)
    assert best_by_brute_force(setup, order) == most
    assert CountedGame(shelf(), setup).most_stars([*order, SEASON_ENDS]) == most


@pytest.mark.parametrize("edict", [edict.key for edict in BASE.edicts])
def test_no_map_that_chance_draws_brings_more_than_the_bound(edict: str) -> None:
    stack = next(one.stack for one in BASE.edicts if one.key == edict)
    setup, rng = (
        with_first_edicts(edict, "borderlands" if stack is not Stack.SPACE else "great-city"),
        Random(1),
    )
    first, second = edicts_of(shelf(), setup)[:2]
    for _ in range(4):
        order = rng.sample([card.key for card in BASE.explore], 9)
        sheet, coins = SHEET, 0
        for key in order:
            card = shelf().cards[key]
            assert isinstance(card, ExploreCard)
            sheet, coin = rng.choice(list(drawn(sheet, card)))
            coins += coin
        made = int(first.worth(sheet) + second.worth(sheet)) + coins
        assert made <= CountedGame(shelf(), setup).most_stars([*order, SEASON_ENDS])


@pytest.mark.parametrize("number", range(3))
def test_no_game_of_a_bot_brings_more_than_the_bound_of_its_deal(number: int) -> None:
    suite = SUITES["A-base"]
    seed = suite.seed + number
    setup = deal(shelf(), suite.plan, seed)
    table = Table(shelf(), setup, SeedDealer(seed))
    play_out(table, [player("learned", 1)])
    order = card_order(shelf(), setup, SeedDealer(seed))
    scores, game = table.game.seats[0].scores, CountedGame(shelf(), setup)
    ends = [at for at, key in enumerate(order) if key == SEASON_ENDS]
    for season, end in enumerate(ends):
        made = sum(one.stars + one.monsters for one in scores[: season + 1])
        assert made <= game.most_stars(order[: end + 1])


@pytest.mark.parametrize("card", [card.key for card in BASE.explore])
def test_a_drawing_gives_sides_only_to_cells_that_are_not_beside_one_another(card: str) -> None:
    one = shelf().cards[card]
    assert isinstance(one, ExploreCard)
    for printed in one.shapes:
        area = printed.printed.cells << 4 * len(ROWS) + 4  # in the middle of a map without mountains
        beside = list(cells(neighbours(area) & ~area))
        chosen = [some for number in range(len(beside) + 1) for some in combinations(beside, number)]
        apart = [some for some in chosen if not any(neighbours(a) & b for a, b in combinations(some, 2))]
        most = max(sum(size(neighbours(cell) & area) for cell in some) for some in apart)
        assert Bounds(Sheet()).most((printed,)).sides == most


def test_a_straight_line_of_four_has_ten_sides_and_gives_six() -> None:
    assert Bounds(SHEET).most((shape("####"),)).sides == 6


def test_what_must_be_filled_is_counted_exactly() -> None:
    bounds = Bounds(SHEET)
    assert bounds.full_lines[1] == 10 and bounds.full_lines[-1] == size(SHEET.empty & BOARD)
    assert bounds.full_lines[len(ROWS)] < bounds.full_lines[-1]  # rows and columns that cross share cells
    assert len(bounds.full_lines) == 1 + len(ROWS + COLUMNS)
    assert bounds.full_diagonals[1:3] == [1, 3] and len(bounds.full_diagonals) == 1 + len(DIAGONALS)
    assert bounds.full_squares[:4] == [0, 0, 3, 8]
    assert bounds.joined_mountains[:4] == [0, 5, 5, 7]
    assert stars_of_space(bounds, "lost-barony", 8, 0) == 9
    assert (
        stars_of_sum(bounds, "stoneside-forest", 4) == 0 and stars_of_sum(bounds, "stoneside-forest", 5) == 6
    )
