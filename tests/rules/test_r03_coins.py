"""R3.11 and R3.12: coins for mountains, and the track they are filled in on."""

import pytest

from cartographers.boxes import shelf
from cartographers.rules.area import size
from cartographers.rules.box import Box, Shelf
from cartographers.rules.change import earned
from cartographers.rules.map_sheet import map_sheet
from cartographers.rules.sheet import draw
from cartographers.rules.state import COIN_TRACK, Drawn, Game
from cartographers.rules.terrain import FARM, WATER
from testkit import area, base_setup, heroes_setup, sheet, situation, tell

SOLO = base_setup(seats=1)
#: A mountain at B2 with one empty side, below it.
NEARLY_CLOSED = sheet("""
    .f.
    f^f
""")


def coins(game: Game) -> list[int]:
    """Everyone's coins, crossed out or not."""
    return [seat.coins for seat in game.seats]


def test_the_last_empty_neighbour_of_a_mountain_gives_one_coin() -> None:
    """R3.11."""
    assert coins(tell(situation(NEARLY_CLOSED, setup=SOLO), "rift-lands | f C2")) == [1]


def test_a_mountain_with_an_empty_neighbour_left_gives_no_coin() -> None:
    """R3.11."""
    half = sheet(".f.\n.^f")
    assert coins(tell(situation(half, setup=SOLO), "rift-lands | f C2")) == [0]


def test_a_mountain_at_the_edge_needs_only_the_neighbours_it_has() -> None:
    """R3.11."""
    corner = sheet("^f")
    assert coins(tell(situation(corner, setup=SOLO), "rift-lands | f B1")) == [1]


@pytest.mark.parametrize("mark", list("^#x"))
def test_a_mountain_wasteland_or_destroyed_neighbour_is_no_empty_one(mark: str) -> None:
    """R3.11."""
    corner = sheet(f"^{mark}")
    assert coins(tell(situation(corner, setup=SOLO), "rift-lands | f B1")) == [1]


def test_a_mountain_gives_its_coin_once_per_game() -> None:
    """R3.11."""
    game = tell(
        situation(NEARLY_CLOSED, setup=SOLO),
        """
        rift-lands      | f C2
        fishing-village | v D1-D4
        """,
    )
    assert coins(game) == [1]


def test_a_mountain_with_a_destroyed_neighbour_stays_closed() -> None:
    """R3.11: once is once, also when a monster beside it is destroyed later."""
    closed = sheet(".m.\nf^f\n.f.")
    game = tell(situation(closed, setup=base_setup(seats=1, heroes=True)), "freyla-the-true | h A1 ! A2-A4")
    assert coins(game) == [0]


def test_several_mountains_closed_at_once_give_one_coin_each() -> None:
    """R3.11: C2 is the last empty neighbour of both."""
    two = sheet("""
        .f.
        f^f
        ...
        f^f
        .f.
    """)
    assert coins(tell(situation(two, setup=SOLO), "rift-lands | f C2")) == [2]


def test_a_marked_shape_that_closes_a_mountain_gives_two_coins() -> None:
    """R3.11: with R3.5."""
    assert coins(tell(situation(NEARLY_CLOSED, setup=SOLO), "farmland | a C2,D2")) == [2]


def test_the_owner_of_the_map_gets_the_coin_when_a_neighbour_closes_the_mountain() -> None:
    """R3.11: ruling; seat 1 draws on the map of seat 0 and on that map the goblins close a mountain."""
    game = tell(situation(NEARLY_CLOSED, sheet()), "goblin-attack | m A1,B2,C3 | m C2,D3,E4")
    assert coins(game) == [1, 0]


def test_a_hero_closes_a_mountain_too() -> None:
    """R3.11: ruling."""
    heroic = base_setup(seats=1, heroes=True)
    assert coins(tell(situation(NEARLY_CLOSED, setup=heroic), "freyla-the-true | h C2 ! C3-C5")) == [1]


def test_a_destroyed_cell_closes_a_mountain_too() -> None:
    """R3.11: the gorgon's target at C2."""
    game = situation(NEARLY_CLOSED, sheet(), setup=heroes_setup())
    game = tell(game, "gorgon-gaze | m A1,A3,B2 x A2 | m D1,D3,E2 x F2")
    assert coins(game) == [0, 0]
    game = situation(NEARLY_CLOSED, sheet(), setup=heroes_setup())
    game = tell(game, "gorgon-gaze | m A1,A3,B2 x A2 | m D2,E1,E3 x C2")
    assert coins(game) == [1, 0]


def test_the_cell_that_a_troll_destroys_closes_a_mountain_too() -> None:
    """R3.11: at the season's end."""
    troll = sheet(
        """
        .f.
        f^f
        m..
    """,
        troll="C1",
    )
    game = situation(troll, setup=heroes_setup(seats=1), clock=7, display=("giant-troll-ravage",))
    game = tell(game, "pasture | a K1,K3\n| x C2")
    assert coins(game) == [2]


def test_spreading_zombies_close_a_mountain_too() -> None:
    """R3.11: the coin of the Pasture and one for the mountain."""
    zombie = sheet(
        """
        .f.
        f^f
        m..
    """,
        zombie="C1",
    )
    game = situation(zombie, setup=heroes_setup(seats=1), clock=7, display=("zombie-plague",))
    assert coins(tell(game, "pasture | a K1,K3")) == [2]


def test_the_coin_track_has_fourteen_spaces() -> None:
    """R3.12."""
    assert COIN_TRACK == 14


@pytest.mark.parametrize(("before", "now"), [(0, 1), (12, 13), (13, 14), (14, 14)])
def test_a_coin_fills_the_next_space_and_is_lost_when_there_is_none(before: int, now: int) -> None:
    """R3.12."""
    assert coins(tell(situation(setup=SOLO, coins=before), "great-river | w A1-A3")) == [now]


def test_a_crossed_out_coin_keeps_its_space() -> None:
    """R3.12: fourteen spaces are used up, five of them crossed out."""
    game = tell(situation(setup=SOLO, coins=14, crossed=5), "great-river | w A1-A3")
    assert (game.seats[0].coins, game.seats[0].purse) == (14, 9)


def test_of_two_coins_gained_at_once_the_second_is_lost_at_the_end_of_the_track() -> None:
    """R3.12."""
    assert coins(tell(situation(NEARLY_CLOSED, setup=SOLO, coins=13), "farmland | a C2,D2")) == [14]


@pytest.mark.parametrize(("before", "now"), [(10, 13), (11, 14), (12, 14), (13, 14), (14, 14)])
def test_the_three_coins_of_the_dragon_are_filled_in_one_by_one(before: int, now: int) -> None:
    """R3.12: the dragon in the corner is closed by B1."""
    corner = sheet(
        """
        mmf
        .f
    """,
        dragon="A1-A2",
    )
    game = tell(situation(corner, setup=heroes_setup(seats=1), coins=before), "kethras-gates | f B1")
    assert coins(game) == [now]


def test_the_news_of_a_change_tells_the_coins_really_gained() -> None:
    """R3.12."""
    game = tell(situation(NEARLY_CLOSED, setup=SOLO, coins=13), "farmland | a C2,D2")
    assert [news.coins for news in game.news if isinstance(news, Drawn)] == [1]


def test_a_sheet_with_a_rule_of_its_own_pays_for_what_a_drawing_adds_to_it() -> None:
    """R3.12: here a coin for each water cell, paid once."""
    lake = map_sheet("L", ["." * 11] * 11, lambda one: size(one.water))
    with_lake = Shelf({**shelf().boxes, "lakes": Box("lakes", sheets=(lake,))})
    first = draw(lake.printed, WATER, area("A1-A3"))
    second = draw(first, WATER, area("C1-C2"))
    assert earned(with_lake, lake.printed, first) == 3
    assert earned(with_lake, first, second) == 2
    assert earned(with_lake, second, draw(second, FARM, area("K1"))) == 0
