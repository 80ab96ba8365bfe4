"""Tidewater, a small box beside the printed ones: a sheet, an explore card, a scoring card and a monster."""

from cartographers.rules.edition import Edition
from tidewater.ambush import AMBUSHES
from tidewater.edicts import EDICTS
from tidewater.explore import EXTRA
from tidewater.sheets import SHEETS

BOX = Edition("tidewater", extra=EXTRA, ambushes=AMBUSHES, edicts=EDICTS, sheets=SHEETS)
