"""A record: what happened in a game, step by step, and the log it tells.

A log holds only causes, in the order in which seats committed, withdrawn decisions too. A record is the
same game for people: no order of commits, but coins, scores and the end, which follow from the rules and
are verified whenever a record is read (``verify``). It has two written forms with the same content,
``record_json`` for machines and ``record_text`` for people.
"""

from collections.abc import Iterator
from dataclasses import dataclass, field

from cartographers.notation.deal import Deal
from cartographers.notation.error import BadNotation
from cartographers.rules.box import Shelf
from cartographers.rules.decision import Ambush, Decision, Destroy
from cartographers.rules.event import Began, Committed, Event, Revealed
from cartographers.rules.problem import Problem
from cartographers.rules.setup import Setup
from cartographers.rules.state import SeasonScore

FORMAT = "cartographers-record-1"


class BadRecord(BadNotation):
    """A record that is not a game by the rules; the message says where it first goes wrong, and why."""

    @classmethod
    def of(cls, wrong: Problem) -> "BadRecord":
        """A record that is bad because of something in it."""
        return cls(wrong.code, wrong.sentence, **wrong.values)


#: What each seat decided, None for a seat that had nothing to decide.
Entries = tuple[Decision | None, ...]
#: Each seat's coin track: spaces filled, and how many of them are crossed out.
Tracks = tuple[tuple[int, int], ...]


@dataclass(frozen=True, slots=True)
class CardStep:
    """A card that came up, or a lasting one that acted: what everyone decided, the coins afterwards."""

    card: str
    #: The entries by their kind: ``draw``, ``declare`` and then ``ambush``, ``hero`` or ``destroy``.
    decisions: tuple[tuple[str, Entries], ...] = ()
    #: Nothing for a ruins card, after which another card comes up in the same turn (R3.1).
    coins: Tracks = ()
    #: Did it act at a season's end (R5.2)?
    lasting: bool = False


@dataclass(frozen=True, slots=True)
class SeasonStep:
    """What each seat scored for a season's two edicts, its coins and its monsters (R5.1)."""

    season: str
    scores: tuple[SeasonScore, ...]


@dataclass(frozen=True, slots=True)
class EndStep:
    """How the game ended for each seat (R6.1), in solo with a rating and perhaps a title (R11.4)."""

    totals: tuple[int, ...]
    losses: tuple[int, ...]
    places: tuple[int, ...]
    rating: int | None = None
    title: str | None = None


Step = CardStep | SeasonStep | EndStep


@dataclass(frozen=True, slots=True)
class Record:
    """A game, finished or not, up to its last complete step."""

    shelf: Shelf = field(repr=False)
    setup: Setup
    steps: tuple[Step, ...] = ()
    #: How its cards were shuffled, if that was told.
    deal: Deal | None = None

    @property
    def finished(self) -> bool:
        """Does it tell the game to its end?"""
        return bool(self.steps) and isinstance(self.steps[-1], EndStep)


def log_of(record: Record) -> list[Event]:
    """The log a record tells, seats committing in their order: to play on, to take back, to look at."""
    log: list[Event] = [Began(record.setup)]
    for step in record.steps:
        if isinstance(step, CardStep):
            if not step.lasting:
                log.append(Revealed(step.card))
            for _, entries in step.decisions:
                log += commits(entries, record.setup.solo)
    return log


def commits(entries: Entries, solo: bool) -> Iterator[Committed]:
    """The commits that entries of one kind tell, seat after seat.

    A solo ambush walks by itself (R11.2); only a gorgon's target was decided, after the walk (R8.8).
    """
    for seat, decision in enumerate(entries):
        if isinstance(decision, Ambush) and solo:
            if decision.target:
                yield Committed(seat, Destroy(decision.target))
        elif decision is not None:
            yield Committed(seat, decision)
