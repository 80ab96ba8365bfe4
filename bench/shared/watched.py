"""The server's command in a process that writes down what it does: collections of garbage, and a profile.

``python -m bench.shared.watched REPORT INTERVAL serve …``: the report is written when the server ends. With
an interval of 0 no profile is taken; otherwise the function that runs is looked at so often, in seconds of
processor time.
"""

import gc
import signal
import sys
from collections import Counter
from json import dumps
from pathlib import Path
from time import perf_counter
from types import FrameType
from typing import Any

from cartographers.cli import main


class Collections:
    """How long each collection of garbage took."""

    def __init__(self) -> None:
        self.took: list[tuple[int, float]] = []
        self._since = 0.0
        gc.callbacks.append(self._called)

    def _called(self, when: str, about: dict[str, Any]) -> None:
        if when == "start":
            self._since = perf_counter()
        else:
            self.took.append((about["generation"], perf_counter() - self._since))


class Profile:
    """How often each function was running, and how often it was called by what was."""

    def __init__(self, interval: float) -> None:
        self.samples = 0
        self.running: Counter[str] = Counter()
        self.called: Counter[str] = Counter()
        if interval:
            signal.signal(signal.SIGPROF, self._look)
            signal.setitimer(signal.ITIMER_PROF, interval, interval)

    def start_again(self) -> None:
        """Forget what was seen so far."""
        self.samples = 0
        self.running.clear()
        self.called.clear()

    def _look(self, _: int, frame: FrameType | None) -> None:
        self.samples += 1
        stack = []
        while frame:
            code = frame.f_code
            stack.append(f"{'/'.join(code.co_filename.split('/')[-3:])}:{code.co_qualname}")
            frame = frame.f_back
        self.running.update(stack[:1])
        self.called.update(set(stack))


def watched(report: Path, interval: float, arguments: list[str]) -> int:
    """Run a command and write the report when it has ended."""
    collections, profile = Collections(), Profile(interval)
    # The server ends by the signal that it was sent; the report is still to be written then.
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(0))

    def start_again(*_: object) -> None:
        profile.start_again()
        collections.took.clear()

    signal.signal(signal.SIGUSR1, start_again)
    try:
        return main(arguments)
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0)
        told = {
            "collections": collections.took,
            "samples": profile.samples,
            "running": profile.running.most_common(80),
            "called": profile.called.most_common(300),
        }
        report.write_text(dumps(told))


if __name__ == "__main__":
    sys.exit(watched(Path(sys.argv[1]), float(sys.argv[2]), sys.argv[3:]))
