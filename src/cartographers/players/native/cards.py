"""The cards of a game for the tables: their variants (terrain, pose, coin), walks and attacks."""

from collections.abc import Sequence
from functools import cache

from cartographers.players.compiler.arrays import Array
from cartographers.players.native.cells import pair
from cartographers.rules.area import CELLS, SIDE, Area, cell
from cartographers.rules.box import Shelf
from cartographers.rules.card import AmbushCard, Card, ExploreCard, HeroCard
from cartographers.rules.legal import attack_marks
from cartographers.rules.setup import Setup, explore_deck
from cartographers.rules.shape import SINGLE, Pose
from cartographers.rules.terrain import DRAWN, MONSTER, Terrain
from cartographers.rules.walk import path


def cards_of(shelf: Shelf, setup: Setup) -> list[str]:
    """The cards that may come up in a game; a card's place is its number."""
    heroes = [card.key for box in shelf.boxes.values() for card in box.heroes] if setup.heroes else []
    return [*(card.key for card in explore_deck(shelf, setup)), *sorted(setup.ambushes), *heroes]


class Variants:
    """The variants of all cards and the poses they use; the first are the fallback's (R3.6)."""

    def __init__(self) -> None:
        self.poses: list[Pose] = [SINGLE.printed]
        self.rows: list[tuple[int, int, int]] = [(terrain, 0, 0) for terrain in DRAWN]

    def add(self, card: Card) -> tuple[int, int]:
        """Add a card's variants; the first of them and the one after the last."""
        first = len(self.rows)
        match card:
            case ExploreCard():
                self._add_explore(card)
            case AmbushCard():
                # As it is printed, for the walk; then as a neighbour may turn it.
                poses = (card.shape.printed, *card.shape.poses)
                self.rows += [(MONSTER, self._place(one), 0) for one in poses]
        return first, len(self.rows)

    def _add_explore(self, card: ExploreCard) -> None:
        """A pose that two shapes have in common is added once, with the coin if one of them has it."""
        coins: dict[tuple[Terrain, int], int] = {}
        for shape in card.shapes:
            for one in shape.poses:
                for terrain in card.terrains:
                    at = terrain, self._place(one)
                    coins[at] = max(coins.get(at, 0), int(shape.coin))
        self.rows += [(terrain, at, coin) for (terrain, at), coin in coins.items()]

    def _place(self, one: Pose) -> int:
        """The number of a pose."""
        for at, known in enumerate(self.poses):
            if known.cells == one.cells:
                return at
        self.poses.append(one)
        return len(self.poses) - 1


@cache
def walk_table(card: Card) -> list[int]:
    """The anchors of an ambush's walk (R11.2), ended by -1."""
    steps: Sequence[int] = ()
    if isinstance(card, AmbushCard):
        steps = path(card.shape.printed.height, card.shape.printed.width, card.corner, card.way)
    return [*(step.bit_length() - 1 for step in steps), *[-1] * (CELLS + 1 - len(steps))]


def attack_table(cards: Sequence[Card]) -> Array:
    """The attack marks of each hero on each cell in each orientation (R8.1); none for other cards."""
    ways = max([len(card.attacks) for card in cards if isinstance(card, HeroCard)], default=1)
    table = Array("Q", (len(cards), CELLS, ways, 2))
    for number, card in enumerate(cards):
        if isinstance(card, HeroCard):
            for at, marks in enumerate(_attacks(card)):
                table[number, at] = [word for area in marks for word in pair(area)] + [0, 0] * (
                    ways - len(marks)
                )
    return table


@cache
def _attacks(card: HeroCard) -> list[list[Area]]:
    """The marks on each cell, in each orientation that differs."""
    return [sorted(attack_marks(card, cell(*divmod(at, SIDE)))) for at in range(CELLS)]
