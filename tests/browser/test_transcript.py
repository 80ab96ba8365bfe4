"""A season played by keys alone from the home page on: all that a screen reader would say, as a transcript.

After a change of what is said, the transcript is written anew and read by a person, who asks: could one
choose by it? ``TRANSCRIPT=write make browser ARGS="-k transcript"`` writes it.
"""

import os
from pathlib import Path

import pytest

from browser.heard import Heard
from browser.person import NewPerson
from browser.table import Table

KEPT = Path(__file__).parent / "transcripts" / "season.txt"
#: A deal whose spring has a card with two shapes, ruins and an ambush.
DEAL = 4
#: What is pressed in the first turn, and what must have been said before the next key.
FIRST_TURN = [
    ("1", ""),
    ("r", ""),
    ("f", ""),
    ("n", " on "),
    ("2", " on "),
    ("r", " on "),
    ("ArrowDown", " on "),
]


@pytest.mark.long
def test_a_season_sounds_as_it_did(person: NewPerson) -> None:
    me = person().deal(DEAL)
    heard = Heard(me.page)
    me.open("/")
    table = Table(me.page)
    _tab_to(heard, "Solo")
    heard.key("Enter", "Card: ")
    assert table.settle() == "turn"
    _tab_to(heard, "To the map")
    heard.key("Enter", r"\(gridcell\)")
    for key in ("Control+ArrowRight", "Control+Home"):
        heard.key(key, r"\(gridcell\)")
    for key, until in FIRST_TURN:
        heard.key(key, until)
    while table.settle() == "turn":
        heard.key("n", " on ")
        heard.key("Enter", "Card: | is over")
    text = "\n".join(heard.lines) + "\n"
    if os.environ.get("TRANSCRIPT"):
        KEPT.write_text(text, encoding="utf-8")
    assert text == KEPT.read_text(encoding="utf-8")


def _tab_to(heard: Heard, name: str) -> None:
    """Press Tab until something of this name has the focus; only that is kept."""
    heard.note()
    for _ in range(40):
        heard.page.keyboard.press("Tab")
        [*_, line] = heard.page.evaluate("window.heard.splice(0)") or [""]
        if line.partition(") ")[2].startswith(name):
            heard.lines += ["[Tab …]", line]
            return
    raise AssertionError(f"{name} is not reached by Tab: {line}")
