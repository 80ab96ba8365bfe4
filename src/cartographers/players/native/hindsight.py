"""Hindsight: how many stars a deal had in it, for a player who knows the order of the cards.

A beam search: every map is drawn on in every way, and the most promising maps stay. What it finds is a game
that could have been played, so the bound is never too high; a wider beam may find a better one.
"""

from collections.abc import Sequence
from typing import Any

import numpy as np

from cartographers.players.evaluate.weights import Weights
from cartographers.players.native.beam import (
    BRANCHES,
    Branches,
    draw_each,
    expand,
    meet_each,
    score_each,
)
from cartographers.players.native.drawing import Turn
from cartographers.players.native.engine import Engine
from cartographers.players.native.evaluate import season_stars
from cartographers.players.native.maps import EMPTY
from cartographers.players.native.tables import EXPLORE, RUINS_CARD, weights_row
from cartographers.players.search.futures import SEASON_ENDS
from cartographers.rules.box import Shelf
from cartographers.rules.game import begin
from cartographers.rules.setup import Setup
from cartographers.rules.timetable import Time

Array = Any


def hindsight(shelf: Shelf, setup: Setup, cards: Sequence[str], weights: Weights, width: int) -> int:
    """The most stars found for the first seat if these cards come in this order and nobody uses a skill.

    Raises ``NotSupported`` for a game that the compiled backend cannot play.
    """
    compiled = Engine(shelf, setup, weights)
    beam = _Beam(compiled, np.asarray(compiled.areas(begin(shelf, setup).seats[0].sheet)))
    time, pending = Time(0, 0), False
    for key in cards:
        if key == SEASON_ENDS:
            beam.end_season(time.season)
            time = Time(time.season + 1, 0)
            continue
        number = compiled.number[key]
        kind = compiled.tables.kind[number]
        if kind == RUINS_CARD:
            pending = True
        elif kind == EXPLORE:
            time = time._replace(clock=time.clock + compiled.tables.time[number])
            beam.draw(number, pending, time, width)
            pending = False
        else:
            beam.meet(number, time)
    return int(max(beam.stars.max(), beam.full))


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
