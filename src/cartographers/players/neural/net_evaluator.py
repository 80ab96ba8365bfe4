"""A net's judgement in a game: the drawings it would consider, and the stars it expects of positions."""

from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import Any

import numpy as np

from cartographers.players.evaluate.evaluator import Rated
from cartographers.players.neural.arithmetic import NUMPY, prepared
from cartographers.players.neural.network import Arithmetic, policy, trunk, value_parts
from cartographers.players.neural.parts import season_parts, stars_to_come
from cartographers.players.neural.position import (
    BYTES,
    PlanesOf,
    Position,
    Shown,
    Viewer,
    plain_planes,
    spread,
)
from cartographers.players.neural.weights import Net
from cartographers.rules.area import CELLS, cells
from cartographers.rules.box import Shelf
from cartographers.rules.card import ExploreCard
from cartographers.rules.decision import Draw
from cartographers.rules.legal import explore_choices, explore_turn
from cartographers.rules.setup import Setup, explore_deck

Array = Any
#: The net is asked about so many positions at a time: with more, its numbers no longer fit into a cache.
TOGETHER = 10


def knows(net: Net, shelf: Shelf, setup: Setup) -> bool:
    """Is the net for games like this, and has it words for its edicts and cards?"""
    return (
        any(one.covers(setup) for one in net.covered)
        and set(setup.edicts) <= set(net.known.edicts)
        and {card.key for card in explore_deck(shelf, setup)} <= set(net.known.cards)
    )


def without_words(net: Net, shelf: Shelf) -> set[str]:
    """The explore cards and edicts that it has no words for, of the games that a net is for.

    A game with one of them is played without the net.
    """
    missing: set[str] = set()
    for games in net.covered:
        others = (shelf.box_of[key] for key in (*games.ambushes, *games.skills))
        used = [shelf.boxes[key] for key in {games.explore, *games.stacks, *others}]
        more = (card for box in used for card in box.cards if card in (*box.extra, *box.ruins))
        cards = [*shelf.boxes[games.explore].explore, *more]
        edicts = [edict for key in games.stacks for edict in shelf.boxes[key].edicts]
        missing |= {card.key for card in cards} - set(net.known.cards)
        missing |= {edict.key for edict in edicts} - set(net.known.edicts)
    return missing


def _pieces(positions: int) -> list[slice]:
    """Pieces of so many positions, about as many in each, no more than are asked about together."""
    number = -(-positions // TOGETHER)
    ends = [positions * piece // max(1, number) for piece in range(number + 1)]
    return [slice(start, end) for start, end in pairwise(ends)]


class NetEvaluator:
    """Asks a net about the positions of one set-up."""

    def __init__(
        self,
        net: Net,
        shelf: Shelf,
        setup: Setup,
        planes_of: PlanesOf = plain_planes,
        arithmetic: Arithmetic = NUMPY,
    ) -> None:
        self._arithmetic = arithmetic
        self._net, self._viewer = net, Viewer(net.known, shelf, setup, planes_of)
        self._weights = prepared(net.weights)
        self._drawing = {one: place for place, one in enumerate(net.known.drawings)}

    def expected(self, positions: Sequence[Position]) -> list[float]:
        """The stars each seat may still score."""
        if not positions:
            return []
        shown, table = self._viewer.shown(positions), self._viewer.table
        answered = [
            value_parts(self._arithmetic, self._weights, body, told) for body, told in self._looked_at(shown)
        ]
        parts = season_parts(np, table, shown.standing, np.concatenate(answered))
        stars: list[float] = stars_to_come(np, table, shown.standing.season, parts).tolist()
        return stars

    def liked(self, now: Position, card: ExploreCard) -> list[Rated]:
        """All drawings of a card with their logits, the one that the policy likes most first."""
        (logits,) = self._policy([now])
        found, decisions = self._drawings(logits, now, card)
        order = np.argsort(-found, kind="stable").tolist()
        return [(float(found[one]), decisions[one]) for one in order]

    def favourites(self, positions: Sequence[Position], cards: Sequence[ExploreCard]) -> list[Draw]:
        """For each position, and the card that is drawn there, the drawing that the policy likes most.

        The net is asked once about positions that differ in nothing but the cards left: in each, only the
        one that is drawn is missing, and the policy ranks the drawings of all cards.
        """
        shared = [now._replace(left=()) for now in positions]
        asked: dict[Position, Position] = {}
        for key, now in zip(shared, positions, strict=True):
            asked.setdefault(key, now)
        logits = dict(zip(asked, self._policy(list(asked.values())), strict=True))
        return [
            self._favourite(logits[key], now, card)
            for key, now, card in zip(shared, positions, cards, strict=True)
        ]

    def _favourite(self, logits: Array, now: Position, card: ExploreCard) -> Draw:
        ways = [
            (terrain, pose.cells, spots)
            for choice in explore_choices(explore_turn(now.seat.sheet, card, now.pending))[0]
            for pose, spots in choice.spots
            for terrain in choice.terrains
        ]
        # All drawings at once, without making each: this is asked for every turn of every future.
        places = [self._drawing[int(terrain), shape] for terrain, shape, _ in ways]
        legal = spread(b"".join(spots.to_bytes(BYTES, "little") for _, _, spots in ways))
        best = int(np.argmax(np.where(legal, logits.T[places], -np.inf)))
        terrain, shape, _ = ways[best // CELLS]
        return Draw(terrain, shape << best % CELLS)

    def _policy(self, positions: Sequence[Position]) -> Iterator[Array]:
        """The policy of each position: a number for each cell and drawing."""
        if not positions:
            return
        for body, told in self._looked_at(self._viewer.shown(positions)):
            yield from policy(self._arithmetic, self._weights, body, told).swapaxes(0, 1)

    def _drawings(self, logits: Array, now: Position, card: ExploreCard) -> tuple[Array, list[Draw]]:
        """All drawings of a card, and their logits."""
        number = logits.shape[1]
        places, decisions = [], []
        for choice in explore_choices(explore_turn(now.seat.sheet, card, now.pending))[0]:
            for pose, spots in choice.spots:
                anchors = [one.bit_length() - 1 for one in cells(spots)]
                for terrain in choice.terrains:
                    drawing = self._drawing[int(terrain), pose.cells]
                    places += [anchor * number + drawing for anchor in anchors]
                    decisions += [Draw(terrain, pose.cells << anchor) for anchor in anchors]
        return logits.reshape(CELLS * number)[places], decisions

    def _looked_at(self, shown: Shown) -> Iterator[tuple[Array, Array]]:
        """The channels of every cell and what the numbers were made into, some positions after others."""
        for some in _pieces(len(shown.numbers)):
            yield trunk(
                self._arithmetic, self._net.size, self._weights, shown.planes(some), shown.numbers[some]
            )
