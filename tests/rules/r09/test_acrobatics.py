"""R9.4: Acrobatics reduces an ambush on the own map to a 1×2."""

import pytest

from cartographers.rules.area import size
from cartographers.rules.decision import Declare, Extra, Sealed
from cartographers.rules.state import Game
from cartographers.rules.terrain import DOUBLE
from cartographers.rules.view import view
from testkit import area, at, base_setup, cells, offered, sheet, situation, tell, why_not
from testkit.situations import because, mine, now, seated, solo, track


def three(card: str, *, coins: tuple[int, int, int] = (2, 0, 0)) -> Game:
    """A table of three at which the players with two coins may declare, after the reveal."""
    return tell(seated(sheet(), sheet(), sheet(), skills="acrobatics", coins=coins), card)


def test_it_is_declared_when_an_ambush_is_revealed_before_the_sheets_are_passed() -> None:
    """R9.4"""
    game = three("bugbear-assault")
    assert (game.phase, game.waiting) == ("declare", [0])
    assert tell(game, "| +acrobatics").phase == "ambush"


def test_all_who_want_it_declare_at_once() -> None:
    """R9.4"""
    game = three("bugbear-assault", coins=(2, 2, 0))
    game = tell(game, "| +acrobatics")
    assert (game.phase, game.waiting, track(game)) == ("declare", [1], (2, 0))
    assert view(game, 1).game.sealed[0] is Sealed.SEALED


def test_declarations_are_then_open() -> None:
    """R9.4"""
    game = tell(three("bugbear-assault", coins=(2, 2, 0)), "| +acrobatics | no")
    assert [seat.skill for seat in view(game, 2).game.seats] == ["acrobatics", "", ""]
    assert (track(game, 0), track(game, 1)) == ((2, 2), (2, 0))


def test_the_neighbour_who_has_the_sheet_places_the_pair() -> None:
    """R9.4, R4.1: clockwise, the sheet of seat 0 goes to seat 1"""
    game = tell(three("bugbear-assault"), "| +acrobatics")
    assert why_not(game, 1, "m E5-E6") is None
    assert why_not(game, 0, "m E5-E6") == "shape"
    game = tell(game, "| m A1,A3,B1,B3 | m E5-E6 | m A1,A3,B1,B3")
    assert [cells(seat.sheet.monster) for seat in game.seats] == ["E5-E6", "A1,A3,B1,B3", "A1,A3,B1,B3"]


def test_counter_clockwise_it_is_the_other_neighbour() -> None:
    """R9.4, R4.1: the sheet of seat 0 goes to seat 2"""
    game = tell(three("goblin-attack"), "| +acrobatics")
    assert why_not(game, 2, "m E5-E6") is None
    assert why_not(game, 1, "m E5-E6") == "shape"


@pytest.mark.parametrize("where", ["E5-E6", "E5,F5"])
def test_the_neighbour_turns_the_pair(where: str) -> None:
    """R9.4"""
    assert why_not(tell(three("bugbear-assault"), "| +acrobatics"), 1, f"m {where}") is None


def test_the_pair_takes_the_place_of_the_cards_shape() -> None:
    """R9.4"""
    game = tell(three("bugbear-assault"), "| +acrobatics")
    assert why_not(game, 1, "m A1,A3,B1,B3") == "shape"
    assert why_not(game, 1, "m A1") == "fits"


def test_the_pair_must_fit_like_any_shape() -> None:
    """R9.4, R3.4"""
    game = tell(seated(sheet("f"), sheet(), skills="acrobatics", coins=[2, 0]), "goblin-attack | +acrobatics")
    assert why_not(game, 1, "m A1-A2") == "overlaps"
    assert because(game, 1, "m A1-A2") == "overlaps A1"


def test_several_players_may_be_sheltered_at_once() -> None:
    """R9.4, R9.1"""
    game = tell(three("bugbear-assault", coins=(2, 2, 2)), "| +acrobatics | +acrobatics | no")
    game = tell(game, "| m A1,A3,B1,B3 | m E5-E6 | m G5,H5")
    assert [cells(seat.sheet.monster) for seat in game.seats] == ["E5-E6", "G5,H5", "A1,A3,B1,B3"]


def test_the_shelter_lasts_for_this_ambush_only() -> None:
    """R9.4"""
    game = seated(sheet(), sheet(), skills="acrobatics", coins=[4, 0], season=1)
    game = tell(game, "goblin-attack | +acrobatics\n | m A1,B2,C3 | m A1-A2\nratman-strike")
    assert (game.phase, why_not(game, 1, "m E1-E3"), why_not(game, 1, "m E1-E2")) == ("ambush", None, "shape")


def test_on_a_dragon_card_the_card_does_nothing_else_there() -> None:
    """R9.4: no coins although both cells are closed in"""
    game = seated(sheet("..f\nff"), sheet(), skills="acrobatics", coins=[2, 0])
    game = tell(game, "dragon-inferno | +acrobatics\n | m A3,B1-B3,C1 | m A1-A2")
    assert (mine(game).named, track(game)) == ((), (2, 2))


def test_on_a_gorgon_card_the_card_does_nothing_else_there() -> None:
    """R9.4: nothing is destroyed there, on the other map it is"""
    game = seated(sheet(), sheet(), skills="acrobatics", coins=[2, 0])
    game = tell(game, "gorgon-gaze | +acrobatics\n | m A1,A3,B2 x A2 | m A1-A2")
    assert (mine(game, 0).destroyed, mine(game, 1).destroyed) == (0, area("A2"))


def test_on_a_zombie_card_the_card_does_nothing_else_there() -> None:
    """R9.4: it spreads on the other map only"""
    game = seated(sheet(), sheet(), skills="acrobatics", coins=[2, 0], clock=7)
    game = tell(game, "zombie-plague | +acrobatics\n | m A1 | m A1-A2\nfarmland | a K1-K2 | a K1-K2")
    assert [cells(seat.sheet.monster) for seat in game.seats] == ["A1-A2", "A1-A2,B1"]


def test_on_a_troll_card_the_card_does_nothing_else_there() -> None:
    """R9.4: only the other player has a troll at the season's end"""
    game = seated(sheet(), sheet(), skills="acrobatics", coins=[2, 0], clock=7)
    game = tell(
        game, "giant-troll-ravage | +acrobatics\n | m A1-A3,B2 | m A1-A2\nfarmland | a K1-K2 | a K1-K2"
    )
    assert (game.phase, game.waiting) == ("ravage", [1])


def test_it_can_be_declared_only_where_a_pair_fits() -> None:
    """R9.4: with nothing else to declare the player is not even asked"""
    game = seated(sheet(".f.", rest="f"), sheet(), skills="acrobatics", coins=2)
    assert tell(game, "goblin-attack").waiting == [1]


def test_where_no_pair_fits_it_is_refused() -> None:
    """R9.4"""
    game = tell(solo(sheet(".f.", rest="f"), "acrobatics diplomacy", coins=2), "goblin-attack")
    assert why_not(game, 0, "+acrobatics") == "shelter"
    assert because(game, 0, "+acrobatics") == "no 1×2 fits on the map"


def test_it_is_never_declared_on_a_full_map() -> None:
    """R9.4, R3.10"""
    game = tell(seated(sheet(rest="f"), sheet(), skills="acrobatics diplomacy", coins=2), "goblin-attack")
    assert why_not(game, 0, "+acrobatics") == "not-asked"


def test_it_may_be_declared_where_the_cards_shape_would_not_fit() -> None:
    """R9.4: two cells then, instead of R4.2's one"""
    game = seated(sheet("..", rest="f"), sheet(), skills="acrobatics", coins=[2, 0])
    game = tell(game, "goblin-attack | +acrobatics")
    assert why_not(game, 1, "m A1-A2") is None


def test_at_a_table_the_player_does_not_say_which_way_it_stands() -> None:
    """R9.4: the neighbour turns it"""
    game = three("goblin-attack")
    assert why_not(game, 0, "+acrobatics upright") == "unasked"


def test_nothing_is_drawn_besides_with_it() -> None:
    """R9.4"""
    game = tell(solo(sheet(), "acrobatics", coins=2), "goblin-attack")
    assert why_not(game, 0, "+acrobatics d A1") == "unasked"


def test_who_declares_nothing_says_nothing_else() -> None:
    """R9.4"""
    game = tell(solo(sheet(), "acrobatics diplomacy", coins=2), "goblin-attack")
    for said in (Declare(upright=True), Declare(extra=Extra(DOUBLE, area("A1")))):
        reason = view(game, 0).why_not(said)
        assert reason is not None and reason.code == "unasked"


#: In solo: the corner from which each card walks, and the pair flat and upright there.
CORNERS = {
    "goblin-attack": ("K10-K11", "J11,K11"),
    "bugbear-assault": ("A10-A11", "A11,B11"),
    "kobold-onslaught": ("K1-K2", "J1,K1"),
    "gnoll-raid": ("A1-A2", "A1,B1"),
    "dragon-inferno": ("K1-K2", "J1,K1"),
    "zombie-plague": ("A1-A2", "A1,B1"),
    "giant-troll-ravage": ("A10-A11", "A11,B11"),
    "gorgon-gaze": ("K10-K11", "J11,K11"),
    "flayer-incursion": ("A10-A11", "A11,B11"),
    "insectoid-invasion": ("A1-A2", "A1,B1"),
    "ratman-strike": ("K10-K11", "J11,K11"),
    "ogre-charge": ("K1-K2", "J1,K1"),
}


@pytest.mark.parametrize("card", CORNERS)
def test_in_solo_the_pair_walks_from_the_cards_corner_flat(card: str) -> None:
    """R9.4, R11.2"""
    game = tell(solo(sheet(), "acrobatics", coins=2), f"{card} | +acrobatics")
    assert cells(mine(game).monster) == CORNERS[card][0]


@pytest.mark.parametrize("card", CORNERS)
def test_in_solo_the_pair_walks_from_the_cards_corner_upright(card: str) -> None:
    """R9.4, R11.2"""
    game = tell(solo(sheet(), "acrobatics", coins=2), f"{card} | +acrobatics upright")
    assert cells(mine(game).monster) == CORNERS[card][1]


def test_in_solo_the_pair_walks_in_the_cards_direction() -> None:
    """R9.4: from the bottom right, goblins counter-clockwise up, the gorgon clockwise to the left"""
    blocked = sheet("\n".join(["." * 11] * 10 + ["." * 10 + "f"]))
    game = tell(solo(blocked, "acrobatics", coins=2), "goblin-attack | +acrobatics")
    assert cells(mine(game).monster) == "J10-J11"
    game = tell(solo(blocked, "acrobatics", coins=2), "gorgon-gaze | +acrobatics")
    assert cells(mine(game).monster) == "K9-K10"
    game = tell(solo(blocked, "acrobatics", coins=2), "goblin-attack | +acrobatics upright")
    assert cells(mine(game).monster) == "I11,J11"
    game = tell(solo(blocked, "acrobatics", coins=2), "gorgon-gaze | +acrobatics upright")
    assert cells(mine(game).monster) == "J10,K10"


def test_in_solo_the_pair_must_fit_in_the_direction_it_is_turned_to() -> None:
    """R9.4"""
    game = tell(solo(sheet("..", rest="f"), "acrobatics", coins=2), "goblin-attack")
    assert why_not(game, 0, "+acrobatics upright") == "upright"
    assert because(game, 0, "+acrobatics upright") == "the 1×2 fits nowhere in this direction"
    assert why_not(game, 0, "+acrobatics") is None
    game = tell(solo(sheet(".\n.", rest="f"), "acrobatics", coins=2), "goblin-attack")
    assert why_not(game, 0, "+acrobatics") == "upright"
    assert why_not(game, 0, "+acrobatics upright") is None


@pytest.mark.parametrize("card", ["giant-troll-ravage", "zombie-plague"])
def test_in_solo_a_sheltered_troll_or_zombie_does_nothing_at_the_seasons_end(card: str) -> None:
    """R9.4"""
    game = solo(sheet(), "acrobatics", coins=2, clock=7)
    game = tell(game, f"{card} | +acrobatics\nfarmland | a F1-F2")
    assert (game.phase, game.season, size(mine(game).filled)) == ("reveal", 1, 2 + 2)


def test_the_offer_to_the_neighbour_is_the_pair() -> None:
    """R9.4"""
    game = seated(sheet("..\n.", rest="f"), sheet(), skills="acrobatics", coins=[2, 0])
    game = tell(game, "goblin-attack | +acrobatics")
    assert offered(game, 1) == {"m A1-A2", "m A1,B1"}


def test_acrobatics_in_a_real_turn() -> None:
    """R9.4: two coins gained, two spent; the pair costs three stars in the corner of sheet A"""
    setup = base_setup(seats=1, skills=("acrobatics", "search", "stealth"))
    game = tell(
        situation(setup=setup),
        """
        farmland      | a A1-A2
        hamlet        | v A3-A4,B3
        goblin-attack | +acrobatics
        """,
    )
    assert (track(game), at(mine(game), "K11")) == ((2, 2), "m")
    assert now(game) == (0, 0, 0, 3)
