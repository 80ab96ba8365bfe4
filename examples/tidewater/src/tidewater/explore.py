"""The explore card: it joins whichever explore set is played while the box is in use."""

from cartographers.rules.card import explore
from cartographers.rules.shape import shape
from cartographers.rules.terrain import VILLAGE, WATER

# fmt: off
EXTRA = (
    explore("tide-pools", time=1, terrains=[WATER, VILLAGE], shapes=[
        shape("#.#", coin=True),
        shape("#..",
              "##.",
              ".##"),
    ]),
)
