"""What is computed for puzzles: they are looked for as long as the server runs, and drawings are compared."""

from collections.abc import Coroutine, Mapping, Sequence
from datetime import UTC, datetime
from typing import Any

from cartographers.puzzles.parts import Comparison
from cartographers.rules.decision import Draw
from cartographers.server.features.puzzles.finding import PuzzleSearch
from cartographers.server.features.puzzles.store import PuzzleStore
from cartographers.server.lobby.feature import Feature
from cartographers.server.lobby.lobby import Lobby
from cartographers.server.work.searches import Searches


class PuzzlesFeature(Feature):
    """The puzzles of a server."""

    def __init__(self, lobby: Lobby) -> None:
        computing = lobby.services.computing
        self._store, self._search = PuzzleStore(lobby.services.store.database), PuzzleSearch(lobby.services)
        #: By puzzle and by the two drawings that are compared.
        self.comparisons = Searches[tuple[str, Draw, Draw], Comparison | None](
            computing.queue, computing.live
        )

    def background(self) -> Sequence[Coroutine[Any, Any, None]]:
        """Look for puzzles in finished games."""
        return [self._search.run()]

    async def export(self, person: str) -> Mapping[str, object]:
        """The answers of a person, and the rating that came of them."""
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
        return {"puzzles": {"rating": rating, "answers": answers}}

    async def close(self) -> None:
        """Cancel all comparisons."""
        await self.comparisons.close()


FEATURE = PuzzlesFeature
