"""Finding puzzles: most positions are put aside by their static values, the rest is looked at for long."""

from collections.abc import Sequence
from math import log2
from typing import NamedTuple

from cartographers.players.backends import backend
from cartographers.players.evaluate.evaluator import Rated
from cartographers.players.search.backend import Backend
from cartographers.players.search.candidates import rank_decisions
from cartographers.players.search.futures import WHOLE_GAME
from cartographers.players.search.plain_backend import PlainBackend
from cartographers.puzzles.look import LONG, SHORT, Compared, Round, look
from cartographers.puzzles.position import drawings_of
from cartographers.puzzles.puzzle import TENTH, Puzzle, Source
from cartographers.rules.decision import Decision, Draw
from cartographers.rules.effect import settle_alone
from cartographers.rules.season import season_score
from cartographers.rules.state import Game
from cartographers.rules.view import View, view

#: The most drawings that may be right, and the most stars that one of them may lose beside the best.
MOST_RIGHT, SAME = 3, 0.5
#: The fewest stars that all others lose: at a glance, after a short look, and in the end.
GLANCE, SHORT_LEAD, LEAD = 1.2, 0.8, 1.5
#: By so many standard errors they must lose more than those that are right.
ERRORS = 4.0
#: When a puzzle is checked to the end of the game: the fewest stars that the wrong drawings lose, by how many
#: standard errors, and the most that a right one may.
CHECKED_LEAD, CHECKED_ERRORS, CHECKED_SAME = 1.0, 2.5, 1.0
#: The most of the drawings with the most stars at once that may be right: who counts only those must fail.
MOST_OBVIOUS = 0.5
#: The rounds of the second check; its playouts go to the end of the game.
CHECK = (Round(24, 32), Round(10, 128), Round(5, 1000))


class Answer(NamedTuple):
    """What a look has found: the drawings that are right, and those that are not, each the best first."""

    right: list[Compared]
    wrong: list[Compared]

    def is_clear(self, lead: float, errors: float) -> bool:
        """Are few right, and do all others lose so many stars, by so many standard errors?"""
        if not self.wrong or len(self.right) > MOST_RIGHT:
            return False
        second = self.wrong[0]
        return second.loss >= lead and second.loss - errors * second.error > SAME


def the_player() -> Backend:
    """The backend of the strongest player."""
    return backend("learned")


def can_find() -> bool:
    """Is the compiled backend there? In plain Python one position would take minutes."""
    return not isinstance(the_player(), PlainBackend)


def find(game: Game, seed: int, source: Source | None = None) -> Puzzle | None:
    """The puzzle that a position with one seat is; none if it is no puzzle."""
    seen, player = view(game, 0), the_player()
    rated = rank_decisions(seen, player)
    if not may_be_one(seen, rated):
        return None
    if not judged(look(seen, player, rated, seed, SHORT)).is_clear(SHORT_LEAD, 1.0):
        return None
    answer = judged(look(seen, player, rated, seed + 1, LONG))
    if not answer.is_clear(LEAD, ERRORS) or is_obvious(seen, [one.decision for one in answer.right]):
        return None
    return _puzzle(seen, answer, source)


def holds(puzzle: Puzzle, seed: int) -> bool:
    """Is it still a puzzle with the same answer after playouts to the end of the game, in other futures?"""
    player = the_player()
    ordered = sorted(puzzle.drawings.items(), key=lambda one: one[1])
    rated: list[Rated] = [(-loss, decision) for decision, loss in ordered]
    compared = look(puzzle.view, player, rated, seed, CHECK, WHOLE_GAME)
    right = [one for one in compared if one.decision in puzzle.right]
    wrong = [one for one in compared if one not in right]
    if compared[0] not in right or any(one.loss > CHECKED_SAME for one in right):
        return False
    return all(one.loss >= max(CHECKED_LEAD, CHECKED_ERRORS * one.error) for one in wrong[:2])


def judged(compared: Sequence[Compared]) -> Answer:
    """The drawings of a look that are right, because they lose next to nothing, and the others."""
    right = [one for one in compared if one.loss <= SAME]
    return Answer(right, [one for one in compared if one.loss > SAME])


def may_be_one(seen: View, rated: Sequence[Rated]) -> bool:
    """Are few drawings well ahead at a glance, and not those with the most stars at once?"""
    best = rated[0][0]
    ahead = [decision for value, decision in rated if best - value <= SAME]
    if len(ahead) > MOST_RIGHT or len(ahead) == len(rated) or best - rated[len(ahead)][0] < GLANCE:
        return False
    return not is_obvious(seen, ahead)


def is_obvious(seen: View, right: Sequence[Decision]) -> bool:
    """Would who takes the most stars at once be right more often than not?"""
    gains = {one: _stars_at_once(seen, one) for one in drawings_of(seen)}
    most = max(gains.values())
    greedy = [one for one, stars in gains.items() if stars == most]
    return sum(one in right for one in greedy) > MOST_OBVIOUS * len(greedy)


def _stars_at_once(seen: View, decision: Decision) -> int:
    """The stars if the season ended after a drawing."""
    settled = settle_alone(seen.game, seen.seat, decision)
    return season_score(settled, settled.seats[seen.seat]).stars


def _puzzle(seen: View, answer: Answer, source: Source | None) -> Puzzle:
    # Those that were dropped early were compared in few futures only: they count no better than the second.
    second = answer.wrong[0]
    losses = {one.decision: max(one.loss, second.loss) for one in answer.wrong}
    drawings = drawings_of(seen)
    right = [one.decision for one in answer.right]
    return Puzzle(
        game=seen.game,
        losses=tuple(0 if one in right else round(losses[one] / TENTH) for one in drawings),
        lead=round(second.loss, 2),
        error=round(second.error, 2),
        rating=difficulty(seen, drawings, right),
        source=source,
    )


def difficulty(seen: View, drawings: Sequence[Draw], right: Sequence[Decision]) -> int:
    """A first guess, by how many drawings bring as much at once as the best one, or more."""
    best = max(_stars_at_once(seen, one) for one in right)
    gains = [_stars_at_once(seen, one) for one in drawings]
    tempting = sum(stars > best for stars in gains) + sum(stars == best for stars in gains) / 2
    return min(2100, 1250 + round(100 * log2(1 + tempting)))
