"""The four named monsters and what each of them does (R8.5 to R8.8)."""

from typing import Any

from cartographers.rules.area import Area, neighbours, none, some
from cartographers.rules.rule import Monster
from cartographers.rules.sheet import Sheet

DRAGON_COINS = 3


def slain(sheet: Sheet) -> Any:
    """Three coins once every dragon cell is destroyed or has no empty cell beside it (R8.5)."""
    open_to_attack = sheet.living("dragon") & neighbours(sheet.empty)
    return DRAGON_COINS * (some(sheet.all_of("dragon")) & none(open_to_attack))


def infection(sheet: Sheet) -> Area:
    """Every empty cell beside a living zombie (R8.6)."""
    return neighbours(sheet.living("zombie")) & sheet.empty


def rampage(sheet: Sheet) -> Area:
    """The empty cells beside a living troll (R8.7)."""
    return neighbours(sheet.living("troll")) & sheet.empty


def petrified(sheet: Sheet) -> Area:
    """The cells beside a living gorgon that can be destroyed (R8.8)."""
    untouchable = sheet.mountain | sheet.wasteland | sheet.destroyed
    return neighbours(sheet.living("gorgon")) & ~untouchable


DRAGON = Monster("dragon", bounty=slain)
ZOMBIE = Monster("zombie", spread=infection)
TROLL = Monster("troll", ravage=rampage)
GORGON = Monster("gorgon", gaze=petrified)
