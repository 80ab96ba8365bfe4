"""A worker process ends with its server, whatever it is doing."""

import subprocess
import sys
from pathlib import Path
from time import sleep

import pytest

SERVER = """
import asyncio, sys
from cartographers.server.workers.sandbox import Limits, Sandbox

async def main():
    worker = await Sandbox().start([sys.executable, "-c", sys.argv[1]], Limits(1 << 30, 0))
    print(worker.pid, (await worker.stdout.readline()).decode(), flush=True)
    await asyncio.sleep(600)

asyncio.run(main())
"""
BUSY_WORKER = """
import subprocess, sys
from cartographers.server.workers.process import end_with_parent
end_with_parent()
print(subprocess.Popen([sys.executable, "-c", "import time; time.sleep(600)"]).pid, flush=True)
while True:
    pass
"""


@pytest.mark.skipif(sys.platform != "linux", reason="processes are looked up in /proc")
def test_a_busy_worker_and_its_children_end_when_the_server_is_killed() -> None:
    server = subprocess.Popen(
        [sys.executable, "-c", SERVER, BUSY_WORKER],
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
    )
    assert server.stdout
    worker, child = (int(word) for word in server.stdout.readline().split())
    assert runs(worker) and runs(child)
    server.kill()
    server.communicate()
    while runs(worker) or runs(child):  # for ever, if they are orphans
        sleep(0.05)


def runs(process: int) -> bool:
    """Is a process neither gone nor waiting to be forgotten?"""
    try:
        state = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0]
    except (FileNotFoundError, ProcessLookupError):
        return False
    return state != "Z"
