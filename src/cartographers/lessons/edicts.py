"""Lesson 3: edicts and seasons."""

from cartographers.lessons.base_setup import base_setup
from cartographers.lessons.goals import cells_of, edict_gain
from cartographers.lessons.lesson import Goal, Lesson, Step
from cartographers.rules.terrain import FOREST, VILLAGE

A, B, C = range(3)

EDICTS = Lesson(
    key="edicts",
    setup=base_setup("sentinel-wood", "wildholds", "canal-lake", "borderlands"),
    order=("hamlet", "great-river", "fishing-village", "orchard", "homestead", "farmland", "orchard"),
    opening=("v E8,F8-F9", "w G3,H3,I2,H2,I1", "w D4-D7"),
    steps=(
        Step("lesson-edicts-four", "edicts"),
        Step(
            "lesson-edicts-first",
            "edicts",
            decides=True,
            goals=(Goal(cells_of(FOREST), 1, "terrain"), Goal(edict_gain(A), 3, "stars")),
        ),
        Step("lesson-edicts-season", "season"),
        Step("lesson-edicts-time", "time"),
        Step(
            "lesson-edicts-second",
            "map",
            cells="E8,F8-F9",
            decides=True,
            goals=(Goal(cells_of(VILLAGE), 1, "terrain"), Goal(edict_gain(B), 8, "apart")),
        ),
        Step("lesson-edicts-summer", "season"),
        Step("lesson-edicts-third", "edicts", decides=True, goals=(Goal(edict_gain(C), 3, "stars"),)),
    ),
)
