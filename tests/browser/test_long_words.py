"""Pages whose texts are as long as in a language with long words, at all sizes of windows."""

import pytest

from browser.chromium import DESKTOP
from browser.in_window import hidden, resize
from browser.long_words import LETTERS, leaving, lengthen, lengthened
from browser.person import Visit
from browser.scenes import Games
from browser.table import sideways

#: Phones upright and on their side, tablets, screens; the sixth is a small laptop's at twice the size.
SIZES = [
    (320, 640), (360, 740), (740, 360), (768, 1024), (820, 1180), (683, 384),
    (1366, 768), (1440, 900), (2560, 1440),
]  # fmt: skip
#: The smallest phone, a phone on its side, a tablet and a small laptop at twice the size.
FEW_SIZES = [(320, 640), (740, 360), (820, 1180), (683, 384)]
#: The last button of the bar.
MENU = "header button >> nth=-1"
#: Where the other pages have what else there is.
MORE = "header .tools a"


def test_every_word_of_a_text_becomes_longer_and_nothing_else_changes() -> None:
    text = "seats = { $count ->\n        [one] One seat\n       *[other] { $count } seats\n    } at { $name }"
    assert lengthened(text) == (
        "seats = { $count ->\n"
        f"        [one] One{LETTERS[:2]} seat{LETTERS[:2]}\n"
        f"       *[other] {{ $count }} seats{LETTERS[:2]}\n"
        "    } at { $name }"
    )


#: What a page is opened for: it must be on the screen without scrolling.
NEEDED = {
    "home": [MORE],
    "set-up": [".go"],
    "table": ["[data-part=confirm]", "[data-part=edicts] button", "[data-part=map]", MENU],
    "cover": [".go", MENU],
    "waiting": ["dialog button"],
    "season": [".go", "[data-part=season-total]", "[data-part=scored] button"],
    "replay": [MORE],
}


@pytest.mark.parametrize(
    ("address", "kind"),
    [
        pytest.param("/", "home", id="home"),
        pytest.param("/new", "set-up", id="set-up"),
        pytest.param("/g/{draw}", "table", id="table"),
        pytest.param("/g/{skill}", "table", id="skills", marks=pytest.mark.long),
        pytest.param("/g/{sealed}", "waiting", id="waiting", marks=pytest.mark.long),
        pytest.param("/g/{ambush}", "cover", id="cover", marks=pytest.mark.long),
        pytest.param("/g/{scored}/season/0", "season", id="season"),
        pytest.param("/g/{over}/end", "", id="final", marks=pytest.mark.long),
        pytest.param("/g/{alone}/end", "", id="final-solo", marks=pytest.mark.long),
        pytest.param("/g/{over}/replay?move=5", "replay", id="replay", marks=pytest.mark.long),
        pytest.param("/g/{over}/analysis?seat=1", "", id="analysis", marks=pytest.mark.long),
        pytest.param("/nowhere", "", id="missing", marks=pytest.mark.long),
    ],
)
def test_long_words_stay_in_their_boxes_and_what_is_needed_stays_in_the_window(
    visit: Visit, games: Games, address: str, kind: str, long_forms: bool
) -> None:
    page = visit(DESKTOP)
    lengthen(page)
    page.goto(address.format(**games._asdict()))
    page.get_by_text(LETTERS[:2]).first.wait_for()
    page.evaluate("document.fonts.ready.then(() => null)")
    page.keyboard.press("n")  # at the table, where a shape is put down
    found = {}
    sizes = SIZES if long_forms else FEW_SIZES
    for width, height in sizes:
        resize(page, width, height)
        needed = {name: page.locator(name) for name in NEEDED.get(kind, [])}
        found[width, height] = (max(sideways(page), 0), leaving(page), hidden(needed))
    assert found == dict.fromkeys(sizes, (0, [], {}))
