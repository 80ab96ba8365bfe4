"""Hindsight: how many stars a deal had in it, for someone who knows the order of the cards.

A beam of the best maps goes through the game: every map is drawn on in every way, the most promising of all
that come of it stay. What is found is a game that could have been played, so the bound is never too high; a
wider beam may find a better one.
"""

from collections.abc import Sequence
from typing import Any

import numpy as np

from cartographers.players.evaluate.weights import Weights
from cartographers.players.native import playout
from cartographers.players.native.cells import up
from cartographers.players.native.drawing import EMPTY, lay, rate
from cartographers.players.native.engine import Book, Machine, areas_of
from cartographers.players.native.jit import U, jit
from cartographers.players.native.monsters_and_heroes import outlasted, visited
from cartographers.players.native.tables import EXPLORE, RUINS
from cartographers.players.search.futures import SEASON_ENDS
from cartographers.rules.edition import Shelf
from cartographers.rules.game import begin
from cartographers.rules.setup import Setup

#: How many of each map's drawings are kept for the choice among all.
BRANCHES = 40
#: Worth less than anything.
NEVER = -1e30

Array = Any


def hindsight(shelf: Shelf, setup: Setup, cards: Sequence[str], weights: Weights, width: int) -> int:
    """The most stars found for the first seat, if these cards come in this order (and nobody has a skill)."""
    machine = Machine(shelf, setup, weights)
    beam = _Beam(machine, areas_of(begin(shelf, setup).seats[0].sheet))
    season, clock, pending = 0, 0, False
    for key in cards:
        if key == SEASON_ENDS:
            beam.end_season(season)
            season, clock = season + 1, 0
            continue
        number = machine.number[key]
        kind = int(machine.tables.kind[number])
        if kind == RUINS:
            pending = True
        elif kind == EXPLORE:
            clock += int(machine.tables.time[number])
            beam.draw(number, pending, season, clock, width)
            pending = False
        else:
            beam.meet(number, season, clock)
    return int(max(beam.stars.max(), beam.full))


class _Beam:
    """The maps that are being followed, with their coins and the stars they have scored."""

    def __init__(self, machine: Machine, start: Array) -> None:
        self._machine, self._book = machine, machine.book
        self.areas, self.coins, self.stars = start[None].copy(), np.zeros(1, np.int64), np.zeros(1)
        #: The best of the solo games that ended early because the map was full (R11.3).
        self.full = 0.0

    def draw(self, card: int, pending: bool, season: int, clock: int, width: int) -> None:
        """Every map is drawn on in every way; the most promising stay, each of them once."""
        machine, tables = self._machine, self._machine.tables
        at, left = machine.moment(season, clock), machine.left(season)
        found = np.zeros((len(self.areas), BRANCHES, 4))
        counts = np.zeros(len(self.areas), np.int64)
        expand(
            tables,
            machine.weights,
            self.areas,
            self.coins,
            card,
            pending,
            at,
            left,
            self._book,
            found,
            counts,
        )
        rows = np.concatenate([found[one, :count] for one, count in enumerate(counts)])
        parents = np.repeat(np.arange(len(counts)), counts)
        values = rows[:, 0] + self.stars[parents]
        order = np.argsort(-values, kind="stable")[: 2 * width]
        parents, rows = parents[order], rows[order].astype(np.int64)
        areas = self.areas[parents].copy()
        drawn(tables, areas, rows)
        _, first = np.unique(areas.reshape(len(areas), -1), axis=0, return_index=True)
        kept = np.sort(first)[:width]
        self.areas, self.coins, self.stars = areas[kept], rows[kept, 3], self.stars[parents[kept]]
        self._retire(season)

    def meet(self, card: int, season: int, clock: int) -> None:
        """Monsters or a hero come to every map."""
        machine = self._machine
        at = machine.moment(season, clock)
        meet(machine.tables, machine.weights, self.areas, self.coins, card, at, self._book)
        self._retire(season)

    def end_season(self, season: int) -> None:
        """Every map is scored; what lasts acts."""
        machine = self._machine
        score(machine.tables, machine.weights, self.areas, self.coins, self.stars, season, self._book)

    def _retire(self, season: int) -> None:
        """A solo game is over when its map is full."""
        if not self._machine.tables.solo:
            return
        full = ~self.areas[:, EMPTY].any(axis=1)
        for one in np.flatnonzero(full):
            out = self._book.out
            stars = playout.season_stars(
                self._machine.tables, self.areas[one], season, int(self.coins[one]), out
            )
            self.full = max(self.full, float(self.stars[one] + stars))
        if full.any() and not full.all():
            self.areas, self.coins, self.stars = self.areas[~full], self.coins[~full], self.stars[~full]


@jit
def expand(
    tables: Any,
    weights: Any,
    areas: Array,
    coins: Array,
    card: int,
    pending: bool,
    at: int,
    left: int,
    book: Book,
    found: Array,
    counts: Array,
) -> None:
    """The best drawings on each map: value, variant, anchor, coins."""
    for one in range(areas.shape[0]):
        if (areas[one, EMPTY, 0] | areas[one, EMPTY, 1]) == U(0):
            found[one, 0, 0], found[one, 0, 1], found[one, 0, 3] = 0.0, -1.0, coins[one]
            counts[one] = 1
            continue
        count = rate(tables, weights, areas[one], card, pending, coins[one], at, left, book)
        counts[one] = min(count, BRANCHES)
        for place in range(counts[one]):
            best = 0
            for which in range(1, count):
                if book.value[which] > book.value[best]:
                    best = which
            found[one, place, 0] = book.value[best]
            found[one, place, 1] = book.variant[best]
            found[one, place, 2] = book.anchor[best]
            found[one, place, 3] = book.coins[best]
            book.value[best] = NEVER


@jit
def drawn(tables: Any, areas: Array, rows: Array) -> None:
    """Draw on each map what was chosen for it."""
    for one in range(areas.shape[0]):
        variant = rows[one, 1]
        if variant >= 0:
            pose = tables.pose[variant]
            low, high = up(tables.cells[pose, 0], tables.cells[pose, 1], rows[one, 2])
            lay(areas[one], tables.terrain[variant], low, high)


@jit
def meet(tables: Any, weights: Any, areas: Array, coins: Array, card: int, at: int, book: Book) -> None:
    """Monsters or a hero come to each map."""
    for one in range(areas.shape[0]):
        coins[one] = visited(tables, weights, areas[one], card, at, coins[one], book)


@jit
def score(
    tables: Any, weights: Any, areas: Array, coins: Array, stars: Array, season: int, book: Book
) -> None:
    """Each map is scored, and what lasts acts on it."""
    for one in range(areas.shape[0]):
        stars[one] += playout.season_stars(tables, areas[one], season, coins[one], book.out)
        if season < tables.seasons.shape[0] - 1:
            at = playout.moment(tables, season + 1, 0)
            coins[one] = outlasted(tables, weights, areas[one], at, coins[one], book)
