"""A season with a real screen reader: ``python tests/long orca``.

Orca reads Firefox, on a screen that nobody sees; keys alone play from the home page to the end of the first
season, whose show plays to its end, and on to the next card. What Orca says is compared with
``tests/long/transcripts/orca.txt``: new words fail; what it left out, as on a busy machine, is listed.
``--write`` writes it anew, and a person reads it and asks: could one choose by it? Needs the built client,
and the programs of ``PACKAGES``. ``by-ear`` plays whole games.
"""

import json
import re
import tempfile
import time
from argparse import ArgumentParser
from difflib import ndiff
from pathlib import Path

from browser.engines import wait_for
from long.shared.screen_reader import PATIENCE, Reader, lacking, listening

KEPT = Path(__file__).parent / "transcripts" / "orca.txt"
#: The deal of the transcript in ``tests/browser``: two shapes, ruins and an ambush in spring.
DEAL = 4
#: What it says about the parts of the page when it has time to; not kept.
AROUND = re.compile(r"leaving |main content|banner|(Browse|Focus) mode$|.* document web\.$|.* heading level")
FOCUSED = "(document.activeElement.ariaLabel ?? document.activeElement.innerText ?? '')"
#: How many announcements there are, and whether the season's page has come.
ANNOUNCED = "location.pathname + document.querySelector('[aria-relevant]').innerText"
#: The show of a season is over.
SHOWN = "document.querySelector('[data-part=ledger][aria-busy=false]')"


def main(words: list[str]) -> int:
    """Play, and compare what was said; the exit status."""
    parser = ArgumentParser(prog="python tests/long orca", description=__doc__)
    parser.add_argument("--write", action="store_true", help="keep what Orca says now")
    parser.add_argument("--log", type=Path, help="where to put Orca's own log")
    wish = parser.parse_args(words)
    if packages := lacking():
        print(f"Orca: NOT TRIED, install {packages}")
        return 1
    with (
        tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder,
        listening(Path(folder), DEAL) as reader,
    ):
        game = _Game(reader)
        game.season()
        game.show()
        heard = [line for line in game.lines if not AROUND.match(line)]
        if wish.log:
            wish.log.write_text(reader.log, encoding="utf-8")
    if wish.write:
        KEPT.parent.mkdir(exist_ok=True)
        KEPT.write_text("\n".join(heard) + "\n", encoding="utf-8")
    kept = KEPT.read_text(encoding="utf-8").splitlines()
    difference = [line for line in ndiff(kept, heard) if line[0] in "+-"]
    print("\n".join([*difference, f"Orca: {len(heard)} lines"]))
    return any(line[0] == "+" for line in difference)


class _Game:
    """A game whose keys are told beforehand, and what Orca says to each."""

    def __init__(self, reader: Reader) -> None:
        self._reader, self._page = reader, reader.page
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

    def show(self) -> None:
        """Nothing is pressed until the show of the season is over, then on to the next card."""
        wait_for(self._page, SHOWN, PATIENCE)
        self.lines += ["[… until the show is over]", *self._reader.hear()]
        self._key("Return", "Card: ", until="document.querySelectorAll('[role=gridcell]').length === 121")

    def _tab_to(self, name: str) -> None:
        """Go on by Tab; only what is said about the last stop is kept."""
        for _ in range(60):
            self._reader.press("Tab")
            time.sleep(0.2)
            if str(self._page.evaluate(FOCUSED)).startswith(name):
                break
        else:
            raise AssertionError(f"{name} is not reached by Tab")
        self.lines += ["[Tab …]", *self._reader.hear(name)[-1:]]

    def _key(self, key: str, said: str, until: str = "true") -> None:
        """Press a key; wait for what the page has then, and for words of Orca."""
        self._reader.press(key)
        wait_for(self._page, until, PATIENCE)
        self.lines += [f"[{key}]", *self._reader.hear(said)]
