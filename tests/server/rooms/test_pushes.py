"""Messages of the socket: a client that follows them has what the whole state says, at every moment."""

import subprocess
from collections.abc import Awaitable, Callable
from json import dumps, loads
from pathlib import Path
from random import Random
from shutil import which
from typing import Any

import pytest

from cartographers.server.auth.seat_codes import SeatCodes
from cartographers.server.rooms import listeners as listeners_module
from cartographers.server.rooms.decisions import withdraw
from cartographers.server.rooms.json_cache import JsonCache
from cartographers.server.rooms.listeners import LARGE_TABLE, Listener
from cartographers.server.rooms.people import connect, connect_projector, disconnect, leave, visit
from cartographers.server.rooms.pushes import presence_push, state_push
from cartographers.server.rooms.state_json import state_for
from cartographers.words.book import words
from server.following import Json, follow
from server.live_room import AtTable, LiveRoom, due, friends, player
from testkit.long_forms import every

ROOT = Path(__file__).parents[3]
#: Where `make` puts Node on a machine that has none.
OWN_NODE = ROOT / ".venv" / "node" / "bin" / "node"
ENGLISH = words("en")
#: Follows pushes with the browser's own function and says where it differs from the states.
FOLLOW = """
import { readFileSync } from "node:fs";
import ts from "typescript";
const source = ts.transpile(readFileSync("src/server/pushes.ts", "utf8"), { module: ts.ModuleKind.ESNext });
const { follow } = await import("data:text/javascript," + encodeURIComponent(source));
const sorted = (value) => JSON.stringify(value, (_, one) =>
  one && typeof one === "object" && !Array.isArray(one)
    ? Object.fromEntries(Object.entries(one).sort(([a], [b]) => (a < b ? -1 : 1))) : one);
for (const client of JSON.parse(readFileSync(process.argv[1], "utf8"))) {
  let state = null;
  for (const [push, told] of client) {
    state = follow(state, push);
    if (sorted(state) !== sorted(told)) throw new Error(`after ${sorted(push)}: ${sorted(state)}`);
  }
}
"""


class Client:
    """A device with a socket, which follows what it is sent."""

    def __init__(self, live: LiveRoom, codes: SeatCodes, listener: Listener) -> None:
        self._live, self._codes, self.listener = live, codes, listener
        self.state: Json | None = None
        #: Each message, and the whole state at that moment.
        self.told: list[tuple[Json, Json]] = []

    async def catch_up(self) -> None:
        """Take what is to be sent, and compare with a state of which no part was written before."""
        room = self._live.room
        while found := await due(self.listener):
            text = (
                state_push(room, self.listener, self._codes, ENGLISH)
                if found.state
                else presence_push(room, self.listener, found.own)
            )
            if not text:
                continue
            push = loads(text)
            self.state = follow(self.state, push)
            room.json_cache, kept = JsonCache(), room.json_cache
            whole = loads(state_for(room, self.listener.device, self._codes, ENGLISH))
            room.json_cache = kept
            assert self.state == whole
            self.told.append((push, whole))


async def act(live: LiveRoom, toss: Random, clients: list[Client], codes: SeatCodes) -> None:
    """Do anything that may happen in a room."""
    room = live.room
    sealed = [seat for seat, decision in enumerate(room.game.sealed) if decision is not None]
    coming = toss.choice("abcde")
    actions: list[Callable[[], Awaitable[Any]]] = [
        lambda: live.decide(*toss.sample(room.game.waiting, toss.randint(1, len(room.game.waiting)))),
        lambda: live.decide(toss.choice(room.game.waiting)),
    ]
    if sealed:
        actions.append(lambda: withdraw(room, toss.choice(sealed)))
    if toss.random() < 0.3:
        actions.append(lambda: leave(room, 1))
        actions.append(lambda: visit(room, "b"))
    if toss.random() < 0.5:
        actions.append(lambda: come(live, coming, clients, codes))
    if clients and toss.random() < 0.3:
        disconnect(room, clients.pop(toss.randrange(len(clients))).listener)
    await toss.choice(actions)()


async def come(live: LiveRoom, device: str, clients: list[Client], codes: SeatCodes) -> None:
    clients.append(Client(live, codes, await connect(live.room, device)))


@pytest.mark.parametrize("seats", every([3, LARGE_TABLE], short=[3]))
def test_who_follows_the_messages_has_the_state(
    at_table: AtTable, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, seats: int
) -> None:
    monkeypatch.setattr(listeners_module, "PRESENCE_DELAY", 0)
    monkeypatch.setattr(listeners_module, "COMING_DELAY", 0)

    async def test(live: LiveRoom) -> None:
        codes, toss = SeatCodes(tmp_path), Random(seats)
        clients: list[Client] = []
        everybody = set(clients)
        for device in "abe":
            await come(live, device, clients, codes)
        projector = Client(live, codes, await connect_projector(live.room, "a"))
        for _ in range(60 if seats < LARGE_TABLE else 80):
            live.clock.now += toss.choice([0, 1, 7.5])
            await act(live, toss, clients, codes)
            everybody |= {projector, *clients}
            for client in (projector, *clients):
                await client.catch_up()
        assert live.room.game.step > 3
        kinds = [push["kind"] for client in everybody for push, _ in client.told]
        assert {"state", "changes", "presence"} == set(kinds)
        assert any(push["log_from"] for client in everybody for push, _ in client.told)
        browser_follows(tmp_path / "told.json", [client.told for client in everybody])

    rest = (player(number, "a") for number in range(3, seats))
    at_table(test, player(0, "a"), player(1, "b"), player(2, "cd"), *rest, plan=friends(move_limit=24))


def browser_follows(path: Path, told: list[list[tuple[Json, Json]]]) -> None:
    """Check that the browser's function makes the same of all messages."""
    path.write_text(dumps(told), encoding="utf-8")
    command = [which("node") or OWN_NODE, "--input-type=module", "-e", FOLLOW, str(path)]
    run = subprocess.run(command, cwd=ROOT / "web", capture_output=True, text=True, timeout=60)
    assert run.returncode == 0, run.stderr
