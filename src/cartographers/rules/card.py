"""The cards: what is printed on them, and for a few of them how they answer the rules' questions."""

from dataclasses import dataclass
from enum import Enum

from cartographers.rules.rule import Monster, Skill
from cartographers.rules.shape import Offset, Shape, orientations
from cartographers.rules.stars import Worth
from cartographers.rules.terrain import Terrain


@dataclass(frozen=True, slots=True, eq=False)
class ExploreCard:
    """A card with shapes, of which each player draws one (R3.3)."""

    key: str
    time: int
    terrains: tuple[Terrain, ...]
    shapes: tuple[Shape, ...]


@dataclass(frozen=True, slots=True, eq=False)
class RuinsCard:
    """A card that binds the next explore card to the ruins (R3.2)."""

    key: str


class Way(Enum):
    """Which way sheets are passed (R4.1) and the solo walk goes (R11.2)."""

    CLOCKWISE = 1
    COUNTER_CLOCKWISE = -1


@dataclass(frozen=True, slots=True, eq=False)
class AmbushCard:
    """A card that sends monsters over the neighbours' maps (R4)."""

    key: str
    shape: Shape
    way: Way
    #: The corner where the solo walk starts (R11.2): is it at the bottom, is it at the right?
    corner: tuple[bool, bool]
    monster: Monster | None = None


@dataclass(frozen=True, slots=True, eq=False)
class HeroCard:
    """A card that brings a hero and its attack marks (R8.1)."""

    key: str
    #: Each orientation of the attack, as offsets from the hero's cell.
    attacks: tuple[tuple[Offset, ...], ...]


class Stack(Enum):
    """The four kinds of scoring cards; each game has one of each (R2.2)."""

    FOREST = "forest"
    VILLAGE = "village"
    FARM_WATER = "farm-water"
    SPACE = "space"


@dataclass(frozen=True, slots=True, eq=False)
class Edict:
    """A scoring card (R7): its rule, and what it takes off the solo rating (R11.4)."""

    key: str
    stack: Stack
    solo_rating: int
    worth: Worth


@dataclass(frozen=True, slots=True, eq=False)
class Season:
    """A season: how long it lasts and which two edicts it scores (R2.3)."""

    key: str
    time: int
    edicts: tuple[int, int]

    def ended(self, clock: int) -> bool:
        """Is its time used up (R3.13)?"""
        return clock >= self.time


@dataclass(frozen=True, slots=True, eq=False)
class SkillCard:
    """A skill that may be bought once a season (R9)."""

    key: str
    cost: int
    skill: Skill


@dataclass(frozen=True, slots=True, eq=False)
class Title:
    """What a solo player is called from a rating on (R11.4)."""

    key: str
    minimum: int


Card = ExploreCard | RuinsCard | AmbushCard | HeroCard


def explore(key: str, time: int, terrains: list[Terrain], shapes: list[Shape]) -> ExploreCard:
    """An explore card as it is printed."""
    return ExploreCard(key, time, tuple(terrains), tuple(shapes))


def ambush(key: str, printed: Shape, way: Way, corner: str, monster: Monster | None = None) -> AmbushCard:
    """An ambush card as it is printed; the corner is named like ``bottom-right``."""
    vertical, horizontal = corner.split("-")
    return AmbushCard(key, printed, way, (vertical == "bottom", horizontal == "right"), monster)


def hero(key: str, *picture: str) -> HeroCard:
    """A hero card from its picture: ``h`` the hero, ``x`` the attacked cells."""
    marks = {
        mark: [
            (row, column) for row, line in enumerate(picture) for column, at in enumerate(line) if at == mark
        ]
        for mark in "hx"
    }
    (row, column), attack = marks["h"][0], marks["x"]
    ways = orientations((at_row - row, at_column - column) for at_row, at_column in attack)
    return HeroCard(key, tuple(sorted({tuple(sorted(way)) for way in ways})))


def edict(key: str, stack: Stack, solo_rating: int, worth: Worth) -> Edict:
    """A scoring card."""
    return Edict(key, stack, solo_rating, worth)
