"""What the players at a table add to its deal.

The first card lies open as soon as a game is made, or a club's host has started it, so it comes from what the
maker added alone. The others can add a nonce until the second card is turned up, and it counts for all cards
from that one on. The second card waits for everybody: no seat is open then, and each player has decided or
was away for too long.
"""

from dataclasses import replace

from cartographers.server.basics.errors import no_deal, no_game, not_yours
from cartographers.server.basics.tasks import shielded
from cartographers.server.rooms.room import Room
from cartographers.table.dealer import SeedDealer
from cartographers.table.fair import first_number


async def add_nonce(room: Room, device: str, nonce: str) -> None:
    """Add a nonce in those seats of a device that have none; too late or again, it changes nothing."""
    await shielded(_add_nonce(room, device, nonce))


async def _add_nonce(room: Room, device: str, nonce: str) -> None:
    async with room.lock:
        if room.closed:
            raise no_game()
        deal = room.row.deal
        if deal is None:
            raise no_deal()
        held = room.seats.held_by(device)
        if not held:
            raise not_yours()
        without = [seat for seat in held if not deal.nonces[seat]]
        if not without or not _may_add(room):
            return
        nonces = [nonce if seat in without else old for seat, old in enumerate(deal.nonces)]
        late = tuple(sorted({*deal.late, *without}))
        await room.write_deal(replace(deal, nonces=tuple(nonces), late=late))


def _may_add(room: Room) -> bool:
    """Do only the cards lie open that came up before anybody could decide?"""
    game, seed = room.game, room.row.seed
    if room.over or seed is None or room.row.shared:
        return False  # the deal of a day is the same for everybody
    if room.plan.is_first_game:
        return False  # its deal was drawn until it was kind: a nonce would bring other cards
    first = SeedDealer(first_number(seed)).first_cards(game)
    return game.season == 0 and game.turned <= len(first.revealed)
