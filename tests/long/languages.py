"""The pages in all languages: ``python tests/long languages``, or ``languages uk pl``.

In each language, at the size of a desktop and of a phone, in Chromium: a solo game to its end, all lessons,
and every scene checked by axe and for texts that are keys or English. It takes some minutes a language; the
tests do each part once, with the languages dealt out. Needs the built client.
"""

import sys
import tempfile
import time
from argparse import ArgumentParser
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from playwright.sync_api import Browser, expect, sync_playwright

from browser import solo_game
from browser.axe import ALL, COLOURS, complaints
from browser.chromium import DESKTOP, FLAGS, PHONE, chromium
from browser.left_in_english import left_in_english
from browser.lesson_course import play_course
from browser.person import Person
from browser.scenes import SCENES, Games, staged
from browser.serving import QUICK, Serving
from browser.table import sideways
from browser.texts import LANGUAGES, texts

SIZES = {"desktop": (DESKTOP, solo_game.MOUSE), "phone": (PHONE, solo_game.TOUCH)}
SEED = 7
#: Milliseconds to wait for something to appear, also on a busy machine.
expect.set_options(timeout=20_000)


class Result(NamedTuple):
    """One line of the table."""

    language: str
    size: str
    what: str
    seconds: float
    wrong: list[str]


class Session(NamedTuple):
    """One language at one size."""

    browser: Browser
    serving: Serving
    games: Games
    language: str
    size: str

    def run(self) -> Iterator[Result]:
        """Play and look at everything."""
        yield self._timed("solo game", self._solo_game)
        yield self._timed("six lessons", self._lessons)
        yield self._timed(f"{len(SCENES)} scenes, axe", self._scenes)

    def _timed(self, what: str, work: Callable[[Person], list[str]]) -> Result:
        """Do something with a new person; what fails or appears in the console is wrong."""
        view: dict[str, Any] = SIZES[self.size][0]
        someone = Person(self.browser, self.serving, locale=self.language, **view)
        since = time.perf_counter()
        try:
            wrong = work(someone)
        except Exception as error:
            wrong = [f"{type(error).__name__}: {error}"]
        took = time.perf_counter() - since
        wrong += someone.complaints
        someone.close()
        return Result(self.language, self.size, what, took, wrong)

    def _solo_game(self, someone: Person) -> list[str]:
        solo_game.play(someone.deal(SEED), SIZES[self.size][1], self.language)
        return []

    def _lessons(self, someone: Person) -> list[str]:
        return play_course(someone.expect("status of 422"))

    def _scenes(self, someone: Person) -> list[str]:
        say, page = texts(self.language), someone.page
        wrong = []
        for scene in SCENES:
            # A scene may delete the cookie of the device.
            someone.use_token(self.games.token)
            try:
                scene(page, self.games, say)
            except Exception as error:
                wrong.append(f"{scene.__name__}: {type(error).__name__}: {error}")
                continue
            page.emulate_media(color_scheme="light")
            found = complaints(page, ALL) + left_in_english(page, self.language)
            page.emulate_media(color_scheme="dark")
            found += complaints(page, COLOURS)
            found += ["it scrolls sideways"] if sideways(page) > 0 else []
            wrong += [f"{scene.__name__}: {one}" for one in found]
        return wrong


def results(chosen: Sequence[str]) -> Iterator[Result]:
    """All languages, each at both sizes, with one server and one browser."""
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        serving = Serving(Path(folder), command=QUICK).start()
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        try:
            with serving.device() as device:
                games = staged(device)
            for language in chosen:
                for size in SIZES:
                    yield from Session(browser, serving, games, language, size).run()
        finally:
            browser.close()
            serving.stop()


def main(argv: list[str]) -> int:
    """Print a line for each part, and below it what is wrong."""
    options = ArgumentParser(prog="python tests/long languages", description="Every language on the pages.")
    options.add_argument("languages", nargs="*", metavar="LANG", help=f"of {', '.join(LANGUAGES)} (all)")
    chosen = options.parse_args(argv).languages or LANGUAGES
    unknown = [one for one in chosen if one not in LANGUAGES]
    if unknown:
        print(
            f"there are no pages in {', '.join(unknown)}; there are {', '.join(LANGUAGES)}", file=sys.stderr
        )
        return 2
    print("| language | size | what | time | |")
    print("|---|---|---|--:|---|")
    good = True
    for one in results(chosen):
        verdict = "FAIL" if one.wrong else "pass"
        print(f"| {one.language} | {one.size} | {one.what} | {one.seconds:.0f} s | {verdict} |", flush=True)
        for wrong in one.wrong:
            print(f"  - {wrong}", flush=True)
        good = good and not one.wrong
    return 0 if good else 1
