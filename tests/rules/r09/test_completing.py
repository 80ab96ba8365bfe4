"""Whether a skill that draws something besides can be completed at all (R9.2 c)."""

import pytest

from cartographers.boxes import shelf
from cartographers.rules.legal import can_complete, turn_of
from cartographers.rules.sheet import Sheet
from testkit import sheet, tell
from testkit.situations import only_free, solo


def completes(skill: str, card: str, map: Sheet) -> bool:
    game = tell(solo(map, skill, coins=3), card)
    return can_complete(turn_of(game, 0), shelf().skills[skill])


@pytest.mark.parametrize(
    ("free", "possible"),
    [("A1-A5", False), ("A1-A9", True), ("A1-A4,C1-C4", True)],
    ids=["room for one", "room for two if the first is drawn at an end", "two places"],
)
def test_a_skill_can_be_completed_if_one_first_drawing_leaves_room_for_the_second(
    free: str, possible: bool
) -> None:
    """R9.2 (c), (e)"""
    assert completes("concentration", "fishing-village", only_free(free)) is possible


def test_cure_wounds_can_be_completed_only_with_a_monster_that_has_room_beside_it() -> None:
    """R9.2 (c), (e)"""
    assert completes("cure-wounds", "orchard", sheet("m"))
    assert not completes("cure-wounds", "orchard", sheet())
    assert not completes("cure-wounds", "orchard", sheet("mf\nf"))


def test_cure_wounds_can_be_completed_beside_a_monster_that_is_drawn_first() -> None:
    """R9.2 (e)"""
    assert completes("cure-wounds", "rift-lands", sheet())
