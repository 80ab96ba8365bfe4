"""Messages of the lessons: which there are, the step that one is at, and what a decision missed."""

from typing import Annotated

from pydantic import Field

from cartographers.server.protocol.message import Cell, Message, RequestMessage


class LessonLine(Message):
    """A lesson and how far this device is with it."""

    key: str
    #: Has this device finished it at least once?
    finished: bool
    #: The game in which it was begun and is not finished yet, and the step it is at.
    game: str | None = None
    step: int = 0
    steps: int


class Lessons(Message):
    """The lessons in order."""

    lessons: list[LessonLine]


class LessonRequest(RequestMessage):
    """Starting a lesson: going on with the one that was begun, or from its first step again."""

    fresh: bool = False


class LessonStepRequest(RequestMessage):
    """Going on or back to a step of a lesson; the number of steps means its end."""

    step: Annotated[int, Field(ge=0)]


class LessonState(Message):
    """The lesson that a game is, at its current step. Texts are in ``lessons.ftl``."""

    key: str
    #: Its number, from 1 on, how many lessons there are, and the key of the next one.
    number: int
    lessons: int
    following: str | None = None
    #: The step, counted from 0; equal to ``steps`` once it is finished.
    step: int
    steps: int
    #: Can one go back a step?
    back: bool
    #: The key of the step's text, the part of the page and the cells it points at.
    text: str = ""
    points_at: str = ""
    cells: list[Cell] = []
    #: Does the step ask for a decision? Otherwise it is read, and ``POST …/lesson`` goes on.
    decides: bool = False
    #: The figure to reach, for the text.
    goal: int = 0


class MissedGoal(Message):
    """What a legal decision missed: the key of a text, the figure reached and the figure asked for."""

    text: str
    got: int
    goal: int
