"""Random decisions with invariants after each: the short form of ``python tests/long actions``."""

from collections.abc import Callable
from typing import Any

import pytest

from cartographers.rules.event import Committed, Event
from cartographers.rules.state import Game, Phase, Scored
from long.actions import Share, check_share, play
from long.shared.invariants import Broken, check_scores, check_step
from testkit.random_games import any_setup

Step = tuple[Game, Event, Game]
GAME = list(play(any_setup(3, seats=2, skills=True), seed=3))


def test_no_invariant_is_broken_by_random_decisions() -> None:
    done = check_share(Share(seed=400, actions=1500, seats=12))
    assert done.wrong == []
    assert all(done.actions[str(seats)] >= 300 for seats in (1, 2, 4, 12))


def first_drawn() -> Step:
    """The first step by which a map was drawn on."""
    return next(step for step in GAME if step[0].phase is Phase.DRAW and step[0].step != step[2].step)


def first_sealed() -> Step:
    """The first step by which a decision was sealed and nothing else."""
    return next(step for step in GAME if isinstance(step[1], Committed) and step[0].step == step[2].step)


def seat_with(game: Game, **changes: Any) -> Game:
    return game.but(seats=(game.seats[0].but(**changes), *game.seats[1:]))


def sheet_with(game: Game, **changes: Any) -> Game:
    return seat_with(game, sheet=game.seats[0].sheet._replace(**changes))


WRONG: dict[str, tuple[Callable[[], Step], Callable[[Game], Game]]] = {
    "a coin": (first_drawn, lambda game: seat_with(game, coins=game.seats[0].coins + 1)),
    "a coin crossed out": (first_drawn, lambda game: seat_with(game, coins=3, crossed=1)),
    "a cell that is not filled": (first_drawn, lambda game: sheet_with(game, empty=0)),
    "a mountain gone": (first_drawn, lambda game: sheet_with(game, mountain=0)),
    "a drawing untold": (first_drawn, lambda game: game.but(news=())),
    "a clock that stands still": (first_drawn, lambda game: game.but(clock=0)),
    "a card that came twice": (first_drawn, lambda game: game.but(revealed=game.revealed * 2)),
    "a phase out of order": (first_drawn, lambda game: game.but(phase=Phase.OVER)),
    "an effect of a sealed decision": (first_sealed, lambda game: game.but(seats=(*game.seats,)[:0])),
    "a decision that is not sealed": (first_sealed, lambda game: game.but(sealed=(None,) * 2)),
}


@pytest.mark.parametrize("name", WRONG)
def test_an_invariant_notices(name: str) -> None:
    step, change = WRONG[name]
    before, event, now = step()
    check_step(before, event, now)
    with pytest.raises(Broken):
        check_step(before, event, change(now))


def test_a_wrong_score_is_noticed() -> None:
    before, event, now = next(step for step in GAME if any(isinstance(one, Scored) for one in step[2].news))
    check_scores(before, event, now, 0)
    news = [
        one._replace(scores=tuple(score._replace(coins=9) for score in one.scores))
        if isinstance(one, Scored)
        else one
        for one in now.news
    ]
    with pytest.raises(Broken):
        check_scores(before, event, now.but(news=tuple(news)), 0)
