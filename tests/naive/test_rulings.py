"""The naive referee on single rulings that a short record does not reach."""

from typing import Any

import pytest

from .ambush import ambush_turn, owner_of_received
from .board import Map, cell_of
from .ending import places, title
from .explore import explore_turn
from .facts import SKILLS
from .heroes import hero_turn
from .lasting import lasting_effect
from .referee import Game
from .seat import Seat
from .test_naive import SOLO
from .wrong import Wrong

BARE = ["..........."] * 11
ALL_SKILLS = list(SKILLS)
NINE_FULL_ROWS = ["fffffffffff"] * 9


def _seat(rows: list[str], coins: int = 0) -> Seat:
    seat = Seat("A")
    seat.map = Map(rows)
    seat.coins_filled = coins
    return seat


def _mark(seat: Seat, *names: str) -> None:
    for name in names:
        cell = cell_of(name)
        assert cell is not None
        seat.marks.add(cell)


def _at(seat: Seat, name: str) -> str:
    cell = cell_of(name)
    assert cell is not None
    return seat.map.at(cell)


def _explore(
    seat: Seat,
    card_id: str,
    terrain: str,
    cells: str,
    skill: str | None = None,
    extra: tuple[str, str] | None = None,
    pending: bool = False,
) -> Seat:
    entry: dict[str, Any] = {"terrain": terrain, "cells": cells.split()}
    if skill is not None:
        entry["skill"] = skill
    if extra is not None:
        entry["extra"] = {"terrain": extra[0], "cells": extra[1].split()}
    explore_turn(seat, card_id, pending, ALL_SKILLS, entry)
    return seat


def _ambush(seats: list[Seat], card_id: str, *entries: Any, **more: Any) -> bool:
    step = {"reveal": card_id, "ambush": list(entries), "coins": [], **more}
    return ambush_turn(seats, card_id, [], step)


def test_coins_before_the_turn_pay_and_later_ones_do_not() -> None:
    seat = _explore(_seat(BARE, 1), "farmland", "farm", "A1 A2", "diplomacy", ("double", "K1"))
    assert seat.coins() == [2, 1]
    with pytest.raises(Wrong):
        _explore(_seat(BARE), "farmland", "farm", "A1 A2", "diplomacy", ("double", "K1"))


def test_either_copy_of_concentration_meets_the_duty_and_the_coin_comes_once() -> None:
    rows = ["r..........", *BARE[1:]]
    drawing = ("farmland", "farm", "C1 C2", "concentration")
    seat = _explore(_seat(rows, 3), *drawing, ("farm", "A1 B1"), pending=True)
    assert seat.coins() == [4, 3]
    with pytest.raises(Wrong):
        _explore(_seat(rows, 3), *drawing, ("farm", "A2 B2"), pending=True)
    with pytest.raises(Wrong):
        _explore(_seat(rows, 3), *drawing, ("farm", "A1 A2 A3 B2"), pending=True)


def test_stealth_reads_the_shape_with_a_coin() -> None:
    seat = _explore(_seat(BARE), "forgotten-forest", "forest", "A1", "stealth")
    assert seat.coins() == [1, 0]
    with pytest.raises(Wrong):
        _explore(_seat(BARE), "forgotten-forest", "forest", "E5", "stealth")


def test_who_must_draw_the_fallback_may_negotiate_or_sneak() -> None:
    rows = [*NINE_FULL_ROWS, "fffffffff..", "fffffffff.."]
    assert _explore(_seat(rows, 1), "farmland", "farm", "J10 J11 K10 K11", "negotiation").coins() == [1, 1]
    assert _explore(_seat(rows), "fishing-village", "water", "J10 J11", "stealth").coins() == [0, 0]
    for skill in ("secret-lore", "stealth"):
        with pytest.raises(Wrong):
            _explore(_seat(rows), "fishing-village", "village", "J10", skill)


def test_search_goes_with_the_fallback_in_its_terrain() -> None:
    rows = [*NINE_FULL_ROWS, "fffffffff..", "fffffffffff"]
    seat = _explore(_seat(rows), "orchard", "monster", "J10", "search", ("monster", "J11"))
    assert _at(seat, "J11") == "monster"


def test_cure_wounds_touches_a_living_monster() -> None:
    rows = ["m..........", *BARE[1:]]
    drawing = ("rift-lands", "monster", "E5", "cure-wounds")
    _explore(_seat(rows, 1), *drawing, ("water", "E6 E7"))
    marked = _seat(rows, 1)
    _mark(marked, "E5")
    with pytest.raises(Wrong):
        _explore(marked, *drawing, ("water", "E6 E7"))


def test_a_mountain_pays_once_and_the_track_ends() -> None:
    rows = [".f.........", "f^f........", *BARE[2:]]
    assert _explore(_seat(rows, 12), "farmland", "farm", "C2 D2").coins() == [14, 0]
    assert _explore(_seat(rows, 13), "farmland", "farm", "C2 D2").coins() == [14, 0]


def test_hero_marks_destroy_now_and_later() -> None:
    seat = _seat(["..m........", *BARE[1:]])
    hero_turn(seat, "freyla-the-true", [], {"cell": "B3", "marks": ["A3"]})
    assert _at(seat, "A3") == "destroyed"
    _mark(seat, "E5")
    assert _at(_explore(seat, "rift-lands", "monster", "E5"), "E5") == "destroyed"


@pytest.mark.parametrize(
    ("direction", "owners"), [("clockwise", [2, 0, 1]), ("counter-clockwise", [1, 2, 0])]
)
def test_sheets_are_passed_in_the_arrows_direction(direction: str, owners: list[int]) -> None:
    assert [owner_of_received(number, 3, direction) for number in range(3)] == owners


def test_the_dragon_pays_when_closed_or_destroyed() -> None:
    seat = _seat(BARE, 12)
    _mark(seat, "I3", "J1", "J2", "J3")
    _ambush([seat], "dragon-inferno", {"cells": ["I3", "J1", "J2", "J3", "K1"]})
    assert seat.coins() == [12, 0]
    _explore(seat, "farmland", "farm", "K2 K3")
    assert seat.coins() == [14, 0]


def test_the_gorgon_must_have_its_target_while_there_is_one() -> None:
    cells = ["J9", "J11", "K10"]
    seat = _seat(BARE)
    _ambush([seat], "gorgon-gaze", {"cells": cells, "target": "J10"})
    assert _at(seat, "J10") == "destroyed"
    with pytest.raises(Wrong):
        _ambush([_seat(BARE)], "gorgon-gaze", {"cells": cells})
    marked = _seat(BARE)
    _mark(marked, *cells)
    _ambush([marked], "gorgon-gaze", {"cells": cells})


def test_a_single_cell_in_place_of_the_gorgon_is_nameless() -> None:
    full = [*NINE_FULL_ROWS, "ffffffffff.", "fffffffffff"]
    _ambush([_seat(full), _seat(full)], "gorgon-gaze", {"cells": ["J11"]}, {"cells": ["J11"]})
    assert not _ambush([_seat(full)], "gorgon-gaze", None)


def test_zombies_spread_one_step_and_marks_stop_them() -> None:
    seat = _seat(BARE)
    _ambush([seat], "zombie-plague", {"cells": ["A1"]})
    _mark(seat, "B1")
    for _ in range(2):
        lasting_effect([seat], "zombie-plague", {"after": "zombie-plague", "coins": []})
    assert seat.map.rows()[:2] == ["mmm........", "xm........."]


def test_the_troll_must_destroy_while_it_lives() -> None:
    seat = _seat(BARE)
    _ambush([seat], "giant-troll-ravage", {"cells": ["A9", "A10", "A11", "B10"]})
    step = {"after": "giant-troll-ravage", "coins": []}
    for entry in (None, {"cell": "A7"}):
        with pytest.raises(Wrong):
            lasting_effect([seat], "giant-troll-ravage", {**step, "destroy": [entry]})
    lasting_effect([seat], "giant-troll-ravage", {**step, "destroy": [{"cell": "C10"}]})
    assert _at(seat, "C10") == "destroyed"


def test_acrobatics_is_turned_by_the_solo_player_and_has_no_name() -> None:
    seat = _seat(BARE, 2)
    step = {
        "reveal": "gorgon-gaze",
        "declare": [{"skill": "acrobatics", "upright": True}],
        "ambush": [{"cells": ["J11", "K11"]}],
        "coins": [],
    }
    ambush_turn([seat], "gorgon-gaze", ["acrobatics"], step)
    assert seat.coins() == [2, 2] and not seat.names


def test_a_full_map_ends_a_solo_game_at_once() -> None:
    game = Game(SOLO["setup"])
    game.seats[0].map = Map([*NINE_FULL_ROWS, "ffffffffff.", "fffffffffff"])
    drawing = {"terrain": "water", "cells": ["J11"]}
    game.take({"reveal": "rift-lands", "draw": [drawing], "coins": [[0, 0]]})
    game.take({"season": "spring", "scores": [[0, 39, 0, 0]]})
    end = {"totals": [39], "losses": [0], "places": [1], "rating": -50, "title": None}
    game.take({"end": end})
    with pytest.raises(Wrong):
        game.take({"end": end})


def test_places_are_shared_by_equals() -> None:
    assert places([5, 9, 9, 9], [0, 2, 1, 1]) == [4, 3, 1, 1]


def test_titles_start_at_their_minimum() -> None:
    assert [title(rating) for rating in (30, 0, -30, -31)] == [
        "legendary-cartographer",
        "apprentice-surveyor",
        "oblivious-inkdrinker",
        None,
    ]
