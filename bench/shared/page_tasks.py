"""What the main thread of a page has worked, task by task, read from a trace of Chromium.

A task is told by its processor time, which other work on the machine hardly changes.
"""

import json
from typing import NamedTuple

#: What a trace must have: tasks, and what the page itself marks.
CATEGORIES = ["toplevel", "blink.user_timing"]


class Task(NamedTuple):
    """A task, in milliseconds."""

    began: float
    spent: float


class Work(NamedTuple):
    """All tasks of a page, and the times of the marks it has made, by name."""

    tasks: list[Task]
    marks: dict[str, list[float]]

    def between(self, begin: str, end: str) -> list[list[Task]]:
        """The tasks between two marks, for each time that they were made."""
        spans = zip(self.marks.get(begin, []), self.marks.get(end, []), strict=False)
        return [[task for task in self.tasks if since <= task.began <= until] for since, until in spans]


def work_of(trace: bytes) -> Work:
    """Read a trace in which the page has made at least one mark."""
    events = json.loads(trace)["traceEvents"]
    made = [one for one in events if one.get("cat") == "blink.user_timing"]
    marks: dict[str, list[float]] = {}
    for one in sorted(made, key=lambda mark: mark["ts"]):
        marks.setdefault(one["name"], []).append(one["ts"] / 1000)
    main = made[0]["pid"], made[0]["tid"]
    tasks = [
        Task(one["ts"] / 1000, one.get("tdur", 0) / 1000)
        for one in events
        if one["name"] == "ThreadControllerImpl::RunTask" and (one["pid"], one["tid"]) == main
    ]
    return Work(sorted(tasks), marks)
