"""The job of reading a photo. A picture that breaks the process which reads it breaks nothing else."""

import signal
import sys
from base64 import b64decode, b64encode
from collections.abc import Iterator
from typing import TYPE_CHECKING

from cartographers.notation.cells import ROW_LETTERS
from cartographers.notation.wire import Json
from cartographers.server.basics.errors import Refusal
from cartographers.server.workers.job import Job, WorkerFailed

if TYPE_CHECKING:
    # A worker process loads this module too, and has no event loop.
    from cartographers.server.work.queue import Purpose
    from cartographers.server.workers.pool import WorkerPool

#: Seconds that a photo usually takes, and after which it is given up.
_SECONDS, _TIMEOUT = 0.5, 20.0
#: The most seconds of processor time for a photo; a picture of thousands of squares would take minutes.
PROCESSOR_TIME = 10.0
#: The seconds of work that a photo counts as where somebody sends many: it holds megabytes until it is read.
COUNTED = 5.0


def read_photo(request: Json) -> Iterator[Json]:
    """The map on a photo, or why it cannot be read.

    A photo that takes too long ends the process: nothing else interrupts OpenCV.
    """
    # OpenCV takes a while to load, and most processes never see a photo.
    from cartographers import photo

    _end_after(PROCESSOR_TIME)
    try:
        sheet = photo.read_photo(b64decode(request["photo"]))
    except photo.PhotoError as error:
        yield {"refused": [error.code, error.sentence, error.values]}
        return
    finally:
        _end_after(0)
    yield {
        "sheet": sheet.sheet,
        "rows": sheet.picture,
        "doubtful": [f"{ROW_LETTERS[row]}{column + 1}" for row, column in sheet.doubtful],
        "flat": b64encode(sheet.flat).decode(),
    }


def _end_after(seconds: float) -> None:
    """End this process when it has computed for so many seconds; never after 0."""
    if sys.platform != "win32":
        signal.setitimer(signal.ITIMER_PROF, seconds)


async def map_on(pool: "WorkerPool", photo: bytes, purpose: "Purpose") -> Json:
    """The map on a photo, as the worker sends it; raises a ``Refusal`` that says what would be right."""

    def request() -> Json:
        return {"photo": b64encode(photo).decode()}

    try:
        answer = await pool.answer(Job(read_photo, request, [_TIMEOUT], _SECONDS), purpose, dict)
    except WorkerFailed:
        raise Refusal(
            503, "photo-failed", "This photo could not be read; try again, or with another one."
        ) from None
    if "refused" in answer:
        code, sentence, values = answer["refused"]
        raise Refusal(422, code, sentence, **values)
    return answer
