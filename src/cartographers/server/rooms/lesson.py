"""A room in which a lesson is played: the step it is at, and whether a decision is what the step asks for."""

from collections.abc import Sequence

from cartographers.lessons.course import BY_KEY, attempt
from cartographers.lessons.lesson import Missed
from cartographers.lessons.progress import finished, first_step, position
from cartographers.notation.cells import names, read_cells
from cartographers.rules.decision import Decision
from cartographers.rules.event import Event
from cartographers.rules.listing import decisions
from cartographers.rules.state import Game
from cartographers.rules.view import view
from cartographers.server.basics.errors import Refusal
from cartographers.server.protocol.decisions import MissedGoal
from cartographers.server.protocol.state import LessonState
from cartographers.server.show.offers import decision_message


class GoalMissed(Refusal):
    """A legal decision that is not what the lesson asks for; nothing has changed."""

    def __init__(self, missed: Missed, good: Decision | None = None) -> None:
        super().__init__(422, "lesson", "The lesson asks for something else here.")
        shown = decision_message(good) if good else None
        self.missed = MissedGoal(text=missed.text, got=missed.got, goal=missed.goal, shown=shown)


class PlayedLesson:
    """The lesson of a room."""

    def __init__(self, key: str, read: int) -> None:
        self._lesson, self._read = BY_KEY[key], read

    def step(self, log: Sequence[Event]) -> int:
        """The step it is at."""
        return position(self._lesson, log, self._read)

    def go_to(self, step: int, log: Sequence[Event]) -> None:
        """Go on or back to a step; a step that asks for a decision is left only by that decision."""
        if position(self._lesson, log, step) != step:
            raise Refusal(409, "lesson-step", "This lesson cannot go to step {step} now.", step=step)
        self._read = step

    def check(self, game: Game, log: Sequence[Event], decision: Decision) -> None:
        """Raise ``GoalMissed`` if a legal decision is not what the step asks for."""
        if view(game, 0).why_not(decision):
            return
        number = self.step(log)
        if finished(self._lesson, number):
            raise GoalMissed(Missed("lesson-over", 0, 0))
        step = self._lesson.steps[number]
        if not step.decides:
            raise GoalMissed(Missed("lesson-read-first", 0, 0))
        if missed := step.missed(attempt(game, decision)):
            good = (one for one in decisions(view(game, 0)) if not step.missed(attempt(game, one)))
            raise GoalMissed(missed, next(good, None))

    def state(self, log: Sequence[Event]) -> LessonState:
        """What the page shows of it."""
        lesson, number, order = self._lesson, self.step(log), list(BY_KEY)
        state = LessonState(
            key=lesson.key,
            number=order.index(lesson.key) + 1,
            lessons=len(order),
            following=(*order, None)[order.index(lesson.key) + 1],
            step=number,
            steps=len(lesson.steps),
            back=number > first_step(lesson, log) or finished(lesson, number),
        )
        if not finished(lesson, number):
            step = lesson.steps[number]
            state.text, state.points_at, state.decides = step.text, step.points_at, step.decides
            state.cells = names(read_cells(step.cells)) if step.cells else []
            state.goal = max((goal.at_least for goal in step.goals), default=0)
        return state
