"""A server that stops ends and buries its worker processes first, whatever they and it are doing."""

import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from time import sleep

import pytest

from server.quick_advisers import QUICK
from server.serving import Served, StartServer

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="processes are looked up in /proc")

#: Says that it runs, and then nothing else: it neither answers nor ends by itself.
SILENT = """
import os, signal, sys, time
for one in (signal.SIGTERM, signal.SIGINT): signal.signal(one, signal.SIG_IGN)
open(os.path.join(sys.argv[1], str(os.getpid())), "w").close()
while True: time.sleep(1)
"""


def start(serving: StartServer, folder: Path) -> Served:
    folder.mkdir()
    command = (sys.executable, "-c", SILENT, str(folder))
    return serving(worker_command=command, answer_timeout=600.0)


def processes(folder: Path, number: int) -> list[Path]:
    """The processes that were started, once there are so many."""
    while len(found := sorted(folder.iterdir())) < number:
        sleep(0.01)
    return [Path("/proc", one.name) for one in found]


AT_ONCE = pytest.mark.parametrize("at_once", [False, True], ids=["in peace", "at once"])


@AT_ONCE
def test_no_worker_that_thinks_for_a_bot_is_left_when_the_server_stops(
    serving: StartServer, tmp_path: Path, at_once: bool
) -> None:
    running = start(serving, tmp_path / "workers")
    running.device().create("me", "greedy", seed=6)
    (worker,) = processes(tmp_path / "workers", 1)
    assert worker.exists()
    running.stop(at_once)
    assert not worker.exists()


@AT_ONCE
def test_no_worker_that_waits_for_work_is_left_when_the_server_stops(
    serving: StartServer, tmp_path: Path, at_once: bool
) -> None:
    script = tmp_path / "worker.py"
    script.write_text(
        "import os, runpy\n"
        f"open(os.path.join({str(tmp_path)!r}, 'workers', str(os.getpid())), 'w').close()\n"
        f"runpy.run_path({QUICK[1]!r}, run_name='__main__')\n"
    )
    (tmp_path / "workers").mkdir()
    running = serving(worker_command=(sys.executable, str(script)))
    client = running.device()
    game = client.create("me", "chance", seed=6)["id"]
    with client.socket(game) as socket:
        socket.until(lambda told: told["seats"][1]["decided"])
    (worker,) = processes(tmp_path / "workers", 1)
    assert worker.exists()
    running.stop(at_once)
    assert not worker.exists()


def test_no_worker_of_a_request_is_left_that_is_cancelled_when_the_server_stops(
    serving: StartServer, tmp_path: Path
) -> None:
    running = start(serving, tmp_path / "workers")
    client = running.device()
    state = client.state(client.create("me", seed=6)["id"])
    with ThreadPoolExecutor() as pool:
        address = f"/api/games/{state['id']}/seats/0/hint"
        hint = pool.submit(client.post, address, json={"step": state["step"], "level": 3})
        (worker,) = processes(tmp_path / "workers", 1)
        running.stop()
        assert not worker.exists()
        hint.exception()
