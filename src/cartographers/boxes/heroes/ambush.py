"""The ambush cards, as printed."""

from cartographers.boxes.heroes.monsters import DRAGON, GORGON, TROLL, ZOMBIE
from cartographers.rules.card import Way, ambush
from cartographers.rules.shape import shape

# fmt: off
AMBUSHES = (
    ambush("dragon-inferno", shape("..#",
                                   "###",
                                   "#.."),
           Way.COUNTER_CLOCKWISE, corner="bottom-left", monster=DRAGON),
    ambush("zombie-plague", shape("#"),
           Way.COUNTER_CLOCKWISE, corner="top-left", monster=ZOMBIE),
    ambush("giant-troll-ravage", shape("###",
                                       ".#."),
           Way.CLOCKWISE, corner="top-right", monster=TROLL),
    ambush("gorgon-gaze", shape("#.#",
                                ".#."),
           Way.CLOCKWISE, corner="bottom-right", monster=GORGON),
)
