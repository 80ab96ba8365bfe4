"""Bot accounts: making them, their tokens, and what they decide."""

from datetime import UTC, datetime
from secrets import token_hex

from cartographers.notation.bot_messages import besides_message
from cartographers.notation.error import BadNotation
from cartographers.rules.setup import IllegalSetup
from cartographers.rules.view import view
from cartographers.server.auth.device_token import hashed, new_token
from cartographers.server.basics.errors import Refusal, game_over, not_yours, refused, stale
from cartographers.server.features.bot_accounts.messages import (
    BotAccountRequest,
    BotBesides,
    BotDecision,
    BotLine,
    BotList,
    BotToken,
    BotTokenRequest,
)
from cartographers.server.features.bot_accounts.programs import Programs
from cartographers.server.features.bot_accounts.store import BotAccount, BotAccountStore
from cartographers.server.games.quotas import check_quota
from cartographers.server.games.removing import leave_rooms
from cartographers.server.games.seating import check_may_fill, name_for_seat
from cartographers.server.lobby.lobby import Lobby
from cartographers.server.lobby.services import Services
from cartographers.server.names.checking import IN_BOT_NAMES, given_name
from cartographers.server.rooms import decisions
from cartographers.server.rooms.people import change_seat
from cartographers.server.rooms.room import Room
from cartographers.server.rooms.seats import bot_account_mark
from cartographers.server.storage.store import Store

#: Games that a program plays at a time.
MOST_GAMES = 50
#: Comes before the number of an account where it holds seats, so that it cannot be that of a device.
_BOT = "bot/"
_DAY = 24 * 3600


async def create_account(services: Services, request: BotAccountRequest, person: str) -> BotToken:
    """A new account; only the hash of its token is stored."""
    name, owner = _checked(request.name, "name"), _checked(request.owner, "owner")
    await check_quota(services, "bots", person)
    token = new_bot_token()
    account = BotAccount(
        device=_BOT + token_hex(32),
        name=name,
        owner=person,
        owner_name=owner,
        anyone=request.anyone,
        since=datetime.now(UTC).isoformat(timespec="milliseconds"),
        token_hash=hashed(token),
        ends=services.clocks.wall() + request.days * _DAY,
    )
    most = services.settings.bot_quota[0]
    match await BotAccountStore(services.store.database).add(account, most):
        case "name":
            raise await _taken(services.store, name)
        case "most":
            sentence = "You have {most} bots; more are not possible."
            raise Refusal(409, "bot-most-accounts", sentence, most=most)
    return BotToken(name=account.name, token=token, ends=_written(account.ends))


async def renew_token(lobby: Lobby, name: str, request: BotTokenRequest, person: str) -> BotToken:
    """Another token for an account; the one before is no longer valid, and its stream ends."""
    token = new_bot_token()
    ends = lobby.services.clocks.wall() + request.days * _DAY
    account = await BotAccountStore(lobby.services.store.database).renew(
        person, name, request.anyone, hashed(token), ends
    )
    if account is None:
        raise no_account(name)
    await lobby.put_out([account.device])
    return BotToken(name=account.name, token=token, ends=_written(ends))


def _written(moment: float) -> str:
    return datetime.fromtimestamp(moment, UTC).isoformat(timespec="seconds")


def _checked(name: str, field: str) -> str:
    """A name that others can read; a refusal says which of the two fields it is about."""
    try:
        return given_name(name, IN_BOT_NAMES)
    except IllegalSetup as error:
        refusal = refused(error)
        refusal.told = {**refusal.told, "field": field}
        raise refusal from None


async def _taken(store: Store, name: str) -> Refusal:
    other = await BotAccountStore(store.database).like(name) or name
    if other.casefold() == name.casefold():
        return Refusal(409, "bot-name-taken", "There is a bot {name!r} already.", name=other)
    sentence = "The name {name!r} looks like that of the bot {other!r}."
    return Refusal(409, "bot-name-alike", sentence, name=name, other=other)


async def accounts_of(store: Store, programs: Programs, person: str) -> BotList:
    """The accounts of a person."""
    return BotList(
        bots=[
            BotLine(
                name=account.name,
                owner=account.owner_name,
                anyone=account.anyone,
                since=account.since,
                ends=_written(account.ends),
                used=None if account.used is None else _written(account.used),
                connected=await programs.is_connected(account.device),
            )
            for account in await BotAccountStore(store.database).of_owner(person)
        ]
    )


async def remove_account(lobby: Lobby, name: str, person: str) -> None:
    """Delete an account; where it plays, a bot of the server plays on."""
    removed = await BotAccountStore(lobby.services.store.database).remove(person, name)
    if removed is None:
        raise no_account(name)
    changed = await leave_rooms(lobby, removed.device, removed.games)
    await lobby.put_out([removed.device], changed)


async def account_with(services: Services, authorization: str) -> BotAccount:
    """The account whose token is in the header of a request."""
    scheme, _, token = authorization.partition(" ")
    account = (
        await BotAccountStore(services.store.database).with_token(hashed(token.strip())) if token else None
    )
    if account is None or scheme.lower() != "bearer":
        raise Refusal(401, "bot-token", "This is not the token of a bot account.")
    if account.ends <= services.clocks.wall():
        sentence = "The token of the bot {name!r} is no longer valid; its owner can make a new one."
        raise Refusal(401, "bot-token-ended", sentence, name=account.name)
    services.last_seen.saw(account.device)
    return account


def no_account(name: str) -> Refusal:
    """Not found: there is no such account."""
    return Refusal(404, "bot-no-account", "There is no bot {name!r} here.", name=name)


def seat_of(room: Room, account: BotAccount) -> int:
    """The seat of an account in a game; raises a ``Refusal`` if it has none."""
    seats = room.seats.held_by(account.device)
    if not seats:
        raise not_yours()
    if not (account.anyone or account.owner == room.row.maker or room.seats.held_by(account.owner)):
        sentence = "The token of this bot is only for tables of its owner."
        raise Refusal(403, "bot-not-owners-table", sentence)
    return seats[0]


async def decide(room: Room, account: BotAccount, request: BotDecision) -> None:
    """Seal a decision; it is stored when this returns. The same one sent again changes nothing."""
    seat = seat_of(room, account)
    await decisions.decide(room, seat, request.step, f"bot-{request.step}", request.decision)


def what_besides(room: Room, account: BotAccount, request: BotDecision) -> BotBesides:
    """What a skill may draw after a first decision."""
    if room.over:
        raise game_over()
    if request.step != room.game.step:
        raise stale()
    seen = view(room.game, seat_of(room, account))
    try:
        message = besides_message(seen, {"step": request.step, "decision": request.decision})
    except BadNotation as wrong:
        raise refused(wrong) from None
    return BotBesides(game=room.id, step=request.step, decisions=message["decisions"])


async def let_in(store: Store, programs: Programs, room: Room, number: int, name: str, device: str) -> None:
    """Give an open seat to the program of a bot account, which has to be connected."""
    check_may_fill(room, number, device)
    account = await BotAccountStore(store.database).named(name)
    if account is None or not (account.anyone or account.owner == room.row.maker):
        raise no_account(name)
    if not await programs.is_connected(account.device):
        raise Refusal(409, "bot-not-here", "The bot {name!r} is not connected now.", name=name)
    games = await store.games_of(account.device, False, MOST_GAMES)
    if len(games) >= MOST_GAMES or room.seats.held_by(account.device):
        sentence = "The bot {name!r} plays at this table already, or at too many others."
        raise Refusal(409, "bot-busy", sentence, name=name)
    async with room.seating:
        if room.over:
            raise game_over()
        mark, name = bot_account_mark(account.owner_name), name_for_seat(room, number, account.name)
        if not await store.claim_seat(room.id, number, account.device, name, mark):
            raise Refusal(409, "seat-not-open", "This seat is not open.")
        await change_seat(room, number, account.device, kind="human", name=name, bot=mark)
    await programs.seated(account.device, room.id)


#: What every token begins with, so that one that was published by mistake can be recognised. Older ones have
#: no such beginning.
BEGINNING = "cartographers_bot_"


def new_bot_token() -> str:
    """A new token of 256 random bits."""
    return BEGINNING + new_token()
