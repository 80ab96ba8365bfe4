"""Persons: one device, or several that share a recovery phrase. Removing games, deleting everything."""

from datetime import UTC, datetime
from math import ceil

from cartographers.server.auth.device_token import hashed, new_token
from cartographers.server.auth.recovery_phrase import in_cyrillic, new_phrase, read_phrase
from cartographers.server.errors import Refusal, no_game
from cartographers.server.lobby.lobby import Lobby
from cartographers.server.protocol import DeviceLine, LinkRequest, Phrase, RemovedGame, You
from cartographers.server.rooms.people import player_gone, rename_device
from cartographers.server.storage.changes import Change
from cartographers.server.storage.checkpoints import no_checkpoint
from cartographers.server.storage.people import LinkedDevice, Moved, Removed

#: How much of a device's hash names it in a list.
_ID_LENGTH = 16


async def you(lobby: Lobby, person: str, device: str) -> You:
    """The devices of a person, and since when there is a recovery phrase."""
    people = lobby.store.people
    return You(
        phrase_since=await people.phrase_since(person),
        devices=[
            DeviceLine(id=one.device[:_ID_LENGTH], name=one.name, since=one.since, this=one.device == device)
            for one in await people.devices(person)
        ],
    )


async def make_phrase(lobby: Lobby, device: str, name: str) -> Phrase:
    """A new recovery phrase for the person of a device; the one before is no longer valid."""
    phrase = new_phrase()
    moved = await lobby.store.people.set_phrase(
        _linked(device, name), hashed(new_token()), lobby.seat_codes.keyed_hash(phrase)
    )
    await _follow(lobby, device, moved)
    return Phrase(latin=phrase, cyrillic=in_cyrillic(phrase))


async def link(lobby: Lobby, device: str, request: LinkRequest, address: str) -> You:
    """Make a device the same person as those with this recovery phrase; its games so far come along."""
    read = read_phrase(request.phrase)
    if read is None:
        raise Refusal(
            422, "phrase-misspelt", "This is no recovery phrase: a syllable is missing, wrong or misplaced."
        )
    if not lobby.phrase_limit.allow(address):
        refusal = Refusal(429, "phrase-limit", "Too many attempts from here; please try again in an hour.")
        refusal.retry_after = ceil(lobby.phrase_limit.wait(address))
        raise refusal
    moved = await lobby.store.people.link(_linked(device, request.device), lobby.seat_codes.keyed_hash(read))
    if moved is None:
        sentence = "Nobody here has this recovery phrase; perhaps there is a newer one."
        raise Refusal(404, "phrase-unknown", sentence)
    await _follow(lobby, device, moved)
    return await you(lobby, moved.new, device)


def _linked(device: str, name: str) -> LinkedDevice:
    return LinkedDevice(device, name.strip(), datetime.now(UTC).isoformat(timespec="milliseconds"))


async def _follow(lobby: Lobby, device: str, moved: Moved) -> None:
    """Do to the live rooms what was done in the store."""
    lobby.persons.link(device, moved.old, moved.new)
    if moved.old != moved.new:
        for room in lobby.rooms.values():
            rename_device(room, moved.old, moved.new)
    await lobby.store.announce(Change(tuple(await lobby.store.people.all_games(moved.new))))


async def unlink(lobby: Lobby, person: str, line: str) -> None:
    """Take a device from a person; it becomes a new one without any games."""
    devices = [one.device for one in await lobby.store.people.devices(person)]
    found = next((device for device in devices if device[:_ID_LENGTH] == line), None)
    if found is None or not await lobby.store.people.unlink(person, found):
        raise Refusal(404, "no-device", "You have no such device.")
    lobby.persons.unlink(found)
    await lobby.store.announce(Change())


async def remove_game(lobby: Lobby, person: str, game: str) -> RemovedGame:
    """Take a game off a person's list; in a running one with others, the person leaves it."""
    removed = await lobby.store.people.remove_game(person, game)
    if removed is None:
        raise no_game()
    await _leave_rooms(lobby, person, removed, forgotten=False)
    return RemovedGame(id=game, deleted=bool(removed.deleted))


async def delete_everything(lobby: Lobby, person: str) -> None:
    """Delete everything about a person; games that others keep lose only the person's name."""
    removed = await lobby.store.people.forget(person)
    lobby.persons.forget(person)
    lobby.notices.book.forget()
    await _leave_rooms(lobby, person, removed, forgotten=True)


async def _leave_rooms(lobby: Lobby, person: str, removed: Removed, forgotten: bool) -> None:
    for game in removed.deleted:
        room = lobby.rooms.pop(game, None)
        if room:
            room.close()
        await lobby.store.release(game)
    for game, maker in removed.left:
        room = lobby.rooms.get(game)
        if room:
            player_gone(room, person, maker, forgotten)
    if forgotten:
        # One may have been written since the store forgot the name, from what was in memory until now.
        await lobby.checkpoint_writer.save([no_checkpoint(game) for game, _ in removed.left])
    await lobby.store.announce(Change((*removed.deleted, *(game for game, _ in removed.left))))
