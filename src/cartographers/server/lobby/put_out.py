"""Putting somebody out: what is open for devices, persons or bot accounts is closed, on every server."""

from collections.abc import Collection, Iterable

from cartographers.server.lobby.lobby import Lobby
from cartographers.server.storage.changes import Change
from cartographers.server.storage.store import Store


async def put_out(lobby: Lobby, who: Collection[str], games: Iterable[str] = ()) -> None:
    """Close the sockets and streams of devices, persons or bot accounts, on all servers of the database.

    The store and the memory of this server know before that they are out: whoever connects again is served
    as who they are then. ``games`` are read again by the other servers.
    """
    lobby.close_connections(who)
    await lobby.services.store.announce(Change(games=tuple(games), put_out=tuple(who)))


async def everything_of(store: Store, person: str) -> list[str]:
    """By what the sockets and streams of a person are known: the person, all devices and bot accounts."""
    devices = await store.people.devices(person)
    bots = await store.bot_accounts.of_owner(person)
    return [person, *(device.device for device in devices), *(bot.device for bot in bots)]
