"""When a skill is used: it must gain more now than it is expected to gain later in the season."""

from dataclasses import replace
from itertools import combinations

import pytest

from cartographers.boxes import shelf
from cartographers.players.backends import backend, timed_backend
from cartographers.players.evaluate.rating import rate_decisions
from cartographers.players.evaluate.skill_timing import (
    USUAL_GAIN,
    learned_gain,
    time_left,
    usual_gain,
)
from cartographers.players.search.candidates import candidates, rank_decisions
from cartographers.rules.decision import skill_of
from cartographers.rules.state import Game, Phase
from cartographers.rules.timetable import timetable_of
from cartographers.rules.view import View, view
from cartographers.table.dealer import SeedDealer
from cartographers.table.plan import Plan, deal
from cartographers.table.table import Table

#: Skills that cost nothing.
FREE = ("search", "secret-lore", "stealth")


def first_turn(skills: tuple[str, ...] = FREE, sheet: str = "A") -> Game:
    return Table(shelf(), deal(shelf(), Plan(sheet=sheet, skills=skills), 4), SeedDealer(4)).game


def with_time_left(game: Game, left: int) -> Game:
    """The same with so much time left in the season after the card in play."""
    return game.but(clock=game.clock + time_left(game) - left)


def seen(game: Game) -> View:
    return view(game, 0)


@pytest.mark.parametrize("sheet", "AC")
def test_the_more_time_is_left_the_more_must_a_skill_gain_and_at_the_last_turn_nothing(sheet: str) -> None:
    begun = first_turn(sheet=sheet)
    for season, card in enumerate(timetable_of(begun).seasons):
        game = begun.but(season=season)
        gains = [learned_gain(with_time_left(game, left)) for left in range(card.time)]
        assert gains[0] == 0 and gains[1] > 0 and gains == sorted(gains)
        # A card may take more time than is left.
        assert learned_gain(with_time_left(game, -1)) == 0


def test_the_best_of_three_skills_is_expected_to_gain_more_than_each_of_them() -> None:
    for skills in combinations(shelf().skills, 3):
        together = learned_gain(first_turn(skills))
        game = first_turn(skills)
        alone = [learned_gain(game.but(setup=replace(game.setup, skills=(one,)))) for one in skills]
        assert max(alone) < together < sum(alone)


def test_of_a_skill_from_another_box_the_usual_gain_is_expected() -> None:
    game = first_turn()
    other = game.but(setup=replace(game.setup, skills=("wading",)))
    assert learned_gain(other) == USUAL_GAIN
    assert learned_gain(with_time_left(other, 0)) == 0


def test_without_anything_learned_a_skill_must_gain_as_much_at_any_time() -> None:
    game = first_turn()
    assert usual_gain(game) == usual_gain(with_time_left(game, 0)) == USUAL_GAIN
    assert usual_gain(game.but(phase=Phase.DECLARE)) == 0


def test_what_a_skill_must_gain_counts_in_its_rating_and_among_candidates() -> None:
    early, late = seen(first_turn()), seen(with_time_left(first_turn(), 0))
    for now in (early, late):
        least, usual = learned_gain(now.game), usual_gain(now.game)
        timed, plain = (
            {decision: value for value, decision in rate_decisions(now, one.evaluator(now.game))}
            for one in (timed_backend("learned"), backend("learned"))
        )
        assert timed.keys() == plain.keys() and any(map(skill_of, timed))
        for decision, value in timed.items():
            more = usual - least if skill_of(decision) else 0.0
            assert value == pytest.approx(plain[decision] + more)
        for one in candidates(now, timed_backend("learned"), rank_decisions(now, timed_backend("learned"))):
            assert one.given_up == (least if skill_of(one.decision) else 0.0)
            one.results.append(50.0)
            assert one.mean_result == 50.0 - one.given_up


def test_a_decision_that_is_asked_for_is_rated_as_if_it_were_among_the_others() -> None:
    now, timed = seen(first_turn()), timed_backend("learned")
    rated = rank_decisions(now, timed)
    named = [decision for _, decision in rated if skill_of(decision)][:3]
    alone = [(value, decision) for value, decision in rated if decision not in named]
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr("cartographers.players.search.candidates.rate_decisions", lambda *_: list(alone))
        again = {decision: value for value, decision in rank_decisions(now, timed, named)}
    assert named
    for value, decision in rated:
        assert again[decision] == pytest.approx(value)
