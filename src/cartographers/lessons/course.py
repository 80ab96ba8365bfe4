"""The six lessons in order, and the table of a lesson."""

from dataclasses import replace

from cartographers.boxes import shelf
from cartographers.lessons.goals import (
    cells_of,
    coins,
    corners,
    edict_gain,
    height_over_width,
    left_empty,
    monsters_closed,
    monsters_destroyed,
    mountains_closed,
    season_gain,
    uses,
)
from cartographers.lessons.lesson import Attempt, Goal, Lesson, Step
from cartographers.notation.decision_text import read_column
from cartographers.rules.decision import Decision
from cartographers.rules.effect import settle_alone
from cartographers.rules.setup import Setup
from cartographers.rules.state import Game
from cartographers.rules.terrain import FOREST, VILLAGE
from cartographers.table.dealer import StackedDealer
from cartographers.table.table import Table


def _base_setup(*edicts: str) -> Setup:
    """A solo game with the base box and these four edicts."""
    return Setup(
        seats=1,
        sheet="A",
        explore="base",
        seasons="base",
        stacks=("base",),
        edicts=edicts,
        ambushes=tuple(card.key for card in shelf().boxes["base"].ambushes),
    )


#: Lesson 1: cards, shapes, and where they may go.
PLACING = Lesson(
    key="placing",
    setup=_base_setup("sentinel-wood", "wildholds", "canal-lake", "borderlands"),
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
#: The last empty cell beside the mountain in the middle of the map.
LAST = "F5"

#: Lesson 2: coins, mountains and ruins.
COINS = Lesson(
    key="coins",
    setup=_base_setup("sentinel-wood", "wildholds", "canal-lake", "borderlands"),
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
A, B, C = range(3)

#: Lesson 3: edicts and seasons.
EDICTS = Lesson(
    key="edicts",
    setup=_base_setup("sentinel-wood", "wildholds", "canal-lake", "borderlands"),
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
#: Lesson 4: ambushes and monsters.
AMBUSH = Lesson(
    key="ambush",
    setup=_base_setup("sentinel-wood", "wildholds", "canal-lake", "borderlands"),
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
#: Lesson 5: reading your score.
SCORE = Lesson(
    key="score",
    setup=_base_setup("greenbough", "mages-valley", "great-city", "lost-barony"),
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
#: Lesson 6: heroes and skills.
HEROES = Lesson(
    key="heroes",
    setup=replace(
        _base_setup("sentinel-wood", "wildholds", "canal-lake", "borderlands"),
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

LESSONS = (PLACING, COINS, EDICTS, AMBUSH, SCORE, HEROES)
BY_KEY = {lesson.key: lesson for lesson in LESSONS}


def dealer_for(lesson: Lesson) -> StackedDealer:
    """The dealer of a lesson."""
    return StackedDealer(lesson.order)


def open_lesson(lesson: Lesson) -> Table:
    """The table of a lesson, its map begun."""
    table = Table(shelf(), lesson.setup, dealer_for(lesson))
    for text in lesson.opening:
        decision = read_column(text, "draw").decision
        assert decision is not None, text
        table.commit(0, decision)
    return table


def attempt(game: Game, decision: Decision) -> Attempt:
    """What a legal decision would do, before anything follows from it."""
    return Attempt(game, decision, game.seats[0], settle_alone(game, 0, decision).seats[0])
