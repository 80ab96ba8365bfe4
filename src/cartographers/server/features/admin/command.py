"""The host's tools at the command line: a running server does the work, or, if none runs, this process."""

import asyncio
from pathlib import Path
from time import time

from cartographers.notation.wire import Json
from cartographers.rules.problem import Problem
from cartographers.server.basics.secret_key import derived, read_key
from cartographers.server.features import features_of
from cartographers.server.features.admin.links import PURPOSE, new_code
from cartographers.server.features.admin.messages import AdminAnswer
from cartographers.server.features.admin.requests import answered
from cartographers.server.lobby.lobby import Lobby
from cartographers.server.lobby.services import make_services
from cartographers.server.settings import Settings
from cartographers.server.storage.errors import CannotOpenStore
from cartographers.server.storage.leaving_requests import ask_server
from cartographers.server.storage.opening import open_store
from cartographers.server.storage.store import Store
from cartographers.server.storage.verifying import require_games, require_key

#: What is wrong with a store that a server uses.
_IN_USE = ("store-locked", "database-locked")


class NotDone(Problem):
    """A request that was refused."""


def ask(settings: Settings, body: Json) -> AdminAnswer:
    """The answer to a request; raises a ``Problem`` if it is refused or cannot be done."""
    if not settings.database:
        require_games(settings.data)
    require_key(settings.data)
    try:
        store = open_store(settings)
    except CannotOpenStore as error:
        if error.problem.code not in _IN_USE:
            raise error.problem from None
        answer = ask_server(settings, body)
    else:
        answer = asyncio.run(_done_here(settings, store, body))
    if wrong := answer.get("problem"):
        raise NotDone(wrong["code"], wrong["sentence"], **wrong["values"])
    return AdminAnswer.model_validate(answer["answer"])


async def _done_here(settings: Settings, store: Store, body: Json) -> Json:
    """What this process answers, which has the store for itself."""
    lobby = Lobby(make_services(settings, store))
    lobby.add_features(features_of(lobby))
    try:
        await lobby.services.read()
        return await answered(lobby, body)
    finally:
        await lobby.close()


def new_link(data: Path, address: str) -> str:
    """A link to the host's page at the address of a server; the code is behind ``#``, so no log has it."""
    require_key(data)
    return f"{address.rstrip('/')}/admin#{new_code(derived(read_key(data), PURPOSE), time())}"
