"""A box of another package in the browser: set up, played to the end, shown by its names and its glyph."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from boxes.installing import TIDEWATER, environment, install
from browser import season
from browser.person import NewPerson
from browser.serving import Serving
from browser.table import Table

#: A deal in which the wraith and the tide pools come up early.
SEED = 14


@pytest.fixture
def serving_tidewater(own_serving: Serving, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Serving:
    """A server on a machine where the example box is installed."""
    monkeypatch.setenv("PYTHONPATH", environment(install(TIDEWATER, tmp_path / "installed"))["PYTHONPATH"])
    return own_serving.start()


def choose(page: Page, legend: str, *names: str) -> None:
    """Tick options of the set-up page by their words."""
    for name in names:
        group = page.get_by_role("group", name=legend, exact=True)
        group.locator("label").filter(has_text=re.compile(f"^\\s*{name}")).click()


def marks(page: Page, name: str) -> Locator:
    """The glyphs of a named monster on the map, each of which is a drawing in the page."""
    expect(page.locator(f"#g-{name} path")).to_have_count(1)
    return page.locator(f'use[href="#g-{name}"]')


@pytest.mark.long
def test_a_game_with_an_installed_box_is_played_to_the_end(
    person: NewPerson, serving_tidewater: Serving
) -> None:
    me = person(at=serving_tidewater)
    page, table = me.open("/new"), Table(me.page)
    choose(page, "Map sheet", "T: The Estuary")
    expect(page.get_by_text("its lighthouse is lit")).to_be_visible()
    choose(page, "Edicts", "Chosen")
    page.get_by_label("Edict A").select_option(label="Fishing Fleet")
    page.get_by_label("Edict C").select_option(label="Greenbough")
    choose(page, "Ambushes", "Whole sets", "Tidewater", "Ambush", "Cartographers$")
    page.locator(".seed input").fill(str(SEED))
    expect(page.get_by_role("complementary").get_by_role("status")).to_contain_text("Ready to play")
    page.get_by_role("button", name="Start the game").click()
    cards = set()
    most = 0
    while (found := table.settle()) != "end":
        if found == "season":
            season.check(page)
            table.onwards()
            continue
        expect(page.get_by_text("its lighthouse is lit").first).to_be_visible()
        cards.add(table.title.inner_text())
        most = max(most, marks(page, "wraith").count())
        table.decide()
    assert "Tide Pools" in cards and "Wraith of the Tide" not in cards
    assert most >= 3, "the wraith was never seen on the map"
    page.get_by_role("link", name=re.compile("^Replay")).first.click()
    expect(page.get_by_text("Wraith of the Tide").first).to_be_visible()
    record = me.device.get(f"/api/games/{me.game}/record?format=text").text
    assert "sheet: T\n" in record and "wraith-of-the-tide" in record
