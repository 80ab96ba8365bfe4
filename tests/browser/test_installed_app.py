"""The site as an app: its manifest, without the network, and when the server has a newer version."""

import re
from pathlib import Path
from shutil import copytree, ignore_patterns

import pytest
from playwright.sync_api import expect

from browser.chromium import PHONE
from browser.person import LINE_CUT, NewPerson
from browser.push_page import worker_of
from browser.quick_server import OWN_CLIENT
from browser.serving import QUICK, Serving
from browser.table import Table
from browser.texts import LANGUAGES, texts
from browser.waiting import wait_until
from cartographers.server.settings import Settings

#: The states of the service workers of a page: that being installed, the one that waits, the active one.
WORKERS = """navigator.serviceWorker.ready.then(({ installing, waiting, active }) =>
    [installing, waiting, active].map((worker) => worker && worker.state))"""


def test_the_app_can_be_installed_and_opens_without_the_network(
    person: NewPerson, own_serving: Serving
) -> None:
    own_serving.start()
    me = person(PHONE, at=own_serving, service_workers="allow").expect(LINE_CUT)
    page = me.open("/")
    worker = worker_of(page)

    # What browsers want for an installation.
    manifest = me.device.get("/manifest.webmanifest")
    assert manifest.headers["content-type"].startswith("application/manifest+json")
    told = manifest.json()
    assert told["display"] == "standalone" and told["start_url"] == "./"
    for icon in told["icons"]:
        answer = me.device.get(icon["src"])
        assert answer.status_code == 200 and answer.headers["content-type"] == icon["type"]
        if icon["type"] == "image/png":
            width = int.from_bytes(answer.content[16:20])
            assert f"{width}x{width}" == icon["sizes"]
    assert {"any", "192x192", "512x512"} <= {icon["sizes"] for icon in told["icons"]}
    complaints = me.context.new_cdp_session(page).send("Page.getInstallabilityErrors")
    # A context of a test keeps nothing, as a private window.
    found = {one["errorId"] for one in complaints["installabilityErrors"]}
    assert found <= {"in-incognito"}

    # Without a server it opens in each language and says what it cannot do.
    own_serving.kill()
    for language in LANGUAGES:
        page.evaluate("(key) => localStorage.setItem('cartographers.language', key)", language)
        page.reload()
        expect(page.get_by_text(texts(language)("home-offline"))).to_be_visible()
    kept = worker.evaluate(
        """async () => (await Promise.all((await caches.keys()).map(async (name) =>
            (await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname)))).flat()"""
    )
    assert "/" in kept and not [path for path in kept if path.startswith("/api")]

    # With the server back, so is everything else.
    own_serving.start()
    page.evaluate("localStorage.setItem('cartographers.language', 'en')")
    page.reload()
    expect(page.get_by_role("heading", name="Today’s map")).to_be_visible()
    expect(page.get_by_text(texts("en")("home-offline"))).to_have_count(0)


@pytest.mark.long
def test_a_table_that_is_open_while_the_server_is_updated_goes_on(person: NewPerson, tmp_path: Path) -> None:
    client = copytree(Settings(data=Path()).client, tmp_path / OWN_CLIENT, ignore=ignore_patterns("*.gz"))
    serving = Serving(tmp_path, command=QUICK).start()
    try:
        me = person(at=serving, service_workers="allow")
        game = me.device.create(seed=3)["id"]
        page = me.open(f"/g/{game}")
        worker_of(page)
        table = Table(page)
        table.settle()

        # A new version: other files, and a service worker that knows only them.
        for script in (client / "assets").glob("RulesPage-*.js"):
            script.rename(script.with_name("RulesPage-newer.js"))
        names = re.compile(r"RulesPage-[\w-]+\.js")
        worker = client / "sw.js"
        version = re.compile(r'(cartographers-"?\+?"?)[0-9a-f]{12}|"[0-9a-f]{12}"')
        newer = version.sub('"0123456789ab"', names.sub("RulesPage-newer.js", worker.read_text()))
        worker.write_text(newer)
        page.evaluate("navigator.serviceWorker.ready.then((registration) => registration.update())")
        wait_until(page, lambda: bool(page.evaluate(WORKERS)[1]), "no new service worker is waiting")

        # The old page still finds a part of its own that the server does not have any more.
        page.get_by_role("button", name="Menu").click()
        page.get_by_role("dialog").get_by_role("link", name="Rules").click()
        expect(page.get_by_role("heading", name="The game", exact=True).first).to_be_visible()
        page.go_back()
        table.decide()
        table.settle()

        # Without a service worker, as without HTTPS, the page is loaded again to find the new part.
        other = person(at=serving).expect("status of 404|MIME type")
        page = other.open("/learn")
        front = client / "index.html"
        front.write_text(front.read_text().replace("<script", "<script src='/newer.js'></script><script", 1))
        with page.expect_event("load"):
            page.get_by_role("link", name=re.compile("^The rules")).click()
    finally:
        serving.stop()
