"""The interface to puzzles, first answers, and how strong those are who answer."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Protocol

from cartographers.notation.wire import Json
from cartographers.puzzles.rating import NEW_SOLVER, Rating


@dataclass(frozen=True, slots=True)
class NewPuzzle:
    """A puzzle that was found or imported."""

    id: str
    #: As ``puzzles.puzzle`` writes it.
    body: Json
    rating: float
    #: The game it comes from, if it is one of this server.
    game: str = ""


@dataclass(frozen=True, slots=True)
class PuzzleRow:
    """A puzzle as it is stored."""

    id: str
    body: Json
    rating: Rating
    #: How many persons have answered it, and how many of them were right at once.
    tries: int
    solved: int


@dataclass(frozen=True, slots=True)
class PuzzleAnswerRow:
    """The first answer of a person to a puzzle; later ones are not kept."""

    puzzle: str
    person: str
    #: In seconds since 1970.
    at: float
    solved: bool
    decision: Json
    #: The rating of the person before and after it.
    before: float = 0.0
    after: float = 0.0


@dataclass(frozen=True, slots=True)
class Solver:
    """How strong somebody is, and how many puzzles in a row were right."""

    rating: Rating = field(default=NEW_SOLVER)
    streak: int = 0
    longest: int = 0
    tries: int = 0
    solved: int = 0


@dataclass(frozen=True, slots=True)
class GameToSearch:
    """A finished game in which puzzles may be, and how many of its positions were looked at."""

    game: str
    looked: int


class Puzzles(Protocol):
    """All puzzles."""

    async def add(self, puzzles: Sequence[NewPuzzle], now: float) -> int:
        """Store puzzles; says how many of them were new."""

    async def known(self) -> set[str]:
        """The ids of all puzzles."""

    async def of_ids(self, ids: Sequence[str]) -> list[PuzzleRow]:
        """Puzzles by their ids, in this order; those that there are."""

    async def of_day(self, day: str) -> list[str]:
        """The ids of the puzzles of a day; they are chosen when they are first asked for, and stay."""

    async def next_for(self, person: str, besides: Sequence[str]) -> str | None:
        """An unanswered puzzle about as hard as the person is strong, or else the one answered longest ago.

        Some puzzles are left out.
        """

    async def unanswered(self, person: str) -> int:
        """How many puzzles a person has not answered."""

    async def answer(self, answer: PuzzleAnswerRow) -> tuple[PuzzleAnswerRow, bool]:
        """Store a first answer and move both ratings; the answer that counts, and whether it is this one."""

    async def answers(self, person: str, ids: Sequence[str]) -> dict[str, PuzzleAnswerRow]:
        """A person's answers to some puzzles."""

    async def all_answers(self, person: str) -> list[PuzzleAnswerRow]:
        """All answers of a person, the newest first."""

    async def solver(self, person: str) -> Solver:
        """How strong a person is."""

    async def game_to_search(self, now: float, until: float) -> GameToSearch | None:
        """A finished public game that nobody looks at, which is this server's until a moment."""

    async def searched(self, game: GameToSearch, until: float | None) -> None:
        """So many positions of a game were looked at; it is done, or this server's until a moment."""
