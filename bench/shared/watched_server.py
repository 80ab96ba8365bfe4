"""A server under load: its process, its memory, and what it wrote down about itself."""

import os
import signal
import subprocess
import sys
from json import loads
from pathlib import Path
from time import perf_counter
from typing import Any

from bench.shared.process_usage import memory, processor_time

#: Everything comes from one address, which may open as many connections as all others together.
_SETTINGS = """
request_limit = [1000000, 1000000]
[connections]
in_all = 10000
per_address = 10000
"""


class WatchedServer:
    """The command in a process of its own; with an interval a profile is taken."""

    def __init__(self, folder: Path, interval: float = 0, options: tuple[str, ...] = ()) -> None:
        settings, self._report = folder / "load.toml", folder / "report.json"
        settings.write_text(_SETTINGS)
        command = [sys.executable, "-m", "bench.shared.watched", str(self._report), str(interval)]
        command += ["serve", "--port", "0", "--data", str(folder), "--settings", str(settings), *options]
        since = perf_counter()
        self._process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        assert self._process.stdout is not None
        self.port = int(self._process.stdout.readline().rsplit(":", 1)[1].strip(" /\n"))
        #: Seconds until requests are answered.
        self.started = perf_counter() - since

    @property
    def memory(self) -> float:
        """Megabytes that the process holds."""
        return memory(self._process.pid)

    @property
    def processor(self) -> float:
        """Seconds of processor time so far."""
        return processor_time(self._process.pid)

    def start_again(self) -> None:
        """Have it forget what it has written down so far."""
        os.kill(self._process.pid, signal.SIGUSR1)

    def stop(self) -> dict[str, Any]:
        """End it; the report that it wrote."""
        os.kill(self._process.pid, signal.SIGTERM)
        self._process.communicate()
        report: dict[str, Any] = loads(self._report.read_text())
        return report


def tell_report(report: dict[str, Any], lines: int = 60) -> None:
    """Print the longest collections of garbage and, if one was taken, the profile."""
    for generation in range(3):
        took = sorted(1e3 * seconds for found, seconds in report["collections"] if found == generation)
        if took:
            middle = took[len(took) // 2]
            print(
                f"collections of generation {generation}: {len(took)}, "
                f"median {middle:.1f}, longest {took[-1]:.1f}, in all {sum(took):.0f} ms"
            )
    for kind in ("running", "called"):
        if report["samples"]:
            print(f"{kind}, of {report['samples']} samples:")
        for name, number in report[kind][: lines if report["samples"] else 0]:
            print(f"{100 * number / report['samples']:6.1f} %  {name}")
