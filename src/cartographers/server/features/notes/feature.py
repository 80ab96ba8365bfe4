"""What is kept of notes about a person."""

from collections.abc import Mapping
from datetime import UTC, datetime

from cartographers.server.features.notes.store import NoteStore, find
from cartographers.server.lobby.feature import Feature
from cartographers.server.lobby.lobby import Lobby
from cartographers.server.storage.finding import Find


class NotesFeature(Feature):
    """Notes at tables."""

    def __init__(self, lobby: Lobby) -> None:
        self._notes = NoteStore(lobby.services.store.database)

    def finds(self) -> Mapping[str, Find]:
        """Notes to all."""
        return {"note": find}

    async def export(self, person: str) -> Mapping[str, object]:
        """The notes that a person wrote."""
        written = await self._notes.written_by(person)
        notes = [
            {
                "game": note.game,
                "seat": note.seat,
                "to": note.whom,
                "text": note.text,
                "at": _written(note.at),
            }
            for note in written
        ]
        return {"notes": notes}


def _written(seconds: float) -> str:
    return datetime.fromtimestamp(seconds, UTC).isoformat(timespec="seconds")


FEATURE = NotesFeature
