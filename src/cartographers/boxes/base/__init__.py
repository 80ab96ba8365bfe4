"""Cartographers, the base box (R2.7)."""

from cartographers.boxes.base.ambush import AMBUSHES
from cartographers.boxes.base.edicts import EDICTS
from cartographers.boxes.base.explore import EXPLORE
from cartographers.boxes.base.ruins import RUINS
from cartographers.boxes.base.seasons import SEASONS
from cartographers.boxes.base.sheets import SHEETS
from cartographers.boxes.base.titles import TITLES
from cartographers.rules.box import Box

BOX = Box(
    "base",
    explore=EXPLORE,
    ruins=RUINS,
    ambushes=AMBUSHES,
    edicts=EDICTS,
    sheets=SHEETS,
    seasons=SEASONS,
    titles=TITLES,
)
