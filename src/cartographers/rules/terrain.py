"""The terrain types (R1.2)."""

from enum import IntEnum


class Terrain(IntEnum):
    """What a cell can be; the number is the place of its area in a ``Sheet``."""

    FOREST = 0
    VILLAGE = 1
    FARM = 2
    WATER = 3
    MONSTER = 4
    HERO = 5
    MOUNTAIN = 6
    #: Farm and village at once (Diplomacy, R9.3): a way of drawing, not an eighth type.
    DOUBLE = 7

    @property
    def key(self) -> str:
        """The stable word for it in files."""
        return self.name.lower()


FOREST, VILLAGE, FARM, WATER, MONSTER, HERO, MOUNTAIN, DOUBLE = Terrain

#: What an explore card or a fallback can bring (R3.6).
DRAWN = (FOREST, VILLAGE, FARM, WATER, MONSTER)
BY_KEY = {terrain.key: terrain for terrain in Terrain}
