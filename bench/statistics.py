"""How long the statistics of a thousand finished games take: ``python -m bench statistics``.

The games are in a real store. The processor time is that of all threads; how much of it the event loop takes
is told besides, because everybody else's requests wait for the loop.
"""

import asyncio
import tempfile
from collections.abc import Iterator
from pathlib import Path
from statistics import median
from time import process_time, thread_time

from bench.shared.figure import REPEATS, Figure
from cartographers.boxes import shelf
from cartographers.players.chance import Chance
from cartographers.server.features.people.history import Filter, statistics_of
from cartographers.server.lobby.lobby import Lobby
from cartographers.server.lobby.services import make_services
from cartographers.server.rooms.summary import summary
from cartographers.server.settings import Settings
from cartographers.server.storage.hash_chain import INITIAL_HASH, chain_events
from cartographers.server.storage.sqlite import SqliteStore
from cartographers.server.storage.stored_game import (
    ANALYSIS_SUMS,
    PAR,
    GameRow,
    ResultKey,
    SeatRow,
    StoredGame,
)
from cartographers.table.dealer import SeedDealer
from cartographers.table.opening import play_out
from cartographers.table.plan import Plan, deal
from cartographers.table.table import Table

GAMES, DIFFERENT, MOST_SEATS = 1000, 20, 4
PERSON = "player"


def figures() -> Iterator[Figure]:
    """The answer to one player, as the server computes it."""
    with tempfile.TemporaryDirectory() as folder:
        whole, loop = asyncio.run(_measured(Path(folder)))
    yield Figure(f"statistics of {GAMES} games", 1e3 * whole, "ms", 200)
    yield Figure(f"statistics of {GAMES} games: of it on the event loop", 1e3 * loop, "ms", 10)


async def _measured(folder: Path) -> tuple[float, float]:
    """The medians of the processor time: of all threads, and of the event loop alone."""
    store = SqliteStore(folder / "games.sqlite")
    different = [_finished(seed) for seed in range(DIFFERENT)]
    await asyncio.gather(*(_keep(store, number, different) for number in range(GAMES)))
    lobby = Lobby(make_services(Settings(data=folder), store))
    runs = [await _run(lobby) for _ in range(REPEATS)]
    await lobby.close()
    return median(whole for whole, _ in runs), median(loop for _, loop in runs)


async def _run(lobby: Lobby) -> tuple[float, float]:
    start, start_of_loop = process_time(), thread_time()
    figures = await statistics_of(lobby, PERSON, Filter())
    taken = process_time() - start, thread_time() - start_of_loop
    assert figures.games == GAMES and figures.luck and figures.par
    return taken


def _finished(seed: int) -> Table:
    boxes, seats = shelf(), 1 + seed % MOST_SEATS
    table = Table(boxes, deal(boxes, Plan(seats=seats), seed), SeedDealer(seed))
    play_out(table, [Chance(seat) for seat in range(seats)])
    return table


async def _keep(store: SqliteStore, number: int, different: list[Table]) -> None:
    """Store a finished game of the player, with luck, skill and par; of its log only the beginning."""
    table, game = different[number % len(different)], f"game-{number}"
    row = GameRow(
        id=game,
        plan={},
        seed=number,
        seed_open=False,
        engine="1",
        created=f"2026-01-01T00:00:{number:06}",
        maker=PERSON,
        over=True,
        summary=summary(table.game),
    )
    others = [SeatRow(seat, "bot", bot="chance") for seat in range(1, len(table.game.seats))]
    seats = [SeatRow(0, "human", devices=frozenset({PERSON})), *others]
    await store.create(StoredGame(row, seats, chain_events(table, 0, [], INITIAL_HASH)[:1]))
    await store.add_result(ResultKey(game, ANALYSIS_SUMS, 0, "search"), 0, {"luck": 1.5, "skill": 2.5})
    await store.add_result(ResultKey(game, PAR, 0, "search"), 0, {"stars": 50})
