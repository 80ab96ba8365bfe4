"""Styles: what a bot likes, as small changes of what a map is worth to it."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

from cartographers.rules.area import COLUMNS, ROWS

#: Before an edict is scored its stars count in full, whatever the style; with so much time left and more a
#: preference has its whole weight, and between the two it grows evenly.
FULL_WEIGHT = 8

#: The common features that are about monsters, and about mountains and the coins they give; the others are
#: about room for later drawings.
_MONSTERS = ("toll", "monsters")
_MOUNTAINS = ("mountain-lacks-one", "mountain-lacks-two")

#: A side or a corner of the map, or none.
Side = Literal["", "north", "north-east", "east", "south-east", "south", "south-west", "west", "north-west"]


@dataclass(frozen=True, slots=True)
class Style:
    """What a bot likes. Each number is a factor of the weights, and 1 is the taste of everybody."""

    #: The four edicts A to D.
    edicts: tuple[float, float, float, float] = (1.0, 1.0, 1.0, 1.0)
    #: What is begun and not complete: above 1 it takes risks, below 1 it takes what it has.
    unfinished: float = 1.0
    #: Monsters: above 1 it shuts them in early, below 1 it puts up with them.
    monsters: float = 1.0
    #: Mountains about to give their coin.
    mountains: float = 1.0
    #: Room for later drawings.
    room: float = 1.0
    #: Where it draws if two places are worth the same.
    side: Side = ""

    def edict_factor(self, slot: int, feature: str, time_left: int) -> float:
        """The factor for a feature of the edict in a slot, so much time before it is scored."""
        liked = self.edicts[slot] * (1.0 if feature == "stars" else self.unfinished)
        return _eased(liked, time_left)

    def common_factor(self, feature: str, time_left: int) -> float:
        """The factor for a common feature, so much time before a season's end."""
        if feature in _MONSTERS:
            return _eased(self.monsters, time_left)
        return _eased(self.mountains if feature in _MOUNTAINS else self.room, time_left)

    def distance(self, area: int) -> float:
        """How far an area lies from the side or corner it likes, in rows and columns on average."""
        if not self.side or not area:
            return 0.0
        steps = sum(
            at * (area & line).bit_count()
            for edge in self.side.split("-")
            for at, line in enumerate(_FROM[edge])
        )
        return steps / area.bit_count()


#: The rows or columns of the map, from each side on.
_FROM: dict[str, Sequence[int]] = {
    "north": ROWS, "south": ROWS[::-1], "west": COLUMNS, "east": COLUMNS[::-1],
}  # fmt: skip

#: The style of a bot without a character.
PLAIN = Style()


def _eased(factor: float, time_left: int) -> float:
    """A factor that is 1 when nothing can be changed any more."""
    return 1.0 + (factor - 1.0) * min(1.0, time_left / FULL_WEIGHT)
