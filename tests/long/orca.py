"""A season with a real screen reader: ``python tests/long orca``.

Orca reads Firefox, on a screen that nobody sees; keys alone play from the home page to the end of the first
season. What Orca says is compared with ``tests/long/transcripts/orca.txt``: new words fail; what it left
out, as on a busy machine, is listed. ``--write`` writes it anew, and a person reads it and asks: could
one choose by it? Needs the built client, and the programs of ``PACKAGES``.
"""

import json
import os
import re
import subprocess
import tempfile
import time
from argparse import ArgumentParser
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from difflib import ndiff
from pathlib import Path
from shutil import which
from threading import Thread

from browser.engines import Engine, firefox, process, screen, wait_for
from browser.serving import QUICK, Serving

KEPT = Path(__file__).parent / "transcripts" / "orca.txt"
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
#: The deal of the transcript in ``tests/browser``: two shapes, ruins and an ambush in spring.
DEAL = 4
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
#: What it says about the parts of the page when it has time to; not kept.
AROUND = re.compile(r"leaving |main content|banner|(Browse|Focus) mode$|.* document web\.$|.* heading level")
FOCUSED = "(document.activeElement.ariaLabel ?? document.activeElement.innerText ?? '')"
#: How many announcements there are, and whether the season's page has come.
ANNOUNCED = "location.pathname + document.querySelector('[aria-relevant]').innerText"


def main(words: list[str]) -> int:
    """Play, and compare what was said; the exit status."""
    parser = ArgumentParser(prog="python tests/long orca", description=__doc__)
    parser.add_argument("--write", action="store_true", help="keep what Orca says now")
    parser.add_argument("--log", type=Path, help="where to put Orca's own log")
    wish = parser.parse_args(words)
    lacking = [package for program, package in PACKAGES.items() if not which(program)]
    if lacking or not Path(BUS_LAUNCHER).exists():
        print(f"Orca: NOT TRIED, install {' '.join([*lacking, 'at-spi2-core'])}")
        return 1
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder, _reader(Path(folder)) as reader:
        reader.season()
        heard = [line for line in reader.lines if not AROUND.match(line)]
        if wish.log:
            wish.log.write_text(reader.log.text, encoding="utf-8")
    if wish.write:
        KEPT.parent.mkdir(exist_ok=True)
        KEPT.write_text("\n".join(heard) + "\n", encoding="utf-8")
    kept = KEPT.read_text(encoding="utf-8").splitlines()
    difference = [line for line in ndiff(kept, heard) if line[0] in "+-"]
    print("\n".join([*difference, f"Orca: {len(heard)} lines"]))
    return any(line[0] == "+" for line in difference)


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


class _Reader:
    """Firefox with Orca, and somebody at the keyboard."""

    def __init__(self, page: Engine, log: _Log, surroundings: dict[str, str]) -> None:
        self.log = log
        self._page, self._surroundings = page, surroundings
        self._read = 0
        self.lines: list[str] = []

    def season(self) -> None:
        """From the home page to the end of the first season."""
        self._tab_to("Solo")
        self._key("Return", "Card: ", until="document.querySelectorAll('[role=gridcell]').length === 121")
        self._tab_to("To the map")
        for key, said in (("Return", "Focus mode"), ("ctrl+Right", "A2"), ("1", "3"), ("r", "3"), ("f", "3")):
            self._key(key, said)
        while not self._page.evaluate("location.pathname.includes('/season/')"):
            self._key("n", "Fits", until="document.querySelector('button.go:enabled')")
            before = json.dumps(self._page.evaluate(ANNOUNCED))
            self._key("Return", "Card: | is over", until=f"({ANNOUNCED}) !== {before}")

    def begin(self, home: str) -> None:
        """The home page of somebody who has been there before; what Orca says about it is not kept."""
        self._page.open(home)
        for key in ("knows", "tips.off"):
            self._page.evaluate(f"localStorage.setItem('cartographers.{key}', 'yes')")
        self._page.open(home)
        self._page.evaluate(DEALT % DEAL)
        find = ["xdotool", "search", "--onlyvisible", "--name", "."]
        [*_, window] = subprocess.check_output(find, env=self._surroundings, text=True).split()
        subprocess.run(["xdotool", "windowfocus", window], env=self._surroundings, check=True)
        self._settle()

    def _tab_to(self, name: str) -> None:
        """Go on by Tab; only what is said about the last stop is kept."""
        for _ in range(60):
            self._press("Tab")
            time.sleep(0.2)
            if str(self._page.evaluate(FOCUSED)).startswith(name):
                break
        else:
            raise AssertionError(f"{name} is not reached by Tab")
        self.lines += ["[Tab …]", *self._settle(name)[-1:]]

    def _key(self, key: str, said: str, until: str = "true") -> None:
        """Press a key; wait for what the page has then, and for words of Orca."""
        self._press(key)
        wait_for(self._page, until, PATIENCE)
        self.lines += [f"[{key}]", *self._settle(said)]

    def _press(self, key: str) -> None:
        subprocess.run(["xdotool", "key", key], env=self._surroundings, check=True)

    def _settle(self, words: str = "") -> list[str]:
        """What is said: until some words came, or do not come, and then until nothing new is said."""
        begun = since = time.monotonic()
        new: list[str] = []
        while time.monotonic() - since < QUIET:
            time.sleep(0.1)
            said = SAID.findall(self.log.text)[self._read :]
            waiting = not re.search(words, " ".join(said)) and time.monotonic() - begun < LOST
            if said != new or waiting:
                new, since = said, time.monotonic()
        self._read += len(new)
        return new


@contextmanager
def _reader(folder: Path) -> Iterator[_Reader]:
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
        reader = _Reader(page, log, surroundings)
        reader.begin(serving.address)
        yield reader


def _until_there(path: Path) -> None:
    end = time.monotonic() + PATIENCE
    while not path.exists():
        assert time.monotonic() < end, f"{path.name} does not come"
        time.sleep(0.1)
