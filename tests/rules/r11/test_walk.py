"""R11.2: the solo ambush walks round the map and is drawn at the first legal place."""

import pytest
from hypothesis import given

from cartographers.boxes import shelf
from cartographers.notation.sheet_picture import write_picture
from cartographers.rules.area import cell, size, union
from cartographers.rules.card import AmbushCard, Way
from cartographers.rules.game import reveal
from cartographers.rules.reason import Illegal
from cartographers.rules.sheet import Sheet
from cartographers.rules.state import Drawn
from cartographers.rules.walk import steps, walk
from naive.placer import solo_spot
from testkit import area, at, cells, sheet, tell
from testkit.random_sheets import sheets
from testkit.situations import mine, only_free, solo, track

#: Flush in the card's corner; the next place; the last of the outer ring; the first of the ring inside it.
WALKS = {
    "goblin-attack": ("I9,J10,K11", "H9,I10,J11", "I8,J9,K10", "H8,I9,J10"),
    "bugbear-assault": ("A9,A11,B9,B11", "B9,B11,C9,C11", "A8,A10,B8,B10", "B8,B10,C8,C10"),
    "kobold-onslaught": ("I1,J1-J2,K1", "H1,I1-I2,J1", "I2,J2-J3,K2", "H2,I2-I3,J2"),
    "gnoll-raid": ("A1-A2,B1,C1-C2", "B1-B2,C1,D1-D2", "A2-A3,B2,C2-C3", "B2-B3,C2,D2-D3"),
    "dragon-inferno": ("I3,J1-J3,K1", "I4,J2-J4,K2", "H3,I1-I3,J1", "H4,I2-I4,J2"),
    "zombie-plague": ("A1", "B1", "A2", "B2"),
    "giant-troll-ravage": ("A9-A11,B10", "B9-B11,C10", "A8-A10,B9", "B8-B10,C9"),
    "gorgon-gaze": ("J9,J11,K10", "J8,J10,K9", "I9,I11,J10", "I8,I10,J9"),
    "flayer-incursion": ("A10,B10-B11", "A9,B9-B10", "B10,C10-C11", "B9,C9-C10"),
    "insectoid-invasion": ("A2,B1-B2,C1", "A3,B2-B3,C2", "B2,C1-C2,D1", "B3,C2-C3,D2"),
    "ratman-strike": ("K9-K11", "K8-K10", "J9-J11", "J8-J10"),
    "ogre-charge": ("J1-J2,K1-K2", "J2-J3,K2-K3", "I1-I2,J1-J2", "I2-I3,J2-J3"),
}


def walked(card: str, one: Sheet) -> str:
    """Where a card's monsters stand after its walk over a map."""
    return cells(mine(tell(solo(one), card)).monster)


@pytest.mark.parametrize("card", WALKS)
def test_the_walk_starts_flush_in_the_cards_corner(card: str) -> None:
    """R11.2"""
    assert walked(card, sheet()) == WALKS[card][0]


@pytest.mark.parametrize("card", WALKS)
def test_then_it_shifts_by_one_cell_along_the_edge_in_the_cards_direction(card: str) -> None:
    """R11.2: not the other way round"""
    corner, after, last, _ = WALKS[card]
    assert walked(card, only_free(after, last)) == after
    assert walked(card, only_free(corner, after, last)) == corner


@pytest.mark.parametrize("card", WALKS)
def test_it_goes_round_all_four_sides_back_to_the_corner(card: str) -> None:
    """R11.2: the whole outer ring comes before the next one"""
    _, _, last, inside = WALKS[card]
    assert walked(card, only_free(last, inside)) == last


@pytest.mark.parametrize("card", WALKS)
def test_then_it_starts_again_from_the_corner_shifted_diagonally_inward(card: str) -> None:
    """R11.2"""
    inside = WALKS[card][3]
    assert walked(card, only_free(inside)) == inside


@pytest.mark.parametrize(
    ("way", "order"),
    [
        (Way.CLOCKWISE, [(0, 0), (0, 1), (0, 2), (1, 2), (2, 2), (2, 1), (2, 0), (1, 0), (1, 1)]),
        (Way.COUNTER_CLOCKWISE, [(0, 0), (1, 0), (2, 0), (2, 1), (2, 2), (1, 2), (0, 2), (0, 1), (1, 1)]),
    ],
)
def test_clockwise_is_right_along_the_top_down_left_along_the_bottom_and_up(
    way: Way, order: list[tuple[int, int]]
) -> None:
    """R11.2: counter-clockwise is the reverse"""
    assert list(steps(2, 2, (False, False), way)) == order


@pytest.mark.parametrize(
    ("corner", "first", "then"),
    [
        ((False, False), (0, 0), (0, 1)),
        ((False, True), (0, 3), (1, 3)),
        ((True, True), (3, 3), (3, 2)),
        ((True, False), (3, 0), (2, 0)),
    ],
)
def test_a_ring_is_entered_at_its_corner_nearest_the_cards_corner(
    corner: tuple[bool, bool], first: tuple[int, int], then: tuple[int, int]
) -> None:
    """R11.2"""
    path = list(steps(3, 3, corner, Way.CLOCKWISE))
    assert path[:2] == [first, then]
    inward = {(False, False): (1, 1), (False, True): (1, 2), (True, True): (2, 2), (True, False): (2, 1)}
    assert path[12] == inward[corner]


@pytest.mark.parametrize("height", [1, 2, 3])
@pytest.mark.parametrize("width", [1, 2, 3])
@pytest.mark.parametrize("way", Way)
def test_every_place_is_tried_exactly_once(height: int, width: int, way: Way) -> None:
    """R11.2: the rings end when rows or columns run out"""
    path = list(steps(11 - height, 11 - width, (True, False), way))
    assert len(path) == len(set(path)) == (12 - height) * (12 - width)


@pytest.mark.parametrize(
    ("card", "near", "far"),
    [
        ("ratman-strike", "G5-G7", "E5-E7"),
        ("bugbear-assault", "E5,E7,F5,F7", "F5,F7,G5,G7"),
        ("giant-troll-ravage", "E5-E7,F6", "F5-F7,G6"),
        ("gorgon-gaze", "F5,F7,G6", "E5,E7,F6"),
    ],
)
def test_a_ring_of_one_column_is_walked_from_the_end_nearest_the_corner(
    card: str, near: str, far: str
) -> None:
    """R11.2"""
    assert walked(card, only_free(near, far)) == near
    assert walked(card, only_free(far)) == far


@pytest.mark.parametrize(
    ("card", "near", "far"),
    [
        ("kobold-onslaught", "E5,F5-F6,G5", "E6,F6-F7,G6"),
        ("gnoll-raid", "E5-E6,F5,G5-G6", "E6-E7,F6,G6-G7"),
        ("insectoid-invasion", "E6,F5-F6,G5", "E7,F6-F7,G6"),
    ],
)
def test_a_ring_of_one_row_is_walked_from_the_end_nearest_the_corner(card: str, near: str, far: str) -> None:
    """R11.2"""
    assert walked(card, only_free(near, far)) == near
    assert walked(card, only_free(far)) == far


@pytest.mark.parametrize("corner", [(low, far) for low in (False, True) for far in (False, True)])
@pytest.mark.parametrize("way", Way)
def test_a_single_line_is_walked_from_its_end_whatever_the_direction(
    corner: tuple[bool, bool], way: Way
) -> None:
    """R11.2"""
    low, far = corner
    assert list(steps(0, 2, corner, way)) == [(0, column) for column in ((2, 1, 0) if far else (0, 1, 2))]
    assert list(steps(2, 0, corner, way)) == [(row, 0) for row in ((2, 1, 0) if low else (0, 1, 2))]


def test_the_innermost_place_is_found_too() -> None:
    """R11.2"""
    assert walked("zombie-plague", only_free("F6")) == "F6"
    assert walked("goblin-attack", only_free("E5,F6,G7")) == "E5,F6,G7"


def test_the_shape_keeps_its_printed_orientation() -> None:
    """R11.2: mirrored the goblins would fit in the corner"""
    assert walked("goblin-attack", only_free("I11,J10,K9")) == ""
    assert walked("ratman-strike", only_free("A1,B1,C1")) == ""


def test_the_gaps_of_the_shape_may_lie_over_anything() -> None:
    """R11.2, R3.4"""
    assert walked("bugbear-assault", only_free("A9,A11,B9,B11")) == "A9,A11,B9,B11"


@pytest.mark.parametrize("mark", "fvawmhx^#d")
def test_a_filled_cell_is_in_the_way_whatever_it_is(mark: str) -> None:
    """R11.2: legal as in R3.4"""
    one = sheet("\n".join(["." * 11] * 10 + ["." * 10 + mark]))
    assert mine(tell(solo(one), "ratman-strike")).monster & area("K8-K10") == area("K8-K10")


def test_empty_ruins_do_not_matter() -> None:
    """R11.2"""
    game = tell(solo(sheet("\n".join(["." * 11] * 10 + ["." * 10 + "r"]))), "ratman-strike")
    assert at(mine(game), "K11") == "M"


def test_pending_ruins_do_not_matter_and_stay_pending() -> None:
    """R11.2, R3.2"""
    game = tell(solo(sheet("r"), pending=True), "ratman-strike")
    assert (game.pending, cells(mine(game).monster)) == (True, "K9-K11")


def test_attack_marks_do_not_matter() -> None:
    """R11.2: the shape is drawn where they are, and destroyed"""
    game = tell(solo(sheet(marks="K9-K11")), "ratman-strike")
    assert cells(mine(game).destroyed) == "K9-K11"


def test_the_walk_may_close_a_mountain() -> None:
    """R11.2, R3.11"""
    one = sheet("\n".join(["." * 11] * 8 + ["." * 10 + "f", "." * 9 + "f^"]))
    game = tell(solo(one), "ratman-strike")
    assert (at(mine(game), "K11"), track(game)) == ("m", (1, 0))


NOWHERE_TO_GO = only_free("A1,K11")


@pytest.mark.parametrize("card", [card for card in WALKS if card != "zombie-plague"])
def test_a_card_that_finds_no_place_has_no_effect(card: str) -> None:
    """R11.2: no single cell either"""
    game = tell(solo(NOWHERE_TO_GO), card)
    assert (game.phase, mine(game), game.display) == ("reveal", NOWHERE_TO_GO, ())


def test_a_card_that_finds_no_place_leaves_the_game() -> None:
    """R11.2, R4.3"""
    game = tell(solo(NOWHERE_TO_GO, season=1), "ratman-strike")
    with pytest.raises(Illegal, match="cannot be in the deck"):
        reveal(game, "ratman-strike")


def test_a_troll_that_finds_no_place_does_nothing_at_the_seasons_end() -> None:
    """R11.2, R8.7"""
    game = tell(solo(only_free("A1-A2,K11"), clock=7), "giant-troll-ravage\nfarmland | a A1-A2")
    assert (game.phase, game.season) == ("reveal", 1)


def test_nobody_chooses_where_a_solo_ambush_is_drawn() -> None:
    """R11.2"""
    assert tell(solo(sheet()), "goblin-attack").phase == "reveal"


def test_the_walks_of_all_cards_are_walked_here() -> None:
    """R10.3, R11.2: all twelve ambush cards"""
    assert set(WALKS) == {key for cards in shelf().ambush_sets for key in cards}


@pytest.mark.parametrize("key", WALKS)
@given(one=sheets())
def test_the_walk_agrees_with_the_naive_one(key: str, one: Sheet) -> None:
    """R11.2"""
    card = shelf().cards[key]
    assert isinstance(card, AmbushCard)
    spot = solo_spot(write_picture(one), key)
    found = walk(card.shape.printed, card.corner, card.way, one.empty)
    assert found == (None if spot is None else union(cell(*place) for place in spot))
    assert found is None or size(found) == size(card.shape.printed.cells)


def test_monsters_that_find_no_place_do_not_stay_on_the_table_whatever_else_was_drawn() -> None:
    """R11.2: and R9.5, R4.3."""
    before = solo(only_free("A1", "K11"), "diplomacy", coins=1)
    game = tell(before, "giant-troll-ravage | +diplomacy d A1")
    assert mine(game).monster == mine(before).monster
    assert game.display == ()


def test_the_news_say_on_whose_map_the_monsters_walked() -> None:
    """R11.2."""
    game = tell(solo(sheet()), "goblin-attack")
    assert [(news.seat, news.by, news.card) for news in game.news if isinstance(news, Drawn)] == [
        (0, None, "goblin-attack")
    ]
