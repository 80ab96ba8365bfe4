"""A log, event by event, with the game before and after each (R3.1, R3.3)."""

from itertools import pairwise

import pytest

from cartographers.boxes import shelf
from cartographers.rules.event import Began, Event, Revealed, Withdrawn
from cartographers.rules.game import begin
from cartographers.rules.history import check_event, history, replay
from cartographers.rules.reason import Illegal
from cartographers.table.dealer import SeedDealer
from cartographers.table.table import Table
from testkit.games import base_setup, whole_game

GAME = whole_game(base_setup(), seed=3)


def test_it_begins_with_the_set_up() -> None:
    """R2.1: before and after the set-up the game is the one before its first card."""
    first = next(history(shelf(), GAME.log))
    assert (first.seq, first.event) == (0, Began(GAME.game.setup))
    assert first.before == first.after == begin(shelf(), GAME.game.setup)


def test_each_event_goes_on_from_the_game_after_the_one_before() -> None:
    """R3.1, R3.3."""
    steps = list(history(shelf(), GAME.log))
    assert [step.event for step in steps] == GAME.log
    assert [step.seq for step in steps] == list(range(len(GAME.log)))
    assert all(one.after is two.before for one, two in pairwise(steps))
    assert steps[-1].after == GAME.game


def test_a_table_tells_the_same_history_from_any_point_on() -> None:
    """R3.1, R3.3."""
    assert list(GAME.history(7)) == list(history(shelf(), GAME.log))[7:]
    assert list(GAME.history()) == list(history(shelf(), GAME.log))


@pytest.mark.parametrize("log", [[], [Revealed("great-river")]], ids=["empty", "without a set-up"])
def test_a_log_that_does_not_begin_with_a_set_up_is_refused(log: list[Event]) -> None:
    """R2.1."""
    with pytest.raises(Illegal):
        next(history(shelf(), log))
    with pytest.raises(Illegal):
        replay(shelf(), log)
    with pytest.raises(Illegal):
        Table.resume(shelf(), log, SeedDealer(1))


def test_only_a_checked_history_refuses_what_may_not_happen() -> None:
    """R3.1: a card that has come up is not in the deck any more."""
    twice = [*GAME.log[:2], GAME.log[1]]
    assert len(list(history(shelf(), twice))) == 3
    with pytest.raises(Illegal):
        replay(shelf(), twice)


@pytest.mark.parametrize("event", [Began(base_setup()), Withdrawn(0), Withdrawn(7)])
def test_a_game_is_set_up_once_and_only_what_is_sealed_can_be_withdrawn(event: Event) -> None:
    """R3.3."""
    with pytest.raises(Illegal):
        check_event(begin(shelf(), base_setup()), event)
