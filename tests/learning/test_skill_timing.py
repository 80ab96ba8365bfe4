"""Learning when to use a skill: from seasons of real games without one, worked out from their end back."""

from json import loads

import pytest
from training.skill_timing import PLANS, Deal, NotedSeason, Turn, later_gains, noted_seasons, written

from cartographers.boxes import shelf
from cartographers.players.evaluate.skill_timing import known_gains


def season(*turns: tuple[int, float]) -> NotedSeason:
    """A season of turns: the time left after each, and what the skill Search gains there."""
    return NotedSeason(0, [Turn(left, {"search": gain}) for left, gain in turns])


def test_a_skill_is_kept_for_the_last_turn_if_it_gains_more_there() -> None:
    assert later_gains([season((2, 1.0), (1, 2.0), (0, 5.0))])["search"] == [[0.0, 5.0, 5.0]]
    assert later_gains([season((2, 1.0), (1, 7.0), (0, 5.0))])["search"] == [[0.0, 5.0, 7.0]]


def test_what_will_come_is_not_known_when_it_is_kept() -> None:
    """With 4 now and 2 on average later it is used; with 1 now it is kept."""
    seasons = [season((3, 9.0), (1, one), (0, last)) for one in (4.0, 1.0) for last in (0.0, 4.0)]
    assert later_gains(seasons)["search"] == [[0.0, 2.0, 2.0, 3.0]]


def test_turns_that_take_no_time_are_gone_through() -> None:
    # Of three turns with as much time left one is followed by 3, one by 1, and one is as good as they are.
    assert later_gains([season((1, 0.0), (1, 3.0), (1, 0.0), (0, 1.0))])["search"] == [[0.0, 2.0]]


def test_a_skill_that_cannot_be_used_gains_nothing() -> None:
    assert later_gains([season((1, 2.0), (0, 3.0))])["stealth"] == [[0.0, 0.0]]


@pytest.mark.long
def test_in_the_seasons_of_a_game_that_are_noted_no_skill_is_used_and_each_is_looked_at() -> None:
    seasons = [one for seed in range(3) for one in noted_seasons(Deal(PLANS[0], seed))]
    assert 2 < len(seasons) < 12
    for _, turns in seasons:
        lefts = [turn.left for turn in turns]
        assert lefts == sorted(lefts, reverse=True) and lefts[-1] == 0
        # If a skill had been used, none could be at the last turn.
        assert "search" in turns[-1].gains
    assert {skill for _, turns in seasons for turn in turns for skill in turn.gains} > {
        "stealth",
        "diplomacy",
    }


def test_the_gains_that_ship_are_in_the_form_that_is_written() -> None:
    assert set(known_gains()) == set(shelf().skills)
    assert loads(written(known_gains())) == known_gains()
