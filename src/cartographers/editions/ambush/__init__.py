"""Ambush, the add-on of Cartographers Heroes: four more ambush cards (R10.3)."""

from cartographers.editions.ambush.ambush import AMBUSHES
from cartographers.rules.edition import Edition

BOX = Edition("ambush", ambushes=AMBUSHES)
