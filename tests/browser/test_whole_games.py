"""Games played with the mouse, with the keyboard alone, and by touch on a phone.

Each is played in another language; ``python tests/long languages`` plays whole ones in all of them.
"""

import pytest

from browser import solo_game
from browser.chromium import PHONE
from browser.person import NewPerson
from browser.table import Table
from browser.texts import texts

#: Counts the objects of `Intl`, the first of which costs a browser 30 ms and more.
COUNT_FORMATS = """
window.formats = [];
for (const name of ["NumberFormat", "DateTimeFormat", "DisplayNames", "ListFormat"]) {
  const Original = Intl[name];
  Intl[name] = new Proxy(Original, {
    construct(...how) { window.formats.push(name); return Reflect.construct(...how); },
  });
}
"""


@pytest.mark.long
def test_a_solo_game_begins_and_ends_with_the_mouse(person: NewPerson) -> None:
    solo_game.play(person(locale="cs").deal(7), solo_game.MOUSE, "cs", by_hand=(0, 3))


def test_a_solo_game_begins_and_ends_with_the_keyboard_alone(person: NewPerson, long_forms: bool) -> None:
    by_hand = (0, 3) if long_forms else (0,)
    solo_game.play(person(locale="uk").deal(8), solo_game.KEYS, "uk", by_hand)


@pytest.mark.long
def test_a_solo_game_begins_and_ends_by_the_command_field_alone(person: NewPerson) -> None:
    solo_game.play(person().deal(10), solo_game.COMMANDS, "en")


def test_a_solo_game_begins_and_ends_with_a_finger_on_a_phone(person: NewPerson, long_forms: bool) -> None:
    by_hand = (0, 3) if long_forms else (0,)
    solo_game.play(person(PHONE, locale="pl").deal(9), solo_game.TOUCH, "pl", by_hand)


#: Adds up by how much the page has moved under a finger: 0 is not at all, 0.1 a tenth of the window.
ADD_SHIFTS = """
window.shifted = 0;
new PerformanceObserver((list) => { for (const one of list.getEntries()) window.shifted += one.value; })
  .observe({ type: "layout-shift", buffered: true });
"""


def test_the_home_page_hardly_moves_while_it_is_loaded(person: NewPerson) -> None:
    me = person(PHONE, locale="cs")
    me.context.add_init_script(ADD_SHIFTS)
    page = me.open("/")
    page.locator("article").last.wait_for()
    assert page.evaluate("window.shifted") < 0.05


def test_the_first_card_is_shown_without_the_slow_formats_of_the_browser(person: NewPerson) -> None:
    me = person(locale="ru").deal(7)
    me.context.add_init_script(COUNT_FORMATS)
    # The home page tells times once it knows the deal of the day, which here it never does.
    me.context.route("**/api/daily", lambda _: None)
    page, table = me.open("/"), Table(me.page, "ru")
    page.get_by_role("button", name=texts("ru").beginning(texts("ru")("way-solo"))).click()
    assert table.settle() == "turn"
    assert page.evaluate("window.formats") == []
