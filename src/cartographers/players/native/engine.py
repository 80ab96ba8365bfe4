"""The machine for one game: maps in, values and playouts out."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Any, NamedTuple

import numpy as np

from cartographers.players.evaluate.features import COMMON
from cartographers.players.evaluate.weights import Weights
from cartographers.players.native import playout
from cartographers.players.native.drawing import MOST, ROWS, lay, rate, see, worth
from cartographers.players.native.evaluate import AREAS
from cartographers.players.native.memory import NODES, blank, new_node
from cartographers.players.native.tables import CLOCKS, NAMED, Tables, cards_of, pair, tables
from cartographers.players.search.futures import SEASON_ENDS
from cartographers.rules.edition import Shelf
from cartographers.rules.setup import Setup
from cartographers.rules.sheet import Sheet
from cartographers.rules.terrain import Terrain

Array = Any


class Book(NamedTuple):
    """Where the machine writes while it works."""

    areas: Array
    saved: Array
    kept: Array
    before: Array
    out: Array
    variant: Array
    anchor: Array
    coins: Array
    value: Array
    #: Where playing on came to an end: coins, season, clock, are ruins pending, which card of the future.
    now: Array


def _book() -> Book:
    areas, saved, kept, before = (np.zeros((ROWS, 2), np.uint64) for _ in range(4))
    variant, anchor, coins = (np.zeros(MOST, np.int64) for _ in range(3))
    out, value, now = np.zeros(len(COMMON)), np.zeros(MOST), np.zeros(5, np.int64)
    return Book(areas, saved, kept, before, out, variant, anchor, coins, value, now)


class Side(NamedTuple):
    """A player's side of the table, as the machine knows it."""

    areas: Array
    coins: int
    crossed: int


class Rated(NamedTuple):
    """A drawing: what it leaves behind is worth, and the coins there are then."""

    worth: float
    terrain: Terrain
    cells: int
    coins: int


class Machine:
    """Values maps and plays on, for one set-up."""

    def __init__(self, shelf: Shelf, setup: Setup, weights: Weights) -> None:
        self.tables: Tables = tables(shelf, setup)
        self.number = {key: at for at, key in enumerate(cards_of(shelf, setup))}
        self.weights = np.zeros((4 * CLOCKS, 5, len(COMMON)))
        for (season, clock), row in weights.rows(shelf, setup).items():
            for slot, values in enumerate(row):
                self.weights[season * CLOCKS + clock, slot, : len(values)] = values
        self.book = _book()
        self._memory = blank()
        self._roots: dict[tuple[int, int, int, int, bool], tuple[int, Array]] = {}
        # Of each variant, in plain Python: its terrain, and its cells when the anchor is A1.
        self._terrains = [Terrain(terrain) for terrain in self.tables.terrain.tolist()]
        self._cells = [high << 64 | low for low, high in self.tables.cells[self.tables.pose].tolist()]

    def moment(self, season: int, clock: int) -> int:
        """The row of the weights for a time of the game."""
        return season * CLOCKS + min(clock, int(self.tables.seasons[season]))

    def left(self, season: int) -> int:
        """How many seasons are still to be scored."""
        return len(self.tables.seasons) - season

    def worth(self, side: Side, season: int, clock: int) -> float:
        """What a side is worth at some time of the game: the stars it may still bring."""
        value = worth(self.tables, self.weights, side.areas, self.moment(season, clock))
        return float(value) + self.left(season) * (side.coins - side.crossed)

    def rate(self, side: Side, card: str, pending: bool, season: int, clock: int) -> list[Rated]:
        """Every drawing of an explore card, the best first."""
        number, book = self.number[card], self.book
        after = clock + int(self.tables.time[number])
        at = self.moment(season, after)
        count = rate(
            self.tables, self.weights, side.areas, number, pending, side.coins, at, self.left(season), book
        )
        order = np.argsort(-book.value[:count], kind="stable")
        columns = (book.value, book.variant, book.anchor, book.coins)
        rows = zip(*(column[order].tolist() for column in columns), strict=True)
        return [
            Rated(value, self._terrains[variant], self._cells[variant] << anchor, coins)
            for value, variant, anchor, coins in rows
        ]

    def drawn(self, side: Side, drawing: Rated) -> Side:
        """A side once something has been drawn."""
        areas = side.areas.copy()
        lay(areas, int(drawing.terrain), *map(np.uint64, pair(drawing.cells)))
        return Side(areas, drawing.coins, side.crossed)

    def seen(self, side: Side) -> Array:
        """All that is looked at on a map: a row for each edict, the last for any."""
        found = np.zeros((5, len(COMMON)))
        see(self.tables, side.areas, self.book.out, found)
        return found

    def futures(self, futures: Sequence[Sequence[str]]) -> Array:
        """Futures as the machine reads them."""
        longest = max(map(len, futures)) + 1
        found = np.full((len(futures), longest), playout.NO_MORE, np.int64)
        for row, cards in enumerate(futures):
            found[row, : len(cards)] = [
                playout.SEASON_ENDS if card == SEASON_ENDS else self.number[card] for card in cards
            ]
        return found

    def play_on(
        self, sides: Sequence[Side], season: int, clock: int, pending: bool, futures: Array, turns: int
    ) -> Array:
        """The stars each side may still bring in each future: a few turns played, then as it is valued."""
        roots = self._roots_of(sides, season, clock, pending)
        crossed = np.array([side.crossed for side in sides])
        found = np.zeros((len(sides), len(futures)))
        playout.play_all(
            self.tables, self.weights, roots, crossed, futures, turns, self.book, self._memory, found
        )
        return found

    def _roots_of(self, sides: Sequence[Side], season: int, clock: int, pending: bool) -> Array:
        """Where in the memory these sides are; for sides of which none is known it begins anew."""
        keys = [(id(side.areas), side.coins, season, clock, pending) for side in sides]
        full = self._memory.used[0] + len(sides) > NODES
        if full or not any(key in self._roots for key in keys):
            self._roots.clear()
            self._memory.used[0] = 0
        for key, side in zip(keys, sides, strict=True):
            if key not in self._roots:
                node = new_node(self._memory)
                self._memory.areas[node] = side.areas
                self._memory.stars[node] = 0.0
                self._memory.now[node] = side.coins, season, clock, pending, 0
                # With its areas, so that no others can have the same id.
                self._roots[key] = node, side.areas
        return np.array([self._roots[key][0] for key in keys])


def areas_of(sheet: Sheet) -> Array:
    """A map as the machine reads it."""
    areas = np.zeros((ROWS, 2), np.uint64)
    *plain, named, _ = sheet
    areas[: len(AREAS)] = [pair(area) for area in plain]
    for name, area in named:
        areas[len(AREAS) - 1 + NAMED[name]] = pair(area)
    return areas


@lru_cache(maxsize=16)
def machine(shelf: Shelf, setup: Setup, weights: Weights) -> Machine:
    """The machine for a set-up; making one takes a moment."""
    return Machine(shelf, setup, weights)
