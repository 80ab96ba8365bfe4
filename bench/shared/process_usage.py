"""What a process uses, as Linux tells it."""

import os
from pathlib import Path


def memory(pid: int) -> float:
    """Megabytes that a process holds."""
    status = Path(f"/proc/{pid}/status").read_text()
    line = next(line for line in status.splitlines() if line.startswith("VmRSS"))
    return int(line.split()[1]) / 1024


def own_memory(pid: int) -> float:
    """Megabytes that a process holds for itself: what Chromium's task manager shows of a page."""
    status = Path(f"/proc/{pid}/status").read_text()
    lines = [line.split() for line in status.splitlines() if line.startswith(("RssAnon", "VmSwap"))]
    return sum(int(line[1]) for line in lines) / 1024


def processor_time_with_children(pid: int) -> float:
    """The same with all processes that it has started, also those that have ended."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    ended = (int(fields[13]) + int(fields[14])) / os.sysconf("SC_CLK_TCK")
    children = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    return processor_time(pid) + ended + sum(processor_time_with_children(int(child)) for child in children)


def processor_time(pid: int) -> float:
    """Seconds of processor time that a process has taken."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
