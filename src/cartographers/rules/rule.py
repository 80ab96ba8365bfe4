"""The questions an expansion may answer, each with "nothing" as its default.

A box that needs more than values (a named monster, a skill) fills in one of these two forms; the engine
asks and never looks at names.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import NamedTuple

from cartographers.rules.area import BOARD, NOWHERE
from cartographers.rules.shape import Pose, Shape
from cartographers.rules.sheet import Sheet
from cartographers.rules.terrain import Terrain


class Choice(NamedTuple):
    """Something that can be drawn: in one of these terrains, in one of these poses, from these anchors."""

    terrains: tuple[Terrain, ...]
    spots: tuple[tuple[Pose, int], ...]
    coin: bool = False


class Turn(NamedTuple):
    """An explore turn as one player meets it."""

    sheet: Sheet
    terrains: tuple[Terrain, ...]
    shapes: tuple[Shape, ...]
    #: With ruins pending the empty ruins, of which a shape must cover one (R3.7); else the whole map.
    covering: int = BOARD


class Drawing(NamedTuple):
    """What was drawn first this turn, and the shapes it could be read as; none if it is a fallback."""

    terrain: Terrain
    cells: int
    shapes: tuple[Shape, ...]


def _nowhere(sheet: Sheet) -> int:
    return NOWHERE


def _no_coins(sheet: Sheet) -> int:
    return 0


@dataclass(frozen=True, slots=True, eq=False)
class Monster:
    """A named monster (R8.4): what it does beyond being there."""

    name: str
    #: The coins its map's owner has earned from it so far (the dragon's, R8.5).
    bounty: Callable[[Sheet], int] = _no_coins
    #: The cells of which its drawer destroys one at once (the gorgon's, R8.8).
    gaze: Callable[[Sheet], int] = _nowhere
    #: The cells it takes at each season's end (the zombie's, R8.6).
    spread: Callable[[Sheet], int] | None = None
    #: The cells of which the map's owner destroys one at each season's end (the troll's, R8.7).
    ravage: Callable[[Sheet], int] | None = None

    @property
    def lasting(self) -> bool:
        """Does it act at a season's end (R5.2)?"""
        return self.spread is not None or self.ravage is not None


def _same_shapes(shapes: tuple[Shape, ...]) -> tuple[Shape, ...]:
    return shapes


def _maybe(turn: Turn) -> bool:
    return True


def _same_terrains(terrains: tuple[Terrain, ...]) -> tuple[Terrain, ...]:
    return terrains


@dataclass(frozen=True, slots=True, eq=False)
class Skill:
    """What using a skill changes."""

    #: The shapes that may be drawn in place of the card's.
    shapes: Callable[[tuple[Shape, ...]], tuple[Shape, ...]] = _same_shapes
    #: The terrains that may be drawn in place of the card's.
    terrains: Callable[[tuple[Terrain, ...]], tuple[Terrain, ...]] = _same_terrains
    #: What must be drawn besides, on the map as the first drawing left it (R9.2c).
    besides: Callable[[Turn, Sheet, Drawing], list[Choice]] | None = None
    #: Is there room besides, as the map was before? A "no" must be true after every first drawing.
    room_besides: Callable[[Turn], bool] = _maybe
    #: May it go with a fallback cell (R9.2b)?
    with_fallback: bool = False
    #: May the ruins be covered by what is drawn besides (R9.2d, Concentration)?
    shares_duty: bool = False
    #: What can be drawn with it in a turn without an own explore drawing (Diplomacy, R9.5).
    alone: Callable[[Sheet], list[Choice]] | None = None
    #: What an ambush on the own map is reduced to (Acrobatics, R9.4).
    shelter: Shape | None = None

    @property
    def in_explore(self) -> bool:
        """Does it go with a drawing from an explore card?"""
        return self.shelter is None
