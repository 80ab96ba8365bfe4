"""Reading photos in worker processes: a picture that breaks its reader breaks nothing else."""

from base64 import b64encode

from cartographers.notation.wire import Json
from cartographers.server.basics.errors import Refusal
from cartographers.server.work.queue import Purpose
from cartographers.server.workers.pool import Task, WorkerFailed, WorkerPool

#: Seconds that a photo usually takes, and after which it is given up.
_USUAL, _TIMEOUT = 0.5, 20.0
#: The seconds of work that a photo counts as where somebody sends many: it holds megabytes until it is read.
COUNTED = 5.0


class PhotoReaders:
    """Reads photos in the processes of a pool."""

    def __init__(self, pool: WorkerPool) -> None:
        self._pool = pool

    async def read(self, photo: bytes, purpose: Purpose) -> Json:
        """The map on a photo, as the worker tells it; raises a ``Refusal`` that says what would be right."""
        answers: list[Json] = []

        def job() -> Json:
            return {"task": "photo", "photo": b64encode(photo).decode()}

        try:
            await self._pool.run(Task(job, [_TIMEOUT], answers.append), purpose, _USUAL)
        except WorkerFailed:
            raise Refusal(
                503, "photo-failed", "This photo could not be read; try again, or with another one."
            ) from None
        [answer] = answers
        if "refused" in answer:
            code, sentence, values = answer["refused"]
            raise Refusal(422, code, sentence, **values)
        return answer
