"""Games that are ended for all before they are over by the rules."""

from dataclasses import replace

from cartographers.server.basics.errors import Refusal, game_over
from cartographers.server.rooms.room import Room
from cartographers.server.storage.stored_game import Ended


def may_be_ended_by(room: Room, devices: frozenset[str]) -> bool:
    """May the holder of these devices end the game for all: its only player, or with others its maker?"""
    alone = all(seat.kind == "bot" or seat.devices & devices for seat in room.seats)
    return not room.over and not room.lesson and (alone or room.row.maker in devices)


async def end(room: Room, ended: Ended) -> None:
    """End the game for all."""
    async with room.lock:
        if room.over:
            raise game_over()
        await room.write_row(replace(room.row, ended=ended))
    room.changed()


async def abandon(room: Room, device: str) -> None:
    """End a game for all: its only player may, and with others its maker."""
    if room.row.lesson:
        raise Refusal(409, "abandon-lesson", "A lesson is no game: it need not be ended.")
    if not room.over and not may_be_ended_by(room, frozenset({device})):
        raise Refusal(403, "abandon-not-maker", "Others play in this game: only its maker can end it.")
    await end(room, Ended("player", tuple(room.seats.held_by(device)[:1])))
