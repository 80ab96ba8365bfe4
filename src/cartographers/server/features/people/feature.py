"""What is computed for people: results of games that older versions did not store."""

from cartographers.server.lobby.feature import Feature
from cartographers.server.lobby.lobby import Lobby
from cartographers.server.work.jobs import Jobs


class PeopleFeature(Feature):
    """The pages about persons."""

    def __init__(self, lobby: Lobby) -> None:
        #: By person.
        self.older_results = Jobs[str](lobby.services.computing.background)

    async def close(self) -> None:
        """Cancel what is under way; the next look at the history starts it again."""
        await self.older_results.close()


FEATURE = PeopleFeature
