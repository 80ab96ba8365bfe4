"""A rematch: once a game is over, the same people play again in the same seats.

A club's table goes on in the same way when it is started: without the seats that nobody took.
"""

from collections.abc import Sequence
from dataclasses import replace

from cartographers.boxes import shelf
from cartographers.players.player_name import split_name
from cartographers.server.auth.device_token import hashed
from cartographers.server.auth.seat_codes import SeatCodes
from cartographers.server.basics.errors import Refusal
from cartographers.server.games.create import new_id, new_row, save_game
from cartographers.server.games.deals import NewDeal, new_deal
from cartographers.server.games.door import at_door, is_next
from cartographers.server.games.names import made_different
from cartographers.server.games.plans import setup_from
from cartographers.server.lobby.lobby import Lobby
from cartographers.server.protocol.deals import DealShare
from cartographers.server.protocol.plans import Created, PlanRequest, SeatRequest
from cartographers.server.rooms.room import Room
from cartographers.server.storage.knocks import Knock
from cartographers.server.storage.stored_game import Club, PaperPlayer, Rematch, RematchOf, SeatRow
from cartographers.table.dealer import SeedDealer
from cartographers.table.fair import commitment
from cartographers.table.table import Table

#: The most seats of a game.
MOST_SEATS = 100


async def rematch(lobby: Lobby, room: Room, device: str, share: DealShare | None = None) -> Created:
    """The game that follows another one; it is created when a player or the host of a club asks for it."""
    hosts = room.row.club is not None and device == room.row.maker
    if not hosts and not room.seats.held_by(device):
        raise Refusal(403, "rematch-others", "Only the players of a game can play it again.")
    if not room.over:
        raise Refusal(409, "rematch-not-over", "A rematch is possible once the game is over.")
    async with room.seating:
        follows = room.row.rematch
        if follows is not None:
            return Created(id=follows.id, invites={})
        sitting = [_open_again(seat) if room.row.club else seat for seat in room.seats]
        waiting = [one for one in await at_door(lobby.services, room.id) if is_next(room, one)]
        sitting = with_waiting(sitting, waiting)
        new = new_deal(lobby.services, room.plan, share, [device in seat.devices for seat in sitting])
        follows = await create_next(lobby, room, device, sitting, new)
        seated = {one for seat in sitting for one in seat.devices}
        await lobby.services.store.knocks.remove(
            room.id, [one.person for one in waiting if one.person in seated]
        )
        await lobby.services.store.knocks.carry_over(room.id, follows.id)
        room.show_rematch(follows)
    return Created(id=follows.id, invites={}, commitment=commitment(new.deal.secret))


def with_waiting(sitting: Sequence[SeatRow], waiting: Sequence[Knock]) -> list[SeatRow]:
    """The seats of the next game with those who wait for it: where nobody sits, then in further seats."""
    seats, coming = list(sitting), list(waiting)
    empty = [at for at, seat in enumerate(seats) if seat.kind != "bot" and not seat.devices]
    for at, knock in zip(empty, coming, strict=False):
        seats[at] = _taken(seats[at], knock)
    for knock in coming[len(empty) :][: MOST_SEATS - len(seats)]:
        seats.append(_taken(SeatRow(len(seats), "human"), knock))
    return seats


def _taken(seat: SeatRow, knock: Knock) -> SeatRow:
    return replace(seat, kind="human", name=knock.name, left=False, devices=frozenset({knock.person}))


async def create_next(
    lobby: Lobby, room: Room, device: str, sitting: Sequence[SeatRow], new: NewDeal, started: bool = False
) -> Rematch:
    """Create a game with the same plan and the same people or some of them, and a new deal."""
    seed, game = new.number, new_id(lobby.services.place)
    plan = _plan(room, sitting, device)
    waits = room.row.club is not None and not started
    table = Table(shelf(), setup_from(plan, seed), SeedDealer(seed), waits)
    seats = [
        _seat(lobby.services.seat_codes, game, replace(seat, seat=number, name=planned.name))
        for number, (seat, planned) in enumerate(zip(sitting, plan.seats, strict=True))
    ]
    asking = next((seat.seat for seat in sitting if device in seat.devices), None)
    row = replace(new_row(game, plan, table), seed=seed, maker=device)
    if room.row.club:
        paused = None if started else lobby.services.clocks.wall()
        paper = tuple(PaperPlayer(player.name) for player in room.row.club.paper)
        row = replace(row, maker=room.row.maker, club=Club(started, paper), paused=paused)
    await save_game(lobby, row, seats, table, new, RematchOf(room.id, asking))
    return Rematch(game, asking)


def _open_again(seat: SeatRow) -> SeatRow:
    """A seat of a club's table that nobody has is open in the next game."""
    vacant = seat.kind == "human" and not seat.devices
    return replace(seat, kind="open", name="") if vacant else seat


def _plan(room: Room, sitting: Sequence[SeatRow], device: str) -> PlanRequest:
    """The plan of the old game with those who play on."""
    names = made_different([seat.name for seat in sitting])
    seats = [
        _bot(seat, name)
        if seat.kind == "bot"
        else SeatRequest(kind="me" if device in seat.devices else "open", name=name)
        for seat, name in zip(sitting, names, strict=True)
    ]
    return room.plan.model_copy(update={"seats": seats, "seed": None, "hints": room.plan.allows_hints})


def _bot(seat: SeatRow, name: str) -> SeatRequest:
    player, character = split_name(seat.bot)
    return SeatRequest(kind="bot", name=name, bot=player, character=character)


def _seat(codes: SeatCodes, game: str, seat: SeatRow) -> SeatRow:
    """The same seat in the new game, held by the same devices."""
    link = None if seat.kind == "bot" else hashed(codes.code("link", game, seat.seat))
    invite = hashed(codes.code("invite", game, seat.seat)) if seat.kind == "open" else None
    return replace(
        seat, link_hash=link, link_number=0, invite_hash=invite, left=seat.left and not seat.devices
    )
