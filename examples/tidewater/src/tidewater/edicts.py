"""The scoring card."""

from cartographers.rules.area import around, some
from cartographers.rules.card import Stack, edict
from cartographers.rules.sheet import Sheet
from cartographers.rules.stars import Stars, each_region


def fishing_fleet(sheet: Sheet) -> Stars:
    """Three stars for each water region beside a village."""
    return each_region(sheet.water, lambda region: some(around(region) & sheet.village), stars=3)


EDICTS = (edict("fishing-fleet", Stack.FARM_WATER, 18, fishing_fleet),)
