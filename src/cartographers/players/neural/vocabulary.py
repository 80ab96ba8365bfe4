"""What a net has words for: edicts, cards and drawings by their place in its inputs and outputs."""

from collections.abc import Sequence
from typing import NamedTuple

from cartographers.players.neural.planes import PLANES
from cartographers.rules.edition import Shelf
from cartographers.rules.shape import SINGLE
from cartographers.rules.terrain import DRAWN, Terrain

#: The seasons that a net can be told of.
SEASONS = 4
#: How many numbers there are besides those of edicts, cards and seasons.
_PLAIN_NUMBERS = 12


class Vocabulary(NamedTuple):
    """The edicts and cards by their keys, and the drawings, in the order of a net."""

    edicts: tuple[str, ...]
    cards: tuple[str, ...]
    #: Terrain, and the cells when the anchor is A1.
    drawings: tuple[tuple[int, int], ...]

    @property
    def planes(self) -> int:
        """How many planes a net is shown."""
        return len(PLANES)

    @property
    def numbers(self) -> int:
        """How many numbers a net is told."""
        return 3 * len(self.edicts) + len(self.cards) + SEASONS + _PLAIN_NUMBERS

    @property
    def rows(self) -> int:
        """How many rows of parts a net answers: one for each edict, one for coins, one for monsters."""
        return len(self.edicts) + 2


def vocabulary(shelf: Shelf, boxes: Sequence[str]) -> Vocabulary:
    """The vocabulary for the games of some boxes."""
    chosen = [shelf.boxes[key] for key in boxes]
    cards = [card for box in chosen for card in (*box.explore, *box.extra)]
    drawings: list[tuple[Terrain, int]] = [(terrain, SINGLE.printed.cells) for terrain in DRAWN]
    for card in cards:
        for shape in card.shapes:
            drawings += [(terrain, pose.cells) for pose in shape.poses for terrain in card.terrains]
    return Vocabulary(
        tuple(edict.key for box in chosen for edict in box.edicts),
        (*(card.key for card in cards), *(card.key for box in chosen for card in box.ruins)),
        tuple((int(terrain), cells) for terrain, cells in dict.fromkeys(drawings)),
    )
