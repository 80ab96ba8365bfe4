"""The wraith: it spreads along the water."""

from cartographers.rules.area import Area, neighbours
from cartographers.rules.rule import Monster
from cartographers.rules.sheet import Sheet


def rising_tide(sheet: Sheet) -> Area:
    """Every empty cell beside both a living wraith and water."""
    return neighbours(sheet.living("wraith")) & neighbours(sheet.water) & sheet.empty


WRAITH = Monster("wraith", spread=rising_tide)
