"""The processes in which others think: bots, advisers. A job goes in as a line, answers come out as lines."""

import asyncio
from asyncio.subprocess import Process
from collections.abc import Callable, Sequence
from itertools import count
from json import dumps, loads

from cartographers.notation.wire import Json
from cartographers.server.workers.sandbox import Limits, end, start

#: How a process shows that it is gone, late, or talks nonsense.
_FAILURES = (OSError, RuntimeError, TimeoutError, TypeError, ValueError, LookupError)


class WorkFailed(Exception):
    """A process that died, took too long or said something that is no answer."""


class Workers:
    """A few processes; whoever asks gets the next one that is free, in the order of asking."""

    def __init__(self, command: Sequence[str], number: int, limits: Limits, warm_up: float) -> None:
        self._command, self._limits, self._warm_up = command, limits, warm_up
        self.number = number
        self._free: asyncio.Queue[Process | None] = asyncio.Queue()
        for _ in range(number):
            self._free.put_nowait(None)
        self._jobs = count(1)

    async def ask(self, job: Json, patiences: Sequence[float], hear: Callable[[Json], None]) -> None:
        """Have a job done; each answer is heard as it comes, and must come within its patience.

        What does not stand to reason is for ``hear`` to say, with a ``ValueError``, ``TypeError`` or
        ``LookupError``. A process that fails is ended: nothing it says later can be taken for an answer.
        """
        process = await self._free.get()
        try:
            if process is None or process.returncode is not None:
                process = await start(self._command, self._limits)
                # What a new process has to load does not count against the thought.
                patiences = [patiences[0] + self._warm_up, *patiences[1:]]
            await self._asked(process, job, patiences, hear)
        except BaseException as wrong:
            if process is not None:
                await end(process)
            process = None
            if isinstance(
                wrong, OSError | TimeoutError | TypeError | ValueError | LookupError | RecursionError
            ):
                raise WorkFailed(_said(wrong)) from None
            raise
        finally:
            self._free.put_nowait(process)

    async def _asked(
        self, process: Process, job: Json, patiences: Sequence[float], hear: Callable[[Json], None]
    ) -> None:
        assert process.stdin and process.stdout
        number = next(self._jobs)
        process.stdin.write(dumps(job | {"job": number}).encode() + b"\n")
        for patience in patiences:
            line = await asyncio.wait_for(process.stdout.readline(), patience)
            if not line:
                raise OSError("the process ended")
            answer = loads(line)
            if not isinstance(answer, dict) or answer.pop("job", None) != number:
                raise ValueError("this answers something else")
            if "wrong" in answer:
                raise ValueError(str(answer["wrong"]))
            hear(answer)

    async def close(self) -> None:
        """End all processes; whoever asks again gets new ones."""
        for process in [await self._free.get() for _ in range(self.number)]:
            if process is not None:
                await end(process)
            self._free.put_nowait(None)


def _said(wrong: BaseException) -> str:
    return f"{type(wrong).__name__}: {wrong}"[:300].rstrip(": ")
