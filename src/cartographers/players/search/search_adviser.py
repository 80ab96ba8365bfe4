"""The adviser who looks ahead: which decisions are best, and what may be expected of them at the end.

What tells two decisions apart shows within a few turns, and is measured there: played to the end the rest
of the game would drown it. What may be expected in all is measured to the end, for one decision, the usual
one; the others differ from it by as much as they fared better or worse.
"""

from collections.abc import Sequence
from itertools import islice
from random import Random
from statistics import fmean, pvariance

from cartographers.players.adviser import Advice
from cartographers.players.evaluate.evaluator import Rated
from cartographers.players.search.backend import Mind
from cartographers.players.search.budget import Budget, Spent
from cartographers.players.search.candidates import Tried, best_first, is_own, on_trial, play_on, ranked
from cartographers.players.search.futures import WHOLE, futures
from cartographers.rules.decision import Decision, Declare, Draw, Post
from cartographers.rules.view import View

#: How many turns are played on to tell decisions apart.
FAR = 4
#: The parts of the time: all that may be best are compared; so many more than are wanted are compared on; and
#: what is left goes to the usual one.
FIRST_LOOK, SECOND_LOOK, SPARE = 0.3, 0.6, 3


class SearchAdviser:
    """Looks ahead for as long as its budget lasts, and says what it saw."""

    def __init__(self, seed: int, mind: Mind, budget: Budget) -> None:
        self._toss, self._mind, self._budget = Random(seed), mind, budget

    def advise(self, view: View, played: Decision | None = None, most: int = 5) -> list[Advice]:
        """The best, the usual and the played decision."""
        spent = self._budget.start()
        found = ranked(view, self._mind)
        usual = _usual(found)
        if not is_own(view):
            # What is done to a neighbour changes nothing here, and what a declaration changes is up to
            # another: the judge's order stands, and all of them may expect the same.
            (alone,) = on_trial(view, [(0.0, usual)])
            stars = self._to_the_end(view, alone._replace(seat=view.me), spent)
            decisions = [decision for _, decision in found[:most]]
            decisions += [one for one in dict.fromkeys((usual, played)) if one and one not in decisions]
            return [_advice(one, stars, 0.0, 0.0, usual) for one in decisions]
        tried = self._compared(
            view, self._wanted(view, found, (usual, played), most), (usual, played), most, spent
        )
        measure = next(one for one in tried if one.decision == usual)
        stars = self._to_the_end(view, measure, spent)
        plain = pvariance(measure.fared)
        advice = [
            _advice(one.decision, stars, one.above(measure), pvariance(one.fared) - plain, usual)
            for one in best_first(tried)
        ]
        return advice[:most] + [one for one in advice[most:] if one.usual or one.decision == played]

    def _wanted(
        self, view: View, found: Sequence[Rated], asked: Sequence[Decision | None], most: int
    ) -> list[Tried]:
        """The decisions that may be best, and those that are asked for."""
        tried = on_trial(view, found[: max(2 * most, self._budget.width)])
        known = {decision: worth for worth, decision in found}
        judge = self._mind.judge(view.game)
        for decision in asked:
            if decision is None or decision in [one.decision for one in tried]:
                continue
            (one,) = on_trial(view, [(0.0, decision)])
            worth = known.get(decision, judge.seat(one.seat, one.seat.sheet))
            tried.append(one._replace(worth=worth))
        return tried

    def _compared(
        self, view: View, tried: list[Tried], asked: Sequence[Decision | None], most: int, spent: Spent
    ) -> list[Tried]:
        """The best of them and those that are asked for, after they have fared in the same futures."""
        coming, few = futures(view.game, self._toss, FAR), most + SPARE
        for share in (FIRST_LOOK, SECOND_LOOK):
            while not tried[0].fared or spent.leaves_time(share):
                play_on(self._mind, view, tried, list(islice(coming, 2)), FAR)
                spent.count(2 * len(tried))
            tried = best_first(tried)
            tried = tried[:few] + [one for one in tried[few:] if one.decision in asked]
        return tried

    def _to_the_end(self, view: View, tried: Tried, spent: Spent) -> list[float]:
        """The stars at the end in some futures after one decision, played on as at a glance."""
        alone = tried._replace(fared=[])
        coming = futures(view.game, self._toss)
        while len(alone.fared) < 2 or spent.leaves_time(1):
            play_on(self._mind, view, [alone], list(islice(coming, 2)), WHOLE)
            spent.count(2)
        return alone.fared


def _usual(found: Sequence[Rated]) -> Decision:
    """What the one who plays on would decide: the best at a glance, and never with a skill."""
    return next(
        decision
        for _, decision in found
        if not (isinstance(decision, Draw | Post | Declare) and decision.skill)
    )


def _advice(one: Decision, stars: Sequence[float], better: float, wider: float, usual: Decision) -> Advice:
    """What is expected of a decision: the usual one's stars, as much better and as much wider spread."""
    spread = max(0.0, pvariance(stars) + wider) ** 0.5
    return Advice(one, fmean(stars) + better, spread, one == usual)
