"""The load benches in short: what was acknowledged is in the store, and everybody has the same state."""

import asyncio
from collections.abc import Sequence
from json import loads
from pathlib import Path

from bench.burst import Table, phases
from bench.load import Ledger, LiveGame, arrivals, differences, open_sockets
from bench.reconnect import all_at_once
from bench.shared.lines import HttpLines, SocketLine
from bench.shared.prepared import PreparedGame, prepare
from cartographers.server.settings import Settings
from server.following import Json
from server.serving import Served

#: Decisions a second: as many as there can be, for nothing is measured here.
RATE = 400


async def states(port: int, games: Sequence[PreparedGame]) -> list[Json]:
    """What each device is told when it asks, game by game."""
    lines = HttpLines(port)
    wanted = [(game.id, token) for game in games for token in game.tokens]
    answers = [await lines.request("GET", f"/api/games/{game}", token) for game, token in wanted]
    await hang_up(lines)
    return [loads(answer) for _, answer in answers]


def last_told(sockets: Sequence[SocketLine]) -> list[tuple[int, int]]:
    """The step and the number of events in the last message of each socket."""
    told = [loads(socket.last) for socket in sockets]
    return [(one["step"], one["seq"]) for one in (push["state"] or push for push in told)]


async def settled(sockets: Sequence[SocketLine], wanted: Sequence[Json]) -> None:
    """Wait until each socket was told the state that its device gets by asking."""
    while last_told(sockets) != [(one["step"], one["seq"]) for one in wanted]:
        await asyncio.sleep(0.01)


async def hang_up(*lines: SocketLine | HttpLines) -> None:
    """Close some connections; their transports are gone one turn of the loop later."""
    for line in lines:
        line.close()
    await asyncio.sleep(0)
    await asyncio.sleep(0)


def test_after_load_the_store_has_what_was_acknowledged_and_all_sockets_are_in_sync(tmp_path: Path) -> None:
    games = prepare(tmp_path, games=6, seats=3)
    served = Served(Settings(data=tmp_path))

    async def test() -> Ledger:
        sockets, lines, ledger = await open_sockets(served.port, games), HttpLines(served.port), Ledger()
        await arrivals([LiveGame(game, lines, ledger) for game in games], RATE, seconds=0.2)
        await asyncio.wait_for(settled(sockets, await states(served.port, games)), 20)
        await hang_up(*sockets)
        again, _ = await all_at_once(served.port, games)
        await asyncio.wait_for(settled(again, await states(served.port, games)), 20)
        await hang_up(*again, lines)
        return ledger

    try:
        ledger = asyncio.run(test())
    finally:
        served.stop()
    made = sum(map(len, ledger.acknowledged.values()))
    assert made == len(ledger.took) > 6 and not ledger.refused
    assert differences(tmp_path, games, ledger.acknowledged) == []
    assert differences(tmp_path, games, {}) != []


def test_all_seats_of_a_large_table_see_the_next_phase(tmp_path: Path) -> None:
    (game,) = prepare(tmp_path, games=1, seats=14)
    served = Served(Settings(data=tmp_path))

    async def test() -> list[str]:
        sockets, lines = await open_sockets(served.port, [game]), HttpLines(served.port)
        table = Table(game, lines, sockets)
        for moves, following in list(phases(game))[:2]:
            await asyncio.wait_for(table.play(moves, following, within=0), 20)
        await asyncio.wait_for(settled(sockets, await states(served.port, [game])), 20)
        await hang_up(*sockets, lines)
        return table.acknowledged

    try:
        acknowledged = asyncio.run(test())
    finally:
        served.stop()
    assert differences(tmp_path, [game], {game.id: acknowledged}) == []
