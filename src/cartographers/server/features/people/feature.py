"""What is computed for people: results of games that older versions did not store."""

from collections.abc import Mapping

from cartographers.server.lobby.feature import Feature
from cartographers.server.lobby.lobby import Lobby
from cartographers.server.work.jobs import Jobs


class PeopleFeature(Feature):
    """The pages about persons."""

    def __init__(self, lobby: Lobby) -> None:
        self._profiles = lobby.services.store.profiles
        #: By person.
        self.older_results = Jobs[str](lobby.services.computing.background)

    async def export(self, person: str) -> Mapping[str, object]:
        """The public page of a person, if there is one."""
        page = await self._profiles.of(person)
        if page is None:
            return {}
        return {"profile": {name: value for name, value in page._asdict().items() if name != "person"}}

    async def close(self) -> None:
        """Cancel what is under way; the next look at the history starts it again."""
        await self.older_results.close()


FEATURE = PeopleFeature
