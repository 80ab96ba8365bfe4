"""One player's map (R1.1 to R1.3): an area for each thing that can be on it."""

from typing import Any, NamedTuple

from cartographers.rules.area import BOARD, NOWHERE, Area
from cartographers.rules.terrain import DOUBLE, MONSTER, Terrain


class Sheet(NamedTuple):
    """A map as it is now. The first seven areas stand in the order of ``Terrain``."""

    forest: Area = NOWHERE
    village: Area = NOWHERE
    farm: Area = NOWHERE
    water: Area = NOWHERE
    monster: Area = NOWHERE
    hero: Area = NOWHERE
    mountain: Area = NOWHERE
    wasteland: Area = NOWHERE
    destroyed: Area = NOWHERE
    #: Printed ruins cells, drawn over or not (R1.3).
    ruins: Area = NOWHERE
    #: Attack marks of heroes; they fill nothing and outlive their hero (R8.2).
    marks: Area = NOWHERE
    #: Every cell without terrain, mountain, wasteland or destruction; kept because every rule asks for it.
    empty: Area = BOARD
    #: Named monsters (R8.4): (name, all cells ever drawn of it, destroyed ones too).
    named: tuple[tuple[str, Area], ...] = ()
    #: The key of the map sheet this is drawn on, if that sheet has a rule of its own.
    rule: str | None = None

    @property
    def filled(self) -> Area:
        """Every cell that is not empty (R1.3)."""
        return BOARD & ~self.empty

    @property
    def terrains(self) -> tuple[Area, ...]:
        """The seven areas that have a terrain type (R1.2)."""
        return self[:7]

    @property
    def free_ruins(self) -> Area:
        """The ruins cells that are still empty."""
        return self.ruins & self.empty

    def all_of(self, name: str) -> Area:
        """All cells ever drawn of a named monster."""
        return next((area for known, area in self.named if known == name), NOWHERE)

    def living(self, name: str) -> Area:
        """The cells of a named monster that are not destroyed (R8.4)."""
        return self.all_of(name) & self.monster


_EMPTY = Sheet._fields.index("empty")


def printed(picture: list[str]) -> Sheet:
    """A bare sheet from its picture: ``^`` mountain, ``#`` wasteland, ``r`` ruins."""
    areas = dict.fromkeys("^#r.", NOWHERE)
    for index, mark in enumerate("".join(picture)):
        areas[mark] |= 1 << index
    mountain, wasteland = areas["^"], areas["#"]
    return Sheet(
        mountain=mountain, wasteland=wasteland, ruins=areas["r"], empty=BOARD & ~(mountain | wasteland)
    )


def draw(sheet: Sheet, terrain: Terrain, area: Area, name: str = "") -> Sheet:
    """The sheet with one drawing on it; monsters on attack marks are destroyed at once (R8.2)."""
    empty = sheet.empty & ~area
    if terrain is MONSTER:
        struck = area & sheet.marks
        named = sheet.named
        if name:
            others = tuple(entry for entry in named if entry[0] != name)
            named = (*others, (name, sheet.all_of(name) | area))
        return sheet._replace(
            monster=sheet.monster | (area & ~struck),
            destroyed=sheet.destroyed | struck,
            empty=empty,
            named=named,
        )
    if terrain is DOUBLE:
        return sheet._replace(village=sheet.village | area, farm=sheet.farm | area, empty=empty)
    values: list[Any] = list(sheet)
    values[terrain] |= area
    values[_EMPTY] = empty
    return Sheet._make(values)


def mark(sheet: Sheet, marks: Area) -> Sheet:
    """The sheet with a hero's attack marks; monsters standing there are destroyed (R8.2)."""
    struck = sheet.monster & marks
    return sheet._replace(
        marks=sheet.marks | marks,
        monster=sheet.monster & ~struck,
        destroyed=sheet.destroyed | struck,
    )


def destroy(sheet: Sheet, area: Area) -> Sheet:
    """The sheet with these cells destroyed: filled, without terrain (R8.3)."""
    return sheet._replace(
        forest=sheet.forest & ~area,
        village=sheet.village & ~area,
        farm=sheet.farm & ~area,
        water=sheet.water & ~area,
        monster=sheet.monster & ~area,
        hero=sheet.hero & ~area,
        destroyed=sheet.destroyed | area,
        empty=sheet.empty & ~area,
    )
