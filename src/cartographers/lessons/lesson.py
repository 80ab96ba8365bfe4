"""What a lesson is: a fixed deal, a map perhaps begun, and steps that tell or ask for one thing each."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Literal, NamedTuple

from cartographers.rules.decision import Decision
from cartographers.rules.setup import Setup
from cartographers.rules.state import Game, Seat

#: A part of the page that a step points at.
Part = Literal["map", "card", "turn", "confirm", "edicts", "coins", "stars", "season", "time", "skills"]


class Attempt(NamedTuple):
    """A legal decision in a lesson, and the player's seat before it and once it has taken effect."""

    game: Game
    decision: Decision
    before: Seat
    after: Seat


@dataclass(frozen=True, slots=True)
class Goal:
    """What a decision has to achieve: a figure that must be large enough."""

    figure: Callable[[Attempt], int]
    at_least: int
    #: Which attribute of the step's text says what was missed.
    missed: str


class Missed(NamedTuple):
    """A goal that a decision did not reach: the key of a text, and the figures in it."""

    text: str
    got: int
    goal: int


@dataclass(frozen=True, slots=True)
class Step:
    """A step: a text, what it points at, and the goals if it asks for a decision."""

    #: The key of its text.
    text: str
    points_at: Part
    #: The cells it points at, as ``A1-A3,B2``; none if it is about no cells.
    cells: str = ""
    #: Whether a decision is asked for. If not, the step is only read.
    decides: bool = False
    #: What the decision must achieve; without goals every legal decision will do.
    goals: tuple[Goal, ...] = ()

    def missed(self, attempt: Attempt) -> Missed | None:
        """The first goal that a decision misses."""
        for goal in self.goals:
            got = goal.figure(attempt)
            if got < goal.at_least:
                return Missed(f"{self.text}.{goal.missed}", got, goal.at_least)
        return None


@dataclass(frozen=True, slots=True)
class Lesson:
    """A lesson. The cards come in the given order; the first decisions are taken before it starts."""

    key: str
    setup: Setup
    order: tuple[str, ...]
    #: The decisions that begin the map, each as in a record (``w A2-A4``).
    opening: tuple[str, ...]
    steps: tuple[Step, ...]
