"""Bot accounts: making them, letting them in at tables, and what they decide."""

from datetime import UTC, datetime

from cartographers.notation.bot_messages import besides_message
from cartographers.notation.error import BadNotation
from cartographers.rules.view import view
from cartographers.server.auth.device_token import hashed, new_token
from cartographers.server.errors import Refusal, game_over, not_yours, refused, stale
from cartographers.server.lobby.lobby import Lobby
from cartographers.server.protocol import (
    BotAccountRequest,
    BotBesides,
    BotDecision,
    BotLine,
    BotList,
    BotToken,
)
from cartographers.server.rooms import decisions
from cartographers.server.rooms.people import leave
from cartographers.server.rooms.room import Room
from cartographers.server.storage.bot_accounts import BotAccount

#: Accounts of one person.
MOST_ACCOUNTS = 10
#: Games that a program plays at a time.
MOST_GAMES = 50


async def create_account(lobby: Lobby, request: BotAccountRequest, person: str) -> BotToken:
    """A new account; only the hash of its token is stored."""
    token = new_token()
    account = BotAccount(
        device=hashed(token),
        name=request.name,
        owner=person,
        owner_name=request.owner,
        anyone=request.anyone,
        since=datetime.now(UTC).isoformat(timespec="milliseconds"),
    )
    match await lobby.store.bot_accounts.add(account, MOST_ACCOUNTS):
        case "name":
            raise Refusal(409, "bot-name-taken", "There is a bot {name!r} already.", name=request.name)
        case "most":
            sentence = "You have {most} bots; more are not possible."
            raise Refusal(409, "bot-most-accounts", sentence, most=MOST_ACCOUNTS)
    return BotToken(name=account.name, token=token)


async def accounts_of(lobby: Lobby, person: str) -> BotList:
    """The accounts of a person."""
    return BotList(
        bots=[
            BotLine(
                name=account.name,
                owner=account.owner_name,
                anyone=account.anyone,
                since=account.since,
                connected=await lobby.programs.is_connected(account.device),
            )
            for account in await lobby.store.bot_accounts.of_owner(person)
        ]
    )


async def remove_account(lobby: Lobby, name: str, person: str) -> None:
    """Delete an account; where it plays, a bot of the server plays on."""
    account = await lobby.store.bot_accounts.remove(person, name)
    if account is None:
        raise no_account(name)
    await lobby.programs.end(account.device)
    for room in list(lobby.rooms.values()):
        for seat in room.seats.held_by(account.device) if not room.over else []:
            await leave(room, seat)


async def account_with(lobby: Lobby, authorization: str) -> BotAccount:
    """The account whose token is in the header of a request."""
    scheme, _, token = authorization.partition(" ")
    account = await lobby.store.bot_accounts.of_device(hashed(token.strip())) if token else None
    if account is None or scheme.lower() != "bearer":
        raise Refusal(401, "bot-token", "This is not the token of a bot account.")
    return account


def no_account(name: str) -> Refusal:
    """Not found: there is no such account."""
    return Refusal(404, "bot-no-account", "There is no bot {name!r} here.", name=name)


def seat_of(room: Room, account: BotAccount) -> int:
    """The seat of an account in a game; raises a ``Refusal`` if it has none."""
    seats = room.seats.held_by(account.device)
    if not seats:
        raise not_yours()
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
