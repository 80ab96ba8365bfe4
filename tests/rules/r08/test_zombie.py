"""R8.6: zombies take the empty cells beside them after each season's scoring."""

from typing import Any

import pytest

from cartographers.rules.state import Drawn, Game
from cartographers.rules.terrain import MONSTER
from testkit import area, at, cells, sheet, tell
from testkit.situations import mine, seated, solo

#: The last card of a spring; its field lies far off.
LAST = "farmland | a K1-K2"


def infected(picture: str, zombie: str, marks: str = "", **changes: Any) -> Game:
    """A solo game just before the last card of spring, the zombie's card on display."""
    one = sheet(picture, zombie=zombie, marks=marks)
    return solo(one, display=("zombie-plague",), clock=7, **changes)


def test_every_empty_cell_beside_a_zombie_becomes_a_zombie() -> None:
    """R8.6"""
    game = tell(infected("...\n.m", zombie="B2"), LAST)
    assert cells(mine(game).living("zombie")) == "A2,B1-B3,C2"


def test_zombies_spread_one_step_all_at_once() -> None:
    """R8.6"""
    game = tell(infected("m....m", zombie="A1,A6"), LAST)
    assert cells(mine(game).living("zombie")) == "A1-A2,A5-A7,B1,B6"


def test_zombies_do_not_spread_diagonally_or_over_the_edge() -> None:
    """R8.6, R1.4"""
    game = tell(infected("..........m", zombie="A11"), LAST)
    assert cells(mine(game).living("zombie")) == "A10-A11,B11"


@pytest.mark.parametrize("mark", "fvawmhx^#d")
def test_zombies_take_only_empty_cells(mark: str) -> None:
    """R8.6"""
    game = tell(infected(f"m{mark}", zombie="A1"), LAST)
    assert (at(mine(game), "A2"), mine(game).living("zombie")) == (mark, area("A1,B1"))


def test_zombies_take_empty_ruins_too() -> None:
    """R8.6"""
    game = tell(infected("mr", zombie="A1"), LAST)
    assert at(mine(game), "A2") == "M"


def test_new_zombies_spread_from_the_next_season_on() -> None:
    """R8.6"""
    game = tell(infected("m", zombie="A1"), LAST)
    assert cells(mine(game).living("zombie")) == "A1-A2,B1"
    game = tell(game.but(clock=7), "great-river | w I1-I3")
    assert (game.season, cells(mine(game).living("zombie"))) == (2, "A1-A3,B1-B2,C1")


def test_a_zombie_that_spreads_onto_an_attack_mark_is_destroyed_at_once() -> None:
    """R8.6"""
    game = tell(infected("m", zombie="A1", marks="A2"), LAST)
    assert (at(mine(game), "A2"), mine(game).living("zombie")) == ("x", area("A1,B1"))


def test_a_zombie_destroyed_while_spreading_never_spreads_on() -> None:
    """R8.6: living zombies only"""
    game = tell(infected("m\nf", zombie="A1", marks="A2"), LAST)
    game = tell(game.but(clock=7), "great-river | w I1-I3")
    assert cells(mine(game).living("zombie")) == "A1"


def test_a_destroyed_zombie_does_not_spread() -> None:
    """R8.6"""
    game = tell(infected("x", zombie="A1"), LAST)
    assert mine(game).monster == 0


def test_zombies_spread_after_the_scoring() -> None:
    """R8.6, R5.2"""
    game = tell(infected("m", zombie="A1"), LAST)
    assert game.seats[0].scores[0].monsters == 2


def test_zombies_drawn_this_season_spread_at_its_end() -> None:
    """R8.6, R5.2: after the season of their reveal"""
    game = tell(solo(sheet(), clock=7), f"zombie-plague\n{LAST}")
    assert cells(mine(game).living("zombie")) == "A1-A2,B1"


def test_zombies_spread_after_every_later_season() -> None:
    """R8.6, R5.2"""
    game = tell(solo(sheet(), clock=7), f"zombie-plague\n{LAST}")
    for last in ("great-river | w J1-J3", "farmland | a I1-I2"):
        game = tell(game.but(clock=7), last)
    assert cells(mine(game).living("zombie")) == "A1-A4,B1-B3,C1-C2,D1"


def test_zombies_spread_on_every_map() -> None:
    """R8.6, R5.2"""
    game = tell(
        seated(sheet(), sheet(), clock=7), "zombie-plague | m F6 | m A1\nfarmland | a K1-K2 | a K1-K2"
    )
    assert [cells(seat.sheet.living("zombie")) for seat in game.seats] == ["A1-A2,B1", "E6,F5-F7,G6"]


def test_zombies_do_not_spread_after_winter() -> None:
    """R8.6, R5.2: nothing is scored any more"""
    game = tell(infected("m", zombie="A1", season=3), LAST)
    assert (game.over, cells(mine(game).monster)) == (True, "A1")


def test_nobody_is_asked_when_zombies_spread() -> None:
    """R8.6"""
    game = tell(infected("m", zombie="A1"), LAST)
    assert (game.phase, game.season) == ("reveal", 1)


def test_the_zombie_card_stays_on_display() -> None:
    """R8.6, R4.3"""
    assert tell(solo(sheet()), "zombie-plague").display == ("zombie-plague",)


def test_the_news_say_where_zombies_spread() -> None:
    """R8.6"""
    game = tell(infected("m", zombie="A1"), LAST)
    spread = [news for news in game.news if isinstance(news, Drawn) and news.by is None]
    assert [(news.card, news.strokes) for news in spread] == [("zombie-plague", ((MONSTER, area("A2,B1")),))]
