"""Lessons of a device: which are finished, and starting one or going on with it."""

from cartographers.lessons.course import BY_KEY, LESSONS, open_lesson
from cartographers.lessons.lesson import Lesson
from cartographers.lessons.progress import finished
from cartographers.server.basics.errors import Refusal
from cartographers.server.features.lessons.messages import LessonLine, Lessons
from cartographers.server.games.create import create_lesson
from cartographers.server.lobby.lobby import Lobby
from cartographers.server.protocol.plans import Created
from cartographers.server.storage.store import Store
from cartographers.server.storage.stored_game import GameRow


async def lessons_of(store: Store, device: str) -> Lessons:
    """All lessons, and how far a device is with each."""
    rows = await store.lessons_of(device)
    return Lessons(lessons=[_line(lesson, rows) for lesson in LESSONS])


async def start_lesson(lobby: Lobby, key: str, fresh: bool, device: str) -> Created:
    """Go on with a lesson, or start it if it was not begun or should be begun again."""
    if key not in BY_KEY:
        raise Refusal(404, "no-lesson", "There is no such lesson.")
    lesson = BY_KEY[key]
    begun = None if fresh else _begun(lesson, await lobby.services.store.lessons_of(device))
    if begun:
        return Created(id=begun.id, invites={})
    return await create_lesson(lobby, key, open_lesson(lesson), device)


def _line(lesson: Lesson, rows: list[GameRow]) -> LessonLine:
    begun = _begun(lesson, rows)
    return LessonLine(
        key=lesson.key,
        finished=any(row.lesson == lesson.key and finished(lesson, row.lesson_step) for row in rows),
        game=begun.id if begun else None,
        step=begun.lesson_step if begun else 0,
        steps=len(lesson.steps),
    )


def _begun(lesson: Lesson, rows: list[GameRow]) -> GameRow | None:
    """The newest game of a lesson, unless it is finished."""
    newest = next((row for row in rows if row.lesson == lesson.key), None)
    return None if newest is None or finished(lesson, newest.lesson_step) else newest
