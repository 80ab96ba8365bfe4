"""A player's own mistakes as puzzles: what each drawing loses, what it is about, and when it comes back.

A puzzle for everybody needs one answer that is clearly best. A mistake needs only a drawing that was clearly
worse: whatever loses next to nothing beside the best is right.
"""

from typing import Literal, NamedTuple, get_args

from cartographers.players.search.backend import Backend
from cartographers.players.search.candidates import rank_decisions
from cartographers.puzzles.finder import SAME, difficulty
from cartographers.puzzles.look import Compared, Round, look
from cartographers.puzzles.position import alone, drawings_of
from cartographers.puzzles.puzzle import TENTH, Puzzle, Source
from cartographers.rules.area import BOARD
from cartographers.rules.decision import Decision, Draw
from cartographers.rules.state import Game, Phase
from cartographers.rules.timetable import timetable_of
from cartographers.rules.view import View, view
from cartographers.table.reasons import PartKind, lead

#: What a mistake is about: a drawing on ruins, an edict of this season or of a later one, monsters, coins in
#: the first or the second half of the game, or room for the cards to come.
Theme = Literal["ruins", "edict-now", "edict-later", "monsters", "coins", "late-coins", "room"]
THEMES: tuple[Theme, ...] = get_args(Theme)

#: How a position is looked at: shorter than for everybody's puzzle, as several drawings may be right.
ROUNDS = (Round(120, 8), Round(32, 32), Round(10, 160))
#: The fewest stars that a drawing loses which is a mistake.
LEAST_LOST = 1.0
#: Seconds until a mistake comes back: after a miss the same day, and after each time that it was solved.
AGAIN = 600.0
_DAY = 86_400.0
SPACING = (_DAY, 3 * _DAY, 7 * _DAY, 21 * _DAY, 60 * _DAY)


class About(NamedTuple):
    """What a mistake is about, with the edict if one decides it."""

    theme: Theme
    edict: str = ""


class Losses(NamedTuple):
    """What the drawings of a position lose, in tenths of a star; 0: it is right."""

    losses: tuple[int, ...]
    #: The stars that the best of the others loses, and the standard error of that.
    lead: float
    error: float


def practice_position(game: Game, seat: int, played: Decision) -> Game | None:
    """The position with one seat in which a drawing was chosen; none if there was another choice."""
    mine = alone(game, seat)
    if mine is None or mine.phase is not Phase.DRAW or not mine.is_asked(0):
        return None
    seen = view(mine, 0)
    if seen.offer().fallback or seen.skills or played not in drawings_of(seen):
        return None
    return mine


def losses_at(game: Game, backend: Backend, seed: int) -> Losses | None:
    """What each drawing loses in a position with one seat; none if all are as good as the best."""
    seen = view(game, 0)
    compared = look(seen, backend, rank_decisions(seen, backend), seed, ROUNDS)
    right = {one.decision for one in compared if _is_right(one)}
    wrong = {one.decision: one for one in compared if one.decision not in right}
    drawings = drawings_of(seen)
    if len(right) == len(drawings) or not wrong:
        return None
    # Those that were dropped early were compared in few futures, or not at all: they count no better than the
    # best that was compared for long.
    second = next((one for one in wrong.values() if _is_sure(one)), next(iter(wrong.values())))
    least, last = max(SAME, second.loss), max(one.loss for one in wrong.values())

    def lost(drawing: Draw) -> float:
        one = wrong.get(drawing)
        return max(least, one.loss if one else last)

    losses = tuple(0 if one in right else round(lost(one) / TENTH) for one in drawings)
    return Losses(losses, round(least, 2), round(second.error, 2))


def _is_sure(one: Compared) -> bool:
    return one.futures == ROUNDS[-1].futures


def _is_right(one: Compared) -> bool:
    """Does it lose next to nothing, or no more than chance may have made of that? Few futures tell little."""
    return _is_sure(one) and one.loss - one.error <= SAME


def mistake(game: Game, played: Decision, losses: Losses, source: Source) -> Puzzle | None:
    """The puzzle that a player's drawing has left; none if it was no mistake.

    Raises ``ValueError`` if the losses are not those of the drawings of the position.
    """
    seen = view(game, 0)
    drawings = drawings_of(seen)
    if len(drawings) != len(losses.losses) or 0 not in losses.losses or min(losses.losses) < 0:
        raise ValueError("these are not the losses of the drawings")
    right = [one for one, loss in zip(drawings, losses.losses, strict=True) if not loss]
    puzzle = Puzzle(game, losses.losses, losses.lead, losses.error, difficulty(seen, drawings, right), source)
    assert isinstance(played, Draw)
    return puzzle if puzzle.drawings[played] >= LEAST_LOST else None


def about(puzzle: Puzzle, played: Draw) -> About:
    """What decides between the best drawing and the one that was played."""
    seen = puzzle.view
    parts = lead(seen, puzzle.right[0], played, round(puzzle.drawings[played]))
    decisive = max(parts, key=lambda part: part.stars, default=None)
    edict = decisive.edict if decisive else ""
    if seen.offer().covering != BOARD:
        return About("ruins", edict)
    return About(_theme(seen, decisive.kind if decisive else "later", edict), edict)


def _theme(seen: View, kind: PartKind, edict: str) -> Theme:
    game, table = seen.game, timetable_of(seen.game)
    if kind == "coins":
        return "coins" if 2 * game.season < len(table.seasons) else "late-coins"
    if kind == "monsters":
        return "monsters"
    if not edict:
        return "room"
    scored = [one.key for one in table.scored(game.season)]
    return "edict-now" if edict in scored else "edict-later"


class Practice(NamedTuple):
    """How far somebody is with a mistake: how often in a row it was solved when due, and when it is again."""

    level: int
    #: In seconds since 1970; none once it is learned.
    due: float | None


def practised(before: Practice, solved: bool, now: float) -> Practice:
    """After an answer. One that comes before its time changes nothing if it is right."""
    if not solved:
        return Practice(0, now + AGAIN)
    if before.due is None or before.due > now:
        return before
    if before.level == len(SPACING):
        return Practice(before.level, None)
    return Practice(before.level + 1, now + SPACING[before.level])
