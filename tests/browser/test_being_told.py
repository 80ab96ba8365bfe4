"""Being told of one's turn: notifications through a push service of the test, marks on the tab, webhooks."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser as Chromium
from playwright.sync_api import Page, expect

from browser.chromium import FLAGS, PHONE, whole_chromium
from browser.journey import play_on
from browser.person import NewPerson, Person
from browser.push_page import (
    deliver,
    hide,
    let_subscribe,
    notifications,
    press,
    renew_subscription,
    worker_of,
)
from browser.serving import Serving
from server.push_service import Browser, PushService

ICON = "link[rel=icon]"


@pytest.fixture
def guest(browser: Chromium, serving: Serving) -> Iterator[Person]:
    """A person with a phone that has notifications."""
    whole = browser.browser_type.launch(executable_path=whole_chromium(), args=FLAGS)
    person = Person(whole, serving, **PHONE, service_workers="allow")
    yield person
    complaints = person.complaints
    person.close()
    whole.close()
    assert complaints == []


def seated(host: Person, guest: Person) -> str:
    """A game of Ann, who made it, and Ben, who has taken its open seat."""
    seats = [{"kind": "me", "name": "Ann"}, {"kind": "open"}]
    created = host.device.post("/api/games", json={"seats": seats, "seed": 3}).json()
    guest.device.post("/api/join", json={"code": created["invites"]["1"], "name": "Ben"})
    game: str = created["id"]
    return game


def decide(person: Person, game: str) -> None:
    """One decision of a person, over the API."""
    step = person.device.state(game)["step"]
    play_on(person.device, game, lambda state: state["step"] > step or not state["mine"][0]["must_decide"])


def open_menu(page: Page) -> None:
    page.get_by_role("button", name="Menu").click()


@pytest.mark.long
def test_a_player_who_looks_elsewhere_is_told_and_one_who_looks_is_not(
    person: NewPerson, guest: Person, serving: Serving
) -> None:
    with PushService() as service:
        browser, host = Browser(service), person()
        let_subscribe(guest.context, browser, serving.address)
        game = seated(host, guest)
        page = guest.open(f"/g/{game}")
        worker = worker_of(page)

        # Nothing is on until it is asked for; then it stays on.
        open_menu(page)
        for name in ("Notifications", "A bell on your turn, even in a background tab"):
            expect(page.get_by_role("checkbox", name=name)).not_to_be_checked()
            page.get_by_role("checkbox", name=name).click()
            expect(page.get_by_role("checkbox", name=name)).to_be_checked()
        key = guest.device.get("/api/push").json()["key"]
        page.get_by_role("button", name="Try it").click()
        expect(page.get_by_text("Sent! It will appear in a moment.")).to_be_visible()
        assert browser.read(service.next(), key)["kind"] == "test"
        page.reload()
        open_menu(page)
        for name in ("Notifications", "A bell on your turn, even in a background tab"):
            expect(page.get_by_role("checkbox", name=name)).to_be_checked()
        page.get_by_role("button", name="Close").click()

        # While the page is looked at, the tab says nothing and nobody is told.
        decide(guest, game)
        decide(host, game)
        expect(page).to_have_title(re.compile("^Your turn"))
        assert page.locator(ICON).get_attribute("href") == "/icon.svg"
        decide(guest, game)
        expect(page).not_to_have_title(re.compile("Your turn"))

        # In a hidden tab the title and the icon get a dot, and the server sends a message.
        hide(page)
        decide(host, game)
        expect(page).to_have_title(re.compile("^● Your turn"))
        expect(page.locator(ICON)).to_have_attribute("href", "/icon-turn.svg")
        message = browser.read(service.next(), key)
        assert (message["kind"], message["game"], message["language"]) == ("turn", game, "en")
        assert service.requests.empty()
        hide(page, hidden=False)
        expect(page).to_have_title(re.compile("^Your turn"))
        expect(page.locator(ICON)).to_have_attribute("href", "/icon.svg")

        # The browser shows it, unless a page of the game is in front of the player.
        deliver(page, serving.address, message)
        page.goto("/")
        expect(page.get_by_role("link", name="Continue")).to_be_visible()
        assert notifications(worker) == []
        deliver(page, serving.address, message)
        page.wait_for_timeout(300)
        (shown,) = notifications(worker)
        assert shown["title"] == "Your turn" and shown["body"] == "Ann, Ben · Spring"
        assert press(worker) == [f"/g/{game}"] and notifications(worker) == []

        # When the browser ends the subscription, the worker makes another one, in the same language.
        renewed = Browser(service, "renewed")
        renew_subscription(worker, renewed)
        guest.device.post("/api/push/test")
        assert renewed.read(service.next(), key)["language"] == "en"

        # Turned off where the device is set up.
        page.goto("/more")
        page.get_by_role("checkbox", name="Notifications").click()
        expect(page.get_by_role("checkbox", name="Notifications")).not_to_be_checked()
        expect(page.get_by_role("button", name="Try it")).to_have_count(0)
        assert guest.device.get("/api/push").json()["subscribed"] is False


@pytest.mark.long
def test_the_maker_of_a_game_gives_it_a_webhook(person: NewPerson) -> None:
    with PushService() as service:
        maker, friend = person(), person()
        game = seated(maker, friend)
        page = maker.open(f"/g/{game}")
        open_menu(page)
        page.get_by_text("Webhook for a club").click()
        page.get_by_label("Address (https://…)").fill(service.address)
        page.get_by_role("button", name="Save").click()
        expect(page.get_by_text("Saved.")).to_be_visible()
        expect(page.get_by_label("Secret for the signature")).not_to_have_value("")
        page.get_by_role("button", name="Try it").click()
        expect(page.get_by_text("the other server accepted it")).to_be_visible()
        assert service.next().json["event"] == "test"
        page.get_by_role("button", name="Remove", exact=True).click()
        expect(page.get_by_text("Removed.")).to_be_visible()

        theirs = friend.open(f"/g/{game}")
        open_menu(theirs)
        expect(theirs.get_by_role("heading", name="Tell me")).to_be_visible()
        expect(theirs.get_by_text("Webhook for a club")).to_have_count(0)
