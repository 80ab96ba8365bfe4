"""Whole games and large tables, through the interface everyone uses."""

from collections.abc import Iterator
from statistics import median
from time import process_time

from bench.figure import Figure, median_seconds
from cartographers.boxes import shelf
from cartographers.players.chance import Chance
from cartographers.rules.state import Phase
from cartographers.table.dealer import SeedDealer
from cartographers.table.plan import Plan, deal
from cartographers.table.play_out import play_out
from cartographers.table.table import Table

GAMES = 100
MANY = 100


def solo_games() -> Iterator[Figure]:
    """Random solo games of the base box on sheet A, ruins and ambushes included."""
    taken = median_seconds(_play_solo_games)
    yield Figure("random solo games, base, sheet A", GAMES / taken, "games/s", 600)


def _play_solo_games() -> None:
    boxes = shelf()
    for seed in range(GAMES):
        play_out(Table(boxes, deal(boxes, Plan(), seed), SeedDealer(seed)), [Chance(seed)])


def large_table() -> Iterator[Figure]:
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
