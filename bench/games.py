"""Whole games, through the interface everyone uses."""

from collections.abc import Iterator

from bench.shared.figure import Figure, median_seconds
from cartographers.boxes import shelf
from cartographers.players.chance import Chance
from cartographers.table.dealer import SeedDealer
from cartographers.table.opening import play_out
from cartographers.table.plan import Plan, deal
from cartographers.table.table import Table

GAMES = 100


def figures() -> Iterator[Figure]:
    """Random solo games of the base box on sheet A, ruins and ambushes included."""
    taken = median_seconds(_play_solo_games)
    yield Figure("random solo games, base, sheet A", GAMES / taken, "games/s", 600)


def _play_solo_games() -> None:
    boxes = shelf()
    for seed in range(GAMES):
        play_out(Table(boxes, deal(boxes, Plan(), seed), SeedDealer(seed)), [Chance(seed)])
