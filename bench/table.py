"""Turns of a large table, through the interface everyone uses."""

from collections.abc import Iterator
from statistics import median
from time import process_time

from bench.shared.figure import Figure
from cartographers.boxes import shelf
from cartographers.players.chance import Chance
from cartographers.rules.state import Phase
from cartographers.table.dealer import SeedDealer
from cartographers.table.plan import Plan, deal
from cartographers.table.table import Table

MANY = 100


def figures() -> Iterator[Figure]:
    """An explore turn of a hundred seats: everyone is shown a view and decides, all is resolved."""
    engine, players = zip(*_turns(seed=1), strict=True)
    yield Figure(f"a turn of {MANY} seats: the engine", 1e3 * median(engine), "ms", 60)
    yield Figure(f"a turn of {MANY} seats: {MANY} chance players", 1e3 * median(players), "ms")


def _turns(seed: int) -> Iterator[tuple[float, float]]:
    """For each explore turn of a game the seconds spent by the engine and by the players."""
    boxes = shelf()
    table = Table(boxes, deal(boxes, Plan(seats=MANY), seed), SeedDealer(seed))
    players = [Chance(seat) for seat in range(MANY)]
    while not table.over:
        explores = table.game.phase is Phase.DRAW
        start = process_time()
        views = [table.view(seat) for seat in table.game.waiting]
        shown = process_time()
        decisions = [(view.seat, players[view.seat].decide(view)) for view in views]
        decided = process_time()
        for seat, decision in decisions:
            table.commit(seat, decision)
        if explores:
            yield process_time() - decided + shown - start, decided - shown
