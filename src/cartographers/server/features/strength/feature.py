"""What is kept of the strength of persons besides the ratings of their games: whether it is shown."""

from collections.abc import Mapping

from cartographers.server.features.strength.ratings import own_strength, public_strength
from cartographers.server.lobby.feature import Feature
from cartographers.server.lobby.lobby import Lobby
from cartographers.server.protocol.profile import PublicFigures


class StrengthFeature(Feature):
    """The strength of persons."""

    def __init__(self, lobby: Lobby) -> None:
        self._services = lobby.services

    async def export(self, person: str) -> Mapping[str, object]:
        """The rated games of a person, and whether the strength is shown."""
        return {"strength": (await own_strength(self._services, person)).model_dump()}

    async def tell_of(self, person: str, figures: PublicFigures) -> None:
        """The strength in counted games, if it is known."""
        if not self._services.site.is_off("coach"):
            figures.strength = await public_strength(self._services, person)


FEATURE = StrengthFeature
