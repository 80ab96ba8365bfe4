"""Nothing is lost on a device: killed tabs, a second tab, a full disk, an update in the middle of a game."""

from collections.abc import Iterator
from contextlib import suppress
from json import dumps
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Error, Page, expect

from browser import static_site
from browser.flight import GO, PATIENCE
from browser.in_worker import ASK, InWorker
from browser.table import Table
from server.in_browser.same_game import without_own
from server.random_client import RandomClient
from server.serving import Json

ROOT = f"/{static_site.PATH}/"
#: Sends a call and lets its answer come later.
SEND = f"(given) => {{ window.answer = ({ASK})(given); }}"
#: Looks for a newer version of the site, and waits until it waits for the pages of the old one to be closed.
NEWER_WAITS = """async () => {
    const registered = await navigator.serviceWorker.getRegistration();
    await registered.update();
    while (!registered.waiting) await new Promise((done) => setTimeout(done, 50));
}"""
#: Waits, in a page that is not of the site, until no version waits any more; then the engine's addresses.
NEWER_IS_THERE = f"""async () => {{
    const registered = await navigator.serviceWorker.getRegistration("{ROOT}");
    while (registered.waiting || registered.active?.state !== "activated")
        await new Promise((done) => setTimeout(done, 50));
    const kept = await (await caches.open("engine:{ROOT}")).keys();
    return kept.map(({{ url }}) => url);
}}"""


class Player:
    """Whoever plays the running game of a device through the calls of a page."""

    def __init__(self, page: Page) -> None:
        self.page = page
        [line] = self.client.get("/api/games").json()["running"]
        self._path = f"games/{line['id']}"

    @property
    def client(self) -> InWorker:
        """The application of the device, as its pages call it."""
        return InWorker(self.page, ROOT)

    def state(self) -> Json:
        """The game as it stands."""
        found: Json = self.client.get(f"/api/{self._path}").json()
        return found

    def next(self) -> Json:
        """The body of a next decision."""
        state = self.state()
        decision = RandomClient(self.client, 5).decision(state, state["mine"][0])
        return {"step": state["step"], "move_id": f"move-{state['step']}", "decision": decision}

    def decide(self, body: Json) -> tuple[int, Json]:
        """Send it, or send it again: the status and the state afterwards."""
        answer = self.client.post(f"/api/{self._path}/seats/0/decision", json=body)
        return answer.status_code, answer.json()

    def send(self, body: Json) -> None:
        """Send it without waiting for an answer."""
        call = {"kind": "fetch", "id": body["move_id"], "method": "POST", "language": "en"}
        path = f"{self._path}/seats/0/decision"
        name = f"cartographers-device:{ROOT}"
        self.page.evaluate(SEND, [name, {**call, "path": path, "body": dumps(body)}])


def crash(page: Page) -> None:
    """Kill the process of a tab, and with it the worker that the tab has started; then close what is left."""
    # There is no answer to this address.
    with page.expect_event("crash"), suppress(Error):
        page.goto("chrome://crash")
    page.close()


@pytest.fixture
def context(browser: Browser) -> Iterator[BrowserContext]:
    """A new visitor, who knows the game."""
    context = browser.new_context(reduced_motion="reduce", locale="en")
    context.set_default_timeout(PATIENCE)
    for key in ("knows", "tips.off"):
        context.add_init_script(f"try {{ localStorage.setItem('cartographers.{key}', 'yes') }} catch {{}}")
    yield context
    context.close()


def begin(page: Page, home: str) -> None:
    """Begin a solo game at a first visit, and wait until all is kept for a visit without a network."""
    page.goto(home)
    page.get_by_role("button", name="Solo").click()
    page.wait_for_url(f"{home}g/device-*")
    Table(page).settle()
    page.evaluate(GO, f"{ROOT}more")
    kept = page.get_by_role("main").get_by_text("The whole game works offline on this device")
    expect(kept).to_be_visible(timeout=PATIENCE)


def goes_on_with(page: Page, home: str) -> Page:
    """The home page, which offers the game of the device."""
    page.goto(home)
    expect(page.get_by_role("link", name="Continue")).to_be_visible(timeout=PATIENCE)
    return page


@pytest.mark.long
def test_killed_tabs_a_full_disk_and_an_update_lose_nothing(context: BrowserContext, tmp_path: Path) -> None:
    with static_site.hosted(static_site.write(tmp_path)) as host:
        first = context.new_page()
        begin(first, host.home)

        # Killed in the middle of a decision that came from another tab, which goes on with its own worker.
        player = Player(goes_on_with(context.new_page(), host.home))
        body = player.next()
        player.send(body)
        crash(first)
        assert player.page.evaluate("async () => (await window.answer)[0]") == 200
        after = player.state()
        assert after["step"] > body["step"]
        assert player.decide(body)[0] == 200, "sent again"
        assert without_own(player.state()) == without_own(after), "it counts once"

        # Without space a decision is refused with a sentence; with space again the same one is taken.
        body = player.next()
        developer = context.new_cdp_session(player.page)
        origin = host.home.removesuffix(ROOT)
        developer.send("Storage.overrideQuotaForOrigin", {"origin": origin, "quotaSize": 1000})
        status, refused = player.decide(body)
        assert (status, "This device is full" in refused["detail"]) == (507, True)
        assert without_own(player.state()) == without_own(after)
        developer.send("Storage.overrideQuotaForOrigin", {"origin": origin})
        assert player.decide(body)[0] == 200

        # The only tab, killed with a decision under way: that is there or not, and sent again it counts once.
        body = player.next()
        player.send(body)
        crash(player.page)
        player.page = goes_on_with(context.new_page(), host.home)
        found = player.state()["step"]
        assert player.decide(body)[0] == 200
        after = player.state()
        assert after["step"] > body["step"]
        assert found in (body["step"], after["step"])

        # A newer version comes while the game is open, and waits until the old one is left.
        static_site.update(tmp_path)
        player.page.evaluate(NEWER_WAITS)
        assert without_own(player.state()) == without_own(after), "the old one goes on"
        player.page.goto(origin)
        engine = player.page.evaluate(NEWER_IS_THERE)
        assert any("-newer/" in address for address in engine), engine

    # The network goes before the newer version was ever used.
    goes_on_with(player.page, host.home)
    assert without_own(player.state()) == without_own(after)
    player.page.get_by_role("link", name="Continue").click()
    Table(player.page).settle()
    assert player.decide(player.next())[0] == 200
