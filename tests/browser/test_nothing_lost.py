"""Nothing is lost on a device: killed tabs, a second tab, a full disk, an update in the middle of a game."""

from contextlib import suppress
from json import dumps
from pathlib import Path

from playwright.sync_api import Browser, Error, Page, expect

from browser import static_site
from browser.flight import Flight, flight
from browser.in_worker import ASK
from browser.table import Table
from server.in_browser.same_game import without_own
from server.random_client import RandomClient
from server.serving import Json

CHANNEL = f"cartographers-device:/{static_site.PATH}/"
#: Sends a call and lets its answer come later.
SEND = f"(given) => {{ window.answer = ({ASK})(given); }}"
#: Looks for a newer version of the site, and waits until it waits for the pages of the old one to be closed.
NEWER_WAITS = """async () => {
    const registered = await navigator.serviceWorker.getRegistration();
    await registered.update();
    while (!registered.waiting) await new Promise((done) => setTimeout(done, 50));
}"""
#: The addresses of the engine that is kept.
ENGINE = f"""async () => {{
    const kept = await (await caches.open("engine:/{static_site.PATH}/")).keys();
    return kept.map(({{ url }}) => url);
}}"""


class Player:
    """Whoever plays the running game of a device through the calls of its pages."""

    def __init__(self, away: Flight) -> None:
        self.away = away
        [line] = away.client.get("/api/games").json()["running"]
        self.path = f"games/{line['id']}"
        self._chance = RandomClient(away.client, 5)

    def state(self) -> Json:
        """The game as it stands."""
        found: Json = self.away.client.get(f"/api/{self.path}").json()
        return found

    def next(self) -> Json:
        """The body of a next decision."""
        state = self.state()
        self._chance.client = self.away.client
        decision = self._chance.decision(state, state["mine"][0])
        return {"step": state["step"], "move_id": f"move-{state['step']}", "decision": decision}

    def decide(self, body: Json) -> tuple[int, Json]:
        """Send it, or send it again: the status and the state afterwards."""
        answer = self.away.client.post(f"/api/{self.path}/seats/0/decision", json=body)
        return answer.status_code, answer.json()

    def send(self, body: Json, id: str) -> None:
        """Send it without waiting for an answer."""
        path = f"{self.path}/seats/0/decision"
        call = {"kind": "fetch", "id": id, "method": "POST", "path": path, "language": "en"}
        self.away.page.evaluate(SEND, [CHANNEL, {**call, "body": dumps(body)}])


def crash(page: Page) -> None:
    """Kill the process of a tab, and with it the worker that the tab has started."""
    # There is no answer to this address.
    with page.expect_event("crash"), suppress(Error):
        page.goto("chrome://crash")


def another_tab(away: Flight) -> Page:
    """The home page in a second tab, which shows the game of the device."""
    page = away.page.context.new_page()
    page.goto(away.home)
    expect(page.get_by_role("link", name="Continue")).to_be_visible()
    return page


def test_killed_tabs_a_full_disk_and_an_update_lose_nothing(browser: Browser, tmp_path: Path) -> None:
    with flight(browser, tmp_path) as away:
        player = Player(away)

        # Killed in the middle of a decision that came from another tab, which goes on with its own worker.
        first, body = away.page, player.next()
        away.page = another_tab(away)
        player.send(body, "test/killed")
        crash(first)
        assert away.page.evaluate("async () => (await window.answer)[0]") == 200
        after = player.state()
        assert after["step"] > body["step"]
        assert player.decide(body)[0] == 200, "sent again"
        assert without_own(player.state()) == without_own(after), "it counts once"
        away.page.get_by_role("link", name="Continue").click()
        Table(away.page).settle()

        # The only tab, killed with a decision under way: that is there or not, and sent again it counts once.
        body = player.next()
        player.send(body, "test/alone")
        alone = away.page
        away.page = away.page.context.new_page()
        crash(alone)
        away.page.goto(away.home)
        away.page.get_by_role("link", name="Continue").click()
        Table(away.page).settle()
        found = player.state()["step"]
        status, after = player.decide(body)
        assert status == 200 and after["step"] > body["step"]
        assert found in (body["step"], after["step"])

        # Without space a decision is refused with a sentence; with space again the same one is taken.
        body = player.next()
        developer = away.page.context.new_cdp_session(away.page)
        origin = away.home.removesuffix(f"/{static_site.PATH}/")
        developer.send("Storage.overrideQuotaForOrigin", {"origin": origin, "quotaSize": 1000})
        status, refused = player.decide(body)
        assert (status, "no space left on this device" in refused["detail"]) == (507, True)
        assert without_own(player.state()) == without_own(after)
        developer.send("Storage.overrideQuotaForOrigin", {"origin": origin})
        status, after = player.decide(body)
        assert status == 200

        # A newer version comes while the game is open, and the network goes before it was ever used.
        static_site.update(tmp_path)
        with static_site.hosted(tmp_path, away.host.port):
            away.page.evaluate(NEWER_WAITS)
            assert without_own(player.state()) == without_own(after), "the old one goes on"
        old = away.page
        away.page = old.context.new_page()
        old.close()
        away.page.goto(away.home)
        away.page.get_by_role("link", name="Continue").click()
        Table(away.page).settle()
        engine = away.page.evaluate(ENGINE)
        assert any("-newer/" in address for address in engine), engine
        assert without_own(player.state()) == without_own(after)
        assert player.decide(player.next())[0] == 200
