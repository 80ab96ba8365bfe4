"""The people at a table: who takes a seat, leaves it and comes back, and who has a socket open."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from cartographers.server.rooms.listeners import PROJECTOR, Listener
from cartographers.server.rooms.room import Room
from cartographers.server.storage.holders import NewLink
from cartographers.server.storage.person_rows import NO_NAME, without_names


async def change_seat(room: Room, number: int, device: str = "", **changes: Any) -> None:
    """Update a seat that was taken, or add a device to it."""
    had_open_seat = not room.seats.all_taken
    devices = room.seats[number].devices | ({device} if device else set())
    room.seats.change(number, devices=devices, **changes)
    if had_open_seat and room.seats.all_taken:
        room.timer.restart()
    await room.save_row()
    room.changed()


def rename_device(room: Room, old: str, new: str) -> None:
    """A device became part of a person, or changed to another one."""
    for part in (room.seats, room.presence, room.listeners):
        part.rename(old, new)
    if room.row.maker == old:
        room.row = replace(room.row, maker=new)
    room.changed()


def player_gone(room: Room, device: str, maker: str, forgotten: bool) -> None:
    """The player with this device no longer keeps the game, or is forgotten; the store knows it."""
    held = room.seats.held_by(device)
    for number in held:
        room.seats.drop_device(number, device, running=not room.over)
        if forgotten:
            room.seats.change(number, name=NO_NAME)
    plan = without_names(room.row.plan, held) if forgotten else room.row.plan
    room.row = replace(room.row, plan=plan, maker=maker if room.row.maker == device else room.row.maker)
    room.listeners.put_out([device])
    room.changed()


async def seat_freed(room: Room, number: int, running: bool) -> None:
    """A seat was taken from whoever had it; the store knows it."""
    kept = {"kind": "human", "left": True} if running else {"kind": "open", "name": "", "left": False}
    room.listeners.put_out(room.seats[number].devices)
    room.seats.change(number, bot="", invite_hash=None, link_hash=None, devices=frozenset(), **kept)
    await room.save_row()
    room.changed()


async def seat_handed_on(room: Room, link: NewLink, invite_hash: str) -> None:
    """A seat was taken from its player, and waits for somebody with its new codes; the store knows it."""
    room.listeners.put_out(room.seats[link.seat].devices)
    codes = {"invite_hash": invite_hash, "link_hash": link.hash, "link_number": link.number}
    room.seats.change(link.seat, bot="", left=True, devices=frozenset(), **codes)
    await room.save_row()
    room.changed()


def holder_removed(room: Room, number: int, device: str) -> None:
    """Somebody who was let into a seat was removed from it; the store knows it."""
    room.seats.drop_device(number, device, running=not room.over)
    room.listeners.put_out([device])
    room.changed()


def link_renewed(room: Room, link: NewLink) -> None:
    """The private link of a seat was made anew; the store knows it."""
    room.seats.change(link.seat, link_hash=link.hash, link_number=link.number)
    room.changed()


async def visit(room: Room, device: str, seats: Sequence[int] | None = None) -> None:
    """A device sent a request: its player takes over from a stand-in, in all its seats or in these."""
    own = room.seats.held_by(device)
    if own:
        room.presence.seen(device)
    returned = False
    for number in own if seats is None else seats:
        returned |= room.seats.mark_present(number)
        if room.seats[number].left:
            await room.store.set_left(room.id, number, left=False)
            room.seats.change(number, left=False)
            returned = True
    if returned:
        # The time that ran out for somebody else's absence is given back.
        room.timer.restart()
        await room.save_row()
        room.changed()


async def leave(room: Room, seat: int) -> None:
    """A player leaves a seat to a stand-in bot, until the next visit."""
    await room.store.set_left(room.id, seat, left=True)
    room.seats.change(seat, left=True)
    await room.save_row()
    room.changed()


async def connect_projector(room: Room, device: str, linked: str = "") -> Listener:
    """A device opens a socket for a projector.

    It counts as a spectator without a seat: everybody in the room sees what it shows, and its owner may have
    a seat but be away from it.
    """
    shown_as = PROJECTOR + device
    room.presence.socket_opened(shown_as)
    listener = room.listeners.add(shown_as, linked or device)
    room.presence_changed()
    return listener


async def connect(room: Room, device: str, linked: str = "") -> Listener:
    """A device opens a socket; ``linked`` says which one, if several are one person."""
    if room.timer.live and room.seats.held_by(device) and not room.seats.anybody_connected:
        room.timer.restart()
    room.presence.socket_opened(device)
    await visit(room, device)
    listener = room.listeners.add(device, linked)
    room.presence_changed()
    return listener


def disconnect(room: Room, listener: Listener) -> None:
    """A socket is closed."""
    room.presence.socket_closed(listener.device)
    room.listeners.remove(listener)
    room.presence_changed()
