"""What the server writes to its log: lines of text or of JSON, and never many that say the same.

The log must not tell seeds, tokens, codes or addresses of players; tests look for them.
"""

import logging
import sys
from collections.abc import Callable
from datetime import UTC, datetime
from json import dumps
from time import monotonic
from typing import Any, TextIO

#: How many like messages are written at once, and one more after each of so many seconds.
_BURST, _INTERVAL = 5, 60.0
#: Kinds of messages that are remembered; there are far fewer.
_MOST_KINDS = 1000
_LOGGERS = ("cartographers", "uvicorn")


class RepeatLimit(logging.Filter):
    """Leaves out messages of a kind of which there were many lately, and says later how many they were."""

    def __init__(self, clock: Callable[[], float] = monotonic) -> None:
        super().__init__()
        self._clock = clock
        #: For each kind of message: how many may be written, since when, and how many were left out.
        self._kinds: dict[tuple[str, str], tuple[float, float, int]] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        """Is this message to be written?"""
        kind, now = (record.name, str(record.msg)), self._clock()
        left, since, omitted = self._kinds.get(kind, (_BURST, now, 0))
        left = min(_BURST, left + (now - since) / _INTERVAL)
        if left < 1:
            self._kinds[kind] = (left, now, omitted + 1)
            return False
        if len(self._kinds) >= _MOST_KINDS:
            self._kinds.clear()
        self._kinds[kind] = (left - 1, now, 0)
        if omitted:
            record.msg = f"{record.getMessage()} (and {omitted} more like it)"
            record.args = None
        return True


class JsonFormatter(logging.Formatter):
    """A line of JSON for each message."""

    def format(self, record: logging.LogRecord) -> str:
        """The message, when it was written, how serious it is, and the traceback if there is one."""
        line: dict[str, Any] = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage().strip(),
        }
        if record.exc_info:
            line["traceback"] = self.formatException(record.exc_info)
        return dumps(line, ensure_ascii=False)


def configure(json: bool, stream: TextIO | None = None) -> None:
    """Write warnings and errors of the server, and of the library that runs it, to standard error."""
    handler = logging.StreamHandler(stream or sys.stderr)
    handler.addFilter(RepeatLimit())
    text = logging.Formatter("%(asctime)s %(levelname)s %(name)s: %(message)s")
    handler.setFormatter(JsonFormatter() if json else text)
    for name in _LOGGERS:
        logger = logging.getLogger(name)
        logger.handlers, logger.propagate = [handler], False
        logger.setLevel(logging.WARNING)
