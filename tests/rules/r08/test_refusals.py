"""What is asked for in a hero's turn, at the gorgon's gaze and at the troll's ravage, and nothing else."""

import pytest

from cartographers.rules.decision import Ambush, Decision, Declare, Destroy, Draw, Post
from cartographers.rules.state import Game
from cartographers.rules.terrain import FOREST
from cartographers.rules.view import view
from testkit import area, sheet, tell
from testkit.situations import solo

ANYTHING: list[Decision] = [
    Draw(FOREST, area("A1")),
    Declare(),
    Ambush(area("A1")),
    Post(area("A1"), area("B2")),
    Destroy(area("A2")),
]


def heroes_turn() -> Game:
    return tell(solo(sheet()), "dal-of-jolev")


def gorgons_gaze() -> Game:
    return tell(solo(sheet()), "gorgon-gaze")


def trolls_ravage() -> Game:
    game = solo(sheet("m", troll="A1"), display=("giant-troll-ravage",), clock=7)
    return tell(game, "farmland | a K1-K2")


def refused(game: Game) -> list[type]:
    """The kinds of decisions that are not what is asked for now."""
    reasons = [(type(one), view(game, 0).why_not(one)) for one in ANYTHING]
    return [kind for kind, reason in reasons if reason and reason.code == "kind"]


def test_a_hero_card_asks_for_a_hero() -> None:
    """R8.1"""
    assert refused(heroes_turn()) == [Draw, Declare, Ambush, Destroy]


def test_the_gorgon_in_solo_asks_for_a_target() -> None:
    """R8.8"""
    assert refused(gorgons_gaze()) == [Draw, Declare, Ambush, Post]


def test_the_troll_asks_for_a_cell() -> None:
    """R8.7"""
    assert refused(trolls_ravage()) == [Draw, Declare, Ambush, Post]


def test_an_ambush_asks_for_a_declaration_where_one_can_be_made() -> None:
    """R9.4"""
    assert refused(tell(solo(sheet(), "acrobatics", coins=2), "goblin-attack")) == [
        Draw,
        Ambush,
        Post,
        Destroy,
    ]


@pytest.mark.parametrize(
    "game", [heroes_turn(), gorgons_gaze(), trolls_ravage()], ids=lambda game: game.phase
)
def test_the_reason_is_told_in_a_sentence(game: Game) -> None:
    """R8"""
    assert str(view(game, 0).why_not(Ambush(area("A1")))) == "is not what is asked for now"


@pytest.mark.parametrize("cells", [0, -1, 1 << 121], ids=["nowhere", "negative", "off the map"])
@pytest.mark.parametrize("game", [gorgons_gaze(), trolls_ravage()], ids=lambda game: game.phase)
def test_a_target_that_is_no_cell_is_no_target(game: Game, cells: int) -> None:
    """R8.7, R8.8"""
    reason = view(game, 0).why_not(Destroy(cells))
    assert reason is not None and reason.code == "target"


@pytest.mark.parametrize("cells", [0, -1, 1 << 121], ids=["nowhere", "negative", "off the map"])
def test_a_hero_that_is_no_cell_is_no_hero(cells: int) -> None:
    """R8.1"""
    reason = view(heroes_turn(), 0).why_not(Post(cells, 0))
    assert reason is not None and reason.code == "hero"


def told_over(game: Game, row: int, column: int) -> str | None:
    """The reason against choosing a cell by pointing at it."""
    reason = view(game, 0).why_not_there([(row, column)])
    return reason.code if reason else None


@pytest.mark.parametrize("game", [gorgons_gaze(), trolls_ravage()], ids=lambda game: game.phase)
def test_who_points_at_a_cell_that_cannot_be_destroyed_is_told_so(game: Game) -> None:
    """R8.7, R8.8: the same reason as when it is committed"""
    assert told_over(game, 5, 5) == "target"


def test_who_points_at_a_cell_that_can_be_destroyed_is_told_nothing() -> None:
    """R8.7, R8.8"""
    assert told_over(trolls_ravage(), 0, 1) is None
    assert told_over(gorgons_gaze(), 9, 9) is None
