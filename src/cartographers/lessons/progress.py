"""How far a lesson is: the step that a player is at."""

from collections.abc import Sequence

from cartographers.lessons.lesson import Lesson
from cartographers.rules.event import Committed, Event


def position(lesson: Lesson, log: Sequence[Event], read: int) -> int:
    """The step that a lesson is at; after the last one it is finished.

    The decisions in the log say between which two decisions it is, so that it can never ask for one that was
    taken already; ``read`` is the step to which the player has read on.
    """
    return min(max(read, first_step(lesson, log)), _next_decision(lesson, log))


def first_step(lesson: Lesson, log: Sequence[Event]) -> int:
    """The step after the last decision, to which one can go back."""
    decided = _decided(lesson, log)
    return _deciding(lesson)[decided - 1] + 1 if decided else 0


def finished(lesson: Lesson, step: int) -> bool:
    """Is this the end of a lesson?"""
    return step >= len(lesson.steps)


def _next_decision(lesson: Lesson, log: Sequence[Event]) -> int:
    """The step that asks for the next decision, or the end."""
    return (*_deciding(lesson), len(lesson.steps))[_decided(lesson, log)]


def _deciding(lesson: Lesson) -> list[int]:
    """The steps that ask for a decision."""
    return [number for number, step in enumerate(lesson.steps) if step.decides]


def _decided(lesson: Lesson, log: Sequence[Event]) -> int:
    """How many decisions were taken in the lesson."""
    return sum(isinstance(event, Committed) for event in log) - len(lesson.opening)
