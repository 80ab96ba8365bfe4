"""How long the coach of a first game keeps a player waiting, from the press of Confirm to its answer.

A whole coached game of the command people use, over real HTTP on the loopback. Each decision is asked about
as the page does, and then sent; what the player draws is what a weak bot would.
"""

import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from statistics import median

from bench.server import Server
from bench.shared.figure import Figure
from cartographers.boxes import shelf
from cartographers.notation.wire import write_decision
from cartographers.players.greedy import Greedy
from cartographers.table.dealer import SeedDealer
from cartographers.table.plan import Plan, deal
from cartographers.table.table import Table

SEED = 3
#: The page waits no longer than this, in seconds (web/src/table/state/coach.svelte.ts).
PATIENCE = 2.5


def figures() -> Iterator[Figure]:
    """The waits of a game on a server that has never run before; its first answer may have to be compiled."""
    with tempfile.TemporaryDirectory() as folder:
        running = Server(Path(folder))
        try:
            took = waits(running)
        finally:
            running.stop()
    first, *others = took
    yield Figure(f"the coach's answer, median of {len(took)} decisions", median(took) * 1000, "ms", 400)
    yield Figure("the coach's answer, the longest but for the first", max(others) * 1000, "ms", 1000)
    yield Figure("the wait for the first, on a new server", min(first, PATIENCE) * 1000, "ms")


def waits(running: Server) -> list[float]:
    """Seconds for each answer of the coach."""
    wish = {"seats": [{"kind": "me"}], "seed": SEED, "coached": True}
    created = running.client.post("/api/games", json=wish)
    created.raise_for_status()
    seat = f"/api/games/{created.json()['id']}/seats/0"
    table = Table(shelf(), deal(shelf(), Plan(seats=1), SEED), SeedDealer(SEED))
    player = Greedy(SEED)
    took: list[float] = []
    while not table.over:
        decision = player.decide(table.view(0))
        asked = {"step": table.game.step, "decision": write_decision(decision)}
        since = time.perf_counter()
        running.client.post(f"{seat}/second-look", json=asked, timeout=120).raise_for_status()
        took.append(time.perf_counter() - since)
        running.client.post(f"{seat}/decision", json=asked | {"move_id": str(len(took))}).raise_for_status()
        table.commit(0, decision)
    return took
