"""The jobs of the puzzles: looking for them and for mistakes, and comparing two drawings part by part."""

from collections.abc import Iterator, Sequence
from math import isfinite
from time import monotonic
from typing import TYPE_CHECKING

from cartographers.boxes import shelf
from cartographers.notation.game_json import read_game, write_game
from cartographers.notation.wire import Json, read_decision, write_decision
from cartographers.puzzles.finder import can_find, find, holds, the_player
from cartographers.puzzles.mistake import Losses, losses_at
from cartographers.puzzles.parts import Comparison, Difference, compare
from cartographers.puzzles.puzzle import Puzzle, read_puzzle, write_puzzle
from cartographers.rules.decision import Draw
from cartographers.rules.state import Game
from cartographers.server.workers.job import Job

if TYPE_CHECKING:
    # A worker process loads this module too, and has no event loop.
    from cartographers.server.work.queue import Purpose
    from cartographers.server.workers.pool import WorkerPool

#: Seconds that a position usually takes, and after which it is given up.
_FINDING_SECONDS, _FINDING_TIMEOUT = 1.0, 120.0
#: The same for a comparison, the first of which loads the player.
COMPARING_SECONDS, _COMPARING_TIMEOUT = 1.0, 20.0
#: The same for a turn that may be a mistake.
LOOKING_SECONDS, _LOOKING_TIMEOUT = 2.0, 60.0
#: The seed of the futures: whoever asks for the same two drawings is told the same.
_COMPARING_SEED = 1


def look_at(request: Json) -> Iterator[Json]:
    """The puzzle that a position with one seat is, looked at twice; none if it is no puzzle."""
    puzzle = find(read_game(shelf(), request["game"]), request["seed"]) if can_find() else None
    if puzzle and not holds(puzzle, request["seed"] + 1):
        puzzle = None
    yield {"puzzle": write_puzzle(puzzle) if puzzle else None}


async def puzzle_at(pool: "WorkerPool", game: Game, seed: int, purpose: "Purpose") -> Puzzle | None:
    """The puzzle that a position with one seat is; none if it is no puzzle."""

    def read(answer: Json) -> Puzzle | None:
        body = answer["puzzle"]
        return None if body is None else read_puzzle(shelf(), body)

    request = {"game": write_game(game), "seed": seed}
    return await pool.answer(
        Job(look_at, lambda: request, [_FINDING_TIMEOUT], _FINDING_SECONDS), purpose, read
    )


def look_at_turn(request: Json) -> Iterator[Json]:
    """What each drawing of a position with one seat loses; none if all are as good."""
    losses = (
        losses_at(read_game(shelf(), request["game"]), the_player(), _COMPARING_SEED) if can_find() else None
    )
    yield {"losses": losses and {**losses._asdict(), "losses": list(losses.losses)}}


async def losses_in(pool: "WorkerPool", game: Game, purpose: "Purpose") -> Losses | None:
    """What each drawing of a position with one seat loses; none if it is nothing to practise."""

    def read(answer: Json) -> Losses | None:
        body = answer["losses"]
        if body is None:
            return None
        return Losses(tuple(map(int, body["losses"])), float(body["lead"]), float(body["error"]))

    request = losses_request(game)
    job = Job(look_at_turn, lambda: request, [_LOOKING_TIMEOUT], LOOKING_SECONDS)
    return await pool.answer(job, purpose, read)


def losses_request(game: Game) -> Json:
    """A request for ``look_at_turn``."""
    return {"game": write_game(game)}


def compare_parts(request: Json) -> Iterator[Json]:
    """What the first of two drawings brings more, part by part; none if that takes too long."""
    game = read_game(shelf(), request["game"])
    first, second = (read_decision(game.phase, drawing) for drawing in request["drawings"])
    assert isinstance(first, Draw) and isinstance(second, Draw)
    drawings, seed = (first, second), request["seed"]
    result = compare(game, drawings, the_player(), seed, monotonic) if can_find() else None
    yield {"comparison": result and {"futures": result.futures, "whole": result.whole, "parts": result.parts}}


async def compared(
    pool: "WorkerPool", game: Game, drawings: tuple[Draw, Draw], purpose: "Purpose"
) -> Comparison | None:
    """What the first drawing brings more than the second; none if that would take too long."""

    request = comparing_request(game, drawings)
    job = Job(compare_parts, lambda: request, [_COMPARING_TIMEOUT], COMPARING_SECONDS)
    return await pool.answer(job, purpose, read_comparison)


def comparing_request(game: Game, drawings: tuple[Draw, Draw]) -> Json:
    """A request for ``compare_parts``."""
    written = [write_decision(drawing) for drawing in drawings]
    return {"game": write_game(game), "drawings": written, "seed": _COMPARING_SEED}


def read_comparison(answer: Json) -> Comparison | None:
    """A comparison as a worker sends it; raises ``ValueError`` or ``LookupError`` if it is none."""
    body = answer["comparison"]
    if body is None:
        return None
    parts = {str(key): _difference(value) for key, value in body["parts"].items()}
    return Comparison(int(body["futures"]), _difference(body["whole"]), parts)


def _difference(pair: Sequence[float]) -> Difference:
    stars, error = map(float, pair)
    if not (isfinite(stars) and isfinite(error)):
        raise ValueError("a difference is not finite")
    return Difference(stars, error)
