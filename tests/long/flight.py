"""Every kind of game without a network: ``python tests/long flight``, or ``flight puzzle neural``.

The static site is visited once in Chromium, its host is ended, and each kind of game is played to its end in
the page's worker; then every page is opened. Needs the built client.
"""

import tempfile
import time
from argparse import ArgumentParser
from pathlib import Path

from playwright.sync_api import sync_playwright

from browser.chromium import DESKTOP, FLAGS, chromium
from browser.flight import flight
from server.in_browser.every_kind import KINDS


def main(words: list[str]) -> int:
    """Play all kinds, or those whose names have one of the words in them; the exit status."""
    parser = ArgumentParser(prog="python tests/long flight", description=__doc__)
    parser.add_argument("words", nargs="*", metavar="WORD", help="a part of the name of a kind")
    wanted = parser.parse_args(words).words
    names = [name for name in KINDS if not wanted or any(word in name for word in wanted)]
    wrong = 0
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        running = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        with flight(running, Path(folder), **DESKTOP) as away:
            for name in names:
                since = time.monotonic()
                try:
                    KINDS[name](away.client)
                    said = "to its end"
                except AssertionError as error:
                    wrong += 1
                    said = f"WRONG: {error}"
                print(f"{name}: {said}, {time.monotonic() - since:.1f} s", flush=True)
            away.look_at_all()
            print("every page opens")
            for complaint in away.complaints:
                wrong += 1
                print(f"WRONG: {complaint}")
        running.close()
    return 1 if wrong else 0
