"""Whatever people write into names, titles, notes and notices is shown as text and becomes nothing else."""

from json import dumps, loads

import pytest
from playwright.sync_api import Page, expect

from browser.person import NewPerson
from browser.serving import Serving
from cartographers.server.features.admin.command import new_link
from server.random_client import RandomClient

#: As long as a name may be. As elements they would have an attribute with a script, or a source.
NAME = "<b onclick=x()>E</b>"
TEXT = '<img src=x onerror="x()"> <a href="javascript:x()">y</a>'
LINK = "javascript:x()"
#: Elements that no page of the client has.
WRITTEN = """() => [...document.querySelectorAll("*")].filter((one) =>
    [...one.attributes].some(({ name, value }) => name.startsWith("on") || /^\\s*javascript:/i.test(value)) ||
    one.getAttribute("src") === "x").map((one) => one.outerHTML)"""


def shown(page: Page, *texts: str) -> None:
    """The texts are read on a page, and none of them has become anything else."""
    for text in texts:
        expect(page.locator("body")).to_contain_text(text)
    assert page.evaluate(WRITTEN) == []


@pytest.mark.long
def test_scripts_in_texts_are_only_ever_text(person: NewPerson, own_serving: Serving) -> None:
    own_serving.start()
    ann, host = person(at=own_serving), person(at=own_serving)
    me, guest = ann.device, own_serving.device()
    made = me.create("me", "open", pace="days")
    game = made["id"]
    assert guest.post("/api/join", json={"code": made["invite"], "name": NAME}).status_code == 200
    assert guest.post(f"/api/games/{game}/seats/1/notes", json={"text": TEXT, "to": "all"}).status_code == 201
    report = {"kind": "name", "place": "game", "id": game, "shown": NAME, "why": "rude", "text": TEXT}
    assert guest.post("/api/reports", json=report).status_code == 201
    cup = me.post("/api/tournaments", json={"name": NAME, "deals": 1}).json()["id"]
    assert guest.post(f"/api/tournaments/{cup}/join", json={"name": NAME}).status_code == 200
    played = me.create("me", "greedy")["id"]
    RandomClient(me, 4).play(played)
    record = loads(me.get(f"/api/games/{played}/record?format=json").text)
    record["setup"]["names"] = [NAME, "Bruno"]
    uploaded = me.post("/api/records", json={"record": dumps(record)}).json()["id"]

    page = host.open(new_link(own_serving.data, own_serving.address))
    page.get_by_role("button", name="Site").click()
    page.get_by_label("English").fill(TEXT)
    page.get_by_role("button", name="Save").nth(1).click()
    shown(page, TEXT)
    page.get_by_label("Contact: an address or a link").fill(LINK)
    page.get_by_label("Legal notice: a text or a link").fill(TEXT)
    page.get_by_role("button", name="Save").last.click()
    page.get_by_text("Contact", exact=True).click()
    page.get_by_role("button", name="Reports").click()
    shown(page, NAME, TEXT, LINK)

    home = ann.open("/")
    home.get_by_text("Contact", exact=True).click()
    shown(home, TEXT, LINK)
    table = ann.open(f"/g/{game}")
    table.get_by_role("button", name="Notes").click()
    shown(table, NAME, TEXT)
    shown(ann.open(f"/g/{uploaded}/replay"), NAME)
    shown(ann.open(f"/tournaments/{cup}"), NAME)
    shown(ann.open(f"/j/{made['invite']}"), NAME)
    assert ann.complaints == host.complaints == []
