"""Messages of the lessons: which there are, starting one, going on and back."""

from typing import Annotated

from pydantic import Field

from cartographers.server.protocol.message import Message, RequestMessage


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
