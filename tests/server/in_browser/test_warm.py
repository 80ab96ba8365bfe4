"""What a picture of Python's memory is taken of."""

import subprocess
import sys

SCRIPT = """
import asyncio, sys
from cartographers.players.roster import bot_keys
from cartographers.server.features.setup.catalogue import catalogue
from cartographers.server.in_browser.warm import warm_up
asyncio.run(warm_up(2))
assert not [name for name in sys.modules if name.startswith("cartographers.players.native")], "it is loaded"
assert [bot.key for bot in catalogue("en").bots] == bot_keys()
assert "neural:1s" in bot_keys()
"""


def test_no_compiled_code_of_the_bots_is_loaded_and_afterwards_all_bots_are_there() -> None:
    """Such code would not be where the picture says it is, and Python would stop at the first bot."""
    done = subprocess.run([sys.executable, "-c", SCRIPT], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
