"""The ambush card."""

from cartographers.rules.card import Way, ambush
from cartographers.rules.shape import shape
from tidewater.monsters import WRAITH

# fmt: off
AMBUSHES = (
    ambush("wraith-of-the-tide", shape(".#",
                                       "##"),
           Way.CLOCKWISE, corner="bottom-left", monster=WRAITH),
)
