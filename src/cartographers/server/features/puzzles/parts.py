"""Comparing two drawings of a puzzle in worker processes, part by part."""

from collections.abc import Sequence
from math import isfinite

from cartographers.notation.game_json import write_game
from cartographers.notation.wire import Json, write_decision
from cartographers.puzzles.parts import Comparison, Difference
from cartographers.rules.decision import Draw
from cartographers.rules.state import Game
from cartographers.server.work.queue import Purpose
from cartographers.server.workers.pool import Task, WorkerPool

#: The seed of the futures: whoever asks for the same two drawings is told the same.
_SEED = 1


class PuzzlePartWorkers:
    """The strongest player, who plays on from both drawings, in the processes of a pool."""

    #: Seconds that a comparison usually takes, and after which it is given up; the first loads the player.
    SECONDS, TIMEOUT = 1.0, 20.0

    def __init__(self, pool: WorkerPool) -> None:
        self._pool = pool

    async def compare(self, game: Game, drawings: tuple[Draw, Draw], purpose: Purpose) -> Comparison | None:
        """What the first drawing brings more than the second; none if that would take too long."""
        found: list[Comparison | None] = []

        def on_answer(answer: Json) -> None:
            found.append(None if answer["parts"] is None else _read(answer["parts"]))

        def job() -> Json:
            written = [write_decision(one) for one in drawings]
            return {"task": "puzzle_parts", "game": write_game(game), "drawings": written, "seed": _SEED}

        await self._pool.run(Task(job, [self.TIMEOUT], on_answer), purpose, self.SECONDS)
        return found[0]


def _read(body: Json) -> Comparison:
    """A comparison as a worker sends it; raises ``ValueError`` or ``LookupError`` if it is none."""
    parts = {str(key): _difference(value) for key, value in body["parts"].items()}
    return Comparison(int(body["futures"]), _difference(body["whole"]), parts)


def _difference(pair: Sequence[float]) -> Difference:
    stars, error = map(float, pair)
    if not (isfinite(stars) and isfinite(error)):
        raise ValueError("a difference is not finite")
    return Difference(stars, error)
