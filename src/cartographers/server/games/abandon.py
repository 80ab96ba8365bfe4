"""Ending a game by hand, before it is over by the rules."""

from cartographers.server.basics.errors import Refusal
from cartographers.server.rooms.ending import end, may_be_ended_by
from cartographers.server.rooms.room import Room
from cartographers.server.storage.stored_game import Ended


async def abandon(room: Room, device: str) -> None:
    """End a game for all: its only player may, and with others its maker."""
    if room.row.lesson:
        raise Refusal(409, "abandon-lesson", "A lesson is no game: it need not be ended.")
    if not room.over and not may_be_ended_by(room, frozenset({device})):
        raise Refusal(403, "abandon-not-maker", "Others play in this game: only its maker can end it.")
    await end(room, Ended("player", tuple(room.seats.held_by(device)[:1])))
