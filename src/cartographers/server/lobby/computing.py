"""Everything that is computed for players: bots, hints, analyses, par, and the queue in which it waits."""

from collections.abc import Callable
from typing import ParamSpec, TypeVar

from cartographers.puzzles.parts import Comparison
from cartographers.rules.decision import Draw
from cartographers.server.basics.client_network import OWN
from cartographers.server.basics.metrics import Metrics
from cartographers.server.features.coach.advisers import AdviserWorkers
from cartographers.server.features.coach.analyses import Analyses
from cartographers.server.features.coach.hints import Hints
from cartographers.server.features.coach.par import ParGames
from cartographers.server.features.coach.second_looks import SecondLooks
from cartographers.server.features.paper.photo_readers import PhotoReaders
from cartographers.server.features.puzzles.finders import PuzzleFinders
from cartographers.server.features.puzzles.parts import PuzzlePartWorkers
from cartographers.server.rooms.bots import Bots
from cartographers.server.settings import Settings
from cartographers.server.storage.store import Store
from cartographers.server.work.allowance import Allowance, AllowedWork
from cartographers.server.work.callers import Caller, Callers
from cartographers.server.work.jobs import Jobs
from cartographers.server.work.queue import Lane, Purpose, WorkQueue
from cartographers.server.work.searches import Searches
from cartographers.server.work.threads import Reading, Threads, reading_time
from cartographers.server.workers.players import AnswerTimeout, BotWorkers
from cartographers.server.workers.pool import WorkerPool
from cartographers.server.workers.sandbox import Limits
from cartographers.table.analysis import Question
from cartographers.table.opening import open_table

P = ParamSpec("P")
T = TypeVar("T")

#: How much "nicer" than the server a worker process is: while players wait for it, and in the background.
_NICE = {Lane.TABLE: 5, Lane.ADVICE: 5, Lane.PHOTOS: 5, Lane.BACKGROUND: 15}
#: Processes for advice, for photos and for the background, and threads that read games.
_ADVISERS, _PHOTO_PROCESSES, _BACKGROUND_PROCESSES, _READERS = 1, 1, 1, 2
#: The server itself, when it has something computed.
ITSELF = Caller(OWN, "")


class Computing:
    """The queue of all work, the processes and threads that do it, and those who have something computed."""

    def __init__(self, settings: Settings, store: Store) -> None:
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
        self.threads = Threads(queue, self.live)
        limits = {lane: Limits(settings.worker_memory, nice) for lane, nice in _NICE.items()}
        self._pool = pool = WorkerPool(settings.worker_command, queue, limits, settings.worker_startup_time)
        timeout = AnswerTimeout(settings.timeout_margin, settings.answer_timeout)

        def advisers(player: str) -> AdviserWorkers:
            # No turn depends on advice, so it may take longer than a bot's decision.
            return AdviserWorkers(pool, player, settings.answer_timeout + timeout(player))

        bot_workers = BotWorkers(pool, timeout)
        self.bots = Bots(bot_workers, queue, self.callers, settings.table_time_limit)
        self.hints = Hints(advisers(settings.hint_player), Searches(queue, self.live))
        self.second_looks = SecondLooks(
            advisers(settings.second_look_player), Searches(queue, self.live), self.threads
        )
        self.analyst = advisers(settings.analysis_player)
        self.analyses = Analyses(store, self.analyst, self.threads, self.background)
        self.par_games = ParGames(store, bot_workers, settings.par_player, self.background)
        self.puzzle_finders = PuzzleFinders(pool)
        self.puzzle_part_workers = PuzzlePartWorkers(pool)
        #: By puzzle and by the two drawings that are compared.
        self.puzzle_parts = Searches[tuple[str, Draw, Draw], Comparison | None](queue, self.live)
        self.photo_readers = PhotoReaders(pool)
        #: Computing results that older versions did not store, by person.
        self.older_results = Jobs[str](self.background)

    async def read(
        self, person: str, game: str, events: int, function: Callable[P, T], *args: P.args, **kwargs: P.kwargs
    ) -> T:
        """The result of a function that reads so many events of a game, from a thread."""
        reading = Reading(self.callers.of(person), game, reading_time(events))
        return await self.threads.run(reading, function, *args, **kwargs)

    async def compile(self) -> None:
        """Ask for advice once: this fills the cache of compiled code that all worker processes share."""
        purpose = Purpose(ITSELF, "", Lane.BACKGROUND)
        try:
            await self.analyst.advise(Question(open_table().game, most=1), 0, 0, purpose)
        finally:
            await self._pool.close(Lane.BACKGROUND)

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
        """Cancel everything that is under way and end the worker processes."""
        services = (
            self.older_results,
            self.bots,
            self.second_looks,
            self.hints,
            self.puzzle_parts,
            self.analyses,
            self.par_games,
        )
        try:
            for service in services:
                await service.close()
        finally:
            await self._pool.close()
            self.threads.close()
