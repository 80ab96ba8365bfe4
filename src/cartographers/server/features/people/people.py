"""Persons: one device, or several that share a recovery phrase. Removing games, deleting everything."""

from datetime import UTC, datetime

from cartographers.server.auth.device_token import hashed, new_token
from cartographers.server.basics.client_network import Network
from cartographers.server.basics.errors import Refusal
from cartographers.server.features.people.messages import (
    DeviceLine,
    LinkRequest,
    Phrase,
    PhraseRequest,
    You,
)
from cartographers.server.features.people.phrases import check_phrase, lost_phrase, phrase_hash
from cartographers.server.features.people.recovery_phrase import in_cyrillic, new_phrase
from cartographers.server.games.quotas import spend_bytes
from cartographers.server.games.removing import leave_rooms
from cartographers.server.games.seating import link_hash_of
from cartographers.server.lobby.lobby import Lobby
from cartographers.server.lobby.services import Services
from cartographers.server.rooms.people import link_renewed, rename_device
from cartographers.server.storage.changes import Change
from cartographers.server.storage.person_rows import LinkedDevice, Moved

#: How much of a device's hash names it in a list.
_ID_LENGTH = 16
#: About how many bytes a person takes who has a recovery phrase.
_PERSON_BYTES = 800


async def you(services: Services, person: str, device: str) -> You:
    """The devices of a person, and since when there is a recovery phrase."""
    phrase, devices = await services.store.people.phrase(person), await services.store.people.devices(person)
    return You(
        phrase_since=phrase.since if phrase else None,
        lost=lost_phrase(services.clocks, phrase, devices, device),
        devices=[_line(one, one.device == device) for one in devices],
    )


def _line(device: LinkedDevice, this: bool) -> DeviceLine:
    seen = None
    if device.seen is not None:
        seen = datetime.fromtimestamp(device.seen, UTC).isoformat(timespec="seconds")
    return DeviceLine(
        id=device.device[:_ID_LENGTH], name=device.name, since=device.since, seen=seen, this=this
    )


async def make_phrase(lobby: Lobby, device: str, request: PhraseRequest, network: Network) -> Phrase:
    """A new recovery phrase for the person of a device; the one before is asked for, and ends."""
    await check_phrase(lobby.services, device, request.phrase, network)
    if await lobby.services.store.people.phrase(lobby.services.persons.of(device)) is None:
        await spend_bytes(lobby.services, lobby.services.persons.of(device), _PERSON_BYTES)
    phrase = new_phrase()
    moved = await lobby.services.store.people.set_phrase(
        _linked(device, request.device), hashed(new_token()), lobby.services.seat_codes.keyed_hash(phrase)
    )
    await _follow(lobby, device, moved)
    return Phrase(latin=phrase, cyrillic=in_cyrillic(phrase))


async def link(lobby: Lobby, device: str, request: LinkRequest, network: Network) -> You:
    """Make a device the same person as those with this recovery phrase; its games so far come along.

    Of one that is linked all devices come along, so its own phrase is asked for.
    """
    known = await phrase_hash(lobby.services, request.phrase, network)
    if not await lobby.services.store.people.is_phrase_of(lobby.services.persons.of(device), known):
        await check_phrase(lobby.services, device, request.own, network)
    moved = await lobby.services.store.people.link(_linked(device, request.device), known)
    if moved is None:
        sentence = "Nobody here has this recovery phrase; perhaps there is a newer one."
        raise Refusal(404, "phrase-unknown", sentence)
    await _follow(lobby, device, moved)
    return await you(lobby.services, moved.new, device)


def _linked(device: str, name: str) -> LinkedDevice:
    return LinkedDevice(device, name.strip(), datetime.now(UTC).isoformat(timespec="milliseconds"))


async def _follow(lobby: Lobby, device: str, moved: Moved) -> None:
    """Do to the live rooms what was done in the store."""
    lobby.services.persons.link(device, moved.old, moved.new)
    if moved.old != moved.new:
        for room in lobby.rooms.values():
            rename_device(room, moved.old, moved.new)
    await lobby.services.store.announce(Change(tuple(await lobby.services.store.people.all_games(moved.new))))


async def unlink(lobby: Lobby, device: str, line: str, typed: str, network: Network) -> None:
    """Take a device from its person; it becomes a new one without any games, and no link leads it back.

    For another device than itself the recovery phrase is asked for.
    """
    person = lobby.services.persons.of(device)
    devices = [one.device for one in await lobby.services.store.people.devices(person)]
    unwanted = next((one for one in devices if one[:_ID_LENGTH] == line), None)
    if unwanted is None:
        raise _no_device()
    if unwanted != device:
        await check_phrase(lobby.services, device, typed, network)
    links = await lobby.services.store.people.unlink(
        person, unwanted, link_hash_of(lobby.services.seat_codes)
    )
    if links is None:
        raise _no_device()
    lobby.services.persons.unlink(unwanted)
    for new in links:
        if room := lobby.rooms.get(new.game):
            link_renewed(room, new)
    await lobby.put_out([unwanted], {new.game for new in links})


def _no_device() -> Refusal:
    return Refusal(404, "no-device", "You have no such device.")


async def delete_everything(lobby: Lobby, person: str) -> None:
    """Delete everything about a person; games that others keep lose only the person's name."""
    connected = await lobby.services.store.people.known_as(person)
    removed = await lobby.services.store.people.forget(person)
    lobby.services.persons.forget(person)
    lobby.games_removed()
    changed = [game for bot in removed.bots for game in await leave_rooms(lobby, bot.device, bot.games)]
    changed += await leave_rooms(lobby, person, removed, forgotten=True)
    await lobby.put_out([*connected, *(bot.device for bot in removed.bots)], changed)
