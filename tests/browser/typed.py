"""Commands typed into the field of a page, and the line that holds a shape somewhere."""

from itertools import product

from playwright.sync_api import Page, expect

from cartographers.commands.hand import new_hand
from cartographers.commands.speaking import Situation, speak
from cartographers.rules.decision import Draw
from cartographers.rules.view import View
from cartographers.words.book import words

TURNS = ("", " r", " r2", " r3")


def type_line(page: Page, line: str) -> None:
    """Type a line into the field, which has the focus, and wait for its answer."""
    page.keyboard.type(line)
    page.keyboard.press("Enter")
    expect(page.locator("[aria-busy=true]")).to_have_count(0)


def line_for(view: View, drawing: Draw) -> str:
    """The words that hold the shape of a drawing where it is drawn."""
    hand, text = new_hand(view), words()
    cells = [(number // 11, number % 11) for number in range(121) if drawing.cells >> number & 1]
    corner = f"{chr(65 + min(row for row, _ in cells))}{min(column for _, column in cells) + 1}"
    for number, mirror, turn in product(range(len(hand.options)), ("", " mirror"), TURNS):
        line = f"{number + 1} {corner}{mirror}{turn}"
        held = speak(text, Situation(view), hand, line).hand
        if held and held.decision == drawing:
            return line
    raise AssertionError("no words hold this drawing")
