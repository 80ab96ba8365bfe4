"""The analysis of a game: what was luck, what was skill, and what the best decisions would have brought.

Expected are the final stars if a solid player plays on: one that always takes what is worth most at a glance.
They change at two kinds of moments only: when a card is revealed (and others have drawn) and when the seat
itself decides. The first is luck: zero on average, as the solid player reckoned with every card. The
second is skill: what was decided better or worse than the solid player would. So the stars at the end are
exactly those expected at the start, and all luck, and all skill.

The best that was found is no part of this sum: as the most of many guesses it promises a little too much.
"""

from collections.abc import Iterator, Sequence
from statistics import fmean
from typing import Literal, NamedTuple

from cartographers.players.player import Advice, Adviser
from cartographers.rules.box import Shelf
from cartographers.rules.card import ExploreCard
from cartographers.rules.decision import Decision
from cartographers.rules.event import Began, Committed, Event, Withdrawn
from cartographers.rules.game import after, begin, reveal
from cartographers.rules.history import history
from cartographers.rules.state import Game, Phase
from cartographers.rules.view import view

#: Expectations are kept in this part of a star: sums of such numbers have no rounding, so the law is exact.
GRAIN = 1 / 64
#: How many of the costliest moves are named.
COSTLIEST = 3


class Moment(NamedTuple):
    """A decision of a seat, and the game at the beginning of its phase, with nothing sealed."""

    #: How many events of the log lead there.
    seq: int
    game: Game
    played: Decision
    #: The number of the event with the decision.
    decided: int


class Move(NamedTuple):
    """A decision of a seat, analysed."""

    number: int
    seq: int
    step: int
    season: int
    card: str
    phase: Phase
    #: The best decisions, the best first; the one played and the solid player's are among them.
    best: tuple[Advice, ...]
    played: Advice
    #: Expected before the card was known.
    before: float

    @property
    def revealed(self) -> float:
        """Expected once the card is known and nothing is decided yet: what a solid player makes of it."""
        return expected_now(self.best)

    @property
    def moved(self) -> float:
        """Expected after the decision."""
        return self.played.expected

    @property
    def luck(self) -> float:
        """What the reveal brought, and what others did before it."""
        return self.revealed - self.before

    @property
    def skill(self) -> float:
        """How much better, or worse, than by a solid player it was decided."""
        return self.moved - self.revealed

    @property
    def lost(self) -> float:
        """What the best promised besides; never below 0."""
        return max(0.0, self.best[0].expected - self.played.expected)


class Point(NamedTuple):
    """A point of the graph: what was expected at one moment, and the move it belongs to."""

    kind: Literal["start", "reveal", "move", "end"]
    number: int | None
    season: int
    expected: float


class Summary(NamedTuple):
    """What all moves come to: final = start + luck + skill."""

    start: float
    final: float
    luck: float
    #: The part of the luck that came after the last decision.
    closing: float
    skill: float
    #: What the best decisions promised besides, move by move.
    lost: float
    #: The numbers of the moves that cost most.
    costliest: tuple[int, ...]
    points: tuple[Point, ...]


def moments(shelf: Shelf, log: Sequence[Event], seat: int) -> list[Moment]:
    """The decisions of a seat that took effect, in order."""
    opened = 1
    all_moments: list[Moment] = []
    sealed: Moment | None = None
    for step in history(shelf, log):
        match step.event:
            case Began():
                start = step.after
            case Committed(who, decision) if who == seat:
                sealed = Moment(opened, start, decision, step.seq)
            case Withdrawn(who) if who == seat:
                sealed = None
        if step.after.step != start.step:
            all_moments += [sealed] if sealed else []
            start, opened, sealed = step.after, step.seq + 1, None
    return all_moments


def openings(game: Game) -> list[Game]:
    """The game from its beginning, after each of the explore cards it may begin with."""
    start = begin(game.shelf, game.setup)
    keys = [key for key in start.left if isinstance(game.shelf.cards[key], ExploreCard)]
    return [after(start, reveal(start, key)) for key in keys]


def expected_now(advice: Sequence[Advice]) -> float:
    """What is expected before anything is decided."""
    return next(one.expected for one in advice if one.usual)


def _grained(stars: float) -> float:
    return round(stars / GRAIN) * GRAIN


class Question(NamedTuple):
    """What an adviser is asked: the best decisions in a game, and how good the one played was."""

    game: Game
    played: Decision | None = None
    most: int = 5


def questions(decisions: Sequence[Moment], done: int = 0) -> list[Question]:
    """All that an adviser is asked, in order: what each first card promises, then about each decision.

    No question depends on the answer to another. Those about moves that are done are left out.
    """
    firsts = openings(decisions[0].game) if decisions and not done else []
    return [
        *(Question(game, most=1) for game in firsts),
        *(Question(moment.game, moment.played) for moment in decisions[done:]),
    ]


class Analysis:
    """An analysis under way: it says what to ask an adviser next, and makes moves of the answers.

    Who asks the adviser, and whether the answer is awaited, is left open.
    """

    def __init__(self, decisions: Sequence[Moment], done: Sequence[Move] = ()) -> None:
        self._decisions = decisions
        self._moves = list(done)
        self._questions = questions(decisions, len(done))
        self._answered = 0
        #: After each possible first card; the mean is what was expected before the first card.
        self._expected: list[float] = []

    @property
    def question(self) -> Question | None:
        """What to ask next; None when all moves are done."""
        left = self._questions[self._answered :]
        return left[0] if left else None

    def answer(self, advice: Sequence[Advice]) -> Move | None:
        """Take the answer to the question; the next move, if it completes one."""
        question = self._questions[self._answered]
        self._answered += 1
        if question.played is None:
            self._expected.append(expected_now(advice))
            return None
        before = self._moves[-1].moved if self._moves else _grained(fmean(self._expected))
        number = len(self._moves)
        self._moves.append(_move(number, self._decisions[number], before, advice))
        return self._moves[-1]


def _move(number: int, moment: Moment, before: float, advice: Sequence[Advice]) -> Move:
    """A move, from the advice on it."""
    best = tuple(one._replace(expected=_grained(one.expected)) for one in advice)
    played = next(one for one in best if one.decision == moment.played)
    game = moment.game
    return Move(number, moment.seq, game.step, game.season, game.card, game.phase, best, played, before)


def analyse(
    shelf: Shelf, log: Sequence[Event], seat: int, adviser: Adviser, done: Sequence[Move] = ()
) -> Iterator[Move]:
    """The moves of a seat one by one, after those that are done already; may be stopped at any time."""
    analysis = Analysis(moments(shelf, log, seat), done)
    while question := analysis.question:
        move = analysis.answer(adviser.advise(view(question.game, seat), question.played, question.most))
        if move:
            yield move


def summed(moves: Sequence[Move], final: int | None) -> Summary:
    """What the moves come to; the final stars are known once the game is over and all moves are done."""
    start = moves[0].before if moves else float(final or 0)
    last = moves[-1].moved if moves else start
    closing = last if final is None else float(final)
    points = [Point("start", None, 0, start)]
    for move in moves:
        points.append(Point("reveal", move.number, move.season, move.revealed))
        points.append(Point("move", move.number, move.season, move.moved))
    if final is not None:
        points.append(Point("end", None, points[-1].season, closing))
    # Stars are shown in tenths: a move that cost less cost nothing that a player would see.
    costly = sorted((move for move in moves if round(move.lost, 1)), key=lambda move: -move.lost)
    return Summary(
        start=start,
        final=closing,
        luck=sum(move.luck for move in moves) + (closing - last),
        closing=closing - last,
        skill=sum(move.skill for move in moves),
        lost=sum(move.lost for move in moves),
        costliest=tuple(move.number for move in costly[:COSTLIEST]),
        points=tuple(points),
    )
