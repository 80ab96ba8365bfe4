"""The real server in its own process, Chromium, and people with pages; a console error fails the test."""

from collections.abc import Generator, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect, sync_playwright

from browser.chromium import DESKTOP, FLAGS, chromium
from browser.person import NewPerson, Person, Visit
from browser.scenes import Games, staged
from browser.serving import QUICK, Serving
from cartographers.server.settings import Settings

FAILED = pytest.StashKey[bool]()
# Long enough for a busy machine.
expect.set_options(timeout=20_000)


def pytest_itemcollected(item: pytest.Item) -> None:
    """Every test of this folder needs a real browser."""
    item.add_marker(pytest.mark.real_browser)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Remember that a test failed, so that screenshots of its pages are kept."""
    report = yield
    if report.when == "call":
        item.stash[FAILED] = report.failed
    return report


@pytest.fixture(scope="package", autouse=True)
def _built() -> None:
    if not (Settings(data=Path()).client / "index.html").exists():
        pytest.fail("run make web")


# For this package only: while Playwright runs, nothing else in the process can run an event loop.
@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    """Chromium, started once."""
    with sync_playwright() as playwright:
        running = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        yield running
        running.close()


@pytest.fixture(scope="package")
def serving(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    """The server that most tests share, with advisers that answer quickly."""
    running = Serving(tmp_path_factory.mktemp("games"), command=QUICK).start()
    yield running
    running.stop()


@pytest.fixture
def own_serving(tmp_path: Path) -> Iterator[Serving]:
    """A server for one test, not started yet: the test may change its options, kill it and start it again."""
    running = Serving(tmp_path)
    yield running
    running.stop()


@pytest.fixture
def person(
    browser: Browser, serving: Serving, own_serving: Serving, request: pytest.FixtureRequest, tmp_path: Path
) -> Iterator[NewPerson]:
    """A new person with a browser context at each call; all are closed before a server stops."""
    people: list[Person] = []

    def new_person(view: dict[str, Any] = DESKTOP, at: Serving = serving, **more: Any) -> Person:
        people.append(Person(browser, at, **view, **more))
        return people[-1]

    yield new_person
    if request.node.stash.get(FAILED, False):
        for number, one in enumerate(people):
            one.page.screenshot(path=tmp_path / f"page-{number}.png")
        print(f"What the pages looked like: {tmp_path}")
    complaints = [said for one in people for said in one.complaints]
    for one in people:
        one.close()
    assert complaints == []


@pytest.fixture(scope="package")
def games(serving: Serving) -> Games:
    """The games of one device that the scenes show."""
    with serving.device() as device:
        return staged(device)


@pytest.fixture
def visit(person: NewPerson, games: Games) -> Visit:
    """Opens a page of the device that has the games of the scenes."""

    def open_page(view: dict[str, Any] = DESKTOP, language: str = "en") -> Page:
        return person(view, locale=language).use_token(games.token).page

    return open_page
