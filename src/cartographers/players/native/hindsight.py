"""Hindsight: how many stars a deal had in it, for a player who knows the order of the cards.

A beam search: every map is drawn on in every way, and the most promising maps stay. What it finds is a game
that could have been played, so the bound is never too high; a wider beam may find a better one.
"""

from collections.abc import Sequence
from typing import Any, NamedTuple

import numpy as np

from cartographers.players.evaluate.weights import Weights
from cartographers.players.native.drawing import Turn, draw_variant, rate
from cartographers.players.native.engine import Engine
from cartographers.players.native.evaluate import season_stars
from cartographers.players.native.jit import jit
from cartographers.players.native.maps import EMPTY, is_full
from cartographers.players.native.monsters_and_heroes import act_at_season_end, meet_card
from cartographers.players.native.tables import EXPLORE, RUINS_CARD, weights_row
from cartographers.players.search.futures import SEASON_ENDS
from cartographers.rules.box import Shelf
from cartographers.rules.game import begin
from cartographers.rules.setup import Setup
from cartographers.rules.timetable import Time

#: How many of each map's drawings are kept for the choice among all.
BRANCHES = 40
#: Below every value.
_LEAST = -1e30

Array = Any


def hindsight(shelf: Shelf, setup: Setup, cards: Sequence[str], weights: Weights, width: int) -> int:
    """The most stars found for the first seat if these cards come in this order and nobody uses a skill.

    Raises ``NotSupported`` for a game that the compiled backend cannot play.
    """
    compiled = Engine(shelf, setup, weights)
    beam = _Beam(compiled, compiled.areas(begin(shelf, setup).seats[0].sheet))
    time, pending = Time(0, 0), False
    for key in cards:
        if key == SEASON_ENDS:
            beam.end_season(time.season)
            time = Time(time.season + 1, 0)
            continue
        number = compiled.number[key]
        kind = int(compiled.tables.kind[number])
        if kind == RUINS_CARD:
            pending = True
        elif kind == EXPLORE:
            time = time._replace(clock=time.clock + int(compiled.tables.time[number]))
            beam.draw(number, pending, time, width)
            pending = False
        else:
            beam.meet(number, time)
    return int(max(beam.stars.max(), beam.full))


class Branches(NamedTuple):
    """The best drawings on each map (value, variant, anchor, coins), and how many there are."""

    rows: Array
    counts: Array


class _Beam:
    """The maps that are followed, with their coins and the stars they have scored."""

    def __init__(self, compiled: Engine, start: Array) -> None:
        self._tables, self._scratch = compiled.tables, compiled.scratch
        self.areas, self.coins, self.stars = start[None].copy(), np.zeros(1, np.int64), np.zeros(1)
        #: The best of the solo games that ended early because the map was full (R11.3).
        self.full = 0.0

    def draw(self, card: int, pending: bool, time: Time, width: int) -> None:
        """Draw on every map in every way; the most promising maps stay, each of them once."""
        row, left = weights_row(self._tables, *time), len(self._tables.seasons) - time.season
        maps = len(self.areas)
        branches = Branches(np.zeros((maps, BRANCHES, 4)), np.zeros(maps, np.int64))
        expand(
            self._tables,
            self.areas,
            self.coins,
            Turn(card, pending, 0, row, left, False),
            self._scratch,
            branches,
        )
        rows = np.concatenate([branches.rows[one, :count] for one, count in enumerate(branches.counts)])
        parents = np.repeat(np.arange(maps), branches.counts)
        values = rows[:, 0] + self.stars[parents]
        order = np.argsort(-values, kind="stable")[: 2 * width]
        parents, rows = parents[order], rows[order].astype(np.int64)
        areas = self.areas[parents].copy()
        draw_each(self._tables, areas, rows)
        _, first = np.unique(areas.reshape(len(areas), -1), axis=0, return_index=True)
        kept = np.sort(first)[:width]
        self.areas, self.coins, self.stars = areas[kept], rows[kept, 3], self.stars[parents[kept]]
        self._end_full_games(time.season)

    def meet(self, card: int, time: Time) -> None:
        """An ambush or a hero comes to every map."""
        meet_each(self._tables, self.areas, self.coins, card, weights_row(self._tables, *time), self._scratch)
        self._end_full_games(time.season)

    def end_season(self, season: int) -> None:
        """Score every map; lasting monsters act."""
        score_each(self._tables, self.areas, self.coins, self.stars, season, self._scratch)

    def _end_full_games(self, season: int) -> None:
        """A solo game is over when its map is full."""
        if not self._tables.solo:
            return
        full = ~self.areas[:, EMPTY].any(axis=1)
        for one in np.flatnonzero(full):
            stars = season_stars(self._tables, self.areas[one], season, int(self.coins[one]))
            self.full = max(self.full, float(self.stars[one] + stars))
        if full.any() and not full.all():
            self.areas, self.coins, self.stars = self.areas[~full], self.coins[~full], self.stars[~full]


@jit
def expand(tables: Any, areas: Array, coins: Array, turn: Turn, scratch: Any, branches: Branches) -> None:
    """Write the best drawings on each map; the coins of the turn are those of each map."""
    rows, counts = branches.rows, branches.counts
    for one in range(areas.shape[0]):
        if is_full(areas[one]):
            rows[one, 0, 0], rows[one, 0, 1], rows[one, 0, 3] = 0.0, -1.0, coins[one]
            counts[one] = 1
            continue
        its = Turn(turn.card, turn.pending, coins[one], turn.at, turn.seasons_left, turn.quick)
        count = rate(tables, areas[one], its, scratch)
        counts[one] = min(count, BRANCHES)
        for place in range(counts[one]):
            best = 0
            for which in range(1, count):
                if scratch.value[which] > scratch.value[best]:
                    best = which
            rows[one, place, 0] = scratch.value[best]
            rows[one, place, 1] = scratch.variant[best]
            rows[one, place, 2] = scratch.anchor[best]
            rows[one, place, 3] = scratch.coins[best]
            scratch.value[best] = _LEAST


@jit
def draw_each(tables: Any, areas: Array, rows: Array) -> None:
    """Draw on each map what was chosen for it; nothing on a full one."""
    for one in range(areas.shape[0]):
        if rows[one, 1] >= 0:
            draw_variant(tables, areas[one], rows[one, 1], rows[one, 2])


@jit
def meet_each(tables: Any, areas: Array, coins: Array, card: int, at: int, scratch: Any) -> None:
    """An ambush or a hero comes to each map."""
    for one in range(areas.shape[0]):
        coins[one] = meet_card(tables, areas[one], card, at, coins[one], scratch)


@jit
def score_each(tables: Any, areas: Array, coins: Array, stars: Array, season: int, scratch: Any) -> None:
    """Score each map; then the lasting monsters act on it."""
    for one in range(areas.shape[0]):
        stars[one] += season_stars(tables, areas[one], season, coins[one])
        if season < tables.seasons.shape[0] - 1:
            row = weights_row(tables, season + 1, 0)
            coins[one] = act_at_season_end(tables, areas[one], row, coins[one], scratch)
