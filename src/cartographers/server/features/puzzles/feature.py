"""What is computed for puzzles: they are looked for as long as the server runs, and drawings are compared."""

from collections.abc import Coroutine, Mapping, Sequence
from datetime import UTC, datetime
from typing import Any

from cartographers.puzzles.mistake import Losses
from cartographers.puzzles.parts import Comparison
from cartographers.rules.decision import Draw
from cartographers.server.features.puzzles.finding import PuzzleSearch
from cartographers.server.features.puzzles.mistake_store import MistakeStore
from cartographers.server.features.puzzles.person_store import find
from cartographers.server.features.puzzles.store import PuzzleStore
from cartographers.server.lobby.feature import Feature
from cartographers.server.lobby.lobby import Lobby
from cartographers.server.storage.finding import Find
from cartographers.server.work.searches import Searches


class PuzzlesFeature(Feature):
    """The puzzles of a server."""

    def __init__(self, lobby: Lobby) -> None:
        computing = lobby.services.computing
        database = lobby.services.store.database
        self._store, self._mistakes = PuzzleStore(database), MistakeStore(database)
        self._search = PuzzleSearch(lobby.services)
        #: By game, seat and turn.
        self.looks = Searches[tuple[str, int, int], Losses | None](computing.queue, computing.live)
        #: By puzzle and by the two drawings that are compared.
        self.comparisons = Searches[tuple[str, Draw, Draw], Comparison | None](
            computing.queue, computing.live
        )

    def background(self) -> Sequence[Coroutine[Any, Any, None]]:
        """Look for puzzles in finished games."""
        return [self._search.run()]

    def finds(self) -> Mapping[str, Find]:
        """The answers of each person."""
        return {"answers": find}

    async def export(self, person: str) -> Mapping[str, object]:
        """The answers of a person, the rating that came of them, and the person's own mistakes."""
        answers = [
            {
                "puzzle": one.puzzle,
                "at": datetime.fromtimestamp(one.at, UTC).isoformat(timespec="seconds"),
                "solved": one.solved,
                "decision": one.decision,
            }
            for one in await self._store.all_answers(person)
        ]
        rating = (await self._store.solver(person)).rating.value
        mistakes = [
            {
                "puzzle": one.puzzle,
                "source": one.body["source"],
                "theme": one.theme,
                "lost": one.lost,
                "tries": one.tries,
                "solved": one.solved,
            }
            for one in await self._mistakes.all(person)
        ]
        return {"puzzles": {"rating": rating, "answers": answers, "mistakes": mistakes}}

    async def close(self) -> None:
        """Cancel all searches."""
        await self.comparisons.close()
        await self.looks.close()


FEATURE = PuzzlesFeature
