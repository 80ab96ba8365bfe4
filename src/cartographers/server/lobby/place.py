"""Where the application runs: on a server, or in a browser, which has neither threads nor processes."""

from collections.abc import Callable
from concurrent.futures import Executor
from dataclasses import dataclass

from cartographers.server.settings import Settings
from cartographers.server.storage.opening import open_store
from cartographers.server.storage.store import Store
from cartographers.server.work.queue import WorkQueue
from cartographers.server.workers.pool import WorkerPool


@dataclass(frozen=True, slots=True)
class Place:
    """What is not the same in every place."""

    #: What the id of each game begins with.
    prefix: str = ""
    #: Opens the store.
    open_store: Callable[[Settings], Store] = open_store
    #: Does short work of the application's own; threads if there is none.
    executor: Executor | None = None
    #: Does the jobs of a queue; processes if there is none.
    pool: Callable[[WorkQueue], WorkerPool] | None = None
    #: Is what people make and store limited? Not on a device, which is its player's own.
    limited: bool = True
    #: Seconds after the start in which the application does nothing but answer.
    rest: float = 0.0
    #: Are routes made when they are asked for? On a server whatever is wrong with one ends the start.
    makes_routes_later: bool = False


SERVER = Place()
