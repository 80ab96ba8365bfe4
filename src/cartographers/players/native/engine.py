"""The compiled functions for one set-up: seats in, values and the results of playouts out."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Any, NamedTuple

from cartographers.players.compiler.arrays import Array, array
from cartographers.players.compiler.numbering import AREAS
from cartographers.players.evaluate.weights import Weights
from cartographers.players.native import playout
from cartographers.players.native.cards import cards_of
from cartographers.players.native.cells import pair
from cartographers.players.native.drawing import Turn, rate
from cartographers.players.native.evaluate import EDICTS, map_value, write_features
from cartographers.players.native.library import library
from cartographers.players.native.maps import is_full, lay
from cartographers.players.native.memory import new_node
from cartographers.players.native.rule_code import Library
from cartographers.players.native.scratch import MAX_DEPTH, NODES, scratch
from cartographers.players.native.support import check_support
from cartographers.players.native.tables import Tables, tables, weights_row
from cartographers.players.search.backend import SeasonScores
from cartographers.players.search.futures import SEASON_ENDS, WHOLE_GAME
from cartographers.rules.box import Shelf
from cartographers.rules.setup import Setup
from cartographers.rules.sheet import Sheet
from cartographers.rules.state import SeasonScore, Seat
from cartographers.rules.terrain import Terrain
from cartographers.rules.timetable import Time


class SeatArrays(NamedTuple):
    """A seat's map as arrays, its coins, and how many of them are crossed out."""

    areas: Array
    coins: int
    crossed: int


class RatedDrawing(NamedTuple):
    """A drawing, its value, and the coins after it."""

    value: float
    terrain: Terrain
    cells: int
    coins: int


class Stop(NamedTuple):
    """Where the last playout stopped: before a card of its future."""

    seat: SeatArrays
    time: Time
    pending: bool
    #: The place of the card in the future; none if the future was played to its end.
    step: int | None


class Engine:
    """Evaluates maps and plays on, for one set-up."""

    def __init__(self, shelf: Shelf, setup: Setup, weights: Weights) -> None:
        check_support(shelf, setup)
        self._library: Library = library(shelf)
        self.tables: Tables = tables(shelf, setup, weights, self._library)
        self.number = {key: at for at, key in enumerate(cards_of(shelf, setup))}
        self._rows = len(AREAS) + len(self._library.numbers.monsters)
        self.scratch = scratch(self.tables, self._rows)
        self._roots: dict[tuple[int, int, Time, bool], tuple[int, Array]] = {}
        # For each variant: its terrain, and its cells when the anchor is A1.
        self._terrains = [Terrain(terrain) for terrain in self.tables.terrain.items()]
        cells = [high << 64 | low for low, high in self.tables.cells.tolist()]
        self._cells = [cells[pose] for pose in self.tables.pose.items()]

    def areas(self, sheet: Sheet) -> Array:
        """A map as an array."""
        plain: tuple[Any, ...] = sheet[: len(AREAS)]
        areas = Array("Q", (self._rows, 2), (word for area in plain for word in pair(area)))
        for name, area in sheet.named:
            areas[len(AREAS) + self._library.numbers.monsters[name]] = pair(area)
        return areas

    def arrays(self, seat: Seat) -> SeatArrays:
        """A seat as arrays."""
        return SeatArrays(self.areas(seat.sheet), seat.coins, seat.crossed)

    def value(self, seat: SeatArrays, time: Time) -> float:
        """The value of a seat at some time of the game: the stars it may still score."""
        value = map_value(self.tables, seat.areas, weights_row(self.tables, *time))
        return value + self._left(time) * (seat.coins - seat.crossed)

    def rate(
        self, seat: SeatArrays, card: str, pending: bool, time: Time, best_only: bool = False
    ) -> list[RatedDrawing]:
        """Every drawing of an explore card at some time, the best first, or the best alone.

        Crossed-out coins count too.
        """
        number, scratch = self.number[card], self.scratch
        row = weights_row(self.tables, time.season, time.clock + self.tables.time[number])
        turn = Turn(number, pending, seat.coins, row, self._left(time), False)
        count = rate(self.tables, seat.areas, turn, scratch)
        values = scratch.value.data[:count]
        if best_only and values:
            # To make objects of all takes several times as long as to value them.
            best = max(values)
            order = [at for at, value in enumerate(values) if value == best]
        else:
            order = sorted(range(count), key=lambda at: -values[at])
        columns = (scratch.variant, scratch.anchor, scratch.coins)
        variants, anchors, coins = (column.data[:count] for column in columns)
        return [
            RatedDrawing(
                values[at], self._terrains[variants[at]], self._cells[variants[at]] << anchors[at], coins[at]
            )
            for at in order
        ]

    def drawn(self, seat: SeatArrays, drawing: RatedDrawing) -> SeatArrays:
        """A seat after a drawing."""
        areas = seat.areas.copy()
        lay(areas, int(drawing.terrain), *pair(drawing.cells))
        return SeatArrays(areas, drawing.coins, seat.crossed)

    def features(self, areas: Array) -> Array:
        """All features of a map: a row for each edict, the last for the common ones."""
        features = Array("d", (len(self.tables.features), len(self.tables.units)))
        write_features(self.tables, areas, features)
        return features

    def futures(self, futures: Sequence[Sequence[str]]) -> Array:
        """Futures as an array of cards' numbers."""
        longest = max(map(len, futures)) + 1
        number = {**self.number, SEASON_ENDS: playout.SEASON_ENDS}
        rows = [[number[card] for card in cards] for cards in futures]
        return array("q", [row + [playout.NO_MORE] * (longest - len(row)) for row in rows], 2)

    def play_on(
        self, seats: Sequence[SeatArrays], time: Time, pending: bool, futures: Array, turns: int
    ) -> Array:
        """The stars each seat may still score in each future: a few turns played, then its value."""
        crossed = array("q", [seat.crossed for seat in seats])
        starts = playout.Starts(self._roots_of(seats, time, pending), crossed)
        results = Array("d", (len(seats), len(futures)))
        playout.play_all(self.tables, starts, futures, turns, self.scratch, results)
        return results

    def season_scores(
        self, seat: SeatArrays, time: Time, pending: bool, cards: Sequence[str]
    ) -> SeasonScores:
        """What a seat scores at the end of each season of one future.

        A playout gives a sum only, so it is stopped at the end of each season, where the map is looked at. As
        the same map and card always lead to the same drawing, all of them are parts of one playout.
        """
        scores: list[SeasonScore] = []
        if self.scratch.memory.used[0] + MAX_DEPTH >= NODES:
            # A memory that is cleared between two seasons might have them drawn differently.
            self._roots.clear()
        for at, card in enumerate(cards):
            if card != SEASON_ENDS:
                continue
            self.play_on([seat], time, pending, self.futures([cards[:at]]), WHOLE_GAME)
            scored = self.stop().seat
            season = time.season + len(scores)
            scores.append(self._season_score(scored._replace(crossed=seat.crossed), season))
            if self.tables.solo and self.is_full(scored):
                break
        return tuple(scores)

    def _season_score(self, seat: SeatArrays, season: int) -> SeasonScore:
        """What a seat scores if a season ends now; an edict's first feature is its stars."""
        stars = [round(row[0]) for row in self.features(seat.areas).tolist()]
        first, second = (stars[slot] for slot in self.tables.scored[season])
        return SeasonScore(first, second, seat.coins - seat.crossed, stars[EDICTS])

    def stop(self) -> Stop:
        """Where the last playout stopped."""
        coins, season, clock, pending, _ = self.scratch.progress.items()
        step = self.scratch.step[0]
        seat = SeatArrays(self.scratch.areas.copy(), coins, 0)
        return Stop(seat, Time(season, clock), bool(pending), step if step >= 0 else None)

    def is_full(self, seat: SeatArrays) -> bool:
        """Is there no empty cell on a map?"""
        return is_full(seat.areas)

    def _left(self, time: Time) -> int:
        """How many seasons are still to be scored."""
        return len(self.tables.seasons) - time.season

    def _roots_of(self, seats: Sequence[SeatArrays], time: Time, pending: bool) -> Array:
        """The nodes of these seats in the memory, which is cleared if it knows none of them."""
        memory = self.scratch.memory
        keys = [(id(seat.areas), seat.coins, time, pending) for seat in seats]
        full = memory.used[0] + len(seats) > NODES
        if full or not any(key in self._roots for key in keys):
            self._roots.clear()
            memory.used[0] = 0
        for key, seat in zip(keys, seats, strict=True):
            if key not in self._roots:
                node = new_node(memory)
                memory.areas[node] = seat.areas.items()
                memory.stars[node] = 0.0
                memory.progress[node] = [seat.coins, *time, pending, 0]
                # With its areas, so that no others can have the same id.
                self._roots[key] = node, seat.areas
        return array("q", [self._roots[key][0] for key in keys])


@lru_cache(maxsize=16)
def engine(shelf: Shelf, setup: Setup, weights: Weights) -> Engine:
    """The engine for a set-up, kept because making one takes a moment."""
    return Engine(shelf, setup, weights)
