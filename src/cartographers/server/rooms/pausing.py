"""Games that stand still for a while, or wait for longer, as the one who opened the table wants."""

from dataclasses import replace

from cartographers.rules.state import Phase
from cartographers.server.basics.errors import Refusal, game_over
from cartographers.server.rooms.room import Room
from cartographers.server.storage.stored_game import Club


def is_run_by(room: Room, device: str) -> bool:
    """Has a device opened a table to which others were invited? A club's table has a host instead."""
    return device == room.row.maker and room.timer.pace is not None and room.row.club is None


def check_run_by(room: Room, device: str) -> None:
    """Raise a ``Refusal`` unless a device runs a table whose game goes on."""
    if not is_run_by(room, device):
        raise Refusal(403, "not-table-maker", "Only the one who opened this table can do this.")
    if room.over:
        raise game_over()


async def pause(room: Room) -> None:
    """Nobody decides and no time runs until it goes on."""
    async with room.lock:
        _check_running(room)
        if not room.paused:
            await room.write_row(replace(room.row, paused=room.timer.now()))
            room.changed()


async def go_on(room: Room) -> None:
    """Go on after a pause, or start a club's table: the time for this move goes on where it stopped."""
    async with room.lock:
        _check_running(room)
        club, timer = room.row.club, room.timer
        if room.row.paused is None:
            return
        if club and not club.started and room.game.phase is Phase.REVEAL:
            await _start(room, club)
            return
        began = timer.began
        if club is None or club.started:
            timer.began += timer.now() - room.row.paused
        else:
            timer.restart()
        try:
            started = replace(club, started=True) if club else None
            await room.write_row(replace(room.row, club=started, paused=None))
        except OSError:
            timer.began = began
            raise
        room.changed()


async def _start(room: Room, club: Club) -> None:
    """Start a club's table: its first card is turned up, and stored together with that; the lock is held."""
    before = room.row
    room.row = replace(before, club=replace(club, started=True), paused=None)
    room.table.turn_up()
    try:
        await room.save([])
    except BaseException:
        room.row = before
        raise
    room.table.waits = room.host_deals
    room.changed()


async def extend(room: Room) -> None:
    """The time for this move begins anew."""
    async with room.lock:
        _check_running(room)
        room.check_goes_on()
        began = room.timer.began
        room.timer.restart()
        try:
            await room.write_row(room.row)
        except OSError:
            room.timer.began = began
            raise
        room.changed()


def _check_running(room: Room) -> None:
    """It may have ended, or gone on in another game, before the caller got the lock."""
    if room.over:
        raise game_over()
