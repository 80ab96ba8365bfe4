"""The best game of a deal, found with the order of the cards, if luck with the cards does not count.

Whoever knows the order of the cards can make more of it than anybody who plays. Here each card that comes up
is charged with what it is worth on the map it comes to, above the mean of all cards that might have come. The
charges of somebody who does not know the order are 0 on average, whatever he draws, so the best game less its
charges is on average at least what the best player makes (Brown, Smith and Sun, Operations Research 58,
2010). It is the closer to it the better the worth of cards is known.
"""

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

import numpy as np

from cartographers.players.compiler.language import Areas2, Ints, Reals, Reals2, compiled
from cartographers.players.native.beam import (
    BRANCHES,
    Branches,
    draw_each,
    expand,
    meet_each,
    score_each,
)
from cartographers.players.native.drawing import Turn, rate
from cartographers.players.native.engine import Engine
from cartographers.players.native.evaluate import map_value, season_stars
from cartographers.players.native.maps import EMPTY, copy, is_full
from cartographers.players.native.monsters_and_heroes import meet_card
from cartographers.players.native.scratch import Scratch
from cartographers.players.native.tables import AMBUSH, EXPLORE, RUINS_CARD, Tables, weights_row
from cartographers.players.search.futures import SEASON_ENDS
from cartographers.rules.state import Game
from cartographers.rules.timetable import Time

Array = Any
#: The bound holds for every share of the charges, since they are 0 on average; this one gave the lowest.
SHARE = 0.75
#: How many stars more than the value of a map its player makes on average, by the time of the game.
Levels = Mapping[Time, float]


class Maps(NamedTuple):
    """The maps that are followed: their areas, coins, stars so far, and what they were charged."""

    areas: Areas2
    coins: Ints
    stars: Reals
    charged: Reals

    def picked(self, which: Array) -> "Maps":
        """Some of them."""
        return Maps(*(array[which] for array in self))


class Cards(NamedTuple):
    """The cards that may come up: their numbers, and the rows of the weights after each and now."""

    numbers: Ints
    rows: Ints
    now: int
    pending: bool
    seasons_left: int


class WithoutLuck:
    """A beam search for the most stars less charges in a solo game; a wider beam may find more."""

    def __init__(self, compiled: Engine, game: Game, width: int, levels: Levels) -> None:
        self._compiled, self._tables, self._scratch = compiled, compiled.tables, compiled.scratch
        self._game, self._width, self._levels = game, width, levels
        (seat,) = game.seats
        areas = np.asarray(compiled.areas(seat.sheet))[None].copy()
        self._maps = Maps(areas, np.array([seat.coins]), np.array([float(seat.stars)]), np.zeros(1))
        self._best = -np.inf

    def best(self, order: Sequence[str]) -> float:
        """The most that is found if the cards come in this order."""
        for key in order:
            game = self._game
            if not len(self._maps.areas):
                break
            if key == SEASON_ENDS:
                maps = self._maps
                score_each(self._tables, maps.areas, maps.coins, maps.stars, game.season, self._scratch)
                self._game = game.but(season=game.season + 1, clock=0, revealed=(), pending=False)
                continue
            self._maps = self._maps._replace(charged=self._maps.charged + self.charges()[key])
            self._come(key)
            self._leave_full_games(game.season)
        left = self._maps.stars - self._maps.charged
        return float(max(self._best, left.max(initial=-np.inf)))

    def charges(self) -> dict[str, Array]:
        """What each map is charged if a card comes: its worth there, above the mean of all that may come."""
        game, tables, maps = self._game, self._tables, self._maps
        chances = self.chances()
        numbers = np.array([self._compiled.number[key] for key in chances])
        clocks = game.clock + np.asarray(tables.time)[numbers]
        cards = Cards(
            numbers,
            np.array([weights_row(tables, game.season, int(clock)) for clock in clocks]),
            weights_row(tables, game.season, game.clock),
            game.pending,
            len(tables.seasons) - game.season,
        )
        worth = np.zeros((len(maps.areas), len(numbers)))
        write_worth(tables, maps, cards, self._scratch, worth)
        kinds, length = np.asarray(tables.kind)[numbers], tables.seasons[game.season]
        explores = kinds == EXPLORE
        times = [Time(game.season, min(int(clock), length)) for clock in clocks]
        worth += explores * np.array([self._levels.get(time, 0.0) for time in times])
        # After a ruins card or an ambush another card comes; what an ambush has is its harm.
        another = worth[:, explores].mean(1, keepdims=True)
        worth = np.where(explores, worth, another + worth * (kinds == AMBUSH))
        charged = SHARE * worth - SHARE * (worth @ np.array(list(chances.values())))[:, None]
        return dict(zip(chances, charged.T, strict=True))

    def chances(self) -> dict[str, float]:
        """The cards that may come up, each with its chance; of the ambushes nobody knows which are there."""
        game = self._game
        hidden = [card for card in sorted(game.setup.ambushes) if card not in game.met]
        ambushes = game.ambushes_in_deck
        cards = len(game.left) + ambushes
        chances = dict.fromkeys(game.left, 1 / cards)
        if ambushes:
            chances |= dict.fromkeys(hidden, ambushes / len(hidden) / cards)
        return chances

    def _come(self, key: str) -> None:
        """A card comes to every map; of all drawings the most promising maps stay, each of them once."""
        game, tables, maps = self._game, self._tables, self._maps
        number = self._compiled.number[key]
        kind, time = tables.kind[number], tables.time[number]
        met = (*game.met, key) if kind == AMBUSH else game.met
        self._game = game.but(revealed=(*game.revealed, key), met=met)
        if kind == RUINS_CARD:
            self._game = self._game.but(pending=True)
        elif kind == AMBUSH:
            row = weights_row(tables, game.season, game.clock)
            meet_each(tables, maps.areas, maps.coins, number, row, self._scratch)
        else:
            self._game = self._game.but(clock=game.clock + time, pending=False)
            row = weights_row(tables, game.season, game.clock + time)
            self._draw(Turn(number, game.pending, 0, row, len(tables.seasons) - game.season, False))

    def _draw(self, turn: Turn) -> None:
        maps = self._maps
        number = len(maps.areas)
        branches = Branches(np.zeros((number, BRANCHES, 4)), np.zeros(number, np.int64))
        expand(self._tables, maps.areas, maps.coins, turn, self._scratch, branches)
        rows = np.concatenate([branches.rows[one, :count] for one, count in enumerate(branches.counts)])
        parents = np.repeat(np.arange(number), branches.counts)
        values = rows[:, 0] + (maps.stars - maps.charged)[parents]
        order = np.argsort(-values, kind="stable")[: 2 * self._width]
        rows, after = rows[order].astype(np.int64), maps.picked(parents[order])
        draw_each(self._tables, after.areas, rows)
        after = after._replace(coins=rows[:, 3].copy())
        _, first = np.unique(after.areas.reshape(len(rows), -1), axis=0, return_index=True)
        self._maps = after.picked(np.sort(first)[: self._width])

    def _leave_full_games(self, season: int) -> None:
        """A solo game is over when its map is full (R11.3)."""
        maps = self._maps
        full = ~maps.areas[:, EMPTY].any(axis=1)
        for one in np.flatnonzero(full):
            stars = season_stars(self._tables, maps.areas[one], season, int(maps.coins[one]))
            self._best = max(self._best, float(maps.stars[one] + stars - maps.charged[one]))
        if full.any():
            self._maps = maps.picked(~full)


@compiled
def write_worth(tables: Tables, maps: Maps, cards: Cards, scratch: Scratch, worth: Reals2) -> None:
    """Write what each card is worth on each map: the best drawing's value, or the harm of an ambush."""
    for one in range(maps.areas.shape[0]):
        areas, coins = maps.areas[one], maps.coins[one]
        before = map_value(tables, areas, cards.now) + cards.seasons_left * coins
        for place in range(cards.numbers.shape[0]):
            card = cards.numbers[place]
            if tables.kind[card] == EXPLORE:
                turn = Turn(card, cards.pending, coins, cards.rows[place], cards.seasons_left, False)
                count = 0 if is_full(areas) else rate(tables, areas, turn, scratch)
                best = before if count == 0 else scratch.value[0]
                for which in range(1, count):
                    best = max(best, scratch.value[which])
                worth[one, place] = best
            elif tables.kind[card] == AMBUSH:
                copy(areas, scratch.kept)
                after = meet_card(tables, areas, card, cards.now, coins, scratch)
                worth[one, place] = map_value(tables, areas, cards.now) + cards.seasons_left * after - before
                copy(scratch.kept, areas)
