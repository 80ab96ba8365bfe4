"""A game that is easier than the real one, and small enough to be solved: only what is drawn is counted.

Of every drawing it is only asked which terrain and shape it has, not where it lies: each counts as if it lay
where it brings most, whatever lies there already, and for each scoring card anew. Monsters cost nothing.
So whatever is drawn in a real game, the same choices bring at least as many stars in this one, in every
season; and the most that can be made in it with a known order of the cards (``most_stars``) is an upper bound
of what anybody can make of this order. Its mean over deals is one of what anybody can make on average who
does not know the order: a perfect information relaxation (Brown, Smith and Sun, Operations Research 58,
2010) of a relaxed game.

Why no season can bring more is said at each scoring card (``sheet_bounds``). The choices that are left are
few: for each card a terrain, and a shape with a coin or without. All ways to choose are followed, by what
they add up to.
"""

from collections.abc import Sequence
from typing import Any, NamedTuple

import numpy as np

from cartographers.players.search.futures import SEASON_ENDS
from cartographers.rules.box import Shelf
from cartographers.rules.card import AmbushCard, ExploreCard, Stack
from cartographers.rules.setup import Setup, edicts_of, explore_deck, seasons_of
from cartographers.rules.shape import SINGLE, Shape
from cartographers.rules.state import COIN_TRACK
from cartographers.rules.terrain import FARM, FOREST, VILLAGE, WATER, Terrain
from strength.shared.sheet_bounds import Most, bounds_of, count, stars_of_space, stars_of_sum

#: The stacks whose scoring cards are about terrains, in the order of the sums that are kept.
STACKS = (Stack.FOREST, Stack.VILLAGE, Stack.FARM_WATER)
#: Less than any sum of stars.
_NEVER = -10_000


class Option(NamedTuple):
    """What a drawing adds to the sums of three stacks and to the coins."""

    sums: tuple[int, int, int]
    coins: int


class CountedGame:
    """The easier game of a set-up with sheet and cards like those of the base box."""

    def __init__(self, shelf: Shelf, setup: Setup) -> None:
        self._shelf, self._seasons = shelf, seasons_of(shelf, setup)
        self._edicts = edicts_of(shelf, setup)
        self.bounds = bounds_of(shelf.sheets[setup.sheet].printed)
        self._slots = [
            next(slot for slot, one in enumerate(self._edicts) if one.stack is stack) for stack in STACKS
        ]
        # A shape with a coin has fewer cells than the largest of its card, at least by so many.
        self._coin_costs = min(
            max(count(one.printed.cells) for one in card.shapes) - count(shape.printed.cells)
            for card in explore_deck(shelf, setup)
            if isinstance(card, ExploreCard)
            for shape in card.shapes
            if shape.coin
        )

    def most_stars(self, order: Sequence[str]) -> int:
        """The most stars if the cards come in this order; a season counts when it ends."""
        options = {key: self._options(key) for key in set(order) if key != SEASON_ENDS}
        best = np.zeros((1,) * (1 + len(STACKS)), np.int16)
        season, most = 0, Most(0, 0, 0)
        for key in order:
            if key == SEASON_ENDS:
                best += self._scored(season, most, best.shape)
                season += 1
                continue
            more = self._most(key)
            most = Most(*(one + other for one, other in zip(most, more, strict=True)))
            best = _chosen(best, options[key])
        return int(best.max())

    def _scored(self, season: int, most: Most, shape: tuple[int, ...]) -> Any:
        """The most stars of a season for all sums at once."""
        taken = np.arange(shape[-1])
        mountains = count(self.bounds.sheet.mountain)
        closed = min(mountains, most.slopes // self.bounds.beside_a_mountain)
        stars: Any = np.minimum(COIN_TRACK, taken + closed)
        for slot in self._seasons[season].edicts:
            edict = self._edicts[slot]
            if slot in self._slots:
                place = self._slots.index(slot)
                row = [stars_of_sum(self.bounds, edict.key, total) for total in range(shape[place])]
                stars = stars + np.array(row).reshape([-1 if at == place else 1 for at in range(4)])
            else:
                filled = [max(0, most.cells - self._coin_costs * one) for one in range(shape[-1])]
                stars = stars + np.array(
                    [stars_of_space(self.bounds, edict.key, one, most.sides) for one in filled]
                )
        return np.broadcast_to(stars, shape).astype(np.int16)

    def _options(self, key: str) -> list[Option]:
        """What can be chosen when a card comes; to draw nothing that counts is always among it."""
        card = self._shelf.cards[key]
        options = {Option((0, 0, 0), 0)}
        if isinstance(card, ExploreCard):
            fallback = [(terrain, SINGLE) for terrain in (FOREST, VILLAGE, FARM, WATER)]
            printed = [(terrain, shape) for terrain in card.terrains for shape in card.shapes]
            options |= {self._option(terrain, shape) for terrain, shape in (*printed, *fallback)}
        return [one for one in options if not any(_dominated(one, other) for other in options)]

    def _option(self, terrain: Terrain, shape: Shape) -> Option:
        sums = tuple(self.bounds.added(self._edicts[slot].key, terrain, shape) for slot in self._slots)
        return Option((sums[0], sums[1], sums[2]), int(shape.coin))

    def _most(self, key: str) -> Most:
        card = self._shelf.cards[key]
        if isinstance(card, ExploreCard):
            return self.bounds.most((*card.shapes, SINGLE))
        return self.bounds.most((card.shape,)) if isinstance(card, AmbushCard) else Most(0, 0, 0)


def _dominated(one: Option, other: Option) -> bool:
    """Does another option with the same coins bring no less of anything?"""
    return (
        one != other
        and one.coins == other.coins
        and all(a <= b for a, b in zip(one.sums, other.sums, strict=True))
    )


def _chosen(best: Any, options: Sequence[Option]) -> Any:
    """The best sums of stars after one of the options: of all sums that can have come together by then."""
    steps = [(*one.sums, one.coins) for one in options]
    wider = [length + max(axis) for length, axis in zip(best.shape, zip(*steps, strict=True), strict=True)]
    after = np.full(wider, _NEVER, np.int16)
    for one in steps:
        to = tuple(slice(step, step + length) for step, length in zip(one, best.shape, strict=True))
        np.maximum(after[to], best, out=after[to])
    return after
