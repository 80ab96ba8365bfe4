"""Tidewater, a small box beside the printed ones: a sheet, an explore card, a scoring card and a monster."""

from cartographers.rules.box import Box
from tidewater.ambush import AMBUSHES
from tidewater.edicts import EDICTS
from tidewater.explore import EXTRA
from tidewater.sheets import SHEETS

BOX = Box("tidewater", extra=EXTRA, ambushes=AMBUSHES, edicts=EDICTS, sheets=SHEETS)
