"""Creating games: from a plan, from a record, from a position of another game, or by repeating a plan."""

from dataclasses import replace
from datetime import UTC, datetime
from secrets import choice

from cartographers import __version__
from cartographers.boxes import shelf
from cartographers.notation.deal import Deal
from cartographers.players.player_name import named
from cartographers.rules.setup import IllegalSetup
from cartographers.server.auth.device_token import hashed
from cartographers.server.auth.seat_codes import SeatCodes
from cartographers.server.basics.deal_key import DealKey
from cartographers.server.basics.errors import Refusal, refused
from cartographers.server.games.characters import with_characters
from cartographers.server.games.deals import NewDeal, new_deal, no_offer
from cartographers.server.games.first_deal import kind_deal
from cartographers.server.games.keeping import check_room
from cartographers.server.games.names import made_different
from cartographers.server.games.plans import setup_from
from cartographers.server.games.records import Upload, plan_of
from cartographers.server.lobby.lobby import Lobby
from cartographers.server.lobby.place import Place
from cartographers.server.names.characters import tidy
from cartographers.server.protocol.deals import DealShare
from cartographers.server.protocol.plans import Created, PlanRequest, SeatRequest
from cartographers.server.rooms.dealing import has_own_deal, seed_is_secret, written_seed
from cartographers.server.rooms.room import Room
from cartographers.server.rooms.summary import summary
from cartographers.server.storage.hash_chain import INITIAL_HASH, chain_events
from cartographers.server.storage.stored_game import (
    Club,
    GameRow,
    OfferSpent,
    RematchOf,
    SeatRow,
    Shared,
    StoredGame,
)
from cartographers.server.storage.tries import NewTry
from cartographers.table.dealer import SeedDealer
from cartographers.table.fair import commitment, number_of
from cartographers.table.table import Table

# Without characters that are easily mistaken for one another.
_ID_ALPHABET = "abcdefghjkmnpqrstuvwxyz23456789"
_ID_LENGTH = 12
#: Seeds are below this: nobody can try them all and compare the deals.
SEED_LIMIT = 2**256
#: The creator of a game that was uploaded as a record; no device's hash is equal to it.
NO_DEVICE = "nobody"


async def create_game(
    lobby: Lobby,
    plan: PlanRequest,
    device: str,
    share: DealShare | None = None,
    of: DealKey | None = None,
) -> Created:
    """Create a game from a plan; the creating device holds the seats of kind "me".

    ``of`` is the deal that many play of which the plan has the seed; this game does not count.
    """
    own = [seat.kind == "me" for seat in plan.seats]
    new: NewDeal | None
    if plan.is_first_game:
        new = await lobby.services.computing.read(device, "", 1, kind_deal, plan)
    else:
        new = new_deal(lobby.services, plan, share, own) if plan.seed is None else None
    seed = new.number if new else int(plan.seed or 0)
    try:
        # Nobody sees a card of a club's table before the host starts it.
        table = Table(shelf(), setup_from(plan, seed), SeedDealer(seed), waits=plan.hosted)
    except IllegalSetup as error:
        raise refused(error) from None
    game, plan = new_id(lobby.services.place), with_characters(plan, seed)
    seats = seats_of(lobby.services.seat_codes, game, plan, device)
    row = replace(
        new_row(game, plan, table),
        seed=seed,
        seed_open=plan.seed is not None,
        maker=device,
        shared=_uncounted(of),
    )
    if plan.hosted:
        row = replace(row, club=Club(), paused=lobby.services.clocks.wall())
    await save_game(lobby, row, seats, table, new)
    invites = {
        seat.seat: lobby.services.seat_codes.code("invite", game, seat.seat)
        for seat in seats
        if seat.kind == "open"
    }
    return Created(
        id=game,
        invites=invites,
        invite=lobby.services.seat_codes.table_code(game) if invites else "",
        commitment=commitment(new.deal.secret) if new else None,
    )


async def create_again(
    lobby: Lobby, room: Room, device: str, same_deal: bool, share: DealShare | None = None
) -> Created:
    """Create a game with the plan of another one, with the same deal or a new one."""
    plan = _with_different_names(room.plan)
    if not same_deal:
        return await create_game(lobby, plan.model_copy(update={"seed": None}), device, share)
    if room.row.seed is None or not has_own_deal(room.row):
        sentence = "No seed tells the order of all its cards: only a new deal is possible."
        raise Refusal(409, "again-no-deal", sentence)
    if seed_is_secret(room):
        raise Refusal(409, "again-not-over", "The same deal can be played again once this game is over.")
    # In a game without hints nobody may know the cards beforehand, so this one has hints.
    known = {"seed": written_seed(room.row.seed), "hints": True if plan.hints is False else plan.hints}
    return await create_game(lobby, plan.model_copy(update=known), device, of=room.row.shared_key)


async def create_counted(
    lobby: Lobby, plan: PlanRequest, deal: Deal, key: DealKey, counted: NewTry
) -> Created:
    """Create the game that is a person's counted try at the deal of a day; raises ``AlreadyTried``."""
    game, seed, device = new_id(lobby.services.place), number_of(deal), counted.person
    table = Table(shelf(), setup_from(plan, seed), SeedDealer(seed))
    row = replace(new_row(game, plan, table), seed=seed, maker=device, shared=Shared(key, counted=True))
    await save_game(
        lobby,
        row,
        seats_of(lobby.services.seat_codes, game, plan, device),
        table,
        NewDeal(deal, None),
        counted,
    )
    return Created(id=game, invites={}, commitment=commitment(deal.secret))


async def create_from_record(lobby: Lobby, upload: Upload, device: str) -> Created:
    """Create a finished game from an uploaded record; no device holds a seat in it."""
    game, (table, names, deal) = new_id(lobby.services.place), upload
    seats = [SeatRow(number, "human", name) for number, name in enumerate(names)]
    # It counts as a game of the device that uploaded it.
    row = replace(new_row(game, plan_of(table.game.setup, names), table), maker=device)
    await save_game(lobby, row, seats, table, NewDeal(deal, None) if deal else None)
    return Created(id=game, invites={})


async def create_branch(lobby: Lobby, plan: PlanRequest, deal: GameRow, table: Table, device: str) -> Created:
    """Create a game that continues another one from its table; seed, branch and day are those of ``deal``."""
    game, plan = new_id(lobby.services.place), with_characters(plan, deal.seed or 0)
    row = replace(
        new_row(game, plan, table),
        seed=deal.seed,
        seed_open=deal.seed_open,
        branch=deal.branch,
        maker=device,
        shared=_uncounted(deal.shared_key),
    )
    await save_game(lobby, row, seats_of(lobby.services.seat_codes, game, plan, device), table)
    return Created(id=game, invites={})


async def create_lesson(lobby: Lobby, key: str, table: Table, device: str) -> Created:
    """Create the game of a lesson, which the device plays."""
    game, plan = new_id(lobby.services.place), plan_of(table.game.setup, [""])
    row = replace(new_row(game, plan, table), lesson=key, maker=device)
    await save_game(lobby, row, seats_of(lobby.services.seat_codes, game, plan, device), table)
    return Created(id=game, invites={})


def _with_different_names(plan: PlanRequest) -> PlanRequest:
    """A plan that can be played again: a record may have two players of one name."""
    names = made_different([seat.name for seat in plan.seats])
    seats = [seat.model_copy(update={"name": name}) for seat, name in zip(plan.seats, names, strict=True)]
    return plan.model_copy(update={"seats": seats})


def _uncounted(key: DealKey | None) -> Shared | None:
    return Shared(key, counted=False) if key else None


def new_id(place: Place) -> str:
    """A random id: short enough to be read out, too long to be guessed. It tells where the game lives."""
    return place.prefix + "".join(choice(_ID_ALPHABET) for _ in range(_ID_LENGTH))


def new_row(game: str, plan: PlanRequest, table: Table) -> GameRow:
    """The row of a new game that nobody has made yet, without a seed."""
    return GameRow(
        id=game,
        plan=plan.model_dump(),
        seed=None,
        seed_open=False,
        engine=__version__,
        created=datetime.now(UTC).isoformat(timespec="milliseconds"),
        maker=NO_DEVICE,
        over=table.over,
        summary=summary(table.game),
    )


async def save_game(
    lobby: Lobby,
    row: GameRow,
    seats: list[SeatRow],
    table: Table,
    new: NewDeal | None = None,
    known_as: RematchOf | NewTry | None = None,
) -> None:
    """Store a new game, perhaps with a deal of its own, as a rematch or a counted try; make it live."""
    # In a thread: a branch of a long game has many events to hash.
    events = await lobby.services.computing.read(
        row.maker, row.id, len(table.log), chain_events, table, 0, [], INITIAL_HASH
    )
    row = replace(row, began=lobby.services.clocks.wall(), deal=new and new.deal)
    stored = StoredGame(row, seats, events)
    await check_room(lobby.services, row.maker, stored)
    room = await lobby.prepare_room(stored, table, lobby.services.computing.callers.of(row.maker))
    try:
        await lobby.services.store.create(stored, known_as, new and new.offer)
    except OfferSpent:
        raise no_offer() from None
    lobby.open_room(room)


def seats_of(seat_codes: SeatCodes, game: str, plan: PlanRequest, device: str) -> list[SeatRow]:
    """The seats of a new game; the device holds those of kind "me"."""
    return [_seat(seat_codes, game, number, seat, device) for number, seat in enumerate(plan.seats)]


def _seat(seat_codes: SeatCodes, game: str, number: int, seat: SeatRequest, device: str) -> SeatRow:
    name = tidy(seat.name)
    if seat.kind == "bot":
        return SeatRow(number, "bot", name, named(seat.bot, seat.character))
    link = hashed(seat_codes.code("link", game, number))
    if seat.kind == "me":
        return SeatRow(number, "human", name, link_hash=link, devices=frozenset({device}))
    invite = hashed(seat_codes.code("invite", game, number))
    return SeatRow(number, "open", name, invite_hash=invite, link_hash=link)
