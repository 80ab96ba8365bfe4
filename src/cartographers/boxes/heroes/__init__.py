"""Cartographers Heroes, the second box (R2.7, R8)."""

from cartographers.boxes.heroes.ambush import AMBUSHES
from cartographers.boxes.heroes.edicts import EDICTS
from cartographers.boxes.heroes.explore import EXPLORE
from cartographers.boxes.heroes.heroes import HEROES
from cartographers.boxes.heroes.seasons import SEASONS
from cartographers.boxes.heroes.sheets import SHEETS
from cartographers.rules.box import Box

BOX = Box(
    "heroes",
    explore=EXPLORE,
    ambushes=AMBUSHES,
    heroes=HEROES,
    edicts=EDICTS,
    sheets=SHEETS,
    seasons=SEASONS,
)
