"""Lesson 5: reading your score."""

from cartographers.lessons.base_setup import base_setup
from cartographers.lessons.goals import season_gain
from cartographers.lessons.lesson import Goal, Lesson, Step

SCORE = Lesson(
    key="score",
    setup=base_setup("greenbough", "mages-valley", "great-city", "lost-barony"),
    order=(
        "hamlet",
        "forgotten-forest",
        "bugbear-assault",
        "great-river",
        "farmland",
        "marshlands",
        "hinterland-stream",
        "orchard",
    ),
    opening=("v E8,F8-F9", "f B2,C3", "w C4,D4,E4", "a E6-E7"),
    steps=(
        Step("lesson-score-table", "stars"),
        Step("lesson-score-edict", "edicts"),
        Step("lesson-score-preview", "confirm", decides=True, goals=(Goal(season_gain, 5, "gain"),)),
        Step("lesson-score-last", "confirm", decides=True, goals=(Goal(season_gain, 3, "gain"),)),
        Step("lesson-score-sum", "stars"),
        Step("lesson-score-rating", "stars"),
    ),
)
