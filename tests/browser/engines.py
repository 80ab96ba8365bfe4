"""Browsers other than Chromium, as far as this machine has them: Firefox and WebKit (Debian's packages).

Both are driven by the protocols that come with them: Firefox by WebDriver BiDi over a socket, WebKit by
its WebDriver over HTTP. What is asked of a page is JavaScript, whose result comes back as JSON.
"""

import json
import os
import socket
import subprocess
import tempfile
import time
from base64 import b64decode
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, ExitStack, contextmanager
from itertools import count
from pathlib import Path
from shutil import which
from typing import Any, Protocol, TypeVar

from httpx import Client, HTTPError, Response
from websockets.sync.client import ClientConnection, connect

T = TypeVar("T")
Json = dict[str, Any]

#: Resolves with true when an expression is true, and with false when it took too long.
WAIT = """new Promise((done) => {
    const end = performance.now() + %d;
    const look = () => {
        if (%s) done(true);
        else if (performance.now() > end) done(false);
        else setTimeout(look, 50);
    };
    look();
})"""
#: What can be pressed whose name begins with a word.
NAMED = """[...document.querySelectorAll("button:enabled, a[href]")].find((one) =>
    (one.ariaLabel ?? one.innerText).trim().startsWith(%s))"""

#: The Debian packages that have what is needed.
PACKAGES = {"Firefox": "firefox-esr", "WebKit": "webkit2gtk-driver xvfb"}
#: Seconds in which an engine has to start, and to answer.
_START, _ANSWER = 60.0, 300.0
#: Seconds for which a page looks at a time whether something has come.
_PIECE = 60.0
#: Keys that have a name, as both protocols write them.
_KEYS = {
    "Tab": "\ue004",
    "Enter": "\ue007",
    "Escape": "\ue00c",
    "ArrowRight": "\ue014",
    "ArrowDown": "\ue015",
}
#: Where Debian puts the browser that comes with WebKit's driver.
_MINI_BROWSERS = "webkit2gtk-4.*/MiniBrowser"
#: How Cog is started without a screen.
_COG = ["--automation", "--platform=headless"]


class Window(Protocol):
    """A window of a browser."""

    def open(self, address: str) -> None:
        """Show a page."""

    def evaluate(self, script: str) -> Any:
        """The result of an expression, or of a promise, as JSON."""

    def picture(self) -> bytes:
        """What is seen, as a PNG."""


class Engine(Window, Protocol):
    """A window of a browser that is used and read as a person does."""

    def act(self, hands: list[Json]) -> None:
        """Use keys or a mouse, as WebDriver describes what hands do."""

    def printed(self) -> bytes | None:
        """The page on paper, as a PDF; none where the driver cannot print."""

    def uncaught(self) -> list[str]:
        """The errors of the pages that nothing has caught, as far as the driver tells them."""


def missing(name: str) -> str:
    """What is not installed that an engine needs; empty if it can be started."""
    programs = {"Firefox": ["firefox-esr"], "WebKit": ["WebKitWebDriver", "Xvfb"]}[name]
    return "" if all(map(which, programs)) else PACKAGES[name]


@contextmanager
def started(name: str) -> Iterator[Engine]:
    """An engine with one window and a new profile, which is gone afterwards."""
    with ExitStack() as stack:
        profile = stack.enter_context(tempfile.TemporaryDirectory(ignore_cleanup_errors=True))
        engines: dict[str, Callable[[Path], AbstractContextManager[Engine]]]
        engines = {"Firefox": firefox, "WebKit": webkit}
        yield stack.enter_context(engines[name](Path(profile)))


def named(name: str) -> str:
    """An expression: what can be pressed whose name begins with some words."""
    return NAMED % json.dumps(name)


def wait_for(engine: Window, condition: str, seconds: float) -> None:
    """Wait until an expression is true in a page."""
    end = time.monotonic() + seconds
    # In pieces: a driver waits only some minutes for an answer.
    while not engine.evaluate(WAIT % (1000 * min(seconds, _PIECE), condition)):
        assert time.monotonic() < end, f"{condition}\n{engine.evaluate('document.body.innerText')[:600]}"


def press(engine: Window, name: str, seconds: float) -> None:
    """Press what has a name, as soon as it is there."""
    wait_for(engine, named(name), seconds)
    engine.evaluate(f"({named(name)}).click()")


def keys(engine: Engine, *names: str) -> None:
    """Press keys one after the other, as a keyboard does."""
    values = [_KEYS.get(name, name) for name in names]
    strokes = [{"type": way, "value": value} for value in values for way in ("keyDown", "keyUp")]
    engine.act([{"type": "key", "id": "keyboard", "actions": strokes}])


def click(engine: Engine, element: str) -> None:
    """Press the middle of an element with the mouse."""
    x, y = engine.evaluate(f"""(async (one) => {{
        one.scrollIntoView({{ block: "nearest", behavior: "instant" }});
        const {{ x, y, width, height }} = one.getBoundingClientRect();
        return [Math.round(x + width / 2), Math.round(y + height / 2)];
    }})({element})""")
    move = {"type": "pointerMove", "x": x, "y": y, "duration": 0}
    pressed: list[Json] = [move, *({"type": way, "button": 0} for way in ("pointerDown", "pointerUp"))]
    engine.act([{"type": "pointer", "id": "mouse", "actions": pressed}])


# --- Firefox ------------------------------------------------------------------------------------------------


class _Firefox:
    """A window of Firefox, over WebDriver BiDi."""

    def __init__(self, line: ClientConnection) -> None:
        self._line, self._ids = line, count(1)
        self._uncaught: list[str] = []
        self._call("session.new", capabilities={})
        self._call("session.subscribe", events=["log.entryAdded"])
        self._window = self._call("browsingContext.getTree")["contexts"][0]["context"]

    def open(self, address: str) -> None:
        """Show a page."""
        self._call("browsingContext.navigate", context=self._window, url=address, wait="complete")

    def evaluate(self, script: str) -> Any:
        """The result of an expression, or of a promise, as JSON."""
        told = self._call(
            "script.evaluate",
            expression=_as_json(script),
            target={"context": self._window},
            awaitPromise=True,
        )
        assert told["type"] == "success", told
        return json.loads(told["result"]["value"])

    def picture(self) -> bytes:
        """What is seen, as a PNG."""
        return b64decode(self._call("browsingContext.captureScreenshot", context=self._window)["data"])

    def act(self, hands: list[Json]) -> None:
        """Use keys or a mouse."""
        self._call("input.performActions", context=self._window, actions=hands)

    def printed(self) -> bytes:
        """The page on paper, as a PDF."""
        return b64decode(self._call("browsingContext.print", context=self._window)["data"])

    def uncaught(self) -> list[str]:
        """The errors of the pages that nothing has caught."""
        return self._uncaught

    def _call(self, method: str, **params: Any) -> Any:
        id = next(self._ids)
        self._line.send(json.dumps({"id": id, "method": method, "params": params}))
        while True:
            answer = json.loads(self._line.recv(timeout=_ANSWER))
            if answer.get("method") == "log.entryAdded" and answer["params"]["type"] == "javascript":
                self._uncaught.append(answer["params"]["text"])
            if answer.get("id") == id:
                assert "result" in answer, answer
                return answer["result"]


@contextmanager
def firefox(
    profile: Path,
    shown: str = "--headless",
    surroundings: dict[str, str] | None = None,
    program: str = "firefox-esr",
) -> Iterator[Engine]:
    """Firefox without a screen, or with ``--kiosk`` as the only window of one."""
    port = free_port()
    options = [shown, "--no-remote", "--profile", str(profile), f"--remote-debugging-port={port}"]
    with process([_program(program), *options], env=surroundings):
        line = until(lambda: connect(f"ws://127.0.0.1:{port}/session", max_size=None))
        with line:
            yield _Firefox(line)


# --- WebKit -------------------------------------------------------------------------------------------------


class _WebKit:
    """A window of one of WebKit's small browsers, over WebDriver."""

    def __init__(self, driver: Client, browser: Json) -> None:
        self._driver = driver
        wish = {"alwaysMatch": {**browser, "timeouts": {"script": int(1000 * _ANSWER)}}}
        self._session = f"/session/{self._call('/session', capabilities=wish)['sessionId']}"

    def open(self, address: str) -> None:
        """Show a page."""
        self._call(f"{self._session}/url", url=address)

    def evaluate(self, script: str) -> Any:
        """The result of an expression, or of a promise, as JSON."""
        asynchronous = (
            f"const done = arguments[0]; ({_as_json(script)}).then(done, (reason) => done('!' + reason))"
        )
        told: str = self._call(f"{self._session}/execute/async", script=asynchronous, args=[])
        assert not told.startswith("!"), told
        return json.loads(told)

    def picture(self) -> bytes:
        """What is seen, as a PNG."""
        return b64decode(self._answer(self._driver.get(f"{self._session}/screenshot")))

    def act(self, hands: list[Json]) -> None:
        """Use keys or a mouse."""
        self._call(f"{self._session}/actions", actions=hands)

    def printed(self) -> None:
        """WebKit's driver does not print."""

    def uncaught(self) -> list[str]:
        """WebKit's driver tells none."""
        return []

    def end(self) -> None:
        """Close the window."""
        self._driver.delete(self._session)

    def _call(self, path: str, **body: Any) -> Any:
        return self._answer(self._driver.post(path, json=body))

    @staticmethod
    def _answer(answer: Response) -> Any:
        assert answer.status_code == 200, answer.text
        return answer.json()["value"]


def _small_browser(driver: str) -> Json:
    """What a driver of WebKit is to start: that of GTK the browser beside it, that of WPE Cog."""
    if driver.startswith("WPE"):
        return {"wpe:browserOptions": {"binary": _program("cog"), "args": _COG}}
    [*_, browser] = sorted(Path("/usr/lib").glob(f"*/{_MINI_BROWSERS}"))
    return {"webkitgtk:browserOptions": {"binary": str(browser), "args": ["--automation"]}}


@contextmanager
def webkit(profile: Path, program: str = "WebKitWebDriver") -> Iterator[Engine]:
    """WebKit on a screen that nobody sees, by one of its drivers."""
    with ExitStack() as stack:
        display = stack.enter_context(screen())
        port = free_port()
        homes = dict.fromkeys(["HOME", "XDG_DATA_HOME", "XDG_CACHE_HOME", "XDG_CONFIG_HOME"], str(profile))
        surroundings = os.environ | homes | {"DISPLAY": display, "GDK_BACKEND": "x11"}
        stack.enter_context(process([_program(program), f"--port={port}"], env=surroundings))
        driver = stack.enter_context(Client(base_url=f"http://127.0.0.1:{port}", timeout=_ANSWER))
        until(lambda: driver.get("/status"))
        window = _WebKit(driver, _small_browser(Path(program).name))
        stack.callback(window.end)
        yield window


# --- both ---------------------------------------------------------------------------------------------------


@contextmanager
def screen() -> Iterator[str]:
    """A screen that nobody sees, and its name."""
    read, write = os.pipe()
    size = ["-screen", "0", "1366x900x24"]
    command = [_program("Xvfb"), "-displayfd", str(write), *size, "-nolisten", "tcp"]
    with process(command, pass_fds=(write,)):
        os.close(write)
        with os.fdopen(read) as told:
            yield f":{told.readline().strip()}"


def _as_json(script: str) -> str:
    return f"(async () => JSON.stringify((await ({script})) ?? null))()"


def _program(name: str) -> str:
    return which(name) or name


@contextmanager
def process(command: list[str], **options: Any) -> Iterator[None]:
    """A process, which is ended with all that it has started."""
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, **options)
    try:
        yield
    finally:
        process.terminate()
        try:
            process.wait(20)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()


def free_port() -> int:
    """A port that nothing listens on."""
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        port: int = one.getsockname()[1]
        return port


def until(work: Callable[[], T]) -> T:
    """The result of something, as soon as it does not fail any more."""
    end = time.monotonic() + _START
    while True:
        try:
            return work()
        except (OSError, HTTPError):
            if time.monotonic() > end:
                raise
        time.sleep(0.1)
