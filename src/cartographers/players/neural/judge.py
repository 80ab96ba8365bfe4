"""A net's judgement in a game: the drawings it would consider, and the stars it expects of positions."""

from collections.abc import Sequence
from typing import Any, NamedTuple

import numpy as np

from cartographers.players.neural.arithmetic import NUMPY
from cartographers.players.neural.network import policy, trunk, value_parts
from cartographers.players.neural.parts import season_parts, stars_to_come
from cartographers.players.neural.position import Position, shown, table_of
from cartographers.players.neural.weights import Net
from cartographers.rules.area import CELLS, cells
from cartographers.rules.card import Card, ExploreCard, HeroCard
from cartographers.rules.edition import Shelf
from cartographers.rules.legal import coin_of, explore_choices, explore_turn
from cartographers.rules.setup import Setup, explore_deck
from cartographers.rules.sheet import Sheet
from cartographers.rules.terrain import Terrain

Array = Any


class Option(NamedTuple):
    """A drawing that may be considered."""

    #: How much the policy likes it.
    logit: float
    terrain: Terrain
    cells: int
    coin: int


def knows(net: Net, shelf: Shelf, setup: Setup) -> bool:
    """Was the net trained for games like this: alone, with these edicts and cards?"""
    cards: list[Card] = list(explore_deck(shelf, setup))
    plain = setup.solo and not setup.skills and not any(isinstance(card, HeroCard) for card in cards)
    return (
        plain
        and not setup.heroes
        and set(setup.edicts) <= set(net.known.edicts)
        and {card.key for card in cards} <= set(net.known.cards)
    )


class Judge:
    """Asks a net about the positions of one set-up."""

    def __init__(self, net: Net, shelf: Shelf, setup: Setup) -> None:
        self._net, self._shelf, self._setup = net, shelf, setup
        self._table = table_of(shelf, setup)
        self._drawing = {one: place for place, one in enumerate(net.known.drawings)}

    def expected(self, positions: Sequence[Position]) -> list[float]:
        """The stars each seat may still score."""
        body, told, standing = self._looked_at(positions)
        answered = value_parts(NUMPY, self._net.weights, body, told)
        parts = season_parts(np, self._table, standing, answered)
        stars: list[float] = stars_to_come(np, self._table, standing.season, parts).tolist()
        return stars

    def options(self, positions: Sequence[Position], card: ExploreCard, most: int) -> list[list[Option]]:
        """For each position the drawings of a card that the policy likes most, the best first."""
        body, told, _ = self._looked_at(positions)
        logits = policy(NUMPY, self._net.weights, body, told)
        pairs = zip(positions, logits, strict=True)
        return [self._options(one.seat.sheet, one.pending, card, row, most) for one, row in pairs]

    def _looked_at(self, positions: Sequence[Position]) -> tuple[Array, Array, Any]:
        net = self._net
        seen = shown(self._shelf, self._setup, net.known, positions)
        body, told = trunk(NUMPY, net.size, net.weights, seen.planes, seen.numbers)
        return body, told, seen.standing

    def _options(
        self, sheet: Sheet, pending: bool, card: ExploreCard, logits: Array, most: int
    ) -> list[Option]:
        turn = explore_turn(sheet, card, pending)
        places, drawn = [], []
        for choice in explore_choices(turn)[0]:
            for pose, spots in choice.spots:
                anchors = [one.bit_length() - 1 for one in cells(spots)]
                for terrain in choice.terrains:
                    drawing = self._drawing[int(terrain), pose.cells]
                    places += [anchor * logits.shape[1] + drawing for anchor in anchors]
                    drawn += [(terrain, pose.cells << anchor) for anchor in anchors]
        liked = logits.reshape(CELLS * logits.shape[1])[places]
        order = np.argsort(-liked, kind="stable")[:most].tolist()
        best = [(float(liked[one]), *drawn[one]) for one in order]
        return [Option(logit, terrain, area, coin_of(turn.shapes, area)) for logit, terrain, area in best]
