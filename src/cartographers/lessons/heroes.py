"""Lesson 6: heroes and skills."""

from dataclasses import replace

from cartographers.lessons.base_setup import base_setup
from cartographers.lessons.goals import monsters_destroyed, uses
from cartographers.lessons.lesson import Goal, Lesson, Step

HEROES = Lesson(
    key="heroes",
    setup=replace(
        base_setup("sentinel-wood", "wildholds", "canal-lake", "borderlands"),
        heroes=True,
        skills=("negotiation", "secret-lore", "search"),
    ),
    order=("farmland", "bugbear-assault", "dobrik-of-lorkheim", "hinterland-stream", "orchard"),
    opening=("a E6-E7",),
    steps=(
        Step("lesson-heroes-hero", "card"),
        Step(
            "lesson-heroes-post",
            "map",
            cells="A10,B10",
            decides=True,
            goals=(Goal(monsters_destroyed, 1, "hit"),),
        ),
        Step("lesson-heroes-marks", "map"),
        Step("lesson-heroes-skills", "skills"),
        Step(
            "lesson-heroes-negotiation",
            "skills",
            decides=True,
            goals=(Goal(uses("negotiation"), 1, "skill"),),
        ),
        Step("lesson-heroes-end", "coins"),
    ),
)
