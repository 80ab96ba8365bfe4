"""Firefox with Orca on a screen that nobody sees, and somebody at its keyboard who hears what Orca says."""

import os
import re
import subprocess
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from shutil import which
from threading import Thread

from browser.engines import Engine, firefox, process, screen
from browser.serving import QUICK, Serving

#: The Debian package of each program that is needed.
PACKAGES = {
    "orca": "orca",
    "firefox-esr": "firefox-esr",
    "Xvfb": "xvfb",
    "xdotool": "xdotool",
    "dbus-daemon": "dbus-daemon",
}
#: What lets assistive programs look into others; it is in no path.
BUS_LAUNCHER = "/usr/libexec/at-spi-bus-launcher"
#: Games that are begun by a press get this deal.
DEALT = """(() => {
    const asked = window.fetch;
    window.fetch = (where, how) => {
        const begins = how?.method === "POST" && String(where.url ?? where).endsWith("/api/games");
        if (!begins) return asked(where, how);
        return asked(where, { ...how, body: JSON.stringify({ ...JSON.parse(how.body), seed: %d }) });
    };
})()"""
#: Seconds: for a page on a busy machine; after which words that are awaited do not come any more; of silence,
#: after which Orca has said all; until it is up.
PATIENCE, LOST, QUIET, STARTED = 60.0, 20.0, 3.0, 10.0
#: A sentence in Orca's log; the name of a key that was pressed stands there with a space before the brace.
SAID = re.compile(r"SPEECH OUTPUT: '(.*)'\{")


def lacking() -> str:
    """The packages that are not installed; empty if Orca can be tried."""
    packages = [package for program, package in PACKAGES.items() if not which(program)]
    return " ".join([*packages, *([] if Path(BUS_LAUNCHER).exists() else ["at-spi2-core"])])


class _Log:
    """What Orca writes as it speaks. A terminal: into a file it would write in large pieces, and late."""

    def __init__(self) -> None:
        self._read, self._written = os.openpty()
        self._bytes = b""
        self.place = os.ttyname(self._written)
        Thread(target=self._listen, daemon=True).start()

    def _listen(self) -> None:
        while True:
            self._bytes += os.read(self._read, 65536)

    @property
    def text(self) -> str:
        """All of it until now."""
        return self._bytes.decode(errors="replace")


class Reader:
    """Firefox with Orca, and somebody at the keyboard."""

    def __init__(self, page: Engine, surroundings: dict[str, str], log: _Log) -> None:
        self.page = page
        self._surroundings, self._log = surroundings, log
        self._read = 0

    @property
    def log(self) -> str:
        """All that Orca has written."""
        return self._log.text

    def begin(self, home: str, deal: int) -> None:
        """The home page of somebody who has been there before; what Orca says about it is not kept."""
        self.page.open(home)
        for key in ("knows", "tips.off"):
            self.page.evaluate(f"localStorage.setItem('cartographers.{key}', 'yes')")
        self.page.open(home)
        self.page.evaluate(DEALT % deal)
        find = ["xdotool", "search", "--onlyvisible", "--name", "."]
        [*_, window] = subprocess.check_output(find, env=self._surroundings, text=True).split()
        subprocess.run(["xdotool", "windowfocus", window], env=self._surroundings, check=True)
        self.hear()

    def press(self, key: str) -> None:
        """Press a key."""
        subprocess.run(["xdotool", "key", key], env=self._surroundings, check=True)

    def type(self, text: str) -> None:
        """Type some words."""
        subprocess.run(["xdotool", "type", "--delay", "30", text], env=self._surroundings, check=True)

    def hear(self, words: str = "", quiet: float = QUIET, lost: float = LOST) -> list[str]:
        """What is said: until some words came, or do not come, and then until nothing new is said."""
        begun = since = time.monotonic()
        new: list[str] = []
        while time.monotonic() - since < quiet:
            time.sleep(0.1)
            said = SAID.findall(self.log)[self._read :]
            waiting = not re.search(words, " ".join(said)) and time.monotonic() - begun < lost
            if said != new or waiting:
                new, since = said, time.monotonic()
        self._read += len(new)
        return new


@contextmanager
def listening(folder: Path, deal: int) -> Iterator[Reader]:
    """Orca before the home page of a server of its own; games get this deal."""
    with ExitStack() as stack:
        serving = Serving(folder / "data", QUICK).start()
        stack.callback(serving.stop)
        (home := folder / "home").mkdir()
        homes = ["HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_CACHE_HOME", "XDG_RUNTIME_DIR"]
        surroundings = os.environ | dict.fromkeys(homes, str(home))
        surroundings |= {"DISPLAY": stack.enter_context(screen()), "GDK_BACKEND": "x11", "LANG": "C.UTF-8"}
        surroundings |= {"GNOME_ACCESSIBILITY": "1", "DBUS_SESSION_BUS_ADDRESS": f"unix:path={home}/bus"}
        bus = ["dbus-daemon", "--session", "--nofork", f"--address=unix:path={home}/bus"]
        for command in (bus, [BUS_LAUNCHER, "--launch-immediately"]):
            stack.enter_context(process(command, env=surroundings))
            _until_there(home / "bus")
        (profile := folder / "profile").mkdir()
        page = stack.enter_context(firefox(profile, "--kiosk", surroundings))
        log = _Log()
        orca = ["orca", "--debug-file", log.place, "--disable", "braille"]
        stack.enter_context(process(orca, env=surroundings))
        time.sleep(STARTED)
        reader = Reader(page, surroundings, log)
        reader.begin(serving.address, deal)
        yield reader


def _until_there(path: Path) -> None:
    end = time.monotonic() + PATIENCE
    while not path.exists():
        assert time.monotonic() < end, f"{path.name} does not come"
        time.sleep(0.1)
