"""Pages whose texts are as long as in a language with long words."""

import pytest

from browser.chromium import DESKTOP
from browser.long_words import LETTERS, leaving, lengthen, lengthened
from browser.person import Visit
from browser.scenes import Games
from browser.table import sideways

#: Phones upright and on their side, tablets, a small laptop.
SIZES = [(320, 640), (360, 740), (740, 360), (768, 1024), (820, 1180), (1366, 768)]


def test_every_word_of_a_text_becomes_longer_and_nothing_else_changes() -> None:
    text = "seats = { $count ->\n        [one] One seat\n       *[other] { $count } seats\n    } at { $name }"
    assert lengthened(text) == (
        "seats = { $count ->\n"
        f"        [one] One{LETTERS[:2]} seat{LETTERS[:2]}\n"
        f"       *[other] {{ $count }} seats{LETTERS[:2]}\n"
        "    } at { $name }"
    )


@pytest.mark.parametrize(
    "address",
    [
        pytest.param("/", id="home"),
        pytest.param("/new", id="set-up"),
        pytest.param("/g/{draw}", id="table"),
        pytest.param("/g/{skill}", id="skills"),
        pytest.param("/g/{sealed}", id="waiting"),
        pytest.param("/g/{ambush}", id="cover"),
        pytest.param("/g/{scored}/season/0", id="season"),
        pytest.param("/g/{over}/end", id="final"),
        pytest.param("/g/{alone}/end", id="final-solo"),
        pytest.param("/g/{over}/replay?move=5", id="replay"),
        pytest.param("/g/{over}/analysis?seat=1", id="analysis"),
        pytest.param("/nowhere", id="missing"),
    ],
)
def test_long_words_stay_in_the_window_and_in_their_boxes(visit: Visit, games: Games, address: str) -> None:
    page = visit(DESKTOP)
    lengthen(page)
    page.goto(address.format(**games._asdict()))
    page.get_by_text(LETTERS[:2]).first.wait_for()
    page.evaluate("document.fonts.ready.then(() => null)")
    page.keyboard.press("n")  # at the table, where a shape is put down
    found = {}
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        # Two frames later the layout is that of the new size.
        page.evaluate("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
        found[width] = (max(sideways(page), 0), leaving(page))
    assert found == {width: (0, []) for width, _ in SIZES}
