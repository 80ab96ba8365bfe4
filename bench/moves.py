"""How long a bot takes for a move: within its time also on a busy machine, and greedy always at once."""

import multiprocessing
from collections.abc import Iterator
from functools import partial
from multiprocessing.synchronize import Event
from time import perf_counter

from bench.shared.figure import Figure, seconds
from cartographers.players.greedy import Greedy
from cartographers.players.roster import player
from cartographers.table.opening import open_table

#: A search's time in milliseconds, how many of its moves are measured, and beside how many busy processes.
BUDGET, MOVES, BUSY = 200, 100, 2


def figures() -> Iterator[Figure]:
    """The time that 99 of 100 moves of a search take at most, and greedy's slowest decision."""
    context = multiprocessing.get_context("spawn")
    stop = context.Event()
    others = [context.Process(target=_busy, args=(stop,), daemon=True) for _ in range(BUSY)]
    for one in others:
        one.start()
    try:
        took = sorted(_searching())[-1 - MOVES // 100]
    finally:
        stop.set()
        for one in others:
            one.join()
    what = f"99 of 100 moves of search:{BUDGET}ms beside {BUSY} busy processes"
    yield Figure(what, 1000 * took, "ms", 1.2 * BUDGET)
    yield Figure("greedy's slowest decision", 1000 * max(_greedy()), "ms", 150)


def _busy(stop: Event) -> None:
    while not stop.is_set():
        sum(range(10_000))


def _searching() -> list[float]:
    """Seconds by the clock for each move."""
    took: list[float] = []
    seed = 0
    while len(took) < MOVES:
        table, one = open_table(seed=seed), player(f"search:{BUDGET}ms", seed)
        # The first move of all loads what the player thinks with.
        one.decide(table.view(0))
        while not table.over and len(took) < MOVES:
            start = perf_counter()
            decision = one.decide(table.view(0))
            took.append(perf_counter() - start)
            table.commit(0, decision)
        seed += 1
    return took


def _greedy() -> Iterator[float]:
    """Seconds of processor time for each decision, the better of two tries."""
    two, alone = open_table(("base", "skills"), seats=2, seed=5), open_table(("heroes", "skills"), seed=5)
    for table in (two, alone):
        greedy = Greedy(1)
        while not table.over:
            for seat in table.game.waiting:
                view = table.view(seat)
                yield min(seconds(partial(greedy.decide, view)) for _ in range(2))
                table.commit(seat, greedy.decide(view))
