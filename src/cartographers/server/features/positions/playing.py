"""A game that begins from a position: one person, and bots with the same map. It counts nowhere."""

from dataclasses import replace
from secrets import randbelow

from cartographers.boxes import shelf
from cartographers.players.roster import bot_keys
from cartographers.rules.setup import Setup
from cartographers.server.basics.errors import no_bot
from cartographers.server.features.positions.messages import PositionGameRequest
from cartographers.server.features.positions.reading import read
from cartographers.server.games.create import SEED_LIMIT, create_branch, new_row
from cartographers.server.games.keeping import drop_oldest_branches
from cartographers.server.games.records import plan_of
from cartographers.server.lobby.lobby import Lobby
from cartographers.server.protocol.plans import Created, PlanRequest, SeatRequest
from cartographers.server.rooms.dealing import written_cut
from cartographers.server.storage.stored_game import Branch, GameRow
from cartographers.table.dealer import Redealer
from cartographers.table.position import cut_at
from cartographers.table.table import Table

#: It begins from no other game.
_NO_GAME = ""


async def play_from(lobby: Lobby, request: PositionGameRequest, device: str) -> Created:
    """Create a game from a position; the device holds its first seat."""
    for bot in request.bots:
        if bot not in bot_keys():
            raise no_bot(bot, bot_keys())
    deal, table, plan = await lobby.services.computing.read(device, "", 1, _opened, request)
    created = await create_branch(lobby, plan, deal, table, device)
    created.removed = await drop_oldest_branches(lobby, device)
    return created


def _opened(request: PositionGameRequest) -> tuple[GameRow, Table, PlanRequest]:
    """The deal, the table with its first card, and the plan."""
    position, seed = read(request.text), randbelow(SEED_LIMIT)
    setup = replace(position.given.setup, seats=1 + len(request.bots))
    cut, plan = cut_at(position.game, position.given.next), _plan(setup, request.bots)
    table = Table(shelf(), setup, Redealer(seed, cut))
    branch = Branch(_NO_GAME, 0, written_cut(cut))
    return replace(new_row("", plan, table), seed=seed, branch=branch), table, plan


def _plan(setup: Setup, bots: list[str]) -> PlanRequest:
    """The plan of the same game without its position."""
    me = SeatRequest(kind="me")
    seats = [me, *(SeatRequest(kind="bot", bot=bot) for bot in bots)]
    return plan_of(setup, [""]).model_copy(update={"seats": seats, "hints": True})
