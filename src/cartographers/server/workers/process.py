"""The program of a worker process: it reads jobs and writes answers, each a line of JSON.

The server starts it with ``python -m cartographers.server.workers.process``. It is sent only what a player at
the table may know, and ends when its standard input is closed.
"""

import os
import signal
import sys
from json import dumps, loads
from threading import Thread
from time import sleep

from cartographers.server.workers.job import find_run


def main() -> None:
    """Answer jobs until standard input is closed or the server is gone."""
    end_with_parent()
    # Ctrl-C in the server's terminal may reach this process too; the server decides when it ends.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    # Standard output is for answers alone: what a bot or a library in C prints goes to standard error.
    answers = os.fdopen(os.dup(1), "w", encoding="utf-8")
    os.dup2(2, 1)
    sys.stdout = sys.stderr
    for line in sys.stdin:
        job = loads(line)
        try:
            for answer in find_run(job["run"])(job):
                print(dumps({"job": job["job"], **answer}), file=answers, flush=True)
        except Exception as error:
            failure = {"job": job["job"], "error": f"{type(error).__name__}: {error}"}
            print(dumps(failure), file=answers, flush=True)


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


if __name__ == "__main__":
    main()
