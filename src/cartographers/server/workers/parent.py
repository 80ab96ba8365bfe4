"""A worker process that ends with the server that started it, even if the server was killed."""

import os
import signal
import sys
from threading import Thread
from time import sleep

#: Seconds between two looks at whether the server is still there.
_INTERVAL = 0.5


def end_with_parent() -> None:
    """Kill this process and its children soon after the process that started it has ended.

    A worker notices the end of its input only between two jobs, and compiling code takes a minute.
    """
    if sys.platform != "win32":
        Thread(target=_watch, args=(os.getppid(),), name="parent-watch", daemon=True).start()


def _watch(parent: int) -> None:
    while os.getppid() == parent:
        sleep(_INTERVAL)
    if os.getpgrp() == os.getpid():
        os.killpg(os.getpid(), signal.SIGKILL)
    os._exit(1)
