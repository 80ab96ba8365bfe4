"""The player who looks ahead: the best few decisions are played on in the same sampled futures.

Playing on is cut off after a few turns and the map valued as it is then. The decisions that do worse are
dropped round by round, so that the time goes to those that are hard to tell apart.
"""

from collections.abc import Sequence
from itertools import islice
from random import Random
from statistics import fmean, pstdev
from typing import NamedTuple

from cartographers.players.adviser import Advice
from cartographers.players.afterwards import afterwards
from cartographers.players.budget import Budget
from cartographers.players.futures import futures
from cartographers.players.judge import Rated
from cartographers.players.mind import Mind
from cartographers.players.rating import WAITING, rated
from cartographers.rules.decision import Decision, Declare, Draw, Post
from cartographers.rules.state import Phase, Seat
from cartographers.rules.view import View

#: How many turns are played on before the map is valued: further if there is time to do so often.
TURNS, FAR = 3, 4
#: As many playouts as the judge's word weighs at first: it is off by about as much as the mean of so many.
TRUST = 8
#: The part of an adviser's time after which only so many decisions more than are wanted are measured on.
FIRST_LOOK, SPARE = 0.3, 3
#: As many turns as no game has.
TO_THE_END = 99
#: The phases in which it is the own map that a decision changes.
OWN = (Phase.DRAW, Phase.HERO, Phase.GAZE, Phase.RAVAGE)


class _Tried(NamedTuple):
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


class Search:
    """Looks ahead for as long as its budget lasts; as a player, and as an adviser."""

    def __init__(self, seed: int, mind: Mind, budget: Budget) -> None:
        self._toss, self._mind, self._budget = Random(seed), mind, budget

    def decide(self, view: View) -> Decision:
        """The decision that fared best."""
        spent = self._budget.start()
        ranked = self._ranked(view)
        if len(ranked) == 1 or not _own(view):
            return ranked[0][1]
        tried = _tried(view, ranked[: self._budget.width])
        together = self._budget.together(len(tried))
        turns = FAR if self._budget.ample else TURNS
        coming = futures(view.game, self._toss)
        rounds = (len(tried) - 1).bit_length()
        for number in range(1, rounds + 1):
            while not tried[0].fared or spent.leaves_time(number / rounds):
                self._play_on(view, tried, list(islice(coming, together)), turns)
                spent.count(len(tried) * together)
            tried = _best(tried)[: max(2, (len(tried) + 1) // 2)]
        return tried[0].decision

    def advise(self, view: View, played: Decision | None = None, most: int = 5) -> list[Advice]:
        """The best, the usual and the played decision, measured in the same futures to the game's end."""
        spent = self._budget.start()
        ranked = self._ranked(view)
        usual = _usual(ranked)
        wanted = ranked[: max(2 * most, self._budget.width)]
        for asked in (usual, played):
            if asked is not None and asked not in [decision for _, decision in wanted]:
                wanted.append((0.0, asked))
        # What is done to a neighbour changes nothing here, and what a declaration changes is up to another:
        # there the judge's order stands, and all of them may expect the same.
        tried = _tried(view, wanted) if _own(view) else [_Tried(wanted[0][1], 0.0, view.me, [])]
        coming, few = futures(view.game, self._toss), most + SPARE
        for share in (FIRST_LOOK, 1):
            while not tried[0].fared or spent.leaves_time(share):
                self._play_on(view, tried, list(islice(coming, 2)), TO_THE_END)
                spent.count(2 * len(tried))
            tried.sort(key=_mean, reverse=True)
            tried = tried[:few] + [one for one in tried[few:] if one.decision in (usual, played)]
        if _own(view):
            measured = [(one.decision, one.fared) for one in tried]
        else:
            measured = [(decision, tried[0].fared) for _, decision in wanted]
        advice = [Advice(one, fmean(fared), pstdev(fared), one == usual) for one, fared in measured]
        return advice[:most] + [one for one in advice[most:] if one.usual or one.decision == played]

    def _ranked(self, view: View) -> list[Rated]:
        """Everything worth deciding, the best first as far as can be seen without looking ahead."""
        return sorted(rated(view, self._mind.judge(view.game)), key=lambda one: one[0], reverse=True)

    def _play_on(
        self, view: View, tried: Sequence[_Tried], coming: Sequence[Sequence[str]], turns: int
    ) -> None:
        """Let all of them fare in some more futures."""
        rows = self._mind.play_on(view.game, [one.seat for one in tried], coming, turns)
        for one, row in zip(tried, rows, strict=True):
            one.fared.extend(row)


def _usual(ranked: Sequence[Rated]) -> Decision:
    """What the one who plays on would decide: the best at a glance, and never with a skill."""
    return next(
        decision
        for _, decision in ranked
        if not (isinstance(decision, Draw | Post | Declare) and decision.skill)
    )


def _tried(view: View, found: Sequence[Rated]) -> list[_Tried]:
    return [_Tried(decision, worth, afterwards(view, decision), []) for worth, decision in found]


def _best(tried: Sequence[_Tried]) -> list[_Tried]:
    """The best first: by how they fared and, as long as that says little, by the judge's word.

    Both are taken as differences from the mean, because they begin to count at different stars.
    """
    number = len(tried[0].fared)
    worth, merit = fmean(one.worth for one in tried), fmean(one.merit for one in tried)

    def both(one: _Tried) -> float:
        return TRUST * (one.worth - worth) + number * (one.merit - merit)

    return sorted(tried, key=both, reverse=True)


def _own(view: View) -> bool:
    """Is it the own map that a decision changes, and do we know how?"""
    return view.phase in OWN or (view.phase is Phase.DECLARE and view.game.setup.solo)


def _mean(tried: _Tried) -> float:
    return fmean(tried.fared)
