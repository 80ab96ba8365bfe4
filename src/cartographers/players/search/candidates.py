"""Decisions on trial: each is played on from in the same futures, and fares better or worse."""

from collections.abc import Sequence
from statistics import fmean
from typing import NamedTuple

from cartographers.players.evaluate.evaluator import Rated
from cartographers.players.evaluate.rating import WAITING, rated
from cartographers.players.search.afterwards import afterwards
from cartographers.players.search.backend import Mind
from cartographers.rules.decision import Decision, Draw
from cartographers.rules.state import Phase, Seat
from cartographers.rules.view import View

#: As many playouts as the judge's word weighs at first: it is off by about as much as the mean of so many.
TRUST = 8
#: The phases in which it is the own map that a decision changes.
OWN = (Phase.DRAW, Phase.HERO, Phase.GAZE, Phase.RAVAGE)


class Tried(NamedTuple):
    """A decision, what it leaves behind, and how it fared so far."""

    decision: Decision
    #: What the judge thinks of it.
    worth: float
    seat: Seat
    fared: list[float]

    @property
    def merit(self) -> float:
        """How it fared, less what a skill that is used now can no longer bring this season."""
        used = isinstance(self.decision, Draw) and self.decision.skill
        return fmean(self.fared) - (WAITING if used else 0.0)

    def above(self, other: "Tried") -> float:
        """How many stars it is better than another: by how they fared and, while that says little, by the
        judge's word.
        """
        number = len(self.fared)
        believed = TRUST * (self.worth - other.worth) + number * (self.merit - other.merit)
        return believed / (TRUST + number)


def ranked(view: View, mind: Mind) -> list[Rated]:
    """Everything worth deciding, the best first as far as can be seen without looking ahead."""
    return sorted(rated(view, mind.judge(view.game)), key=lambda one: one[0], reverse=True)


def on_trial(view: View, found: Sequence[Rated]) -> list[Tried]:
    """Decisions that have not fared yet."""
    return [Tried(decision, worth, afterwards(view, decision), []) for worth, decision in found]


def play_on(
    mind: Mind, view: View, tried: Sequence[Tried], coming: Sequence[Sequence[str]], turns: int
) -> None:
    """Let all of them fare in some more futures."""
    rows = mind.play_on(view.game, [one.seat for one in tried], coming, turns)
    for one, row in zip(tried, rows, strict=True):
        one.fared.extend(row)


def best_first(tried: Sequence[Tried]) -> list[Tried]:
    """The best first."""
    return sorted(tried, key=lambda one: one.above(tried[0]), reverse=True)


def is_own(view: View) -> bool:
    """Is it the own map that a decision changes, and do we know how?"""
    return view.phase in OWN or (view.phase is Phase.DECLARE and view.game.setup.solo)
