"""The deals of days and weeks: who may know them."""

from collections.abc import Mapping

from cartographers.server.basics.calendar import Period
from cartographers.server.basics.deal_key import DealKey
from cartographers.server.basics.errors import Refusal
from cartographers.server.features.daily import playing, results
from cartographers.server.lobby.feature import Feature
from cartographers.server.lobby.lobby import Lobby
from cartographers.server.protocol.profile import PublicFigures
from cartographers.server.shared_deals.counted import exported_tries


class DailyFeature(Feature):
    """The deal of the day and of the week."""

    def __init__(self, lobby: Lobby) -> None:
        self._lobby = lobby

    async def check_may_know(self, key: DealKey, person: str) -> None:
        """A deal is a secret until a person has played it, or can do so no more."""
        if isinstance(key, Period):
            await playing.check_may_know(self._lobby.services, key, person)

    async def export(self, person: str) -> Mapping[str, object]:
        """The tries of a person at deals of days and weeks."""
        return {"daily": await exported_tries(self._lobby.services.store, person, of_tournaments=False)}

    async def tell_of(self, person: str, figures: PublicFigures) -> None:
        """The days in a row."""
        if not self._lobby.services.site.is_off("daily"):
            figures.streak = await results.streak_of(self._lobby.services, person)

    async def still_counts(self, key: DealKey) -> Refusal | None:
        """A deal counts until the last try that was begun in time must be finished."""
        return (
            playing.still_counts(key, self._lobby.services.clocks.wall()) if isinstance(key, Period) else None
        )


FEATURE = DailyFeature
