"""What if: a new game that starts from a position of another game and is played on against bots."""

from dataclasses import replace
from secrets import randbelow

from cartographers.boxes import shelf
from cartographers.notation.position_text import write_set_up
from cartographers.notation.wire import Json
from cartographers.players.player_name import split_name
from cartographers.players.roster import bot_keys, stand_in
from cartographers.server.basics.errors import Refusal, no_bot, no_seat
from cartographers.server.features.coach.messages import WhatIfRequest
from cartographers.server.games.create import SEED_LIMIT, create_branch
from cartographers.server.games.keeping import drop_oldest_branches
from cartographers.server.lobby.lobby import Lobby
from cartographers.server.protocol.plans import Created, SeatRequest
from cartographers.server.rooms.dealing import cut_after, dealer_of, seed_is_secret
from cartographers.server.rooms.room import Room
from cartographers.server.storage.stored_game import Branch, GameRow, SeatRow
from cartographers.table.position import set_up_at
from cartographers.table.table import Table


async def what_if(lobby: Lobby, room: Room, request: WhatIfRequest, device: str) -> Created:
    """Create a game from a position of another one; the device holds one seat, bots play the others."""
    _check_allowed(room, device, request.same_deck)
    if not 0 <= request.seat < len(room.seats):
        raise no_seat()
    changes = {"seats": _seats(room, request, device), "seed": None, "hints": True}
    plan = room.plan.model_copy(update=changes)
    deal, table = await lobby.services.computing.read(
        device, room.id, 2 * room.seq, _position, room, request.seq, request.same_deck
    )
    created = await create_branch(lobby, plan, deal, table, device)
    created.removed = await drop_oldest_branches(lobby, device)
    return created


async def position_text(lobby: Lobby, room: Room, seq: int, seat: int, device: str) -> str:
    """The position of a seat after so many events, as a link carries it; under the same rules."""
    _check_allowed(room, device, same_deck=False)
    if not 0 <= seat < len(room.seats):
        raise no_seat()
    return await lobby.services.computing.read(device, room.id, room.seq, _position_text, room, seq, seat)


def _position_text(room: Room, seq: int, seat: int) -> str:
    return write_set_up(set_up_at(room.games(_start_of_phase(room, seq)), seat))


def _check_allowed(room: Room, device: str, same_deck: bool) -> None:
    """A running game may be branched only by its only player, and must not give its deck away."""
    over = room.over
    if room.row.lesson:
        raise Refusal(409, "what-if-lesson", 'A lesson is no game: there is no "what if".')
    if not over and not room.plan.allows_hints:
        sentence = 'This game is played without hints: there is no "what if" before it is over.'
        raise Refusal(403, "what-if-no-hints", sentence)
    if not over and not all(seat.kind == "bot" or device in seat.devices for seat in room.seats):
        sentence = 'Others play in this game: there is no "what if" before it is over.'
        raise Refusal(403, "what-if-others", sentence)
    if same_deck and room.row.seed is None:
        sentence = "A record does not tell the order of all cards: only a new deal is possible."
        raise Refusal(409, "what-if-record", sentence)
    if same_deck and seed_is_secret(room):
        sentence = "The cards can come as they came once this game is over."
        raise Refusal(409, "what-if-same-cards", sentence)


def _start_of_phase(room: Room, seq: int) -> int:
    """The number of events at which the phase began that was under way after ``seq`` events."""
    if seq > room.seq:
        sentence = "This game has only {events} events so far."
        raise Refusal(422, "what-if-event", sentence, events=room.seq)
    games = room.games(seq)
    while any(games[-1].sealed):
        games.pop()
    if games[-1].over:
        raise Refusal(422, "what-if-over", "The game is over there: nothing is left to decide.")
    return len(games)


def _seats(room: Room, request: WhatIfRequest, device: str) -> list[SeatRequest]:
    others = [seat.seat for seat in room.seats if seat.seat != request.seat]
    bots = dict(zip(others, _bot_names(request.bots, len(others)), strict=False))
    return [
        _own_seat(seat, device) if seat.seat == request.seat else _bot_seat(seat, bots.get(seat.seat, ""))
        for seat in room.seats
    ]


def _bot_names(bots: list[str], seats: int) -> list[str]:
    """The requested bots, the last one repeated for the seats that are left."""
    for bot in bots:
        if bot not in bot_keys():
            raise no_bot(bot, bot_keys())
    return bots + bots[-1:] * (seats - len(bots))


def _own_seat(seat: SeatRow, device: str) -> SeatRequest:
    return SeatRequest(kind="me", name=seat.name if device in seat.devices else "")


def _bot_seat(seat: SeatRow, requested: str) -> SeatRequest:
    """The requested bot, else the one that played this seat, else the strongest fast one."""
    if seat.kind == "bot":
        bot, character = split_name(seat.bot)
        return SeatRequest(kind="bot", name=seat.name, bot=requested or bot, character=character)
    return SeatRequest(kind="bot", bot=requested or stand_in())


def _deal(room: Room, seq: int, same_deck: bool) -> GameRow:
    """The old game's row with the seed and the branch of the new game."""
    if same_deck:
        return replace(room.row, seed_open=True, branch=Branch(room.id, seq, _same_cut(room)))
    cut = cut_after(room.games(seq))
    return replace(room.row, seed=randbelow(SEED_LIMIT), seed_open=False, branch=Branch(room.id, seq, cut))


def _same_cut(room: Room) -> Json | None:
    """The cut of a game that is a branch itself, with the cards that came up before it.

    The new game may start before the cut, and they have to come again; an older version did not store them.
    """
    cut = room.row.branch.cut if room.row.branch else None
    if cut is None or "earlier" in cut:
        return cut
    known = cut_after(room.games(room.seq))["earlier"]
    return {**cut, "earlier": known[: cut["season"]]}


def _position(room: Room, seq: int, same_deck: bool) -> tuple[GameRow, Table]:
    """The deal and the table at the beginning of the phase that was under way after ``seq`` events.

    If a card is due next, it is revealed by the new dealer.
    """
    seq = _start_of_phase(room, seq)
    deal = _deal(room, seq, same_deck)
    table = Table.resume(shelf(), room.log[:seq], dealer_of(deal))
    table.cut(seq)
    return deal, table
