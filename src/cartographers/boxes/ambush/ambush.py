"""The ambush cards, as printed."""

from cartographers.rules.card import Way, ambush
from cartographers.rules.shape import shape

# fmt: off
AMBUSHES = (
    ambush("flayer-incursion", shape("#.",
                                     "##"),
           Way.COUNTER_CLOCKWISE, corner="top-right"),
    ambush("insectoid-invasion", shape(".#",
                                       "##",
                                       "#."),
           Way.CLOCKWISE, corner="top-left"),
    ambush("ratman-strike", shape("###"),
           Way.CLOCKWISE, corner="bottom-right"),
    ambush("ogre-charge", shape("##",
                                "##"),
           Way.COUNTER_CLOCKWISE, corner="bottom-left"),
)
