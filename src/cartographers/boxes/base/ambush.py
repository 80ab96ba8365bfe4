"""The ambush cards, as printed."""

from cartographers.rules.card import Way, ambush
from cartographers.rules.shape import shape

# fmt: off
AMBUSHES = (
    ambush("goblin-attack", shape("#..",
                                  ".#.",
                                  "..#"),
           Way.COUNTER_CLOCKWISE, corner="bottom-right"),
    ambush("bugbear-assault", shape("#.#",
                                    "#.#"),
           Way.CLOCKWISE, corner="top-right"),
    ambush("kobold-onslaught", shape("#.",
                                     "##",
                                     "#."),
           Way.CLOCKWISE, corner="bottom-left"),
    ambush("gnoll-raid", shape("##",
                               "#.",
                               "##"),
           Way.COUNTER_CLOCKWISE, corner="top-left"),
)
