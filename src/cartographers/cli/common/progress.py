"""A progress bar on standard error, shown only in a terminal and only if the work takes long."""

import sys
from time import monotonic
from types import TracebackType
from typing import Self

from cartographers.cli.common.console import obeys
from cartographers.words.book import Words

WIDTH = 30
#: Seconds before it appears, and between two updates.
PATIENCE, PAUSE = 1.0, 0.1


class Progress:
    """The progress of work with a known number of steps."""

    def __init__(self, words: Words, key: str, steps: int) -> None:
        self.words, self.key, self.steps = words, key, steps
        self.done = 0
        #: How many steps were done before the start.
        self.before = 0
        self._began = self._drawn = monotonic()
        self._shown = False

    @property
    def seconds(self) -> float:
        """The time since the start."""
        return monotonic() - self._began

    @property
    def speed(self) -> float:
        """Steps a second since the start."""
        return (self.done - self.before) / max(self.seconds, 1e-9)

    def skip(self, steps: int) -> None:
        """Count steps that were done before the start."""
        self.done += steps
        self.before += steps

    def step(self, steps: int = 1) -> None:
        """Count one step as done, or several."""
        self.done += steps
        now = monotonic()
        if now - self._began > PATIENCE and now - self._drawn > PAUSE and obeys(sys.stderr):
            self._drawn, self._shown = now, True
            sys.stderr.write(f"\r{self.line()}\x1b[K")
            sys.stderr.flush()

    def line(self) -> str:
        """The bar as text."""
        filled = WIDTH * self.done // self.steps
        fresh = self.done - self.before
        left = self.seconds / fresh * (self.steps - self.done) if fresh else 0
        bar = "#" * filled + "." * (WIDTH - filled)
        line = self.words(self.key, done=self.done, all=self.steps, left=_duration(self.words, left))
        return f"[{bar}] {line}"

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self._shown:
            sys.stderr.write("\r\x1b[K")
            sys.stderr.flush()


def _duration(words: Words, seconds: float) -> str:
    """A duration in seconds, minutes or hours."""
    for length, unit in ((3600, "hours"), (60, "minutes")):
        if seconds >= 2 * length:
            return words(f"progress-{unit}", count=round(seconds / length))
    return words("progress-seconds", count=round(seconds))
