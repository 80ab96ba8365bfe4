"""Every scene: accessible in both themes (checked by axe), and wholly in its language.

``python tests/long languages`` does it in every language on both screens.
"""

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from browser.axe import ALL, COLOURS, complaints
from browser.chromium import DESKTOP, PHONE, TABLET
from browser.left_in_english import left_in_english
from browser.person import Visit
from browser.scenes import (
    SCENES,
    Games,
    Scene,
    ambush,
    day,
    draw,
    edict,
    final,
    fitting,
    hero,
    hint_move,
    home,
    replay,
    season,
    setup,
    skill,
    you,
)
from browser.table import sideways
from browser.texts import LANGUAGES, texts

#: The scenes of the short form: those of which others are made, and one of each kind of page.
SHORT = {home, setup, draw, edict, hint_move, ambush, hero, skill, season, final, replay, you, day}


def dealt(first: int, turn: int) -> list[Any]:
    """Every scene with a language; the first scene has the one with this number.

    Every second scene, beginning with one of the first two, may be in the short form: the desktop and the
    phone take turns, so that no scene is looked at twice there, but in both themes.
    """
    return [
        pytest.param(
            scene,
            LANGUAGES[(first + number) % len(LANGUAGES)],
            marks=() if number % 2 == turn and scene in SHORT else pytest.mark.long,
        )
        for number, scene in enumerate(SCENES)
    ]


def name_of(value: Any) -> str:
    return value if isinstance(value, str) else value.__name__


@pytest.mark.parametrize(("scene", "language"), dealt(0, 0), ids=name_of)
def test_axe_finds_nothing_on_a_light_screen_and_no_text_is_in_another_language(
    visit: Visit, games: Games, scene: Scene, language: str
) -> None:
    page = visit(DESKTOP, language)
    page.emulate_media(color_scheme="light")
    scene(page, games, texts(language))
    assert complaints(page, ALL) == []
    assert left_in_english(page, language) == []
    page.emulate_media(color_scheme="dark")
    assert complaints(page, COLOURS) == []


@pytest.mark.parametrize(("scene", "language"), dealt(2, 1), ids=name_of)
def test_axe_finds_nothing_on_a_dark_phone_and_nothing_scrolls_sideways(
    visit: Visit, games: Games, scene: Scene, language: str
) -> None:
    page = visit(PHONE, language)
    page.emulate_media(color_scheme="dark")
    scene(page, games, texts(language))
    assert complaints(page, ALL) == []
    assert left_in_english(page, language) == []
    page.emulate_media(color_scheme="light")
    assert complaints(page, COLOURS) == []
    wide = [sideways(page)]
    page.set_viewport_size({"width": 320, "height": 640})
    assert max(*wide, sideways(page)) <= 0


@pytest.mark.long
def test_axe_finds_nothing_in_what_a_tablet_keeps_behind_tabs(visit: Visit, games: Games) -> None:
    page = visit(TABLET)
    fitting(page, games, texts())
    tabs = page.get_by_role("tab")
    assert tabs.count() == 5
    for tab in tabs.all():
        tab.click()
        assert complaints(page, ALL) == []
        assert sideways(page) <= 0


@pytest.mark.long
def test_axe_finds_nothing_in_the_panels_of_a_phone_and_back_closes_each(visit: Visit, games: Games) -> None:
    page = visit(PHONE)
    fitting(page, games, texts())
    menu = page.get_by_role("button", name="Menu")
    for opener in ("Time", "Players", "Stars", "Edicts", "Log"):
        button = page.get_by_role("button", name=re.compile(opener)).first
        if not button.count():
            menu.click()
        button.click()
        panel = page.get_by_role("dialog")
        expect(panel).to_be_visible()
        assert complaints(page, ALL) == []
        assert sideways(page) <= 0
        page.go_back()
        expect(panel).to_have_count(0)
        expect(page).to_have_url(re.compile(r"/g/\w+$"))
    menu.click()
    expect(page.get_by_role("dialog", name="Menu")).to_be_visible()
    page.go_back()
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(page).to_have_url(re.compile(r"/g/\w+$"))
