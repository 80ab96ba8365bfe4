"""Firefox and WebKit beside Chromium: home, a turn of a solo game, and the pages when the server is gone.

``python tests/long engines`` tries more. What is not installed (``make engines`` does it) is skipped, and the
summary names it as not tried; with ``EVERY=yes``, as in CI, it fails.
"""

import pytest

from browser.engines import PACKAGES, missing, named, press, started, wait_for
from browser.serving import Serving
from testkit.long_forms import EVERY

#: Seconds that a page may take on a busy machine.
PATIENCE = 60.0
KEY = (
    """document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "n", code: "KeyN", bubbles: true }))"""
)
ANNOUNCED = "document.querySelector('[aria-relevant]').innerText"


@pytest.mark.long
@pytest.mark.parametrize("name", PACKAGES)
def test_a_turn_is_played_and_the_pages_open_without_the_server(
    name: str, own_serving: Serving, pytestconfig: pytest.Config
) -> None:
    if packages := missing(name):
        assert not pytestconfig.getoption(EVERY), f"{name} could not be tried: install {packages}"
        pytest.skip(f"{name} was NOT TRIED: install {packages}")
    home = own_serving.start().address
    with started(name) as engine:
        engine.open(home)
        for key in ("knows", "tips.off"):
            engine.evaluate(f"localStorage.setItem('cartographers.{key}', 'yes')")
        engine.open(home)
        press(engine, "Solo", PATIENCE)
        wait_for(engine, "document.querySelectorAll('[role=gridcell]').length === 121", PATIENCE)
        # What is drawn is told after the first card was.
        wait_for(engine, f"{ANNOUNCED}.includes('Card: ')", PATIENCE)
        engine.evaluate(KEY)
        wait_for(engine, "document.querySelector('button.go:enabled')", PATIENCE)
        engine.evaluate("document.querySelector('button.go').click()")
        wait_for(engine, f"{ANNOUNCED}.includes('You: ')", PATIENCE)
        engine.evaluate("navigator.serviceWorker.ready.then(() => true)")
        own_serving.kill()
        engine.open(home)
        wait_for(engine, named("Today"), PATIENCE)
