"""The processes in which bots think, outside the event loop."""

import asyncio
import contextlib
from asyncio.subprocess import PIPE, Process
from collections.abc import Mapping, Sequence
from hashlib import sha256
from json import dumps, loads

from cartographers.notation.wire import READ_DECISION
from cartographers.players.chance import Chance
from cartographers.rules.decision import Decision
from cartographers.rules.state import Game
from cartographers.rules.view import view
from cartographers.server.snapshot import write_game

#: The longest line a process may answer with.
_LINE = 1 << 22


class ThoughtFailed(Exception):
    """A bot that died, took too long or said something that is no decision."""


class Thinkers:
    """A few processes; whoever asks gets the next one that is free."""

    def __init__(self, command: Sequence[str], number: int, patience: float) -> None:
        self._command, self._patience = command, patience
        self._free: asyncio.Queue[Process | None] = asyncio.Queue()
        for _ in range(number):
            self._free.put_nowait(None)
        self._number = number

    async def think(self, game: Game, kind: str, bots: Mapping[int, str], seed: int) -> dict[int, Decision]:
        """What these bots decide."""
        seats = [[seat, bot, toss(seed, seat, game.step)] for seat, bot in bots.items()]
        job = dumps({"game": write_game(game), "seats": seats})
        process = await self._free.get()
        try:
            process = await self._started(process)
            answer = await asyncio.wait_for(_asked(process, job), self._patience * len(seats))
            decisions = {seat: READ_DECISION[kind](told) for seat, told in loads(answer)}
        except (OSError, TimeoutError, TypeError, ValueError) as wrong:
            await _ended(process)
            process = None
            raise ThoughtFailed(str(wrong) or type(wrong).__name__) from None
        except BaseException:
            await _ended(process)
            process = None
            raise
        finally:
            self._free.put_nowait(process)
        return decisions

    async def _started(self, process: Process | None) -> Process:
        """A process that runs: the one there was, or a new one."""
        if process is not None and process.returncode is None:
            return process
        return await asyncio.create_subprocess_exec(*self._command, stdin=PIPE, stdout=PIPE, limit=_LINE)

    async def close(self) -> None:
        """End all processes."""
        for _ in range(self._number):
            await _ended(await self._free.get())


async def _asked(process: Process, job: str) -> bytes:
    assert process.stdin and process.stdout
    process.stdin.write(job.encode() + b"\n")
    await process.stdin.drain()
    answer = await process.stdout.readline()
    if not answer:
        raise OSError("the process ended")
    return answer


async def _ended(process: Process | None) -> None:
    if process is None:
        return
    with contextlib.suppress(ProcessLookupError):
        process.kill()
    await process.wait()


def toss(seed: int, seat: int, step: int) -> int:
    """A bot's own chance for one decision: it follows from the game's, and tells nothing about it."""
    return int.from_bytes(sha256(f"{seed}/bot/{seat}/{step}".encode()).digest()[:6], "big")


def anything(game: Game, seats: Sequence[int], seed: int) -> dict[int, Decision]:
    """Any legal decision for each of these seats: what is left when a bot fails."""
    return {seat: Chance(toss(seed, seat, game.step)).decide(view(game, seat)) for seat in seats}
