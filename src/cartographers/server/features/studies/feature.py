"""Studies: who has one open, and what is kept of them about a person."""

from collections.abc import Mapping

from cartographers.notation.study_text import write_study
from cartographers.notation.wire import Json
from cartographers.server.basics.open_pages import OpenPages
from cartographers.server.features.studies.body import read_body, study_of
from cartographers.server.features.studies.store import StudyStore, find
from cartographers.server.lobby.feature import Feature
from cartographers.server.lobby.lobby import Lobby
from cartographers.server.storage.changes import Change
from cartographers.server.storage.finding import Find


class StudiesFeature(Feature):
    """The studies of this server."""

    def __init__(self, lobby: Lobby) -> None:
        self._server_store = lobby.services.store
        self._store = StudyStore(lobby.services.store.database)
        #: The studies that somebody has open.
        self.pages = OpenPages()

    async def study_changed(self, id: str) -> None:
        """A study has changed here: tell those who have it open, and the other servers."""
        self.pages.tell(id)
        await self._server_store.announce(Change(feature="studies", body={"changed": id}))

    def changed_elsewhere(self, body: Json) -> None:
        """Another server has changed a study."""
        self.pages.tell(body["changed"])

    def forget(self) -> None:
        """Nobody knows which studies have changed."""
        for id in self.pages.ids():
            self.pages.tell(id)

    def finds(self) -> Mapping[str, Find]:
        """Studies that others can read."""
        return {"study": find}

    async def export(self, person: str) -> Mapping[str, object]:
        """The studies that a person writes, each as its text."""
        rows = await self._store.of_person(person)
        studies = [
            {
                "id": row.id,
                "own": row.owner == person,
                "visibility": row.visibility,
                "text": write_study(study_of(row.title, read_body(row.body).chapters)),
            }
            for row in rows
        ]
        return {"studies": studies}


FEATURE = StudiesFeature
