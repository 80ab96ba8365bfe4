"""Accessibility of every scene, checked by axe in both themes."""

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page

from browser.chromium import DESKTOP, PHONE, TABLET
from browser.person import Visit
from browser.scenes import SCENES, Games, Scene, fitting
from browser.table import sideways
from server.serving import Json

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
#: Axe's options: all rules, and for the second theme only what depends on colours.
ALL: Json = {"resultTypes": ["violations"]}
COLOURS: Json = {"resultTypes": ["violations"], "runOnly": ["color-contrast"]}


def complaints(page: Page, how: Json) -> list[str]:
    """What axe finds wrong: impact, rule and element."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text(encoding="utf-8"))
    result = page.evaluate("(how) => axe.run(document, how)", how)
    return [
        f"{one['impact']}: {one['help']} ({one['id']}): {node['target'][0]}: {node['failureSummary']}"
        for one in result["violations"]
        for node in one["nodes"]
    ]


@pytest.mark.parametrize("scene", SCENES, ids=lambda scene: scene.__name__)
def test_axe_finds_nothing_in_either_theme(visit: Visit, games: Games, scene: Scene) -> None:
    page = visit(DESKTOP)
    page.emulate_media(color_scheme="light")
    scene(page, games)
    found = {"light": complaints(page, ALL)}
    page.emulate_media(color_scheme="dark")
    found["dark"] = complaints(page, COLOURS)
    assert found == {"light": [], "dark": []}


@pytest.mark.parametrize("scene", SCENES, ids=lambda scene: scene.__name__)
def test_axe_finds_nothing_on_a_phone_and_nothing_scrolls_sideways(
    visit: Visit, games: Games, scene: Scene
) -> None:
    page = visit(PHONE)
    page.emulate_media(color_scheme="dark")
    scene(page, games)
    assert complaints(page, ALL) == []
    wide = [sideways(page)]
    page.set_viewport_size({"width": 320, "height": 640})
    assert max(*wide, sideways(page)) <= 0


@pytest.mark.parametrize("view", [pytest.param(TABLET, id="tablet"), pytest.param(PHONE, id="phone")])
def test_axe_finds_nothing_in_what_a_smaller_table_keeps_behind_tabs(
    visit: Visit, games: Games, view: dict[str, Any]
) -> None:
    page = visit(view)
    fitting(page, games)
    tabs = page.get_by_role("tab") if view is TABLET else page.get_by_role("navigation").get_by_role("button")
    assert tabs.count() == 5
    for tab in tabs.all():
        tab.click()
        assert complaints(page, ALL) == []
        assert sideways(page) <= 0
        if view is PHONE:  # a second press closes the panel
            tab.click()
