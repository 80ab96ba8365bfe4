"""Cartographers, the base box (R2.7)."""

from cartographers.editions.base.ambush import AMBUSHES
from cartographers.editions.base.edicts import EDICTS
from cartographers.editions.base.explore import EXPLORE
from cartographers.editions.base.ruins import RUINS
from cartographers.editions.base.seasons import SEASONS
from cartographers.editions.base.sheets import SHEETS
from cartographers.editions.base.titles import TITLES
from cartographers.rules.edition import Edition

BOX = Edition(
    "base",
    explore=EXPLORE,
    ruins=RUINS,
    ambushes=AMBUSHES,
    edicts=EDICTS,
    sheets=SHEETS,
    seasons=SEASONS,
    titles=TITLES,
)
