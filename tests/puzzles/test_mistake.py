"""Own mistakes as puzzles: what is right, what they are about, and when they come back."""

from dataclasses import replace

import pytest

from cartographers.boxes import shelf
from cartographers.puzzles.finder import the_player
from cartographers.puzzles.mistake import (
    AGAIN,
    SPACING,
    THEMES,
    Losses,
    Practice,
    about,
    losses_at,
    mistake,
    practice_position,
    practised,
)
from cartographers.puzzles.position import drawings_of
from cartographers.puzzles.puzzle import Puzzle, Source, collection, read_puzzle
from cartographers.rules.area import BOARD
from cartographers.rules.decision import Draw
from cartographers.rules.timetable import timetable_of
from cartographers.table.reasons import lead

PUZZLES = [read_puzzle(shelf(), body) for body in collection()]
PUZZLE = PUZZLES[0]
SOURCE = Source("game", 12, 0)


def worst(puzzle: Puzzle) -> Draw:
    return max(puzzle.drawings, key=lambda one: puzzle.drawings[one])


def test_what_is_clearly_best_is_right_and_what_loses_much_is_not() -> None:
    # Late in the game: few drawings, and short playouts.
    late = max(PUZZLES, key=lambda one: one.game.turned)
    looked = losses_at(late.game, the_player(), 1)
    assert looked is not None
    lost = dict(zip(late.drawings, looked.losses, strict=True))
    assert all(lost[one] == 0 for one in late.right)
    assert lost[worst(late)] >= 10 and looked.lead > 0 and looked.losses.count(0) < len(lost)


def test_a_drawing_that_loses_less_than_a_star_is_no_mistake() -> None:
    played, drawings = worst(PUZZLE), drawings_of(PUZZLE.view)

    def losing(tenths: int) -> Losses:
        return Losses(tuple(tenths if one == played else 0 for one in drawings), 1.0, 0.1)

    assert mistake(PUZZLE.game, played, losing(9), SOURCE) is None
    kept = mistake(PUZZLE.game, played, losing(10), SOURCE)
    assert kept and kept.drawings[played] == 1.0 and kept.source == SOURCE
    assert len(kept.right) == len(drawings) - 1, "several answers may be right"


@pytest.mark.parametrize("losses", [(), (0,), PUZZLE.losses[1:], tuple(1 for _ in PUZZLE.losses)])
def test_losses_of_other_drawings_are_refused(losses: tuple[int, ...]) -> None:
    with pytest.raises(ValueError, match="losses"):
        mistake(PUZZLE.game, worst(PUZZLE), Losses(losses, 1.0, 0.1), SOURCE)


def test_only_a_plain_choice_of_a_drawing_can_be_practised() -> None:
    played = worst(PUZZLE)
    assert practice_position(PUZZLE.game, 0, played) is not None
    assert practice_position(PUZZLE.game, 0, replace(played, cells=0)) is None
    assert practice_position(PUZZLE.game.but(asked=0), 0, played) is None


@pytest.mark.long
def test_a_mistake_is_about_what_decides_it() -> None:
    themes = set()
    for puzzle in PUZZLES:
        played, seen = worst(puzzle), puzzle.view
        theme, edict = about(puzzle, played)
        themes.add(theme)
        stars = round(puzzle.drawings[played])
        most = max(lead(seen, puzzle.right[0], played, stars), key=lambda part: part.stars)
        assert edict == most.edict and (not edict or edict in puzzle.game.setup.edicts)
        assert (theme == "ruins") == (seen.offer().covering != BOARD)
        if theme != "ruins":
            assert ("coins" in theme) == (most.kind == "coins") and (theme == "monsters") == (
                most.kind == "monsters"
            )
            assert theme.startswith("edict") == bool(edict)
        if theme.startswith("edict"):
            now = [one.key for one in timetable_of(puzzle.game).scored(puzzle.game.season)]
            assert (theme == "edict-now") == (edict in now)
    assert themes <= set(THEMES) and {"edict-now", "edict-later", "room"} <= themes


def test_a_mistake_comes_back_the_same_day_and_then_ever_later_until_it_is_learned() -> None:
    now, one = 1000.0, Practice(0, 1000.0)
    for level, pause in enumerate(SPACING):
        one = practised(one, True, now)
        assert one == Practice(level + 1, now + pause)
        assert practised(one, True, now) == one, "a right answer before its time moves nothing"
        assert practised(one, False, now) == Practice(0, now + AGAIN), "a wrong one does"
        now += pause
    learned = practised(one, True, now)
    assert learned.due is None and practised(learned, True, now) == learned
    assert sorted([AGAIN, *SPACING]) == [AGAIN, *SPACING]
