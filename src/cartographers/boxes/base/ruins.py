"""The two ruins cards (R3.2)."""

from cartographers.rules.card import RuinsCard

RUINS = (RuinsCard("temple-ruins"), RuinsCard("outpost-ruins"))
