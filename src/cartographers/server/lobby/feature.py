"""What the rest of the server asks of a feature; each answer is "nothing" unless a feature gives another one.

Its routes, sockets and messages are found by their names and are not asked for here.
"""

from collections.abc import Collection, Coroutine, Mapping, Sequence
from typing import Any

from cartographers.notation.wire import Json
from cartographers.server.basics.deal_key import DealKey
from cartographers.server.basics.errors import Refusal
from cartographers.server.protocol.profile import PublicFigures
from cartographers.server.rooms.room import Room
from cartographers.server.storage.finding import Find


class Feature:
    """A feature of a running server, made with its lobby by the `feature.py` of its folder."""

    @property
    def name(self) -> str:
        """The name of its folder."""
        return type(self).__module__.split(".")[-2]

    async def open(self) -> None:
        """Read what must be known before the first request."""

    def background(self) -> Sequence[Coroutine[Any, Any, None]]:
        """What has to run as long as the server does."""
        return ()

    def opened(self, room: Room) -> None:
        """A game is live, or live again."""

    def changed(self, room: Room) -> None:
        """A room has changed, or it was just opened. It may have been closed meanwhile."""

    def note_written(self, room: Room, seat: int, text: str) -> None:
        """A player has left a note to all at a table."""

    def knocked(self, room: Room, name: str) -> None:
        """Somebody wants to be let in at a table."""

    def changed_elsewhere(self, body: Json) -> None:
        """The same feature of another server of the database says something."""

    async def catch_up(self) -> None:
        """Other servers may have said something that was not heard."""

    async def check_may_know(self, key: DealKey, person: str) -> None:
        """Raise a ``Refusal`` if a shared deal, of a kind that is this feature's, is a secret to a person."""

    async def still_counts(self, key: DealKey) -> Refusal | None:
        """If tries at a shared deal, of a kind that is this feature's, still count: what is said then."""
        return None

    async def export(self, person: str) -> Mapping[str, object]:
        """What this feature keeps about a person, for a file with everything: values by names of files."""
        return {}

    async def tell_of(self, person: str, figures: PublicFigures) -> None:
        """Add what this feature knows of a person and the public may know if the person wants it."""

    def finds(self) -> Mapping[str, Find]:
        """How the host finds what this feature stores, by kinds of things."""
        return {}

    def forget(self) -> None:
        """Anything may have changed in the store: read it again when it is needed."""

    def games_removed(self) -> None:
        """Games, or persons with them, were removed from the store."""

    async def end(self, kind: str, id: str) -> None:
        """The host of the server ends something, which is this feature's if it is of its kind."""

    def put_out(self, who: Collection[str]) -> None:
        """Close what devices, persons or bot accounts have open at this server."""

    def sweep(self) -> None:
        """Do what time has brought; asked every second."""

    async def remove_old(self) -> None:
        """Remove from the store what is past its time; asked every minute."""

    def connection_lost(self) -> None:
        """The connection to the store, and all locks with it, were lost."""

    def end_streams(self) -> None:
        """The server stops: end the answers that would stay open."""

    async def close(self) -> None:
        """Cancel what is under way."""
