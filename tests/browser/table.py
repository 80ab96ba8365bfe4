"""The parts of the table page, in any language, and the ways to place a shape.

They are found by selectors: to find something by its role, every element of the page is looked at, which took
a third of the time of a game. That they have their roles is the matter of ``test_screen_reader.py``.
"""

import re
from typing import Literal

from playwright.sync_api import Locator, Page, expect

from browser.texts import SEASONS, texts

Found = Literal["turn", "cover", "waiting", "season", "end"]


class Table:
    """The page of a game that is being played."""

    def __init__(self, page: Page, language: str = "en") -> None:
        say = texts(language)
        self.page = page
        self.card = page.locator("section[data-part=card]")
        self.title = self.card.get_by_role("heading", level=2)
        self.say = self.card.get_by_role("status")
        #: What the red button says for the last step of a decision, and for one after which another comes.
        self._last = (say("confirm"), say("go-on"))
        earlier = [say(f"next-{stage}") for stage in ("extra", "marks", "target")]
        self.go = self._button("button.go", say.beginning(*self._last, *earlier))
        self.map = page.locator("[role=grid]").filter(visible=True)
        self.fitting = self.map.locator(f'[role=gridcell][aria-label$="{say("cell-fits", cell="")}"]')
        self.shapes = self._group(say("choose-shape")).get_by_role("button")
        self.terrains = self._group(say("choose-terrain")).get_by_role("button")
        self.skills = self._group(say("skills")).get_by_role("button")
        self._skills = self.card.get_by_role("button", name=say("skills"), exact=True)
        self.next = self.card.get_by_role("button", name=say.beginning(say("next")))
        self.hint = self.card.get_by_role("button", name=say("hint"), exact=True)
        self.undo = page.get_by_role("button", name=say("undo"))
        self.lift = self._button("button.go", say.pattern("cover-lift"))
        #: The link from the page of a season.
        seasons = (say.of_season("on-to", one) for one in SEASONS)
        self.on = self._button("a.go", say.beginning(*seasons, say("to-the-end")))
        self._waiting = page.locator("[data-part=waiting]")
        again = say.beginning(say("final-play-again"), say("rematch"), say("rematch-go"))
        self._again = self._button("button.go", again)

    def _button(self, selector: str, text: re.Pattern[str]) -> Locator:
        return self.page.locator(selector).filter(has_text=text, visible=True)

    def _group(self, name: str) -> Locator:
        return self.page.locator(f'[role=group][aria-label="{name}"]')

    def show_skills(self) -> None:
        """On a phone the skills take the place of the shapes, at a press."""
        if self._skills.count() and not self.skills.count():
            self._skills.click()

    def cell(self, name: str) -> Locator:
        """A cell of the map shown."""
        row, column = "ABCDEFGHIJK".index(name[0]) + 1, int(name[1:])
        return self.map.locator(f"[role=row]:nth-child({row}) > [role=gridcell]:nth-child({column})")

    def settle(self) -> Found:
        """Wait until the page shows what comes next, and return which it is."""
        found: dict[Found, Locator] = {
            "turn": self.go,
            "cover": self.lift,
            "waiting": self._waiting,
            "season": self.on,
            "end": self._again,
        }
        anything = self.go.or_(self.lift).or_(self._waiting).or_(self.on).or_(self._again).first
        while True:
            anything.wait_for()
            # The page may have changed since; then look again.
            for name, place in found.items():
                if place.count():
                    return name

    def turn(self) -> None:
        """Wait until it is this person's turn, also while others' drawings are still on their way."""
        expect(self.go).to_be_visible()

    def onwards(self) -> None:
        """From the page of a season back to the table, to the next season or to the end."""
        this_one = self.page.locator("a.go").filter(has_text=self.on.inner_text())
        this_one.click()
        this_one.wait_for(state="detached")

    # --- three ways to place a shape ----------------------------------------------------------------

    def middle(self, cell: Locator) -> tuple[float, float]:
        """The point of the window in the middle of a cell."""
        box = cell.bounding_box()
        assert box
        return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2

    def press(self, cell: Locator) -> None:
        """Click a cell with the mouse."""
        self.page.mouse.click(*self.middle(cell))

    def drag_from_card(self, cell: Locator) -> None:
        """Drag the shape from its card onto the map."""
        self.card.locator("[data-part=shape]").hover()
        self.page.mouse.down()
        self.page.mouse.move(*self.middle(cell), steps=4)
        self.page.mouse.up()

    def drag(self, start: Locator, end: Locator) -> None:
        """Drag what lies on the map from one cell to another."""
        self.page.mouse.move(*self.middle(start))
        self.page.mouse.down()
        self.page.mouse.move(*self.middle(end), steps=4)
        self.page.mouse.up()

    def tap(self, cell: Locator) -> None:
        """Tap a cell."""
        self.page.touchscreen.tap(*self.middle(cell))

    def keys(self, *keys: str) -> None:
        """Press keys one after the other."""
        for key in keys:
            self.page.keyboard.press(key)

    # --- a decision in one go ---------------------------------------------------------------------------

    def put_down(self) -> None:
        """Place what is held at the next place where it fits and all later steps are possible."""
        for _ in range(30):
            self.keys("n")
            try:
                expect(self.go).to_be_enabled(timeout=1500)
            except AssertionError:
                continue
            return
        raise AssertionError("it fits nowhere")

    def decide(self) -> None:
        """Make any legal decision, through all its steps, and confirm it."""
        while True:
            self.put_down()
            last = self.go.inner_text().startswith(self._last)
            self.go.click()
            if last:
                return


def sit_down(page: Page, game: str, language: str = "en") -> Table:
    """Open a game and go on to the next decision: past invitations, season pages and the cover."""
    page.goto(f"/g/{game}")
    table = Table(page, language)
    while (found := table.settle()) in ("season", "cover"):
        if found == "season":
            table.onwards()
        else:
            table.lift.click()
    if page.get_by_role("dialog").is_visible():
        page.get_by_role("button", name=texts(language)("close")).click()
    return table


def cell_name(cell: Locator) -> str:
    """The name of a cell of the map, like B4."""
    return (cell.text_content() or "").split(",")[0]


def sideways(page: Page) -> int:
    """By how much a page is wider than its window.

    A phone shows a wider page as a whole, and smaller: then ``innerWidth`` is as wide as the page.
    """
    width: int = page.evaluate(
        "(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)(document.documentElement)"
    )
    return width
