"""Tournaments: what they follow of rooms and of other servers."""

from collections.abc import Coroutine, Mapping, Sequence
from typing import Any

from cartographers.notation.wire import Json
from cartographers.server.basics.deal_key import DealKey, TournamentKey
from cartographers.server.basics.errors import Refusal
from cartographers.server.features.tournaments import hosting, playing
from cartographers.server.features.tournaments.files import exported
from cartographers.server.features.tournaments.open_tournaments import OpenTournaments
from cartographers.server.features.tournaments.store import TournamentStore, find
from cartographers.server.lobby.feature import Feature
from cartographers.server.lobby.lobby import Lobby
from cartographers.server.rooms.room import Room
from cartographers.server.shared_deals.counted import exported_tries
from cartographers.server.storage.finding import Find


class TournamentsFeature(Feature):
    """The tournaments that somebody looks at."""

    def __init__(self, lobby: Lobby) -> None:
        self._lobby = lobby
        self.tournaments = OpenTournaments(lobby.services.store, lobby.services.clocks.monotonic)

    def background(self) -> Sequence[Coroutine[Any, Any, None]]:
        """Tell the other servers what has changed."""
        return [self.tournaments.tell_others()]

    def changed(self, room: Room) -> None:
        """Somebody may have finished a deal."""
        shared = room.row.shared
        if room.over and shared and isinstance(shared.key, TournamentKey):
            self.tournaments.progressed(shared.key.tournament)

    def changed_elsewhere(self, body: Json) -> None:
        """Another server has changed some tournaments."""
        for tournament in body["changed"]:
            self.tournaments.changed_elsewhere(tournament)

    async def end(self, kind: str, id: str) -> None:
        """Close a tournament, as its own host would."""
        if kind == "tournament":
            await hosting.finish(self._lobby.services, self.tournaments, id)

    async def check_may_know(self, key: DealKey, person: str) -> None:
        """A deal is a secret until a person has played it, or the host has closed it."""
        if isinstance(key, TournamentKey):
            await playing.check_may_look(self.tournaments, key, person, self._lobby.services.clocks.wall())

    async def still_counts(self, key: DealKey) -> Refusal | None:
        """A deal counts as long as somebody in its tournament may still play it."""
        if not isinstance(key, TournamentKey):
            return None
        return await playing.still_played(self.tournaments, key, self._lobby.services.clocks.wall())

    def finds(self) -> Mapping[str, Find]:
        """Tournaments."""
        return {"tournament": find}

    async def export(self, person: str) -> Mapping[str, object]:
        """The tournaments of a person: hosted, played in under which name and what was corrected, tries."""
        kept = await exported(TournamentStore(self._lobby.services.store.database), person)
        tries = await exported_tries(self._lobby.services.store, person, of_tournaments=True)
        return {"tournaments": kept | {"tries": tries}}

    def forget(self) -> None:
        """Nobody knows which tournaments have changed."""
        self.tournaments.forget()


FEATURE = TournamentsFeature
