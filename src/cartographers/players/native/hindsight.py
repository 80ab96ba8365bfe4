"""Hindsight: how many stars a deal had in it, for a player who knows the order of the cards.

A beam search: every map is drawn on in every way, and the most promising maps stay. What it finds is a game
that could have been played, so the bound is never too high; a wider beam may find a better one.
"""

from collections.abc import Sequence

from cartographers.players.compiler.arrays import Array, array
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
        kind = compiled.tables.kind[number]
        if kind == RUINS_CARD:
            pending = True
        elif kind == EXPLORE:
            time = time._replace(clock=time.clock + compiled.tables.time[number])
            beam.draw(number, pending, time, width)
            pending = False
        else:
            beam.meet(number, time)
    return int(max(*beam.stars.items(), beam.full))


class _Beam:
    """The maps that are followed, with their coins and the stars they have scored."""

    def __init__(self, compiled: Engine, start: Array) -> None:
        self._tables, self._scratch = compiled.tables, compiled.scratch
        self._rows = len(start)
        self.areas = Array("Q", (1, self._rows, 2), start.items())
        self.coins, self.stars = Array("q", (1,)), Array("d", (1,))
        #: The best of the solo games that ended early because the map was full (R11.3).
        self.full = 0.0

    def draw(self, card: int, pending: bool, time: Time, width: int) -> None:
        """Draw on every map in every way; the most promising maps stay, each of them once."""
        row, left = weights_row(self._tables, *time), len(self._tables.seasons) - time.season
        maps = len(self.areas)
        branches = Branches(Array("d", (maps, BRANCHES, 4)), Array("q", (maps,)))
        turn = Turn(card, pending, 0, row, left, False)
        expand(self._tables, self.areas, self.coins, turn, self._scratch, branches)
        best = self._best(branches)[: 2 * width]
        drawings = array("q", [[0, *map(int, drawing[1:])] for _, drawing in best], 2)
        parents = [parent for parent, _ in best]
        areas = self._areas_of(self.areas, parents)
        draw_each(self._tables, areas, drawings)
        # The first of those that are alike.
        alike = {tuple(areas[at]): at for at in reversed(range(len(best)))}
        kept = sorted(alike.values())[:width]
        self.areas = self._areas_of(areas, kept)
        self.coins = array("q", [drawings[at, 3] for at in kept])
        self.stars = array("d", [self.stars[parents[at]] for at in kept])
        self._end_full_games(time.season)

    def _best(self, branches: Branches) -> list[tuple[int, list[float]]]:
        """The drawings on all maps, the most promising first: the number of the map, and the drawing."""
        drawings = [
            (parent, branches.rows[parent, place])
            for parent, count in enumerate(branches.counts.items())
            for place in range(count)
        ]
        stars = self.stars.items()
        drawings.sort(key=lambda one: -(one[1][0] + stars[one[0]]))
        return drawings

    def _areas_of(self, areas: Array, which: Sequence[int]) -> Array:
        """Some of the maps."""
        return Array("Q", (len(which), self._rows, 2), (word for one in which for word in areas[one]))

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
        going_on = []
        for one in range(len(self.areas)):
            if any(self.areas[one, EMPTY]):
                going_on.append(one)
                continue
            areas = Array("Q", (self._rows, 2), self.areas[one])
            stars = season_stars(self._tables, areas, season, self.coins[one])
            self.full = max(self.full, self.stars[one] + stars)
        if going_on and len(going_on) < len(self.areas):
            self.areas = self._areas_of(self.areas, going_on)
            self.coins = array("q", [self.coins[one] for one in going_on])
            self.stars = array("d", [self.stars[one] for one in going_on])
