"""What the page of a large tournament costs: ``python -m bench page``.

A thousand players have played twelve deals. The page is asked for as a browser asks for it, above the line.
The processor time of the event loop is told apart from that of all threads, because everybody else's requests
wait for the loop: when nothing has changed since the last reader, and for the first reader after a change.
"""

import asyncio
import tempfile
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from random import Random
from sqlite3 import connect
from statistics import median
from time import process_time, thread_time
from typing import Any

from fastapi import FastAPI
from starlette.types import Message

from bench.shared.figure import REPEATS, Figure
from bench.shared.unlimited import PLENTY
from cartographers.server.app import create_app
from cartographers.server.basics.deal_key import TournamentKey
from cartographers.server.features.tournaments.feature import TournamentsFeature
from cartographers.server.features.tournaments.messages import TournamentRequest
from cartographers.server.features.tournaments.store import TournamentStore
from cartographers.server.features.tournaments.tournament import Tournament
from cartographers.server.settings import Settings
from cartographers.server.storage.sqlite import SqliteStore

PLAYERS, DEALS, ID = 1000, 12, "bench"
_HEADERS = [(b"host", b"localhost"), (b"accept-encoding", b"gzip")]


def figures() -> Iterator[Figure]:
    """The page of a tournament of a thousand players."""
    with tempfile.TemporaryDirectory() as folder:
        measured = asyncio.run(_measured(Path(folder)))
    what = f"tournament of {PLAYERS} players and {DEALS} deals"
    yield Figure(f"{what}: the page", measured["bytes"] / 1000, "KB", 1000)
    yield Figure(f"{what}: the event loop, unchanged", 1e3 * measured["known"], "ms", 1)
    yield Figure(f"{what}: the event loop, after a change", 1e3 * measured["changed"], "ms", 10)
    yield Figure(f"{what}: all threads, after a change", 1e3 * measured["all"], "ms")


async def _measured(folder: Path) -> dict[str, float]:
    await _fill(folder)
    app = create_app(Settings(data=folder, **PLENTY))
    async with app.router.lifespan_context(app):
        tournaments = app.state.lobby.feature(TournamentsFeature).tournaments
        size = len(await _ask(app))
        known, changed, whole = [], [], []
        for _ in range(REPEATS):
            tournaments.changed(ID)
            since, loop_since = process_time(), thread_time()
            await _ask(app)
            changed.append(thread_time() - loop_since)
            whole.append(process_time() - since)
            loop_since = thread_time()
            await _ask(app)
            known.append(thread_time() - loop_since)
    return {"bytes": size, "known": median(known), "changed": median(changed), "all": median(whole)}


async def _ask(app: FastAPI) -> bytes:
    """The body of the page as it goes over the line."""
    body, statuses = bytearray(), list[int]()

    async def receive() -> Message:
        return {"type": "http.request", "body": b""}

    async def send(message: Message) -> None:
        body.extend(message.get("body", b""))
        statuses.append(message.get("status", 200))

    scope: dict[str, Any] = {
        **{"type": "http", "method": "GET", "scheme": "http", "http_version": "1.1", "query_string": b""},
        **{"path": f"/api/tournaments/{ID}", "raw_path": f"/api/tournaments/{ID}".encode(), "root_path": ""},
        **{"headers": _HEADERS, "client": ("127.0.0.1", 1), "server": ("localhost", 80), "state": {}},
    }
    await app(scope, receive, send)
    assert set(statuses) == {200}
    return bytes(body)


async def _fill(folder: Path) -> None:
    """Store a tournament in which everybody has played everything."""
    store = SqliteStore(folder / "games.sqlite")
    settings = TournamentRequest(name="Bench", deals=DEALS).model_dump()
    await TournamentStore(store.database).create(
        Tournament(ID, "host", "Bench", settings, 0.0, opened=DEALS, closed=DEALS)
    )
    await store.close()
    persons, chance = [f"person {number}" for number in range(1, PLAYERS + 1)], Random(1)
    with closing(connect(folder / "games.sqlite")) as connection, connection:
        connection.executemany("INSERT INTO devices (hash) VALUES (?)", [(person,) for person in persons])
        connection.executemany(
            "INSERT INTO players (tournament, number, person, name, joined, removed) "
            "VALUES (?, ?, ?, ?, 0, 0)",
            [(ID, number, person, f"Player {number}") for number, person in enumerate(persons, 1)],
        )
        connection.executemany(
            "INSERT INTO tries (day, person, game, name, began, over, stars) VALUES (?, ?, ?, '', 0, 1, ?)",
            [
                (TournamentKey(ID, deal).text, person, f"{person} {deal}", chance.randrange(40, 140))
                for person in persons
                for deal in range(1, DEALS + 1)
            ],
        )
