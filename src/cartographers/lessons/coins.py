"""Lesson 2: coins, mountains and ruins."""

from cartographers.lessons.base_setup import base_setup
from cartographers.lessons.goals import coins, left_empty, mountains_closed
from cartographers.lessons.lesson import Goal, Lesson, Step

#: The last empty cell beside the mountain in the middle of the map.
LAST = "F5"

COINS = Lesson(
    key="coins",
    setup=base_setup("sentinel-wood", "wildholds", "canal-lake", "borderlands"),
    order=("great-river", "hamlet", "farmland", "fishing-village", "temple-ruins", "homestead", "orchard"),
    opening=("w C7,D6-D7,E5-E6", "v F7-F8,G6-G8"),
    steps=(
        Step("lesson-coins-card", "card"),
        Step(
            "lesson-coins-coin",
            "card",
            cells=LAST,
            decides=True,
            goals=(Goal(left_empty(LAST), 1, "mountain"), Goal(coins, 1, "no-coin")),
        ),
        Step("lesson-coins-track", "coins"),
        Step(
            "lesson-coins-mountain",
            "map",
            cells=LAST,
            decides=True,
            goals=(Goal(mountains_closed, 1, "open"),),
        ),
        Step("lesson-coins-ruins", "map", decides=True),
        Step("lesson-coins-after", "map"),
    ),
)
