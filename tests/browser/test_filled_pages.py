"""Every page with something on it: targets for fingers, stars said in words, nothing that axe finds."""

import re
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from browser.axe import ALL, COLOURS, complaints
from browser.chromium import DESKTOP
from browser.filled_pages import PLACES, filled
from browser.person import NewPerson
from browser.serving import Serving
from browser.stars_in_words import bare_numbers, touched_numbers
from browser.table import sideways
from browser.targets import too_small
from browser.test_phone_table import TOUCH

PATHS = Path(__file__).parents[2] / "web" / "src" / "common" / "paths.ts"
#: Pages that need more than a device: ``test_admin`` and ``test_being_told`` open them.
ELSEWHERE = {"admin", "mail"}
#: An analysis is worked out first, on a busy machine, in milliseconds.
PATIENCE = 90_000
#: Those that ``make test`` looks at; the others are a long form.
FINGER = {"today", "learn", "setup", "host", "study", "puzzle", "you", "tournament", "position", "final"}


@pytest.fixture(scope="package")
def somebody(serving: Serving) -> dict[str, str]:
    """What there is of somebody who played, wrote, solved and invited, and the token of the device."""
    with serving.device() as device, serving.device() as friend:
        device.get("/api/games")
        return {"token": device.token, **filled(device, friend)}


def wrong_on(
    person: NewPerson,
    view: dict[str, Any],
    somebody: dict[str, str],
    names: Iterable[str],
    look: Callable[[Page], list[str]],
) -> dict[str, list[str]]:
    """What is wrong with some pages, each looked at once all of it has come."""
    # An invitation is for somebody who has no seat yet.
    guest, me = person(view), person(view).use_token(somebody["token"])
    found = {}
    for name in names:
        path, seen = PLACES[name]
        page = (guest if name == "join" else me).open(path.format(**somebody))
        expect(page.locator(seen).first).to_be_visible(timeout=PATIENCE)
        found[name] = look(page)
    return {name: lines for name, lines in found.items() if lines}


def by_finger(page: Page) -> list[str]:
    """What is too small to press, and how much wider than the window the page is."""
    wide = sideways(page)
    return too_small(page) + ([f"{wide} too wide"] if wide > 0 else [])


def by_axe(page: Page) -> list[str]:
    """What axe finds in both themes."""
    page.emulate_media(color_scheme="light")
    light = complaints(page, ALL)
    page.emulate_media(color_scheme="dark")
    return light + complaints(page, COLOURS)


def test_no_page_is_left_out() -> None:
    table = PATHS.read_text(encoding="utf-8").partition("PATHS = {")[2].partition("}")[0]
    pages = set(re.findall(r"^  (\w+): ", table, re.MULTILINE))
    assert pages - PLACES.keys() == ELSEWHERE
    assert {name.partition(",")[0] for name in PLACES} <= pages


def test_what_can_be_pressed_is_large_enough_for_a_finger_and_nothing_scrolls_sideways(
    person: NewPerson, somebody: dict[str, str], long_forms: bool
) -> None:
    assert wrong_on(person, TOUCH, somebody, PLACES if long_forms else FINGER, by_finger) == {}


@pytest.mark.long
def test_no_number_of_stars_is_said_without_the_word(person: NewPerson, somebody: dict[str, str]) -> None:
    assert wrong_on(person, DESKTOP, somebody, PLACES, bare_numbers) == {}


@pytest.mark.long
def test_a_star_keeps_away_from_its_number(person: NewPerson, somebody: dict[str, str]) -> None:
    assert wrong_on(person, DESKTOP, somebody, PLACES, touched_numbers) == {}


@pytest.mark.long
def test_axe_finds_nothing_on_a_phone(person: NewPerson, somebody: dict[str, str]) -> None:
    assert wrong_on(person, TOUCH, somebody, PLACES, by_axe) == {}


@pytest.mark.long
def test_axe_finds_nothing_on_a_desktop(person: NewPerson, somebody: dict[str, str]) -> None:
    assert wrong_on(person, DESKTOP, somebody, PLACES, by_axe) == {}
