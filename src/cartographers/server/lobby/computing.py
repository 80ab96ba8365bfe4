"""What computes for players: the queue of all work, the processes and threads that do it, and the bots."""

from collections.abc import Callable
from typing import ParamSpec, TypeVar

from cartographers.server.basics.client_network import OWN
from cartographers.server.basics.metrics import Metrics
from cartographers.server.lobby.place import SERVER, Place
from cartographers.server.rooms.bots import Bots
from cartographers.server.settings import Settings
from cartographers.server.work.allowance import Allowance, AllowedWork
from cartographers.server.work.callers import Caller, Callers
from cartographers.server.work.queue import Lane, WorkQueue
from cartographers.server.work.threads import Reading, Threads, reading_time
from cartographers.server.workers.decide import AnswerTimeout, BotWorkers
from cartographers.server.workers.pool import WorkerPool
from cartographers.server.workers.sandbox import Limits

P = ParamSpec("P")
T = TypeVar("T")

#: How much "nicer" than the server a worker process is: while players wait for it, and in the background.
_NICE = {Lane.TABLE: 5, Lane.ADVICE: 5, Lane.PHOTOS: 5, Lane.BACKGROUND: 15}
#: Processes for advice, for photos and for the background, and threads that read games.
_ADVISERS, _PHOTO_PROCESSES, _BACKGROUND_PROCESSES, _READERS = 1, 1, 1, 2
#: The server itself, when it has something computed.
ITSELF = Caller(OWN, "")


class Computing:
    """The queue of all work, and the processes and threads that do it, also for the features."""

    def __init__(self, settings: Settings, place: Place = SERVER) -> None:
        self.callers = Callers()
        self.queue = queue = WorkQueue(
            {
                # One network may have all of these but one.
                Lane.TABLE: settings.bot_processes + 1,
                Lane.ADVICE: _ADVISERS,
                Lane.PHOTOS: _PHOTO_PROCESSES,
                Lane.BACKGROUND: _BACKGROUND_PROCESSES,
                Lane.READING: _READERS,
            }
        )
        #: How much each may ask for that is computed at once, and how much in the background.
        self.live = Allowance(AllowedWork(*settings.live_work_limit))
        self.background = Allowance(AllowedWork(*settings.background_work_limit))
        #: Apart from the rest: photos count from the first byte on, and some are sent slowly.
        self.photos = Allowance(AllowedWork(*settings.live_work_limit))
        self.threads = Threads(queue, self.live, place.executor)
        limits = {lane: Limits(settings.worker_memory, nice) for lane, nice in _NICE.items()}
        self.pool = (
            place.pool(queue)
            if place.pool
            else WorkerPool(settings.worker_command, queue, limits, settings.worker_startup_time)
        )
        self.timeout = AnswerTimeout(settings.timeout_margin, settings.answer_timeout)
        self.bot_workers = BotWorkers(self.pool, self.timeout)
        self.bots = Bots(self.bot_workers, queue, self.callers, settings.table_time_limit)

    async def read(
        self, person: str, game: str, events: int, function: Callable[P, T], *args: P.args, **kwargs: P.kwargs
    ) -> T:
        """The result of a function that reads so many events of a game, from a thread."""
        reading = Reading(self.callers.of(person), game, reading_time(events))
        return await self.threads.run(reading, function, *args, **kwargs)

    def add_figures(self, metrics: Metrics) -> None:
        """Let the operator see how much waits, and how long it has waited."""
        for lane in Lane:
            self._add_lane(metrics, lane)

    def _add_lane(self, metrics: Metrics, lane: Lane) -> None:
        queue, labels = self.queue, {"lane": lane.value}
        metrics.add_gauge(
            "work_waiting", "Work that waits for its turn.", lambda: queue.waiting(lane), labels
        )
        metrics.add_gauge("work_running", "Work that is under way.", lambda: queue.running(lane), labels)
        metrics.add_gauge(
            "work_oldest_seconds", "How long the oldest of it has waited.", lambda: queue.oldest(lane), labels
        )
        waits = queue.waits[lane]
        metrics.add_counter(
            "work_wait_seconds_total", "Time that work waited for its turn.", lambda: waits.seconds, labels
        )
        metrics.add_counter("work_started_total", "Work whose turn came.", lambda: waits.number, labels)

    async def close(self) -> None:
        """End the worker processes and the threads; who has work done here has cancelled it before."""
        try:
            await self.pool.close()
        finally:
            self.threads.close()
