"""What if: a new game that begins as another one did, up to any point of it, and goes on against bots."""

import asyncio
from dataclasses import replace
from secrets import randbelow

from cartographers.editions import shelf
from cartographers.server.errors import Refusal, no_seat
from cartographers.server.lineup import keys, stand_in
from cartographers.server.lobby.create import SEEDS, found_branch
from cartographers.server.lobby.lobby import House
from cartographers.server.protocol import Created, PlanWish, SeatWish, WhatIf
from cartographers.server.rooms.dealing import cut_at, dealer_of
from cartographers.server.rooms.room import Room
from cartographers.server.storage.store import Branch, GameRow, SeatRow
from cartographers.table.table import Table


async def what_if(house: House, room: Room, wish: WhatIf, device: str) -> Created:
    """A new game from a point of an old one; the asking device sits in one seat, bots in the others."""
    _check_may(room, device, wish.same_deck)
    if not 0 <= wish.seat < len(room.seats):
        raise no_seat()
    seq = _beginning(room, wish.seq)
    plan = PlanWish.model_validate(room.row.plan)
    plan = plan.model_copy(update={"seats": _seats(room, wish, device), "seed": None, "ranked": False})
    row = _dealt(room, seq, wish.same_deck)
    table = await asyncio.to_thread(_begun, room, seq, row)
    return await found_branch(house, plan, row, table, device)


def _check_may(room: Room, device: str, same_deck: bool) -> None:
    """A running game tells those who play it nothing more this way, and is nobody else's business."""
    over = room.game.over
    if not over and room.ranked:
        raise Refusal(403, 'This game is ranked: there is no "what if" while it is played.')
    if not over and not all(seat.kind == "bot" or device in seat.devices for seat in room.seats):
        raise Refusal(403, 'Others play in this game: there is no "what if" before it is over.')
    if same_deck and room.row.seed is None:
        raise Refusal(409, "A record does not tell the order of all cards: only a new deal is possible.")
    if same_deck and not over and not room.row.seed_open:
        raise Refusal(409, "The cards can come as they came once this game is over.")


def _beginning(room: Room, seq: int) -> int:
    """The beginning of the phase under way after so many events: nothing is sealed yet."""
    if seq > room.seq:
        raise Refusal(422, f"This game has only {room.seq} events so far.")
    while any(room.table.at(seq).sealed):
        seq -= 1
    if room.table.at(seq).over:
        raise Refusal(422, "The game is over there: nothing is left to decide.")
    return seq


def _seats(room: Room, wish: WhatIf, device: str) -> list[SeatWish]:
    others = [seat for seat in room.seats if seat.seat != wish.seat]
    named = dict(zip([seat.seat for seat in others], _named(wish.bots, len(others)), strict=False))
    return [
        _me(seat, device) if seat.seat == wish.seat else _bot(seat, named.get(seat.seat, ""))
        for seat in room.seats
    ]


def _named(bots: list[str], seats: int) -> list[str]:
    """The bots that were named, the last of them for all seats that are left."""
    for bot in bots:
        if bot not in keys():
            raise Refusal(422, f"There is no bot {bot!r}; choose from {', '.join(keys())}.")
    return bots + bots[-1:] * (seats - len(bots))


def _me(seat: SeatRow, device: str) -> SeatWish:
    return SeatWish(kind="me", name=seat.name if device in seat.devices else "")


def _bot(seat: SeatRow, named: str) -> SeatWish:
    """The bot that was named, else the one that sat there, else one that plays well for a person."""
    if seat.kind == "bot":
        return SeatWish(kind="bot", name=seat.name, bot=named or seat.bot)
    return SeatWish(kind="bot", bot=named or stand_in())


def _dealt(room: Room, seq: int, same_deck: bool) -> GameRow:
    """The old game's row as it is for the new one, as far as the cards go."""
    old = room.row.branch.cut if room.row.branch else None
    if same_deck:
        return replace(room.row, seed_open=True, branch=Branch(room.id, seq, old))
    cut = cut_at(room.table.at(seq))
    return replace(room.row, seed=randbelow(SEEDS), seed_open=False, branch=Branch(room.id, seq, cut))


def _begun(room: Room, seq: int, row: GameRow) -> Table:
    """The table at that point; if a card comes next, it is turned up."""
    table = Table.resume(shelf(), room.table.log[:seq], dealer_of(row))
    table.cut(seq)
    return table
