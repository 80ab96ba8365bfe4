"""The real server in its own process, and the machine's Chromium; a page that complains fails its test."""

from collections.abc import Callable, Generator, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect, sync_playwright

from browser.chromium import DESKTOP, FLAGS, chromium
from browser.person import Person
from browser.scenes import Games, staged
from browser.serving import QUICK, Serving
from cartographers.server.auth.device_token import COOKIE
from cartographers.server.settings import Settings

FAILED = pytest.StashKey[bool]()
# A busy machine is no reason to fail.
expect.set_options(timeout=20_000)


def pytest_itemcollected(item: pytest.Item) -> None:
    """Every test of this folder needs a real browser."""
    item.add_marker(pytest.mark.real_browser)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Remember that a test failed, so that its pages can be looked at."""
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
    """The server that most tests share; every person is a device of their own. Its advisers are quick."""
    running = Serving(tmp_path_factory.mktemp("games"), command=QUICK).start()
    yield running
    running.stop()


@pytest.fixture
def own_serving(tmp_path: Path) -> Iterator[Serving]:
    """A server for one test, not started yet: it may be killed and started again, or be impatient."""
    running = Serving(tmp_path)
    yield running
    running.stop()


@pytest.fixture
def person(
    browser: Browser, serving: Serving, own_serving: Serving, request: pytest.FixtureRequest, tmp_path: Path
) -> Iterator[Callable[..., Person]]:
    """A new person at each call, at a desk unless told otherwise; all go home before a server stops."""
    people: list[Person] = []

    def come(view: dict[str, Any] = DESKTOP, at: Serving = serving, **more: Any) -> Person:
        people.append(Person(browser, at, **view, **more))
        return people[-1]

    yield come
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
    """Games of one device for all scenes."""
    with serving.device() as device:
        return staged(device)


@pytest.fixture
def visit(person: Callable[..., Person], serving: Serving, games: Games) -> Callable[..., Page]:
    """A screen of the device that has those games."""

    def come(view: dict[str, Any] = DESKTOP) -> Page:
        one = person(view)
        one.context.add_cookies([{"name": COOKIE, "value": games.token, "url": serving.address}])
        return one.page

    return come
