"""A puzzle: a position, what each drawing in it is expected to lose, and how it is written as JSON."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache, cached_property
from hashlib import sha256
from importlib.resources import files
from json import dumps, loads
from typing import Any

from cartographers.notation.game_json import read_game, write_game
from cartographers.notation.wire import Json
from cartographers.puzzles.position import drawings_of
from cartographers.rules.box import Shelf
from cartographers.rules.decision import Draw
from cartographers.rules.problem import Problem
from cartographers.rules.state import Game, Phase
from cartographers.rules.view import View, view

#: Losses are kept in this part of a star.
TENTH = 0.1
#: The characters of an id.
_ID_LENGTH = 12


class BadPuzzle(Problem, ValueError):
    """Something that is no puzzle."""


@dataclass(frozen=True)
class Source:
    """Where a position comes from: a game, how many of its events lead there, and whose map it is."""

    game: str
    seq: int
    seat: int


@dataclass(frozen=True)
class Puzzle:
    """A position with one seat, in which only few drawings are right."""

    game: Game
    #: Tenths of a star that each drawing of ``drawings_of`` is expected to lose; 0: it is right.
    losses: tuple[int, ...]
    #: The stars that the best of the others loses, and the standard error of that.
    lead: float
    error: float
    #: How hard it seems before anybody has tried it.
    rating: int
    source: Source | None = None

    @cached_property
    def id(self) -> str:
        """The same for the same position, so that none is kept twice."""
        written = dumps(write_game(self.game), sort_keys=True)
        return sha256(written.encode()).hexdigest()[:_ID_LENGTH]

    @property
    def view(self) -> View:
        """What the solver sees."""
        return view(self.game, 0)

    @cached_property
    def drawings(self) -> dict[Draw, float]:
        """All drawings, with the stars that each is expected to lose."""
        all_drawings = drawings_of(self.view)
        return {one: TENTH * loss for one, loss in zip(all_drawings, self.losses, strict=True)}

    @property
    def right(self) -> list[Draw]:
        """The drawings that are right."""
        return [one for one, loss in self.drawings.items() if not loss]


def write_puzzle(puzzle: Puzzle) -> Json:
    """A puzzle as JSON."""
    source = puzzle.source
    return {
        "id": puzzle.id,
        "game": write_game(puzzle.game),
        "losses": list(puzzle.losses),
        "lead": puzzle.lead,
        "error": puzzle.error,
        "rating": puzzle.rating,
        "source": {"game": source.game, "seq": source.seq, "seat": source.seat} if source else None,
    }


def read_puzzle(shelf: Shelf, data: Any) -> Puzzle:
    """A puzzle from JSON; raises ``BadPuzzle`` if it is none, or not one of these rules."""
    try:
        puzzle = _read(shelf, data)
        right = puzzle.right
    except KeyError as missing:
        raise BadPuzzle("puzzle-unreadable", "this is no puzzle: {why}", why=f"no {missing}") from None
    except (TypeError, ValueError, AttributeError, IndexError) as error:
        raise BadPuzzle("puzzle-unreadable", "this is no puzzle: {why}", why=str(error)) from None
    if puzzle.game.phase is not Phase.DRAW or puzzle.game.setup.seats != 1 or not right:
        raise BadPuzzle("puzzle-unreadable", "this is no puzzle: {why}", why="no drawing of it is right")
    return puzzle


def _read(shelf: Shelf, data: Mapping[str, Any]) -> Puzzle:
    source = data.get("source")
    return Puzzle(
        game=read_game(shelf, data["game"]).but(sealed=(None,)),
        losses=tuple(int(loss) for loss in data["losses"]),
        lead=float(data["lead"]),
        error=float(data["error"]),
        rating=int(data["rating"]),
        source=Source(str(source["game"]), int(source["seq"]), int(source["seat"])) if source else None,
    )


FILE = "collection.jsonl"


@cache
def collection() -> tuple[Json, ...]:
    """All of them, as JSON."""
    text = (files("cartographers.puzzles") / FILE).read_text(encoding="utf-8")
    return tuple(loads(line) for line in text.splitlines())
