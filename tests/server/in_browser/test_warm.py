"""What a picture of Python's memory is taken of."""

import subprocess
import sys
from pathlib import Path

import pytest

SCRIPT = """
import asyncio, sys
from cartographers.players.roster import bot_keys
from cartographers.server.features.setup.catalogue import catalogue
from cartographers.server.in_browser.warm import warm_up
asyncio.run(warm_up("/nowhere", 2))
assert not [name for name in sys.modules if name.startswith("cartographers.players.native")], "it is loaded"
assert [bot.key for bot in catalogue("en").bots] == bot_keys()
assert "neural:1s" in bot_keys()
"""

#: A process that is forked has the memory of the first, as a start from the picture has; what it runs then is
#: what the worker runs (`web/worker/engine.ts`). It tells the token of the device and the deal of a game.
COPIES = """
import asyncio, gc, json, os, random, shutil, sys
from pathlib import Path
from cartographers.server.in_browser.application import Application, application_in
from cartographers.server.in_browser.warm import warm_up
from cartographers.server.lobby.lobby import Lobby
from cartographers.server.lobby.services import Services
folder = Path(sys.argv[1])
asyncio.run(warm_up(str(folder), 2))
gc.collect()
left = [one for one in gc.get_objects() if isinstance(one, (Application, Lobby, Services))]
assert left == [application_in(str(folder))], left
assert not folder.exists()

async def begin():
    application = application_in(str(folder))
    await application.start()
    told = await application.fetch("POST", "deals", "en", "")
    await application.stop()
    return [(folder / "device").read_text(), json.loads(told.body)["offer"]]

for copy in range(2):
    child = os.fork()
    if not child:
        random.seed()
        print(*asyncio.run(begin()), flush=True)
        os._exit(0)
    assert os.waitpid(child, 0)[1] == 0
    shutil.rmtree(folder)
"""


@pytest.mark.long
def test_no_compiled_code_of_the_bots_is_loaded_and_afterwards_all_bots_are_there() -> None:
    """Such code would not be where the picture says it is, and Python would stop at the first bot."""
    done = subprocess.run([sys.executable, "-c", SCRIPT], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr


@pytest.mark.long
def test_two_starts_from_the_same_memory_are_two_devices_with_other_cards(tmp_path: Path) -> None:
    """No secret and no clock is in a picture: two copies of the memory, and nothing of what has played."""
    command = [sys.executable, "-c", COPIES, str(tmp_path / "device")]
    done = subprocess.run(command, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    first, second = done.stdout.splitlines()
    assert first.split() and not set(first.split()) & set(second.split())
