"""R8.5: the dragon gives its map's owner three coins once it is closed in."""

import pytest

from cartographers.rules.decision import Destroy
from cartographers.rules.effect import effect
from testkit import area, at, heroes_setup, sheet, situation, tell
from testkit.situations import mine, seated, solo, track

#: A dragon of which only the cell A4 is missing to close it in.
ALMOST = """
    ffm.
    mmmf
    mfff
    f
"""


def test_a_dragon_gives_three_coins_as_soon_as_it_is_closed_in() -> None:
    """R8.5"""
    game = tell(solo(sheet(ALMOST, dragon="A3,B1-B3,C1")), "rift-lands | f A4")
    assert track(game) == (3, 0)


def test_a_dragon_with_an_empty_cell_beside_it_gives_nothing() -> None:
    """R8.5"""
    game = tell(solo(sheet(ALMOST, dragon="A3,B1-B3,C1")), "rift-lands | f K1")
    assert track(game) == (0, 0)


def test_an_empty_cell_diagonal_to_the_dragon_does_not_matter() -> None:
    """R8.5, R1.4"""
    game = tell(solo(sheet("m.\nf.", dragon="A1")), "rift-lands | f A2")
    assert track(game) == (3, 0)


def test_the_edge_counts_as_closed() -> None:
    """R8.5"""
    game = tell(solo(sheet("m\n.", dragon="A1")), "farmland | a A2,B2")
    assert track(game) == (1, 0)
    game = tell(game, "rift-lands | f B1")
    assert track(game) == (4, 0)


@pytest.mark.parametrize("mark", "fvawmhx^#dF")
def test_whatever_fills_the_cells_beside_it_closes_the_dragon(mark: str) -> None:
    """R8.5"""
    game = tell(solo(sheet(f"m{mark}\n.", dragon="A1")), "rift-lands | f B1")
    assert track(game) == (3, 0)


def test_an_empty_ruin_or_mark_beside_it_does_not_close_the_dragon() -> None:
    """R8.5, R1.3"""
    game = tell(solo(sheet("mr\n.", dragon="A1", marks="A2")), "rift-lands | f B1")
    assert track(game) == (0, 0)


def test_a_destroyed_dragon_cell_needs_no_closed_neighbours() -> None:
    """R8.5"""
    game = tell(solo(sheet("mx\n.", dragon="A1-A2")), "rift-lands | f B1")
    assert track(game) == (3, 0)


def test_a_living_dragon_cell_beside_destroyed_ones_must_still_be_closed() -> None:
    """R8.5"""
    game = tell(solo(sheet("mx\n.", dragon="A1-A2")), "rift-lands | f K1")
    assert track(game) == (0, 0)


def test_a_hero_who_destroys_the_last_open_dragon_cell_earns_the_coins() -> None:
    """R8.5, R8.2"""
    game = tell(solo(sheet(".mx", dragon="A2-A3")), "freyla-the-true | h A1 ! A2-A4")
    assert track(game) == (3, 0)


def test_a_hero_who_destroys_only_a_part_of_the_dragon_earns_nothing_yet() -> None:
    """R8.5"""
    game = tell(solo(sheet(".mmmm", dragon="A2-A5")), "freyla-the-true | h A1 ! A2-A4")
    assert track(game) == (0, 0)


def test_a_dragon_may_be_closed_in_the_moment_it_is_drawn() -> None:
    """R8.5"""
    corner = sheet(
        """
        ff.f
        ...f
        .fff
        f
        """
    )
    game = tell(seated(corner, sheet()), "dragon-inferno | m A3,B1-B3,C1 | m A3,B1-B3,C1")
    assert [track(game, 0), track(game, 1)] == [(3, 0), (0, 0)]


def test_a_dragon_drawn_wholly_on_marks_gives_its_coins_at_once() -> None:
    """R8.5"""
    marked = sheet(marks="A3,B1-B3,C1")
    game = tell(seated(marked, sheet()), "dragon-inferno | m A3,B1-B3,C1 | m A3,B1-B3,C1")
    assert track(game, 0) == (3, 0)


def test_a_dragon_drawn_partly_on_marks_and_otherwise_closed_gives_its_coins_at_once() -> None:
    """R8.5: with destroyed cells"""
    corner = sheet(
        """
        ff..
        ....
        .f..
        f...
        """,
        marks="A3,B3",
    )
    game = tell(seated(corner, sheet()), "dragon-inferno | m A3,B1-B3,C1 | m A3,B1-B3,C1")
    assert (at(mine(game), "B2"), track(game, 0)) == ("m", (3, 0))


def test_in_solo_the_dragon_may_walk_in_closed() -> None:
    """R8.5, R11.2"""
    pit = sheet("\n".join(["." * 11] * 7 + ["fff", "ff.f", "...f", ".ff"]))
    game = tell(solo(pit), "dragon-inferno")
    assert (at(mine(game), "J1"), track(game)) == ("m", (3, 0))


def test_the_owner_of_the_map_gets_the_coins_not_who_drew_the_dragon() -> None:
    """R8.5"""
    marked = sheet(marks="A3,B1-B3,C1")
    game = tell(
        seated(marked, sheet(), sheet()),
        "dragon-inferno | m E3,F1-F3,G1 | m E3,F1-F3,G1 | m A3,B1-B3,C1",
    )
    assert [track(game, seat)[0] for seat in range(3)] == [3, 0, 0]


def test_a_dragon_gives_its_coins_once() -> None:
    """R8.5"""
    game = tell(solo(sheet("m.", dragon="A1")), "rift-lands | f A2")
    game = tell(game, "farmland | a B1,C1")
    assert track(game) == (4, 0)
    game = tell(game, "great-river | w D1,E1,F1\ndal-of-jolev | h B2 ! A1,A3,C1,C3")
    assert (at(mine(game), "A1"), track(game)) == ("x", (5, 0))


@pytest.mark.parametrize(("before", "after"), [(10, 13), (11, 14), (12, 14), (13, 14), (14, 14)])
def test_the_dragons_coins_fill_the_track_one_by_one(before: int, after: int) -> None:
    """R8.5, R3.12"""
    game = tell(solo(sheet("m.", dragon="A1", marks="B1"), coins=before), "rift-lands | f A2")
    assert track(game) == (before, 0)
    game = tell(game, "dal-of-jolev | h B1 ! A2,C2")
    assert track(game) == (after, 0)


def test_crossed_out_coins_leave_the_dragon_no_space() -> None:
    """R8.5, R3.12"""
    game = tell(solo(sheet("m.\nf", dragon="A1"), coins=13, crossed=5), "rift-lands | f A2")
    assert track(game) == (14, 5)


def test_a_fallback_cell_is_no_dragon() -> None:
    """R8.5, R4.2"""
    crowded = sheet(".", rest="f")
    game = tell(seated(crowded, crowded), "dragon-inferno | m A1 | m A1")
    assert track(game) == (0, 0)


def test_the_two_cells_of_acrobatics_are_no_dragon() -> None:
    """R8.5, R9.4"""
    game = tell(
        seated(sheet("..f\nff"), sheet(), skills="acrobatics", coins=[2, 0]),
        """
        dragon-inferno | +acrobatics
                       | m A3,B1-B3,C1 | m A1-A2
        """,
    )
    assert track(game, 0) == (2, 2)


def test_a_closed_monster_without_a_name_gives_nothing() -> None:
    """R8.5, R8.4"""
    game = tell(solo(sheet("m.\nf")), "rift-lands | f A2")
    assert track(game) == (0, 0)


def test_another_ambush_may_close_the_dragon() -> None:
    """R8.5, R3.11: whoever and whatever filled it"""
    closing = sheet("m.\nf", dragon="A1")
    game = tell(seated(closing, sheet()), "goblin-attack | m A1,B2,C3 | m A2,B3,C4")
    assert track(game, 0) == (3, 0)


def test_spreading_zombies_may_close_the_dragon() -> None:
    """R8.5, R8.9"""
    game = solo(sheet("m.m\nf.f", dragon="A1", zombie="A3"), display=("zombie-plague",), clock=7)
    game = tell(game, "farmland | a K1-K2")
    assert track(game) == (1 + 3, 0)


def test_a_troll_may_close_the_dragon() -> None:
    """R8.5, R8.9"""
    game = solo(sheet("m.m\nf.f", dragon="A1", troll="A3"), display=("giant-troll-ravage",), clock=7)
    game = tell(game, "farmland | a K1-K2\n | x A2")
    assert track(game) == (1 + 3, 0)


def test_a_gorgons_target_may_be_the_last_open_dragon_cell() -> None:
    """R8.5, R8.8"""
    game = seated(sheet("m.", dragon="A1"), sheet())
    game = tell(game, "gorgon-gaze | m A1,A3,B2 x A2 | m B1,A2,C2 x A1")
    assert (at(mine(game), "A1"), track(game, 0)) == ("x", (3, 0))


def test_in_solo_the_gorgon_destroys_the_last_open_dragon_cell_without_filling_any() -> None:
    """R8.5, R8.8: the target is chosen after the walk."""
    game = situation(
        sheet("m.\nm", dragon="A1", gorgon="B1"), setup=heroes_setup(seats=1), card="gorgon-gaze"
    )
    seat, news = effect(game, 0, Destroy(area("A1")))
    assert (seat.coins, news.coins, news.destroyed) == (3, 3, area("A1"))
