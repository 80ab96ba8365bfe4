"""Requests that are nearly right, for every route of the API: ``python tests/long requests --requests 1e6``.

They are made from the OpenAPI description, with values of the wrong kind, size or form, and from legal
decisions with a part replaced, and answered by the whole application in this process. None may be answered
with 5xx, and one that is refused may not change what is stored. Schemathesis makes such requests too, but
needs more time to make one than the server to answer it. What is below the application is for ``fuzz``.
"""

import asyncio
import logging
import sqlite3
import sys
import tempfile
from argparse import ArgumentParser
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from time import perf_counter
from typing import Any, NamedTuple, cast
from urllib.parse import unquote

from cartographers.notation.wire import Json, write_decision
from cartographers.players.chance import Chance
from cartographers.rules.view import view
from cartographers.server.app import create_app
from cartographers.server.auth.device_token import COOKIE
from cartographers.server.lobby.lobby import Lobby
from cartographers.server.rooms.bots import Bots
from cartographers.server.settings import Settings
from cartographers.server.storage.schema import migrate
from cartographers.server.storage.sqlite import SqliteSession
from cartographers.server.storage.store import Store
from cartographers.server.storage.writer_thread import WriterThread
from long.shared.driven_lobby import WaitingBots
from long.shared.hostile_values import HostileRequest, HostileRequests

#: A worker process whose adviser need not think.
_QUICK = (sys.executable, str(Path(__file__).parents[1] / "server" / "quick_worker.py"))
_COOKIE = (b"cookie", f"{COOKIE}={'a' * 43}".encode())
#: What is counted to see whether a refused request has changed anything.
_TABLES = ("games", "events", "seats", "holders", "devices", "links", "phrases", "subscriptions", "webhooks")

#: After so many requests there are new games: some requests end or remove them.
RENEWED = 60


class Share(NamedTuple):
    """What one process is to do."""

    seed: int
    requests: int


class Done(NamedTuple):
    """How the requests were answered, and those that should not have been so."""

    statuses: Counter[int]
    wrong: list[str]


class Application:
    """The whole application in this process, over a store whose changes can be counted."""

    def __init__(self, folder: Path) -> None:
        self.connection = sqlite3.connect(
            folder / "games.sqlite", isolation_level=None, check_same_thread=False
        )
        self.connection.execute("PRAGMA synchronous = OFF")
        migrate(self.connection)
        self._counted: tuple[int, list[int]] = (-1, [])
        settings = Settings(
            data=folder,
            request_limit=(1e12, 1e12),
            creation_limit=(1e12, 1e12),
            join_limit=(1e12, 1e12),
            kept_limit=(1e12, 1e12),
            network_bytes=1 << 50,
            phrase_limit=(1e12, 1e12),
            worker_command=_QUICK,
        )
        self.app = create_app(settings, Store(WriterThread(SqliteSession(self.connection))))

    def lobby(self) -> Lobby:
        """What the application shares, once it is started."""
        lobby: Lobby = self.app.state.lobby
        return lobby

    async def answer(self, request: HostileRequest) -> tuple[int, bytes]:
        """The status and the body with which a request is answered."""
        status, body, sent = 0, b"", False

        async def receive() -> dict[str, Any]:
            nonlocal sent
            if sent:
                # The client waits for the answer and does not hang up.
                await asyncio.Future[None]()
            sent = True
            return {"type": "http.request", "body": request.body, "more_body": False}

        async def send(message: Any) -> None:
            nonlocal status, body
            status = message.get("status", status)
            body += message.get("body", b"")

        scope = {
            "type": "http",
            "asgi": {"version": "3.0"},
            "http_version": "1.1",
            "scheme": "http",
            "method": request.method,
            "path": unquote(request.path),
            "raw_path": request.path.encode(),
            "query_string": request.query,
            "headers": [*request.headers, _COOKIE],
            "client": ("127.0.0.1", 1),
            "server": ("127.0.0.1", 80),
            "root_path": "",
            "state": {},
        }
        await self.app(scope, receive, send)
        return status, body

    def stored(self) -> list[int]:
        """How many rows each table has, and how many games are over; counted only after a change."""
        changes = self.connection.total_changes
        if self._counted[0] != changes:
            counts = [f"(SELECT count(*) FROM {table})" for table in _TABLES]
            query = f"SELECT {', '.join(counts)}, (SELECT coalesce(sum(over), 0) FROM games)"
            self._counted = changes, list(self.connection.execute(query).fetchone())
        return self._counted[1]


async def send_requests(folder: Path, share: Share) -> Done:
    """Send requests to an application of their own."""
    one, done = Application(folder), Done(Counter(), [])
    async with one.app.router.lifespan_context(one.app):
        one.lobby().services.computing.bots = cast(Bots, WaitingBots())
        hostile = HostileRequests(one.app.openapi(), share.seed)
        for number in range(share.requests):
            rooms = one.lobby().rooms
            if number % RENEWED == 0 or any(game not in rooms for game in hostile.known[:3]):
                hostile.known = await _new_games(one)
                hostile.right = _right_bodies(one, hostile.known[:3])
            await _send(one, hostile.next(), done)
    return done


async def _new_games(one: Application) -> list[str]:
    """Games of several kinds and the code of an open seat; requests may end or remove them."""
    for body in (b"{}", b'{"seats":[{"kind":"me"},{"kind":"open"}],"skills":true}', b'{"sheet":"D"}'):
        wish = HostileRequest("POST", "/api/games", b"", body, [(b"host", b"localhost")])
        status, _ = await one.answer(
            wish._replace(headers=[*wish.headers, (b"content-type", b"application/json")])
        )
        assert status == 201
    games = list(one.lobby().rooms)[-3:]
    return [*games, one.lobby().services.seat_codes.table_code(games[1])]


def _right_bodies(one: Application, games: list[str]) -> dict[str, list[Json]]:
    """Legal decisions of the first seats of some games, for the routes that take decisions."""
    bodies: list[Json] = []
    for number, game in enumerate(games):
        now = one.lobby().rooms[game].game
        decision = write_decision(Chance(number).decide(view(now, 0)))
        bodies.append({"step": now.step, "move_id": f"{game}", "decision": decision})
    return {"decision": bodies, "second-look": bodies, "hint": bodies}


async def _send(one: Application, request: HostileRequest, done: Done) -> None:
    before = one.stored()
    try:
        status, body = await one.answer(request)
    except Exception as error:
        done.wrong.append(f"{type(error).__name__}: {error}: {request}"[:900])
        return
    done.statuses[status] += 1
    if status >= 500 or not status:
        done.wrong.append(f"{status}: {request} was answered with {body[:200]!r}"[:900])
    elif status >= 400 and one.stored() != before:
        done.wrong.append(f"{status}, and something has changed: {request}"[:900])


def check_share(share: Share) -> Done:
    """Send a share of the requests."""
    with tempfile.TemporaryDirectory() as folder:
        return asyncio.run(send_requests(Path(folder), share))


def main(arguments: list[str]) -> int:
    """Send requests and print; the exit status of the command."""
    parser = ArgumentParser(prog="python tests/long requests")
    parser.add_argument("--requests", type=float, default=1e4)
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args(arguments)
    # Refusals of the store and the like are told to the log each time; the processes inherit this.
    logging.disable(logging.ERROR)
    each = 10_000
    shares = [
        Share(args.seed * 10_000 + number, min(each, int(args.requests)))
        for number in range(-(-int(args.requests) // each))
    ]
    total, since = Done(Counter(), []), perf_counter()
    with ProcessPoolExecutor(args.processes) as processes:
        for done in processes.map(check_share, shares):
            total.statuses.update(done.statuses)
            total.wrong.extend(done.wrong)
            print(*done.wrong, sep="\n", end="\n" * bool(done.wrong), file=sys.stderr)
            sent, seconds = total.statuses.total(), perf_counter() - since
            print(
                f"{sent:,} requests, {seconds:.0f} s, {len(total.wrong)} wrong", file=sys.stderr, flush=True
            )
    print("| status | requests |\n|---|--:|")
    for status, number in sorted(total.statuses.items()):
        print(f"| {status} | {number:,} |")
    print(f"{total.statuses.total():,} requests, {len(total.wrong)} answered with 5xx or changing something")
    print(*total.wrong[:10], sep="\n")
    return int(bool(total.wrong))
