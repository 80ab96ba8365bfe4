"""What is tried in every engine at a real server: a lesson, a whole game, friends, paper, a photo, the app.

Keys and the mouse are those of the browser's own driver.
"""

import json
from base64 import b64encode
from functools import partial
from io import BytesIO
from typing import Any

from pypdf import PdfReader

from browser.engines import WAIT, Engine, click, keys, named, press, wait_for
from browser.journey import play_on
from browser.lesson_player import way_to
from browser.serving import Serving
from browser.texts import texts
from cartographers.lessons.course import LESSONS, attempt, open_lesson
from cartographers.notation.wire import write_decision
from cartographers.rules.decision import Draw
from cartographers.rules.listing import decisions
from photo.photos import drawn, photo, wrong_cells
from server.serving import Json

#: Seconds that a page may take on a busy machine.
PATIENCE = 90.0
SAY = texts("en")
CONFIRM, GO = (f"document.querySelector('[data-part=confirm]{state}')" for state in ("", ":enabled"))
#: The decision has arrived, and the next one is empty or elsewhere.
SENT = f"((one) => !one || (one.disabled && !one.innerText.includes(%s)))({CONFIRM})"
#: The reader of photos has to start.
FIRST_PHOTO = 240.0
#: The link from the page of a season, and the page of the end.
ONWARD, ENDED = "document.querySelector('main a.go')", "location.pathname.endsWith('/end')"
#: A deal that begins with cards to draw.
DEAL = 8
PAINTED = "The map is painted from the photo"
ROUNDS = 3
#: Chooses a photo as somebody does who looks for it on the device.
CHOOSE = """(async (field, letters) => {
    const bytes = Uint8Array.from(atob(letters), (letter) => letter.charCodeAt(0));
    const chosen = new DataTransfer();
    chosen.items.add(new File([bytes], "sheet.jpg", { type: "image/jpeg" }));
    field.files = chosen.files;
    field.dispatchEvent(new Event("change", { bubbles: true }));
})(document.querySelector("input[type=file]"), %s)"""
#: The manifest, and the size of each icon after it was decoded.
MANIFEST = """(async () => {
    const { href } = document.querySelector("link[rel=manifest]");
    const told = await (await fetch(href)).json();
    const sizes = await Promise.all(told.icons.map(async ({ src, sizes }) => {
        const image = new Image();
        image.src = new URL(src, href).href;
        await image.decode();
        return sizes === "any" || sizes === `${image.naturalWidth}x${image.naturalHeight}`;
    }));
    const { scope, active } = await navigator.serviceWorker.ready;
    const start = new URL(told.start_url, href).href;
    return { start, display: told.display, sizes, scope, active: Boolean(active) };
})()"""


def _has_another_card(card: str | None, state: Json) -> bool:
    """Is it a later turn than that of a card?"""
    different: bool = state["card"] != card
    return different


class Tour:
    """A window of an engine at a server."""

    def __init__(self, engine: Engine, serving: Serving) -> None:
        self._engine, self._serving = engine, serving
        self._home = serving.address + "/"
        #: The page of a game that is over.
        self._ended = self._home

    def lesson(self) -> str:
        """The first lesson, from the first visit on: with keys, and the mouse on the map."""
        engine, lesson = self._engine, LESSONS[0]
        engine.open(self._home)
        press(engine, "Draw your first map", PATIENCE)
        beside = open_lesson(lesson)
        for number, step in enumerate(lesson.steps):
            self._at_step(number)
            if not step.decides:
                click(engine, "document.querySelector('section.lesson .on')")
                continue
            good = next(
                one for one in decisions(beside.view(0)) if not step.missed(attempt(beside.game, one))
            )
            assert isinstance(good, Draw)
            (mine,) = self._state()["mine"]
            terrain = write_decision(good).get("terrain", "hero")
            option, turns, (row, column) = way_to(mine["offer"], terrain, good.cells)
            keys(engine, "Escape", str(option + 1), *turns)
            click(engine, f"document.querySelectorAll('[role=grid] [role=gridcell]')[{row * 11 + column}]")
            wait_for(engine, GO, PATIENCE)
            click(engine, GO)
            beside.commit(0, good)
        self._at_step(len(lesson.steps))
        return f"{len(lesson.steps)} steps"

    def _at_step(self, number: int) -> None:
        there = f"""document.querySelector('section.lesson[data-step="{number}"]')"""
        wait_for(self._engine, f"{there} || {ONWARD}", PATIENCE)
        if not self._engine.evaluate(f"Boolean({there})"):
            click(self._engine, ONWARD)
            wait_for(self._engine, there, PATIENCE)

    def solo(self) -> str:
        """A whole game from the home page to the result, with the keyboard."""
        engine, turns = self._engine, 0
        self._home_again()
        press(engine, "Solo", PATIENCE)
        while True:
            wait_for(engine, f"{CONFIRM} || {ONWARD} || {ENDED}", PATIENCE)
            if engine.evaluate(ENDED):
                break
            if engine.evaluate(f"Boolean({ONWARD})"):
                engine.evaluate(f"{ONWARD}.click()")
                wait_for(engine, f"!{ONWARD}", PATIENCE)
                continue
            self._draw()
            turns += 1
        stars = str(self._state()["ending"]["places"][0]["stars"]).replace("-", "−")
        wait_for(engine, f"document.querySelector('h1')?.innerText.includes('{stars}')", PATIENCE)
        self._ended = engine.evaluate("location.href")
        return f"{turns} turns, {stars} stars"

    def friends(self) -> str:
        """Somebody invites this window to a game; both draw, and each hears of the other at once."""
        engine = self._engine
        with self._serving.device() as ann:
            made = ann.create(seats=[{"kind": "me", "name": "Ann"}, {"kind": "open"}], seed=DEAL)
            engine.open(f"{self._home}j/{made['invites']['1']}")
            wait_for(engine, "document.activeElement.localName === 'input'", PATIENCE)
            keys(engine, "B", "e", "n", "Enter")
            wait_for(engine, "location.pathname.includes('/g/')", PATIENCE)
            for _ in range(ROUNDS):
                card = ann.state(made["id"])["card"]
                self._is_on_card(card)
                # The window draws first: the next card comes to it without being asked for.
                self._draw()
                wait_for(engine, "document.querySelector('[data-part=waiting], .undo')", PATIENCE)
                play_on(ann, made["id"], partial(_has_another_card, card))
            names = [seat["name"] for seat in ann.state(made["id"])["seats"]]
            assert names == ["Ann", "Ben"], names
        return f"{ROUNDS} cards"

    def _is_on_card(self, card: str) -> None:
        title = json.dumps(SAY(card))
        shown = f"document.querySelector('[data-part=card] h2')?.innerText.includes({title})"
        wait_for(self._engine, f"{shown} && {self._held_none()}", PATIENCE)

    @staticmethod
    def _held_none() -> str:
        return f"document.querySelector('[role=gridcell]') && !{GO}"

    def paper(self) -> str:
        """Sheets to print, and pages on paper by the browser itself."""
        engine = self._engine
        engine.open(f"{self._home}print")
        link = "document.querySelector('main a.go[target=_blank]')"
        wait_for(engine, link, PATIENCE)
        sheets = engine.evaluate(f"""(async () => {{
            const bytes = new Uint8Array(await (await fetch({link}.href)).arrayBuffer());
            return [bytes.length, String.fromCharCode(...bytes.slice(0, 5))];
        }})()""")
        assert sheets[0] > 10_000 and sheets[1] == "%PDF-", sheets
        # The result of the solo game; what is printed of it has no text that could be looked for in Firefox.
        engine.open(self._ended)
        wait_for(engine, "document.querySelector('main h1')", PATIENCE)
        printed = engine.printed()
        if printed is None:
            return "sheets; its driver cannot print a page"
        pages = len(PdfReader(BytesIO(printed)).pages)
        assert pages and len(printed) > 20_000, (pages, len(printed))
        return f"sheets, and a result on {pages} pages"

    def photo(self) -> str:
        """A photo of a drawn map becomes a painted map."""
        engine = self._engine
        engine.open(f"{self._home}check")
        wait_for(engine, "document.querySelector('input[type=file]')", PATIENCE)
        engine.evaluate(CHOOSE % json.dumps(b64encode(photo(drawn())).decode()))
        wait_for(engine, f"document.body.innerText.includes({json.dumps(PAINTED)})", FIRST_PHOTO)
        rows = engine.evaluate("document.querySelector('textarea').value").split()
        wrong = wrong_cells(tuple(rows))
        assert wrong <= 2, rows
        cells = "[...document.querySelectorAll('[role=gridcell]')]"
        wait_for(engine, f"{cells}.filter((one) => one.textContent.includes('forest')).length > 3", PATIENCE)
        return f"{wrong} of 121 spaces wrong"

    def app(self) -> str:
        """What an installation needs; the app's address without the server, and with it again."""
        engine = self._engine
        # Once the server is gone, its calls are errors, too.
        assert engine.uncaught() == [], engine.uncaught()
        self._home_again()
        told: Json = engine.evaluate(MANIFEST)
        assert told["display"] == "standalone" and all(told["sizes"]) and told["active"], told
        assert told["start"] == told["scope"] == self._home, told
        self._serving.kill()
        engine.open(told["start"])
        offline = json.dumps(SAY("home-offline"))
        wait_for(engine, f"document.body.innerText.includes({offline})", PATIENCE)
        self._serving.start()
        engine.open(told["start"])
        wait_for(
            engine,
            f"!document.body.innerText.includes({offline}) && {named('Solo')}",
            PATIENCE,
        )
        return f"{len(told['sizes'])} icons"

    def _home_again(self) -> None:
        """The home page of somebody who knows the game, without tips."""
        self._engine.open(self._home)
        for key in ("knows", "tips.off"):
            self._engine.evaluate(f"localStorage.setItem('cartographers.{key}', 'yes')")
        self._engine.open(self._home)

    def _draw(self) -> None:
        """Draw at the first place where the shape fits, with keys; a decision may have several steps."""
        engine = self._engine
        wait_for(engine, self._held_none(), PATIENCE)
        # Where one step fits, the next may not.
        while not engine.evaluate(f"Boolean({GO})"):
            keys(engine, "n")
            engine.evaluate(WAIT % (2000, GO))
        keys(engine, "Enter")
        wait_for(engine, SENT % json.dumps(SAY("sending")), PATIENCE)

    def _state(self) -> Any:
        """The game of this page, as its device may see it."""
        return self._engine.evaluate(
            "(async () => (await fetch('/api/games/' + location.pathname.split('/')[2])).json())()"
        )
