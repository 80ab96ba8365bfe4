"""The player who looks ahead: the best few decisions are played on in the same sampled futures.

Playing on is cut off after a few turns and the map valued as it is then. The decisions that do worse are
dropped round by round, so that the time goes to those that are hard to tell apart.
"""

from collections.abc import Sequence
from random import Random
from statistics import fmean, pstdev
from typing import NamedTuple

from cartographers.players.adviser import Advice
from cartographers.players.afterwards import afterwards
from cartographers.players.budget import Budget
from cartographers.players.futures import future
from cartographers.players.mind import Mind
from cartographers.players.rating import rated
from cartographers.rules.decision import Decision
from cartographers.rules.state import Phase, Seat
from cartographers.rules.view import View

#: How many turns are played on before the map is valued.
TURNS = 4
#: As many turns as no game has.
TO_THE_END = 99
#: The phases in which it is the own map that a decision changes.
OWN = (Phase.DRAW, Phase.HERO, Phase.GAZE, Phase.RAVAGE)


class _Tried(NamedTuple):
    """A decision, what it leaves behind, and how it fared so far."""

    decision: Decision
    seat: Seat
    fared: list[float]


class Search:
    """Looks ahead for as long as its budget lasts; as a player, and as an adviser."""

    def __init__(self, seed: int, mind: Mind, budget: Budget) -> None:
        self._toss, self._mind, self._budget = Random(seed), mind, budget

    def decide(self, view: View) -> Decision:
        """The decision that fared best."""
        spent = self._budget.start()
        ranked = self._ranked(view)
        if len(ranked) == 1 or not _own(view):
            return ranked[0]
        tried = _tried(view, ranked[: self._budget.width])
        together = self._budget.together(len(tried))
        rounds = (len(tried) - 1).bit_length()
        for number in range(1, rounds + 1):
            while not tried[0].fared or spent.share() < number / rounds:
                self._play_on(view, tried, together, TURNS)
                spent.count(len(tried) * together)
            tried.sort(key=_mean, reverse=True)
            tried = tried[: max(2, (len(tried) + 1) // 2)]
        return tried[0].decision

    def advise(self, view: View, played: Decision | None = None, most: int = 5) -> list[Advice]:
        """The best decisions, and the one played, all measured in the same futures to the end of the game."""
        spent = self._budget.start()
        wanted = self._ranked(view)[: max(2 * most, self._budget.width)]
        tried = _tried(view, wanted if played is None else list(dict.fromkeys([*wanted, played])))
        while not tried[0].fared or spent.share() < 1:
            self._play_on(view, tried, 2, TO_THE_END)
            spent.count(2 * len(tried))
        if _own(view):
            tried.sort(key=_mean, reverse=True)
        advice = [Advice(one.decision, _mean(one), pstdev(one.fared)) for one in tried]
        return advice[:most] + [one for one in advice[most:] if one.decision == played]

    def _ranked(self, view: View) -> list[Decision]:
        """Everything worth deciding, the best first as far as can be seen without looking ahead."""
        found = rated(view, self._mind.judge(view.game))
        found.sort(key=lambda one: one[0], reverse=True)
        return [decision for _, decision in found]

    def _play_on(self, view: View, tried: Sequence[_Tried], number: int, turns: int) -> None:
        """Let all of them fare in some more futures."""
        futures = [future(view.game, self._toss) for _ in range(number)]
        rows = self._mind.play_on(view.game, [one.seat for one in tried], futures, turns)
        for one, row in zip(tried, rows, strict=True):
            one.fared.extend(row)


def _tried(view: View, decisions: Sequence[Decision]) -> list[_Tried]:
    return [_Tried(decision, afterwards(view, decision), []) for decision in decisions]


def _own(view: View) -> bool:
    """Is it the own map that a decision changes, and do we know how?"""
    return view.phase in OWN or (view.phase is Phase.DECLARE and view.game.setup.solo)


def _mean(tried: _Tried) -> float:
    return fmean(tried.fared)
