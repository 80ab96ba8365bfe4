"""Lesson 1: cards, shapes, and where they may go."""

from cartographers.lessons.base_setup import base_setup
from cartographers.lessons.goals import corners, height_over_width
from cartographers.lessons.lesson import Goal, Lesson, Step

PLACING = Lesson(
    key="placing",
    setup=base_setup("sentinel-wood", "wildholds", "canal-lake", "borderlands"),
    order=("orchard", "fishing-village", "treetop-village", "hamlet"),
    opening=(),
    steps=(
        Step("lesson-placing-map", "map"),
        Step("lesson-placing-card", "card"),
        Step("lesson-placing-draw", "map", decides=True),
        Step("lesson-placing-turn", "turn", decides=True, goals=(Goal(height_over_width, 1, "flat"),)),
        Step(
            "lesson-placing-corner",
            "map",
            cells="A1,A11,K1,K11",
            decides=True,
            goals=(Goal(corners, 1, "corner"),),
        ),
        Step("lesson-placing-stuck", "map"),
    ),
)
