"""The site below a path of a domain, behind a proxy that removes it."""

import re
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Request, expect

from browser.chromium import PHONE
from browser.person import LINE_CUT, NewPerson
from browser.push_page import worker_of
from browser.stripping_proxy import StrippedServing
from browser.table import Table

PATH = StrippedServing.path


@pytest.fixture
def below(tmp_path: Path) -> Iterator[StrippedServing]:
    """A server behind a proxy that removes the path. One that passes it on is tried without a browser."""
    running = StrippedServing(tmp_path, options=("--path", PATH)).start()
    yield running
    running.stop()


@pytest.mark.long
def test_friends_play_below_a_path(below: StrippedServing, person: NewPerson) -> None:
    host, guest = person(at=below), person(PHONE, at=below)
    asked: list[str] = []

    def note(request: Request) -> None:
        asked.append(urlsplit(request.url).path)

    host.context.on("request", note)
    guest.context.on("request", note)
    page = host.open(f"{PATH}/")
    page.get_by_role("button", name="Online with friends").click()
    page.get_by_label("Your name").fill("Ann")
    page.get_by_role("button", name="Invite friends").click()
    link = page.get_by_role("dialog").get_by_label("Link for everyone").input_value()
    assert link.startswith(f"{below.address}{PATH}/j/")

    guest.open(link)
    guest.page.get_by_label("Your name").fill("Ben")
    guest.page.get_by_role("button", name="Take your seat").click()
    tables = Table(page), Table(guest.page)
    for _ in range(2):
        for table in tables:
            table.turn()
            table.decide()
    for one, table in zip((host, guest), tables, strict=True):
        assert urlsplit(one.page.url).path.startswith(f"{PATH}/g/")
        # A page deep in the site, loaded anew.
        one.page.reload()
        table.turn()
    page.goto(page.url + "/replay")
    expect(page.get_by_role("main")).to_be_visible()
    # Home, and into a part that is loaded late, without a page load.
    page.goto(f"{below.address}{PATH}/daily")
    page.get_by_role("link", name="Home").first.click()
    expect(page).to_have_url(f"{below.address}{PATH}/")
    page.goto(f"{PATH}/learn")
    page.get_by_role("link", name="The rules").click()
    expect(page).to_have_url(re.compile(rf"{PATH}/rules$"))
    expect(page.get_by_role("heading", name="The game", exact=True).first).to_be_visible()
    assert asked and [path for path in asked if not path.startswith(f"{PATH}/")] == []


@pytest.mark.long
def test_the_app_below_a_path_is_installed_there_and_opens_without_the_network(
    below: StrippedServing, person: NewPerson
) -> None:
    me = person(PHONE, at=below, service_workers="allow").expect(LINE_CUT)
    page = me.open(f"{PATH}/")
    worker = worker_of(page)
    home = f"{below.address}{PATH}/"
    assert worker.evaluate("self.registration.scope") == home
    manifest = page.evaluate(
        """async () => {
            const link = document.querySelector("link[rel=manifest]").href;
            const { start_url, scope, icons } = await (await fetch(link)).json();
            const status = async ({ src }) => (await fetch(new URL(src, link))).status;
            const found = await Promise.all(icons.map(status));
            return { start: new URL(start_url, link).href, scope: new URL(scope, link).href, found };
        }"""
    )
    assert manifest == {"start": home, "scope": home, "found": [200] * 4}
    kept = worker.evaluate(
        """async () => (await Promise.all((await caches.keys()).map(async (name) =>
            (await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname)))).flat()"""
    )
    assert f"{PATH}/" in kept and all(path.startswith(f"{PATH}/") for path in kept)
    names = worker.evaluate("caches.keys()")
    assert names and all(PATH in name for name in names), "another site of the domain has caches too"
    below.kill()
    page.goto(f"{PATH}/daily")
    page.goto(f"{PATH}/")
    expect(page.get_by_role("button", name="Online with friends")).to_be_visible()
