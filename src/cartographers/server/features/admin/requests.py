"""Requests that the command leaves in the database for a running server.

Only the server that serves a game may change it, because it holds it in memory. So the command does nothing
itself while a server runs: it leaves a request and waits for the answer. This needs no address and no port.
"""

import asyncio
import logging

from pydantic import TypeAdapter, ValidationError

from cartographers.notation.wire import Json
from cartographers.rules.problem import Problem
from cartographers.server.basics.errors import ServedElsewhere
from cartographers.server.features.admin.doing import answer
from cartographers.server.features.admin.messages import AdminRequest
from cartographers.server.features.admin.noting import COMMAND
from cartographers.server.features.admin.store import AdminStore, AskedByCommand
from cartographers.server.lobby.lobby import Lobby

logger = logging.getLogger(__name__)

#: Seconds between two looks at what the command has left.
_INTERVAL = 1.0
_REQUEST: TypeAdapter[AdminRequest] = TypeAdapter(AdminRequest)


async def follow(lobby: Lobby) -> None:
    """Answer what the command leaves, as long as the server runs."""
    while True:
        try:
            await answer_all(lobby)
        except OSError as error:
            logger.error("the requests of hosts could not be read: %s", error)
        await asyncio.sleep(_INTERVAL)


async def answer_all(lobby: Lobby) -> None:
    """Answer what the command has left."""
    for asked in await AdminStore(lobby.services.store.database).take_requests(lobby.services.settings.peer):
        await _answer(lobby, asked)


async def _answer(lobby: Lobby, asked: AskedByCommand) -> None:
    try:
        reply = await answered(lobby, asked.body)
    except ServedElsewhere as elsewhere:
        lobby.services.peers.forget(elsewhere.game)
        await AdminStore(lobby.services.store.database).pass_request(asked.id, elsewhere.address)
        return
    except Exception:
        # Whoever asked is told, and the next one is answered.
        logger.exception("a request of a host failed")
        reply = _problem_message(Problem("failed", "Something went wrong here; nothing was changed."))
    await AdminStore(lobby.services.store.database).answer_request(asked.id, reply)


async def answered(lobby: Lobby, body: Json) -> Json:
    """The answer to a request of the command, or the problem with it."""
    try:
        reply = await answer(lobby, COMMAND, _REQUEST.validate_python(body))
    except Problem as problem:
        return _problem_message(problem)
    except ValidationError as error:
        first = error.errors()[0]
        where = ".".join(str(part) for part in first["loc"][1:])
        return _problem_message(
            Problem("admin-request", "{where}: {reason}", where=where, reason=first["msg"])
        )
    return {"answer": reply.model_dump()}


def _problem_message(problem: Problem) -> Json:
    """A problem that the command tells in its own language."""
    values = {
        name: value if isinstance(value, int | float | list) else str(value)
        for name, value in problem.values.items()
    }
    return {"problem": {"code": problem.code, "sentence": problem.sentence, "values": values}}
