"""Old browsers, one after the other: ``python tests/long oldest FILE…``.

Each file is a program of some version: a Chromium, a Firefox, or a driver of WebKit. Home, a solo game, its
first card and a drawing are tried in it; a version that is too old must show the sentence that says so.
``docs/research/browser.md`` tells where old versions come from. Needs the built client.
"""

import json
import re
import tempfile
from argparse import ArgumentParser
from base64 import b64decode
from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager
from itertools import count
from pathlib import Path
from typing import Any

from httpx import Client
from websockets.sync.client import ClientConnection, connect

from browser.chromium import FLAGS
from browser.engines import Window, firefox, free_port, named, press, process, until, wait_for, webkit
from browser.serving import QUICK, Serving

#: Seconds for a page on a busy machine. The sentence for old browsers comes after six.
PATIENCE, SENTENCE = 30.0, 12.0
ANNOUNCED = "document.querySelector('[aria-relevant]').innerText"
KEY = "document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'n', code: 'KeyN', bubbles: true }))"
#: Without container queries the map has no size.
SEEN_MAP = "document.querySelector('[role=gridcell]').getBoundingClientRect().width > 20"
#: Where the sentence is, and whether it is seen.
TOO_OLD = "document.querySelector('.too-old')"
SEEN = f"getComputedStyle({TOO_OLD}).visibility === 'visible'"
#: What a browser calls itself; WebKit tells the version of the Safari whose engine it has.
VERSION = re.compile(r"(?:Chrome|Firefox|Version)/[\d.]+")


def main(words: list[str]) -> int:
    """Try each program; the exit status says whether each could either play or said that it cannot."""
    parser = ArgumentParser(prog="python tests/long oldest", description=__doc__)
    parser.add_argument("--pictures", type=Path, help="where to put a picture of each table")
    parser.add_argument("programs", nargs="+", type=Path, metavar="FILE")
    wish = parser.parse_args(words)
    wrong = False
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        serving = Serving(Path(folder), QUICK).start()
        for program in wish.programs:
            with _started(program.resolve()) as page:
                version = VERSION.findall(str(page.evaluate("navigator.userAgent")))[0]
                try:
                    print(f"{version}: {_played(page, serving.address)}", flush=True)
                    if wish.pictures:
                        name = version.replace("/", "-")
                        (wish.pictures / f"{name}.png").write_bytes(page.picture())
                except AssertionError as error:
                    told = _told(page)
                    wrong |= not told
                    reason = str(error).partition("\n")[0]
                    print(f"{version}: cannot play ({reason}); {told or 'and says NOTHING'}", flush=True)
        serving.stop()
    return 1 if wrong else 0


def _played(page: Window, home: str) -> str:
    """Home, a solo game, a drawing."""
    page.open(home)
    for key in ("knows", "tips.off"):
        page.evaluate(f"localStorage.setItem('cartographers.{key}', 'yes')")
    page.open(home)
    wait_for(page, named("Solo"), PATIENCE)
    press(page, "Solo", PATIENCE)
    wait_for(page, "document.querySelectorAll('[role=gridcell]').length === 121", PATIENCE)
    wait_for(page, SEEN_MAP, PATIENCE)
    wait_for(page, f"{ANNOUNCED}.includes('Card: ')", PATIENCE)
    page.evaluate(KEY)
    wait_for(page, "document.querySelector('button.go:enabled')", PATIENCE)
    page.evaluate("document.querySelector('button.go').click()")
    wait_for(page, f"{ANNOUNCED}.includes('You: ')", PATIENCE)
    return "home, a solo game, its first card and a drawing"


def _told(page: Window) -> str:
    """The beginning of the sentence for old browsers, as soon as it is seen; empty if it is not."""
    try:
        wait_for(page, f"{TOO_OLD} && {SEEN}", SENTENCE)
    except AssertionError:
        return ""
    return str(page.evaluate(f"{TOO_OLD}.innerText")).partition("\n")[0]


@contextmanager
def _started(program: Path) -> Iterator[Window]:
    """A window of a program with a new profile."""
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        profile = Path(folder)
        if program.name.startswith("firefox"):
            browser: AbstractContextManager[Window] = firefox(profile, program=str(program))
        elif program.name.endswith("WebDriver"):
            browser = webkit(profile, str(program))
        else:
            browser = _chromium(profile, program)
        with browser as window:
            yield window


class _Chromium:
    """A tab, over the protocol of Chromium's tools."""

    def __init__(self, line: ClientConnection) -> None:
        self._line, self._ids = line, count(1)

    def open(self, address: str) -> None:
        """Show a page."""
        self._call("Page.navigate", url=address)
        until(self._loaded)

    def picture(self) -> bytes:
        """What is seen, as a PNG."""
        return b64decode(self._call("Page.captureScreenshot")["data"])

    def _loaded(self) -> None:
        if self.evaluate("document.readyState") != "complete":
            raise OSError("not loaded yet")

    def evaluate(self, script: str) -> Any:
        """The result of an expression, or of a promise, as JSON."""
        asked = f"(async () => JSON.stringify((await ({script})) ?? null))()"
        told = self._call("Runtime.evaluate", expression=asked, awaitPromise=True)
        assert "exceptionDetails" not in told, told
        return json.loads(told["result"]["value"])

    def _call(self, method: str, **params: Any) -> Any:
        id = next(self._ids)
        self._line.send(json.dumps({"id": id, "method": method, "params": params}))
        while True:
            answer = json.loads(self._line.recv(timeout=120))
            if answer.get("id") == id:
                assert "result" in answer, answer
                return answer["result"]


@contextmanager
def _chromium(profile: Path, program: Path) -> Iterator[Window]:
    """A tab of a Chromium."""
    port = free_port()
    options = ["--headless", f"--remote-debugging-port={port}", "--remote-allow-origins=*"]
    # Packages of old versions bring graphics of their own, which need these.
    software = ["--use-gl=swiftshader", "--single-process", "--no-zygote", "--disable-dev-shm-usage"]
    command = [str(program), *FLAGS, *options, *software, f"--user-data-dir={profile}", "about:blank"]
    with process(command), Client(base_url=f"http://127.0.0.1:{port}") as tools:
        [tab, *_] = [one for one in until(lambda: tools.get("/json/list").json()) if one["type"] == "page"]
        with connect(tab["webSocketDebuggerUrl"], max_size=None) as line:
            yield _Chromium(line)
