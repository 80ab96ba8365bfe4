"""R8.9, R5.2: in which order things happen within a change of a map and at a season's end."""

from typing import Any

from cartographers.rules.state import Game
from testkit import area, at, cells, offered, sheet, tell
from testkit.situations import mine, seated, solo, track

ZOMBIE, TROLL = "zombie-plague", "giant-troll-ravage"
LAST = "farmland | a K1-K2"


def haunted(picture: str, *display: str, **changes: Any) -> Game:
    """A solo game in the middle of which a zombie and a troll stand, their cards on display."""
    one = sheet(picture, zombie="A1", troll="A3")
    return tell(solo(one, display=display, clock=7, season=1, **changes), LAST)


def test_cells_are_drawn_then_marks_work_then_the_target_is_destroyed() -> None:
    """R8.9"""
    game = seated(sheet(marks="B2"), sheet())
    game = tell(game, "gorgon-gaze | m K1,K3,J2 x K2 | m A1,A3,B2 x A2")
    assert [at(mine(game), one) for one in ("A1", "A2", "A3", "B2")] == ["m", "x", "m", "x"]


def test_drawn_cells_and_the_target_close_a_mountain_together() -> None:
    """R8.9: the mountain is checked when all is done, and pays once"""
    game = seated(sheet("..\n^.\n."), sheet())
    game = tell(game, "gorgon-gaze | m K1,K3,J2 x K2 | m A1,B2,C1 x A2")
    assert track(game) == (1, 0)


def test_a_destroyed_monster_closes_a_mountain_in_the_same_change() -> None:
    """R8.9"""
    game = tell(solo(sheet("^.\nf", marks="A2")), "rift-lands | m A2")
    assert (at(mine(game), "A2"), track(game)) == ("x", (1, 0))


def test_a_shapes_coin_a_mountain_and_the_dragon_are_all_paid_in_one_change() -> None:
    """R8.9: nobody orders these checks"""
    game = tell(solo(sheet("^.m\nf.f", dragon="A3")), "farmland | a A2,B2")
    assert track(game) == (1 + 1, 0)
    game = tell(game, "rift-lands | f A4")
    assert track(game) == (2 + 3, 0)
    game = tell(solo(sheet("^.mf\nf.f", dragon="A3")), "farmland | a A2,B2")
    assert track(game) == (1 + 1 + 3, 0)


def test_two_mountains_and_the_dragon_fill_the_track_to_its_end() -> None:
    """R8.9, R3.12"""
    game = tell(solo(sheet("^.m\nf^f\n.f", dragon="A3"), coins=11), "rift-lands | f A4")
    assert track(game) == (11, 0)
    game = tell(game, "farmland | a K1-K2")
    assert track(game) == (12, 0)
    assert track(tell(game, "dal-of-jolev | h A2 ! B1,B3")) == (14, 0)


def test_lasting_effects_act_in_the_order_of_their_reveal_zombie_first() -> None:
    """R5.2: the cell between them becomes a zombie before the troll's turn"""
    game = haunted("m.m", ZOMBIE, TROLL)
    assert at(mine(game), "A2") == "m"
    assert offered(game) == {"x A4", "x B3"}


def test_lasting_effects_act_in_the_order_of_their_reveal_troll_first() -> None:
    """R5.2: the troll may destroy the cell between them before the zombie takes it"""
    game = haunted("m.m", TROLL, ZOMBIE)
    assert offered(game) == {"x A2", "x A4", "x B3"}
    game = tell(game, "| x A2")
    assert (at(mine(game), "A2"), cells(mine(game).living("zombie"))) == ("x", "A1,B1")


def test_the_order_is_that_of_the_whole_game_not_of_the_season() -> None:
    """R5.2: a troll of spring acts before a zombie of summer"""
    game = tell(solo(sheet(), clock=7), f"{TROLL}\n{LAST}\n | x B9")
    game = tell(game.but(clock=6), f"{ZOMBIE}\norchard | f J1-J3,K3")
    assert (game.season, game.phase, cells(mine(game).living("zombie"))) == (1, "ravage", "A1")
    assert cells(mine(tell(game, "| x A8")).living("zombie")) == "A1-A2,B1"


def test_an_effect_is_finished_on_all_maps_before_the_next_begins() -> None:
    """R5.2"""
    one = sheet("m.m", zombie="A1", troll="A3")
    game = seated(one, one, display=(TROLL, ZOMBIE), clock=7)
    game = tell(game, "farmland | a K1-K2 | a K1-K2\n | x A2")
    assert [cells(seat.sheet.living("zombie")) for seat in game.seats] == ["A1", "A1"]
    game = tell(game, "| | x A4")
    assert [cells(seat.sheet.living("zombie")) for seat in game.seats] == ["A1,B1", "A1-A2,B1"]


def test_zombies_have_spread_on_all_maps_before_any_troll_acts() -> None:
    """R5.2"""
    one = sheet("m.m", zombie="A1", troll="A3")
    game = seated(one, one, display=(ZOMBIE, TROLL), clock=7)
    game = tell(game, "farmland | a K1-K2 | a K1-K2")
    assert [cells(seat.sheet.living("zombie")) for seat in game.seats] == ["A1-A2,B1", "A1-A2,B1"]
    assert game.waiting == [0, 1]


def test_every_effect_acts_once_a_season() -> None:
    """R5.2"""
    game = tell(haunted("m.m", TROLL, ZOMBIE), "| x A4")
    assert (game.season, game.phase, mine(game).destroyed) == (2, "reveal", area("A4"))


def test_lasting_effects_are_skipped_after_winter() -> None:
    """R5.2"""
    game = solo(sheet("m.m", zombie="A1", troll="A3"), display=(TROLL, ZOMBIE), season=3, clock=5)
    game = tell(game, LAST)
    assert (game.over, cells(mine(game).monster), mine(game).destroyed) == (True, "A1,A3", 0)


def test_coins_gained_after_the_scoring_count_from_the_next_scoring_on() -> None:
    """R8.9"""
    game = solo(sheet("^.m\nf", zombie="A3"), display=(ZOMBIE,), clock=7)
    game = tell(game, LAST)
    assert (track(game), game.seats[0].scores[0].coins) == ((2, 0), 1)
    game = tell(game.but(clock=6), "orchard | f I1-I3,J3")
    assert game.seats[0].scores[1].coins == 2


def test_a_mountain_is_checked_after_each_lasting_effect() -> None:
    """R8.9: the troll's destruction closes one, then the zombie another"""
    one = sheet("m.^f.f^.m\n..f...f", troll="A1", zombie="A9")
    game = tell(solo(one, display=(TROLL, ZOMBIE), season=1, clock=7), LAST)
    assert track(game) == (1, 0)
    game = tell(game, "| x A2")
    assert (at(mine(game), "A2"), at(mine(game), "A8"), track(game)) == ("x", "m", (3, 0))
