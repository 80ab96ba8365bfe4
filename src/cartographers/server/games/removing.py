"""Removing games: from the list of a person, and from memory once the store knows that somebody is gone."""

from cartographers.server.basics.errors import no_game
from cartographers.server.lobby.lobby import Lobby
from cartographers.server.rooms.people import player_gone
from cartographers.server.storage.changes import Change
from cartographers.server.storage.checkpoints import no_checkpoint
from cartographers.server.storage.person_rows import Removed


async def leave_rooms(lobby: Lobby, person: str, removed: Removed, forgotten: bool = False) -> list[str]:
    """Close the rooms of deleted games and take a person or bot out of the others.

    Gives the games that other servers have to read again.
    """
    for game in removed.deleted:
        room = lobby.rooms.pop(game, None)
        if room:
            room.close()
        await lobby.services.store.release(game)
    for game, maker in removed.left:
        room = lobby.rooms.get(game)
        if room:
            player_gone(room, person, maker, forgotten)
    if forgotten:
        # One may have been written since the store forgot the name, from what was in memory until now.
        await lobby.checkpoint_writer.save([no_checkpoint(game) for game, _ in removed.left])
    return [*removed.deleted, *(game for game, _ in removed.left)]


async def remove_game(lobby: Lobby, person: str, game: str) -> bool:
    """Take a game off a person's list, and say whether it was deleted.

    A running one with others the person leaves.
    """
    removed = await lobby.services.store.people.remove_game(person, game)
    if removed is None:
        raise no_game()
    lobby.games_removed()
    await lobby.services.store.announce(Change(tuple(await leave_rooms(lobby, person, removed))))
    return bool(removed.deleted)
