"""What a player can decide; each phase of a game asks for one of these."""

from dataclasses import dataclass
from enum import Enum

from cartographers.rules.area import NOWHERE
from cartographers.rules.terrain import Terrain


@dataclass(frozen=True, slots=True)
class Extra:
    """What a skill draws besides (R9.2): a second copy, a 1×2, a single cell."""

    terrain: Terrain
    cells: int


@dataclass(frozen=True, slots=True)
class Draw:
    """An own drawing from an explore card (R3.3), perhaps with a skill."""

    terrain: Terrain
    cells: int
    skill: str = ""
    extra: Extra | None = None


@dataclass(frozen=True, slots=True)
class Declare:
    """What is said when an ambush comes up (R9.4, R9.5); no skill means: nothing."""

    skill: str = ""
    extra: Extra | None = None
    #: In solo: does the 1×2 of Acrobatics stand upright?
    upright: bool = False


@dataclass(frozen=True, slots=True)
class Ambush:
    """A drawing of monsters on the sheet received (R4.1), and the gorgon's target there (R8.8)."""

    cells: int
    target: int = NOWHERE


@dataclass(frozen=True, slots=True)
class Post:
    """A hero put on the map, with its attack marks (R8.1); Diplomacy may go with it (R9.5)."""

    cell: int
    marks: int
    skill: str = ""
    extra: Extra | None = None


@dataclass(frozen=True, slots=True)
class Destroy:
    """A cell chosen to be destroyed: the troll's (R8.7), in solo also the gorgon's (R8.8)."""

    cell: int


Decision = Draw | Declare | Ambush | Post | Destroy


def skill_of(decision: Decision) -> str:
    """The skill that is used with a decision, or ""."""
    return decision.skill if isinstance(decision, Draw | Declare | Post) else ""


class Sealed(Enum):
    """Stands in a view for another seat's decision: it is there, and nobody may know it (R12)."""

    SEALED = "sealed"
