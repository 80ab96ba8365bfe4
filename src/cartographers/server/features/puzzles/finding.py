"""Looking for puzzles in finished public games, while the background process has nothing else to do."""

import asyncio
import logging
from collections.abc import Sequence
from dataclasses import replace
from json import loads

from cartographers.boxes import shelf
from cartographers.notation.wire import read_event
from cartographers.puzzles.position import Position, positions
from cartographers.puzzles.puzzle import BadPuzzle, Source
from cartographers.rules.problem import Problem
from cartographers.server.basics.calendar import period_at
from cartographers.server.features.puzzles.importing import new_puzzle
from cartographers.server.features.puzzles.jobs import puzzle_at
from cartographers.server.features.puzzles.store import GameToSearch, PuzzleStore
from cartographers.server.lobby.computing import ITSELF
from cartographers.server.lobby.services import Services
from cartographers.server.storage.errors import DAMAGE
from cartographers.server.storage.hash_chain import StoredEvent
from cartographers.server.work.queue import Lane, Purpose
from cartographers.server.workers.job import WorkerFailed

logger = logging.getLogger(__name__)

#: Seconds between two looks for something to do, and for which a game is this server's alone.
_INTERVAL, _LEASE = 30.0, 900.0


class PuzzleSearch:
    """Looks through games, position by position, for so many minutes a day."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self._day, self._used = "", 0.0

    async def run(self) -> None:
        """Go on as long as the server runs; nothing is done if the setting is 0."""
        while self._services.settings.puzzle_minutes > 0:
            await asyncio.sleep(_INTERVAL)
            try:
                while await self.search_game():
                    pass
            except OSError as error:
                logger.error("puzzles could not be looked for: %s", error)

    async def search_game(self) -> bool:
        """Look through the next game; false if there is none, no time is left, or others have work."""
        if not self._may_go_on():
            return False
        now = self._services.clocks.wall()
        game = await PuzzleStore(self._services.store.database).game_to_search(now, now + _LEASE)
        if game is None:
            return False
        positions = await self._positions(game.game)
        for number in range(game.looked, len(positions)):
            if not self._may_go_on():
                # It stays this server's until its time is over, and goes on then.
                return False
            await self._look_at(game.game, positions[number])
            until = self._services.clocks.wall() + _LEASE
            await PuzzleStore(self._services.store.database).searched(
                GameToSearch(game.game, number + 1), until
            )
        await PuzzleStore(self._services.store.database).searched(
            GameToSearch(game.game, len(positions)), None
        )
        return True

    def _may_go_on(self) -> bool:
        """Is time left today, and does nobody wait for the background process?"""
        day = period_at("day", self._services.clocks.wall()).text
        if day != self._day:
            self._day, self._used = day, 0.0
        queue = self._services.computing.queue
        busy = queue.waiting(Lane.BACKGROUND) or queue.running(Lane.BACKGROUND)
        return not busy and self._used < 60 * self._services.settings.puzzle_minutes

    async def _positions(self, game: str) -> Sequence[Position]:
        """The positions of a game that may be puzzles; none if it cannot be read."""
        try:
            stored = await self._services.store.load(game)
            if stored is None:
                return []
            return await self._services.computing.read("", game, len(stored.events), _read, stored.events)
        except (Problem, *DAMAGE) as error:
            logger.warning("the game %s cannot be searched for puzzles: %s", game, error)
            return []

    async def _look_at(self, game: str, position: Position) -> None:
        began = self._services.clocks.monotonic()
        purpose = Purpose(ITSELF, game, Lane.BACKGROUND)
        try:
            puzzle = await puzzle_at(self._services.computing.pool, position.game, position.seq, purpose)
        except (WorkerFailed, BadPuzzle) as error:
            logger.warning("a position could not be looked at for a puzzle: %s", error)
            puzzle = None
        self._used += self._services.clocks.monotonic() - began
        if puzzle:
            puzzle = replace(puzzle, source=Source(game, position.seq, position.seat))
            await PuzzleStore(self._services.store.database).add(
                [new_puzzle(puzzle)], self._services.clocks.wall()
            )


def _read(events: Sequence[StoredEvent]) -> list[Position]:
    return list(positions(shelf(), [read_event(loads(event.body)) for event in events]))
