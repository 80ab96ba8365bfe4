"""When seasons end and which edicts still count."""

import pytest

from cartographers.boxes import shelf
from cartographers.rules.state import Phase
from cartographers.rules.timetable import (
    Time,
    card_time,
    ended_early,
    season_edicts,
    time_after,
    timetable,
    timetable_of,
)
from testkit.games import base_setup, situation
from testkit.pictures import sheet

TIMES = timetable(shelf(), base_setup())


def test_a_season_ends_when_its_time_is_used_up() -> None:
    """R3.13."""
    assert not TIMES.seasons[0].ended(clock=7)
    assert TIMES.seasons[0].ended(clock=8)
    assert TIMES.seasons[3].ended(clock=7)


def test_the_last_of_four_seasons_has_the_number_three() -> None:
    """R2.3."""
    assert TIMES.last_season == 3


def test_each_edict_is_scored_in_two_seasons_and_a_coin_in_all() -> None:
    """R2.3, R5.1."""
    assert [TIMES.seasons_left(season) for season in range(4)] == [4, 3, 2, 1]
    scored = [edict for season in range(4) for edict in TIMES.scored(season)]
    assert [scored.count(edict) for edict in TIMES.edicts] == [2, 2, 2, 2]


def test_each_edict_has_a_season_that_scores_it_for_the_last_time() -> None:
    """R2.3: spring scores A and B, summer B and C, autumn C and D, winter D and A."""
    assert [TIMES.scored_last(slot) for slot in range(4)] == [3, 1, 2, 3]


def test_the_time_left_until_a_season_s_end_counts_the_seasons_between() -> None:
    """R2.3, R3.13."""
    scorings = list(TIMES.scorings(Time(season=1, clock=3)))
    assert [scoring.time_left for scoring in scorings] == [5, 12, 18]
    assert [scoring.edicts for scoring in scorings] == [(1, 2), (2, 3), (3, 0)]


def test_only_explore_cards_take_time() -> None:
    """R3.13."""
    cards = shelf().cards
    assert card_time(cards["great-river"]) == 1
    assert card_time(cards["goblin-attack"]) == 0


def test_an_explore_card_in_play_counts_as_dealt_with() -> None:
    """R3.13."""
    game = situation(card="farmland", phase=Phase.DRAW, clock=4)
    assert time_after(game) == Time(season=0, clock=5)


def test_the_clock_never_passes_the_time_of_the_season() -> None:
    """R3.13."""
    game = situation(card="fishing-village", phase=Phase.DRAW, clock=7)
    assert time_after(game) == Time(season=0, clock=8)


@pytest.mark.parametrize("phase", [Phase.DECLARE, Phase.AMBUSH, Phase.REVEAL])
def test_an_ambush_takes_no_time(phase: Phase) -> None:
    """R4.1."""
    assert time_after(situation(card="goblin-attack", phase=phase, clock=4)) == Time(season=0, clock=4)


def test_what_a_monster_takes_after_the_scoring_counts_from_the_next_season_on() -> None:
    """R5.2."""
    assert time_after(situation(phase=Phase.RAVAGE, season=1, clock=8)) == Time(season=2, clock=0)


def test_a_game_scores_the_edicts_of_its_season() -> None:
    """R2.3."""
    game = situation()
    assert season_edicts(game, 1) == timetable_of(game).edicts[1:3]


def test_only_a_solo_game_ends_early_and_only_with_a_full_map() -> None:
    """R11.3."""
    full, open_map = sheet(rest="f"), sheet("f")
    assert ended_early(base_setup(seats=1), full)
    assert not ended_early(base_setup(seats=1), open_map)
    assert not ended_early(base_setup(seats=2), full)
