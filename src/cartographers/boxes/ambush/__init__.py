"""Ambush, the add-on of Cartographers Heroes: four more ambush cards (R10.3)."""

from cartographers.boxes.ambush.ambush import AMBUSHES
from cartographers.rules.box import Box

BOX = Box("ambush", ambushes=AMBUSHES)
