"""Cartographers Heroes, the second box (R2.7, R8)."""

from cartographers.editions.heroes.ambush import AMBUSHES
from cartographers.editions.heroes.edicts import EDICTS
from cartographers.editions.heroes.explore import EXPLORE
from cartographers.editions.heroes.heroes import HEROES
from cartographers.editions.heroes.seasons import SEASONS
from cartographers.editions.heroes.sheets import SHEETS
from cartographers.rules.edition import Edition

BOX = Edition(
    "heroes",
    explore=EXPLORE,
    ambushes=AMBUSHES,
    heroes=HEROES,
    edicts=EDICTS,
    sheets=SHEETS,
    seasons=SEASONS,
)
