"""Pictures of the real game: ``python -m tools pictures`` (``make web`` comes before it).

A server is started on a free port with no games, greedy players play to the positions worth seeing, and a
browser takes their pictures. Names after the command make only those.
"""

import re
from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path
from tempfile import TemporaryDirectory

from playwright.sync_api import Page, sync_playwright

from browser.chromium import DESKTOP, FLAGS, PHONE, TABLET, chromium
from browser.serving import Serving
from browser.table import Table
from cartographers.rules.decision import Ambush, Draw, Post
from tools.shared.studio import Studio

#: Milliseconds that advisers may think about a game.
PATIENCE = 300_000
FRIENDS = {"Oksana": "open", "Tomáš": "open"}
CLUB = (
    *("Oksana", "Tomáš", "Bartholomew Featherstone-Haugh", "Zofia", "Ivan", "Jarmila", "Aoife", "Mateusz"),
    *("Solomiya", "Kateřina", "Ben", "Wojciech", "Ann", "Hryhorii", "Lucie"),
)


def hold(page: Page) -> None:
    """Take back what was sealed: then it is held over the map."""
    page.get_by_role("button", name="Take it back").click()
    Table(page).go.wait_for()
    page.locator(".sheet .ink").first.wait_for()
    page.wait_for_load_state("networkidle")


def table(studio: Studio) -> None:
    """A rich position in the fall of a game of four, on every screen, and the same once sealed."""
    game = studio.game(15, FRIENDS | {"Magda": "greedy/magda"})
    game.play_to(42)
    game.decide([1])
    game.attend()
    for name, view, dark in (
        ("table-desktop-light", DESKTOP, False),
        ("table-desktop-dark", DESKTOP, True),
        ("table-tablet-light", TABLET, False),
        ("table-phone-light", PHONE, False),
        ("table-phone-dark", PHONE, True),
    ):
        game.seal_mine()
        with studio.screen(f"/g/{game.id}", view, dark) as page:
            hold(page)
            studio.shoot(page, name)
    game.seal_mine()
    with studio.screen(f"/g/{game.id}", PHONE) as page:
        Table(page).undo.wait_for()
        studio.shoot(page, "sealed")


def ambush(studio: Studio) -> None:
    """Goblins on a neighbour's map."""
    game = studio.game(3, FRIENDS, sheet="B").sealed_when(lambda one: isinstance(one, Ambush), after=30)
    with studio.screen(f"/g/{game.id}") as page:
        hold(page)
        studio.shoot(page, "ambush")


def second_step(page: Page) -> None:
    """Confirm the first step of what is held, and come to the second."""
    hold(page)
    Table(page).go.click()
    page.get_by_text("step 2 of 2").wait_for()


def hero(studio: Studio) -> None:
    """A hero aims, on a phone."""
    game = studio.game(0, FRIENDS, sheet="C").sealed_when(lambda one: isinstance(one, Post), after=20)
    with studio.screen(f"/g/{game.id}", PHONE) as page:
        second_step(page)
        studio.shoot(page, "hero")


def skill(studio: Studio) -> None:
    """A skill draws something besides, on a phone."""
    game = studio.game(3, FRIENDS, skills=True).sealed_when(
        lambda one: isinstance(one, Draw) and one.extra is not None, after=12
    )
    with studio.screen(f"/g/{game.id}", PHONE) as page:
        second_step(page)
        Table(page).put_down()
        studio.shoot(page, "skill")


def club(studio: Studio) -> None:
    """A table of sixteen."""
    game = studio.game(34, {name: "chance" if place % 3 else "greedy" for place, name in enumerate(CLUB)})
    game.play_to(14)
    with studio.screen(f"/g/{game.id}") as page:
        Table(page).settle()
        page.keyboard.press("n")
        page.wait_for_load_state("networkidle")
        studio.shoot(page, "many-seats")


def hot_seat(studio: Studio) -> None:
    """The cover between two players of one screen."""
    game = studio.game(20, {"Ann": "me"})
    game.play_to(6)
    game.decide([0])
    with studio.screen(f"/g/{game.id}", PHONE) as page:
        Table(page).lift.wait_for()
        studio.shoot(page, "hot-seat")


def finished(studio: Studio) -> None:
    """A game that is over: its seasons explained, its end, its replay; then home, where it is listed."""
    game = studio.game(31, FRIENDS | {"Magda": "greedy/magda"})
    game.play_out()
    for name, path, view, dark in (
        ("season-desktop", "season/2", DESKTOP, False),
        ("season-phone", "season/2", PHONE, False),
        ("final", "end", DESKTOP, False),
        ("replay", "replay?move=20", PHONE, True),
    ):
        with studio.screen(f"/g/{game.id}/{path}", view, dark) as page:
            page.locator(".sheet").first.wait_for()
            studio.shoot(page, name)


def hint(studio: Studio) -> None:
    """The second step of a hint: where to look, on a phone."""
    game = studio.game(15, FRIENDS | {"Magda": "greedy/magda"}, hints=True)
    game.play_to(42)
    game.attend()
    with studio.screen(f"/g/{game.id}", PHONE, dark=True) as page:
        Table(page).hint.click()
        page.get_by_role("button", name="Where?").click(timeout=PATIENCE)
        page.locator(".sheet .glow").wait_for()
        studio.shoot(page, "hint")


def analysis(studio: Studio) -> None:
    """A finished game looked at again, at a turn in the fall."""
    game = studio.game(31, {})
    game.play_out()
    with studio.screen(f"/g/{game.id}/analysis?seat=0&turn=14") as page:
        page.get_by_role("heading", name="Analysis").wait_for()
        going_on = page.get_by_role("button", name="Continue")
        while True:
            page.get_by_role("progressbar").wait_for(state="detached", timeout=PATIENCE)
            if not going_on.count():
                break
            # On a busy machine an analysis stops; what was found is kept.
            going_on.click()
            page.get_by_role("progressbar").wait_for()
        studio.shoot(page, "analysis")


def outside(studio: Studio) -> None:
    """The pages before a game."""
    for name, path in (("home", "/"), ("setup", "/new")):
        with studio.screen(path) as page:
            page.get_by_role("heading", level=1).wait_for()
            studio.shoot(page, name)
    with studio.screen("/new") as page:
        page.locator("label", has_text="Your own").click()
        page.locator("button", has_text=re.compile(r"^\s*C\s*$")).click()
        page.locator(".sheet").first.wait_for()
        studio.shoot(page, "sheet")


SCENES: dict[str, Callable[[Studio], None]] = {
    scene.__name__.replace("_", "-"): scene
    for scene in (table, ambush, hero, skill, club, hot_seat, finished, hint, analysis, outside)
}


def main(names: list[str]) -> int:
    """Make all pictures, or those of some scenes."""
    with TemporaryDirectory() as games, sync_playwright() as playwright, ExitStack() as people:
        # Nobody is replaced by a bot because a picture takes its time.
        serving = Serving(Path(games)).start()
        people.callback(serving.stop)
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        people.callback(browser.close)
        studio = Studio(browser, serving, people)
        for name in names or SCENES:
            SCENES[name](studio)
    return 0
