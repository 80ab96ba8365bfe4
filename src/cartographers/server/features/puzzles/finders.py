"""Looking for puzzles in worker processes, one position at a time."""

from cartographers.boxes import shelf
from cartographers.notation.game_json import write_game
from cartographers.notation.wire import Json
from cartographers.puzzles.puzzle import Puzzle, read_puzzle
from cartographers.rules.state import Game
from cartographers.server.work.queue import Purpose
from cartographers.server.workers.pool import Task, WorkerPool

#: Seconds that a position usually takes, and after which it is given up.
_USUAL, _TIMEOUT = 1.0, 120.0


class PuzzleFinders:
    """The strongest player, who looks for long, in the processes of a pool."""

    def __init__(self, pool: WorkerPool) -> None:
        self._pool = pool

    async def find(self, game: Game, seed: int, purpose: Purpose) -> Puzzle | None:
        """The puzzle that a position with one seat is; none if it is no puzzle."""
        found: list[Puzzle | None] = []

        def on_answer(answer: Json) -> None:
            body = answer["puzzle"]
            found.append(None if body is None else read_puzzle(shelf(), body))

        job = {"task": "puzzle", "game": write_game(game), "seed": seed}
        await self._pool.run(Task(lambda: job, [_TIMEOUT], on_answer), purpose, _USUAL)
        return found[0]
