"""When garbage is collected, for the p99 of a decision in docs/speed.md: all of it stops the server."""

import asyncio
import gc
from collections.abc import Callable
from time import monotonic, process_time

#: Objects after which the new ones are looked through: less than a millisecond each time.
_NEW = 1000
#: So that Python never looks through older ones by itself.
_NEVER = 1_000_000_000
#: Seconds between two looks, and the share of processor time below which the server has little to do.
_INTERVAL, _LITTLE = 1.0, 0.1
#: Seconds between two full collections: at least, and at most however much there is to do.
_AT_LEAST, _AT_MOST = 60.0, 1800.0


class Collector:
    """Takes full collections over from Python, which would start them in the middle of the work."""

    def __init__(
        self,
        worked: Callable[[], float] = process_time,
        clock: Callable[[], float] = monotonic,
        collect: Callable[[], object] = gc.collect,
    ) -> None:
        """``worked`` is the processor time used so far."""
        self._worked, self._clock, self._collect = worked, clock, collect
        self._looked, self._work_then = clock(), worked()
        self._collected = clock()

    async def run(self) -> None:
        """Collect from time to time until cancelled."""
        # What is there now stays for as long as the server runs, and need never be looked through.
        gc.freeze()
        gc.set_threshold(_NEW, _NEVER, _NEVER)
        while True:
            await asyncio.sleep(_INTERVAL)
            self.look()

    def look(self) -> None:
        """Collect if there is little to do, or if it was too long ago."""
        now, worked = self._clock(), self._worked()
        busy = (worked - self._work_then) / max(now - self._looked, 1e-9) > _LITTLE
        since = now - self._collected
        if since >= _AT_MOST or (since >= _AT_LEAST and not busy):
            self._collect()
            now, worked = self._clock(), self._worked()
            self._collected = now
        self._looked, self._work_then = now, worked
