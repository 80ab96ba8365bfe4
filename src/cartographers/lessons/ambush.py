"""Lesson 4: ambushes and monsters."""

from cartographers.lessons.base_setup import base_setup
from cartographers.lessons.goals import monsters_closed
from cartographers.lessons.lesson import Goal, Lesson, Step

AMBUSH = Lesson(
    key="ambush",
    setup=base_setup("sentinel-wood", "wildholds", "canal-lake", "borderlands"),
    order=("bugbear-assault", "farmland", "hamlet", "orchard"),
    opening=(),
    steps=(
        Step("lesson-ambush-came", "map", cells="A9,A11,B9,B11"),
        Step("lesson-ambush-cost", "stars", cells="A8,A10,B8,B10,C11"),
        Step(
            "lesson-ambush-fill",
            "map",
            cells="A8,A10,B8,B10,C11",
            decides=True,
            goals=(Goal(monsters_closed, 2, "stars"),),
        ),
        Step("lesson-ambush-more", "map", decides=True, goals=(Goal(monsters_closed, 2, "stars"),)),
        Step("lesson-ambush-closed", "stars"),
        Step("lesson-ambush-others", "map"),
    ),
)
