"""A net's judgement in a game: the drawings it would consider, and the stars it expects of positions."""

from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import NamedTuple

from cartographers.players.evaluate.evaluator import Rated
from cartographers.players.neural.network import Array, Calculator, policy, trunk, value_parts
from cartographers.players.neural.parts import stars_to_come
from cartographers.players.neural.position import PlanesOf, Position, Shown, Viewer, plain_planes
from cartographers.players.neural.vocabulary import heroes_of, post
from cartographers.players.neural.weights import Net
from cartographers.rules.area import Area, cells
from cartographers.rules.box import Shelf
from cartographers.rules.card import ExploreCard, HeroCard
from cartographers.rules.decision import Draw, Post
from cartographers.rules.legal import attack_marks, explore_choices, explore_turn
from cartographers.rules.setup import Setup, explore_deck
from cartographers.rules.terrain import HERO, Terrain

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


class _Way(NamedTuple):
    """Drawings of a terrain in one pose: its place in the vocabulary, and the anchors."""

    terrain: Terrain
    cells: Area
    drawing: int
    anchors: list[int]


class NetEvaluator:
    """Asks a net about the positions of one set-up."""

    def __init__(
        self,
        net: Net,
        shelf: Shelf,
        setup: Setup,
        calculator: Calculator,
        planes_of: PlanesOf = plain_planes,
    ) -> None:
        self._calculator, self._arithmetic = calculator, calculator.arithmetic
        self._net, self._viewer = net, Viewer(net.known, shelf, setup, planes_of)
        self._weights = calculator.prepared(net.weights)
        self._heroes = heroes_of(shelf)
        self._drawing = {one: place for place, one in enumerate(net.known.drawings)}

    def expected(self, positions: Sequence[Position]) -> list[float]:
        """The stars each seat may still score."""
        stars: list[float] = []
        for shown in self._some_shown(positions):
            answered = value_parts(self._arithmetic, self._weights, *self._looked_at(shown)).tolist()
            stars += [
                stars_to_come(self._viewer.table, one.standing, parts)
                for one, parts in zip(shown, answered, strict=True)
            ]
        return stars

    def liked(self, now: Position, card: ExploreCard) -> list[Rated]:
        """All drawings of a card with their logits, the one that the policy likes most first."""
        ways = self._ways(now, card)
        decisions = (Draw(one.terrain, one.cells << anchor) for one in ways for anchor in one.anchors)
        rated: list[Rated] = list(zip(next(self._logits([now], [[ways]])), decisions, strict=True))
        rated.sort(key=lambda one: -one[0])
        return rated

    def liked_posts(self, now: Position, card: HeroCard) -> list[Rated]:
        """All posts of a hero with their logits, the one that the policy likes most first."""
        hero = self._heroes.index(card)
        marks = {one: sorted(attack_marks(card, one)) for one in cells(now.seat.sheet.empty)}
        ways = [
            _Way(
                HERO, 1, self._drawing[post(hero, way)], [_bit(one) for one in marks if len(marks[one]) > way]
            )
            for way in range(max(map(len, marks.values()), default=0))
        ]
        posts = [
            Post(1 << anchor, marks[1 << anchor][way])
            for way, one in enumerate(ways)
            for anchor in one.anchors
        ]
        rated: list[Rated] = list(zip(next(self._logits([now], [[ways]])), posts, strict=True))
        rated.sort(key=lambda one: -one[0])
        return rated

    def favourites(self, positions: Sequence[Position], cards: Sequence[ExploreCard]) -> list[Draw]:
        """For each position, and the card that is drawn there, the drawing that the policy likes most.

        The net is asked once about positions that differ in nothing but the cards left: in each, only the
        one that is drawn is missing, and the policy ranks the drawings of all cards.
        """
        ways = [self._ways(now, card) for now, card in zip(positions, cards, strict=True)]
        alike: dict[Position, list[int]] = {}
        for number, now in enumerate(positions):
            alike.setdefault(now._replace(left=()), []).append(number)
        asked = [positions[numbers[0]] for numbers in alike.values()]
        numbers = [number for some in alike.values() for number in some]
        logits = self._logits(asked, [[ways[number] for number in some] for some in alike.values()])
        best = {
            number: _favourite(ways[number], found) for number, found in zip(numbers, logits, strict=True)
        }
        return [best[number] for number in range(len(positions))]

    def _logits(
        self, positions: Sequence[Position], asked: Sequence[Sequence[list[_Way]]]
    ) -> Iterator[list[float]]:
        """The policy's numbers for each of the lists of drawings that are asked for at each position."""
        rest = iter(asked)
        for shown in self._some_shown(positions):
            # Cells come first, then the positions, then the drawings.
            answer = policy(self._arithmetic, self._weights, *self._looked_at(shown))
            many, drawings = len(shown), answer.shape[-1]
            for number in range(many):
                for ways in next(rest):
                    places = [
                        (anchor * many + number) * drawings + one.drawing
                        for one in ways
                        for anchor in one.anchors
                    ]
                    yield self._calculator.at(answer, places)

    def _ways(self, now: Position, card: ExploreCard) -> list[_Way]:
        """All drawings of a card."""
        return [
            _Way(terrain, pose.cells, self._drawing[int(terrain), pose.cells], anchors)
            for choice in explore_choices(explore_turn(now.seat.sheet, card, now.pending))[0]
            for pose, spots in choice.spots
            for anchors in [[_bit(one) for one in cells(spots)]]
            for terrain in choice.terrains
        ]

    def _some_shown(self, positions: Sequence[Position]) -> Iterator[list[Shown]]:
        """What the net is shown of positions, some after others."""
        shown = self._viewer.shown(positions)
        return (shown[some] for some in _pieces(len(shown)))

    def _looked_at(self, shown: Sequence[Shown]) -> tuple[Array, Array]:
        """The channels of every cell and what the numbers were made into."""
        planes = self._calculator.planes(b"".join(one.areas for one in shown), len(shown))
        numbers = self._calculator.rows([one.numbers for one in shown])
        return trunk(self._arithmetic, self._net.size, self._weights, planes, numbers)


def _bit(one: Area) -> int:
    """The number of a cell."""
    return int(one.bit_length()) - 1


def _favourite(ways: Sequence[_Way], logits: Sequence[float]) -> Draw:
    """The drawing with the highest number, the first of those that are equal."""
    best = logits.index(max(logits))
    for one in ways:
        if best < len(one.anchors):
            return Draw(one.terrain, one.cells << one.anchors[best])
        best -= len(one.anchors)
    raise ValueError("there is nothing to draw")
