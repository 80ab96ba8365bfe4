"""What notices do when a room changes, and what they leave to the next start."""

from collections.abc import Coroutine, Mapping, Sequence
from typing import Any

from cartographers.server.features.notices.notices import Notices
from cartographers.server.lobby.feature import Feature
from cartographers.server.lobby.lobby import Lobby
from cartographers.server.rooms.room import Room


class NoticesFeature(Feature):
    """Push messages, webhooks and e-mail."""

    def __init__(self, lobby: Lobby) -> None:
        self._lobby = lobby
        self.notices = Notices(lobby.services)

    async def open(self) -> None:
        """Read what an earlier run did not get sent, before anything new happens."""
        await self.notices.open()

    def background(self) -> Sequence[Coroutine[Any, Any, None]]:
        """Send what an earlier run did not get sent."""
        return [self.notices.resume(self._lobby.room)]

    def changed(self, room: Room) -> None:
        """Tell those who are not looking."""
        if self._lobby.rooms.get(room.id) is room and not self._lobby.services.site.is_off("notices"):
            self.notices.look_at(room)

    def note_written(self, room: Room, seat: int, text: str) -> None:
        """Tell those who are not looking what a player wrote to all."""
        if not self._lobby.services.site.is_off("notices"):
            self.notices.tell_note(room, seat, text)

    def knocked(self, room: Room, name: str) -> None:
        """Tell the one who opened the table, who is not looking, that somebody knocks."""
        if not self._lobby.services.site.is_off("notices"):
            self.notices.tell_knock(room, name)

    async def export(self, person: str) -> Mapping[str, object]:
        """The address to which a person gets e-mail."""
        known = await self.notices.book.mail_of(person)
        return {"mail": {"address": known.address, "confirmed": known.confirmed}} if known else {}

    def forget(self) -> None:
        """Read anew who wants to be told."""
        self.notices.book.forget()

    def games_removed(self) -> None:
        """Their webhooks, and the subscriptions of persons, may be gone with them."""
        self.notices.book.forget()

    async def close(self) -> None:
        """Leave what has not been sent to the next start."""
        await self.notices.close()


FEATURE = NoticesFeature
