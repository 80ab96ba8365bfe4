"""A whole solo game by the command field, typed by what it answers: Chromium, with the keyboard alone."""

import re
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

from browser.chromium import FLAGS, chromium
from browser.heard import LISTEN
from browser.person import Person
from browser.serving import QUICK, Serving
from long.shared.ear_log import EarLog, best_place

#: How many lines have been answered; what was answered to the last one, once the field waits for the next.
COUNT = "document.querySelectorAll('[role=log] .typed').length"
ANSWER = """(before) => {
    const log = document.querySelector("[role=log]");
    if (!log || log.closest("[aria-busy=true]")) return null;
    const all = [...log.querySelectorAll("p")];
    const typed = all.filter((one) => one.matches(".typed"));
    if (typed.length <= before) return null;
    return all.slice(all.indexOf(typed.at(-1)) + 1).map((one) => one.innerText);
}"""
#: What was said outside the field.
SAID = "window.heard.splice(0)"
#: Has something been said that a pattern matches, or an answer come?
TOLD = f"""([pattern, before]) =>
    window.heard.some((one) => one.search(pattern) >= 0) || ({ANSWER})(before)?.length > 0"""
#: More than any page has.
STOPS = 60


def play(folder: Path, deal: int, log: EarLog) -> None:
    """From the home page to the final page."""
    serving = Serving(folder / "data", QUICK).start()
    try:
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
            me = Person(browser, serving).deal(deal)
            me.page.add_init_script(LISTEN)
            me.open("/")
            _Field(me.page, log).play()
            browser.close()
    finally:
        serving.stop()


class _Field:
    """Somebody who types, and hears the answers and what is announced."""

    def __init__(self, page: Page, log: EarLog) -> None:
        self._page, self._log = page, log

    def play(self) -> None:
        """Begin a game, and type until it is over."""
        self._press_named("Solo")
        self._hear("Card: ")
        self._press("/")
        self._answer(0)
        while True:
            self._log.turns += 1
            place = best_place(self._type("where"))
            assert place, "where tells no place"
            held = self._type(place)
            assert "It fits." in held, f"{place} does not fit"
            said = self._type("confirm")
            over = next((line for line in said if " is over: " in line), "")
            if not over:
                continue
            self._press("Enter")
            if "Winter" in over:
                self._hear(r"\(h1\)")
                return
            self._answer(0)

    def _press_named(self, name: str) -> None:
        for _ in range(STOPS):
            self._page.keyboard.press("Tab")
            [*_, line] = self._page.evaluate(SAID) or [""]
            if line.partition(") ")[2].startswith(name):
                self._log.heard([line])
                return self._press("Enter")
        raise AssertionError(f"{name} is not reached by Tab")

    def _press(self, key: str) -> None:
        self._log.did(key)
        self._page.keyboard.press(key)

    def _hear(self, pattern: str) -> list[str]:
        heard = "(pattern) => window.heard.some((one) => one.search(pattern) >= 0)"
        self._page.wait_for_function(heard, arg=pattern)
        return self._log.heard(self._page.evaluate(SAID))

    def _answer(self, before: int) -> list[str]:
        """What the field answers, or what is announced when a season ends before it can."""
        self._page.wait_for_function(TOLD, arg=[" is over: ", before])
        lines: list[str] = self._page.evaluate(ANSWER, before) or []
        news: list[str] = self._page.evaluate(SAID)
        return self._log.heard([*lines, *(line for line in news if re.search(" is over: ", line))])

    def _type(self, line: str) -> list[str]:
        before = self._page.evaluate(COUNT)
        self._log.did(line)
        self._page.keyboard.type(line)
        self._page.keyboard.press("Enter")
        return self._answer(before)
