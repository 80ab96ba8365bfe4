"""The messages of a game that another server serves, for the stream of a bot account of this one."""

from collections.abc import AsyncIterator

import httpcore
from starlette.types import Scope

from cartographers.server.basics.errors import ServedElsewhere, not_yours
from cartographers.server.features.bot_accounts.games import KEEP_ALIVE
from cartographers.server.features.bot_accounts.streams import FarGame
from cartographers.server.http.forwarding import forwarded_headers
from cartographers.server.lobby.peers import ServerGone

#: Seconds to wait for a connection, and for the next line, of which an empty one comes in time.
_TIMEOUTS = {"connect": 1.0, "read": 3 * KEEP_ALIVE, "write": 5.0, "pool": 5.0}
#: Answers after which it is of no use to ask again: no account, no seat, no game.
_FINAL = (401, 403, 404, 410)
#: What goes wrong with a connection.
_LOST = (httpcore.NetworkError, httpcore.ProtocolError, httpcore.TimeoutException)


def far_game_for(scope: Scope) -> FarGame:
    """Asks for games in the name of the program that sent a request."""

    async def lines(elsewhere: ServedElsewhere) -> AsyncIterator[str]:
        target = f"/api/bot/games/{elsewhere.game}/events"
        passed_on = forwarded_headers(scope, elsewhere.address, target)
        headers = [pair for pair in passed_on if pair[0] != b"accept-encoding"]
        timeouts = {"timeout": _TIMEOUTS}
        try:
            async with (
                httpcore.AsyncConnectionPool() as pool,
                pool.stream(
                    "GET", elsewhere.address + target, headers=headers, extensions=timeouts
                ) as answer,
            ):
                if answer.status in _FINAL:
                    raise not_yours()
                if answer.status != 200:
                    raise ServerGone
                async for line in _lines(answer.aiter_stream()):
                    yield line
        except _LOST as error:
            raise ServerGone from error

    return lines


async def _lines(parts: AsyncIterator[bytes]) -> AsyncIterator[str]:
    """The whole lines of a stream that are not empty."""
    rest = b""
    async for part in parts:
        *whole, rest = (rest + part).split(b"\n")
        for line in whole:
            if line:
                yield line.decode()
