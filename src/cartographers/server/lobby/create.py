"""How games come to be and how seats are taken: from a wish, with a code."""

import asyncio
from dataclasses import replace
from datetime import UTC, datetime
from secrets import choice, randbelow

from cartographers import __version__
from cartographers.editions import shelf
from cartographers.rules.setup import IllegalSetup
from cartographers.server.auth.device_token import hashed
from cartographers.server.errors import Refusal, no_seat
from cartographers.server.lineup import keys
from cartographers.server.lobby.lobby import House
from cartographers.server.lobby.plans import dealt, proper_name
from cartographers.server.lobby.records import plan_of
from cartographers.server.protocol import Created, Joined, Joining, PlanWish, SeatWish
from cartographers.server.rooms.dealing import has_own_deal
from cartographers.server.rooms.room import Room
from cartographers.server.rooms.summary import summary
from cartographers.server.storage.hash_chain import START, linked
from cartographers.server.storage.store import GameRow, SeatRow, StoredGame
from cartographers.table.dealer import SeedDealer
from cartographers.table.table import Table

_LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"
_ID_LENGTH = 12
#: Seeds stay whole numbers in a browser.
SEEDS = 2**53
#: The maker of a game that came as a record; no device's hash is this.
NOBODY = "nobody"


def new_id() -> str:
    """A name for a game: short enough to be said, too long to be guessed."""
    return "".join(choice(_LETTERS) for _ in range(_ID_LENGTH))


async def found(house: House, wish: PlanWish, device: str) -> Created:
    """A new game from a wish; the device that made it sits in its own seats."""
    seed = randbelow(SEEDS) if wish.seed is None else wish.seed
    try:
        table = Table(shelf(), dealt(wish, seed), SeedDealer(seed))
    except IllegalSetup as wrong:
        raise Refusal(422, str(wrong)) from None
    game = new_id()
    seats = [_seat(house, game, number, seat, device) for number, seat in enumerate(wish.seats)]
    row = replace(_row(game, wish, table), seed=seed, seed_open=wish.seed is not None, maker=device)
    await _keep(house, row, seats, table)
    codes = {
        seat.seat: house.seat_codes.code("invite", game, seat.seat) for seat in seats if seat.kind == "open"
    }
    return Created(id=game, invites=codes)


async def found_record(house: House, table: Table, names: list[str]) -> Created:
    """A game that was played elsewhere, to be looked at; nobody sits in it."""
    game = new_id()
    seats = [SeatRow(number, "human", name) for number, name in enumerate(names)]
    await _keep(house, _row(game, plan_of(table.game.setup, names), table), seats, table)
    return Created(id=game, invites={})


async def found_branch(house: House, wish: PlanWish, row: GameRow, table: Table, device: str) -> Created:
    """A game that begins as another one did; its row says how the cards come."""
    game = new_id()
    seats = [_seat(house, game, number, seat, device) for number, seat in enumerate(wish.seats)]
    new = _row(game, wish, table)
    await _keep(
        house,
        replace(new, seed=row.seed, seed_open=row.seed_open, branch=row.branch, maker=device),
        seats,
        table,
    )
    return Created(id=game, invites={})


def _row(game: str, wish: PlanWish, table: Table) -> GameRow:
    return GameRow(
        id=game,
        plan=wish.model_dump(),
        seed=None,
        seed_open=False,
        engine=__version__,
        created=datetime.now(UTC).isoformat(timespec="milliseconds"),
        maker=NOBODY,
        over=table.over,
        summary=summary(table.game),
    )


async def _keep(house: House, row: GameRow, seats: list[SeatRow], table: Table) -> None:
    # A game that begins in the middle of another one has a long chain already.
    links = await asyncio.to_thread(linked, table, 0, [], START)
    stored = StoredGame(row, seats, links)
    await house.store.create(stored)
    house.furnish(stored, table)


def _seat(house: House, game: str, number: int, wish: SeatWish, device: str) -> SeatRow:
    name = wish.name.strip()
    if wish.kind == "bot":
        return SeatRow(number, "bot", name, wish.bot)
    link = hashed(house.seat_codes.code("link", game, number))
    if wish.kind == "me":
        return SeatRow(number, "human", name, link_hash=link, devices=frozenset({device}))
    invite = hashed(house.seat_codes.code("invite", game, number))
    return SeatRow(number, "open", name, invite_hash=invite, link_hash=link)


async def behind(house: House, code: str) -> tuple[Room, int]:
    """The room and seat that a code opens."""
    found = await house.store.seat_of_code(hashed(code))
    if found is None:
        raise Refusal(404, "This link leads to no game.")
    game, seat = found
    return await house.room(game), seat


async def join(house: House, wish: Joining, device: str) -> Joined:
    """Take an open seat, or open one's own seat on one more device."""
    room, number = await behind(house, wish.code)
    if device not in room.seats[number].devices:
        if hashed(wish.code) == room.seats[number].link_hash:
            await house.store.add_device(room.id, number, device)
            room.reseat(number, device)
        else:
            name = _name(room, wish.name)
            if not await house.store.claim_seat(room.id, number, device, name):
                raise Refusal(409, "This seat has been taken.")
            room.reseat(number, device, kind="human", name=name)
    await room.visit(device, [number])
    return Joined(id=room.id, seat=number)


def _name(room: Room, name: str) -> str:
    try:
        return proper_name(room.game.setup, name)
    except IllegalSetup as wrong:
        raise Refusal(422, str(wrong)) from None


async def hand_over(house: House, room: Room, number: int, bot: str, device: str) -> None:
    """Give an open seat that nobody came for to a bot; for the game's maker to decide."""
    if not 0 <= number < len(room.seats):
        raise no_seat()
    if device != room.row.maker:
        raise Refusal(403, "Only the maker of a game can give its open seats to bots.")
    if bot not in keys():
        raise Refusal(422, f"There is no bot {bot!r}; choose from {', '.join(keys())}.")
    if not await house.store.assign_bot(room.id, number, bot):
        raise Refusal(409, "This seat is not open.")
    room.reseat(number, kind="bot", bot=bot)


async def found_again(house: House, room: Room, device: str, same: bool) -> Created:
    """The plan of a game once more, with the same deal or a new one."""
    wish = PlanWish.model_validate(room.row.plan)
    if not same:
        return await found(house, wish.model_copy(update={"seed": None}), device)
    if not has_own_deal(room.row):
        raise Refusal(409, "No seed tells the order of all its cards: only a new deal is possible.")
    if not room.game.over and not room.row.seed_open:
        raise Refusal(409, "The same deal can be played again once this game is over.")
    return await found(house, wish.model_copy(update={"seed": room.row.seed}), device)
