"""The six lessons in order, and the table of a lesson."""

from cartographers.boxes import shelf
from cartographers.lessons.ambush import AMBUSH
from cartographers.lessons.coins import COINS
from cartographers.lessons.edicts import EDICTS
from cartographers.lessons.heroes import HEROES
from cartographers.lessons.lesson import Attempt, Lesson
from cartographers.lessons.placing import PLACING
from cartographers.lessons.score import SCORE
from cartographers.notation.decision_text import read_column
from cartographers.rules.decision import Decision
from cartographers.rules.effect import settle_alone
from cartographers.rules.state import Game
from cartographers.table.dealer import StackedDealer
from cartographers.table.table import Table

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
