"""R4: an ambush, with two or more players."""

import pytest

from cartographers.boxes import shelf
from cartographers.rules.area import size
from cartographers.rules.card import AmbushCard
from cartographers.rules.checking import check
from cartographers.rules.decision import Ambush
from cartographers.rules.game import reveal
from cartographers.rules.reason import Illegal
from cartographers.rules.sheet import Sheet
from cartographers.rules.state import Game, Phase
from cartographers.rules.view import view
from testkit import (
    area,
    at,
    base_setup,
    filled,
    heroes_setup,
    offered,
    sheet,
    shows,
    situation,
    tell,
    why_not,
)

#: All twelve ambush cards may come up in such a game.
ALL_TWELVE = base_setup(
    ambushes=tuple(card.key for box in shelf().boxes.values() for card in box.ambushes), heroes=True
)


def maps(game: Game) -> list[Sheet]:
    """Everyone's maps."""
    return [seat.sheet for seat in game.seats]


def test_with_a_clockwise_card_each_sheet_goes_to_the_left_neighbour() -> None:
    """R4.1: seat 1 draws on the sheet of seat 0."""
    game = tell(
        situation(sheet(), sheet(), sheet()),
        "kobold-onslaught | m A1,B1-B2,C1 | m D1,E1-E2,F1 | m G1,H1-H2,I1",
    )
    assert shows(game.seats[0].sheet, "\n".join([".."] * 3 + ["m.", "mm", "m."]))
    assert at(game.seats[1].sheet, "G1") == "m"
    assert at(game.seats[2].sheet, "A1") == "m"


def test_with_a_counter_clockwise_card_each_sheet_goes_to_the_right_neighbour() -> None:
    """R4.1: seat 2 draws on the sheet of seat 0."""
    game = tell(
        situation(sheet(), sheet(), sheet()),
        "gnoll-raid | m A1-A2,B1,C1-C2 | m D1-D2,E1,F1-F2 | m G1-G2,H1,I1-I2",
    )
    assert at(game.seats[0].sheet, "G1") == "m"
    assert at(game.seats[1].sheet, "A1") == "m"
    assert at(game.seats[2].sheet, "D1") == "m"


@pytest.mark.parametrize("card", ["kobold-onslaught", "goblin-attack"])
def test_two_players_simply_swap_their_sheets(card: str) -> None:
    """R4.1: whatever the arrow says."""
    game = tell(situation(sheet("f"), sheet("v")), card)
    assert [view(game, seat).map_owner for seat in range(2)] == [1, 0]
    assert [view(game, seat).sheet for seat in range(2)] == [sheet("v"), sheet("f")]


def test_the_sheets_go_back_to_their_owners_after_the_drawing() -> None:
    """R4.1."""
    game = tell(situation(sheet("f"), sheet("v")), "goblin-attack | m B1,C2,D3 | m B1,C2,D3")
    assert [at(one, "A1") for one in maps(game)] == ["f", "v"]
    assert [view(game, seat).map_owner for seat in range(2)] == [0, 1]


def test_the_shape_of_the_card_is_filled_with_monsters() -> None:
    """R4.1."""
    game = tell(situation(sheet()), "bugbear-assault | m A1,A3,B1,B3 | m A1,A3,B1,B3")
    assert shows(game.seats[0].sheet, "m.m\nm.m")


def test_the_monsters_may_be_rotated_and_mirrored_freely() -> None:
    """R4.1: the goblins' diagonal in both of its ways."""
    game = tell(situation(sheet("...f\n...f\n...f\nffff", rest="f")), "goblin-attack")
    assert offered(game) == {"m A1,B2,C3", "m A3,B2,C1"}


@pytest.mark.parametrize("mark", list("fvawmhx^#d"))
def test_the_monsters_may_not_overlap_a_filled_cell_of_the_sheet_received(mark: str) -> None:
    """R4.1: seat 0 has room there, but draws on the sheet of seat 1."""
    game = tell(situation(sheet(), sheet(mark)), "goblin-attack")
    assert why_not(game, 0, "m A1,B2,C3") == "overlaps"
    assert why_not(game, 1, "m A1,B2,C3") is None


def test_the_monsters_may_cover_ruins_and_need_not() -> None:
    """R4.1: with R3.2, also while ruins are pending."""
    for pending in (False, True):
        game = tell(situation(sheet("r"), pending=pending), "goblin-attack")
        assert why_not(game, 0, "m A1,B2,C3") is None
        assert why_not(game, 0, "m E1,F2,G3") is None


def test_another_shape_than_the_cards_is_refused() -> None:
    """R4.1."""
    assert why_not(tell(situation(sheet()), "goblin-attack"), 0, "m A1-A3") == "shape"
    assert why_not(tell(situation(sheet()), "goblin-attack"), 0, "m A1") == "fits"


@pytest.mark.parametrize("card", ALL_TWELVE.ambushes)
def test_every_ambush_card_is_drawn_on_the_sheet_its_arrow_says(card: str) -> None:
    """R4.1."""
    game = tell(situation(setup=base_setup(seats=3, ambushes=ALL_TWELVE.ambushes)), card)
    assert game.phase is Phase.AMBUSH
    printed = shelf().cards[card]
    assert isinstance(printed, AmbushCard)
    from_whom = -1 if printed.way.name == "CLOCKWISE" else 1
    assert [view(game, seat).map_owner for seat in range(3)] == [(seat + from_whom) % 3 for seat in range(3)]


def test_if_the_shape_fits_nowhere_a_single_monster_is_drawn_anywhere_empty() -> None:
    """R4.2."""
    game = tell(situation(sheet("..f.", rest="f")), "goblin-attack")
    assert view(game, 0).offer().fallback
    assert offered(game) == {"m A1", "m A2", "m A4"}
    assert not view(tell(situation(sheet()), "goblin-attack"), 0).offer().fallback


def test_the_single_monster_need_not_be_on_ruins_even_while_they_are_pending() -> None:
    """R4.2: with R3.2."""
    game = tell(situation(sheet(".r", rest="f"), pending=True), "goblin-attack")
    assert offered(game) == {"m A1", "m A2"}


@pytest.mark.parametrize("card", ["dragon-inferno", "giant-troll-ravage", "gorgon-gaze"])
def test_the_single_monster_is_nameless(card: str) -> None:
    """R4.2."""
    game = tell(situation(sheet(".", rest="f"), setup=heroes_setup()), f"{card} | m A1 | m A1")
    assert [(one.monster, one.named) for one in maps(game)] == [(area("A1"), ())] * 2


def test_more_than_a_single_monster_is_refused_when_the_shape_fits_nowhere() -> None:
    """R4.2."""
    game = tell(situation(sheet("..", rest="f")), "goblin-attack")
    assert why_not(game, 0, "m A1-A2") == "single"


def test_a_full_sheet_gets_nothing() -> None:
    """R4.2: ruling; who received it has nothing to decide."""
    game = tell(situation(filled("A"), sheet()), "goblin-attack")
    assert game.waiting == [0]
    game = tell(game, "| m A1,B2,C3")
    assert game.phase is Phase.REVEAL
    assert not game.seats[0].sheet.monster


def test_a_player_with_a_full_map_still_draws_on_the_sheet_received() -> None:
    """R4.2: it is the sheet received that has to have room."""
    game = tell(situation(filled("A"), sheet()), "goblin-attack")
    assert why_not(game, 0, "m A1,B2,C3") is None


def test_when_all_sheets_are_full_the_ambush_is_over_at_once() -> None:
    """R4.2: ruling."""
    game = tell(situation(filled("A")), "goblin-attack")
    assert game.phase is Phase.REVEAL
    assert game.met == ("goblin-attack",)


def test_the_monsters_appear_only_when_all_have_drawn() -> None:
    """R4.3."""
    game = tell(situation(sheet()), "goblin-attack | m A1,B2,C3")
    assert not any(one.monster for one in maps(game))


def test_nobody_sees_where_another_draws_the_monsters() -> None:
    """R4.3."""
    game = tell(situation(sheet()), "goblin-attack")
    one, other = tell(game, "| m A1,B2,C3"), tell(game, "| m E1,F2,G3")
    assert view(one, 1) == view(other, 1)


def test_an_ambush_that_is_sealed_can_be_replaced_and_withdrawn_like_any_drawing() -> None:
    """R4.3: with R3.3."""
    game = tell(situation(sheet()), "goblin-attack | m A1,B2,C3\n| m E1,F2,G3\n| | m A1,B2,C3")
    assert size(game.seats[1].sheet.monster) == 3
    assert at(game.seats[1].sheet, "E1") == "m"


@pytest.mark.parametrize(
    ("card", "drawn", "stays"),
    [
        ("zombie-plague", "m A1", True),
        ("giant-troll-ravage", "m A1-A3,B2", True),
        ("gorgon-gaze", "m A1,A3,B2 x A2", False),
        ("goblin-attack", "m A1,B2,C3", False),
        ("ogre-charge", "m A1-A2,B1-B2", False),
    ],
)
def test_zombie_and_troll_cards_stay_on_display_and_the_others_leave_the_game(
    card: str, drawn: str, stays: bool
) -> None:
    """R4.3: the dragon stays too, but what it does (R8.5) needs no card."""
    game = tell(situation(sheet(), setup=ALL_TWELVE), f"{card} | {drawn} | {drawn}")
    assert game.display == ((card,) if stays else ())


def test_a_dragon_goes_on_paying_after_the_turn_in_which_it_was_drawn() -> None:
    """R4.3: D1, drawn later, closes it."""
    cave = sheet("ff.\n...\n.ff\n.", rest="f")
    game = tell(situation(cave, setup=heroes_setup()), "dragon-inferno | m A3,B1-B3,C1 | m A3,B1-B3,C1")
    assert [seat.coins for seat in game.seats] == [0, 0]
    game = tell(game, "lagoon | w D1 | w D1")
    assert [seat.coins for seat in game.seats] == [3, 3]


@pytest.mark.parametrize("season", [0, 1, 2, 3])
def test_no_revealed_ambush_card_ever_returns_to_the_deck(season: int) -> None:
    """R4.3."""
    game = situation(season=season, met=("goblin-attack",))
    with pytest.raises(Illegal, match="this card cannot be in the deck now"):
        reveal(game, "goblin-attack")


@pytest.mark.parametrize("season", [0, 1, 2, 3])
def test_no_revealed_hero_card_ever_returns_to_the_deck(season: int) -> None:
    """R4.3."""
    game = situation(setup=heroes_setup(), season=season, met=("freyla-the-true",))
    with pytest.raises(Illegal, match="this card cannot be in the deck now"):
        reveal(game, "freyla-the-true")


def test_an_ambush_names_no_target_where_nothing_is_to_be_destroyed() -> None:
    """R4.1: only the gorgon has one (R8.8)."""
    game = tell(situation(sheet()), "goblin-attack")
    assert why_not(game, 0, "m A1,B2,C3 x A2") == "no-target"


def test_monsters_off_the_map_are_refused() -> None:
    """R4.1: with R3.4."""
    game = tell(situation(sheet()), "goblin-attack")
    with pytest.raises(Illegal, match="leaves the map"):
        check(game, 0, Ambush(1 << 121))
    with pytest.raises(Illegal, match="has no cells"):
        check(game, 0, Ambush(0))
