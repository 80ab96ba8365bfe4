"""Reads the figures of the season page."""

import re

from playwright.sync_api import Locator, Page

from browser.texts import SEASONS, Texts, texts


def number(text: str) -> int:
    """A number as written on the page, with a real minus sign."""
    return int(text.replace("−", "-"))


def parts_and_sum(page: Page, say: Texts) -> tuple[int, int]:
    """The sum of the parts of the list, and the sum it shows."""
    total = page.locator("li").filter(has_text=say.beginning(say("together")))
    lines = total.locator("xpath=../li").all_inner_texts()
    parts = [
        line.split()[-1:] if "×" not in line else line.replace("×", " ").split()[-2:] for line in lines[:-1]
    ]
    worth = [
        number(part[0]) * (number(part[1]) if len(part) > 1 else 1) for part in parts if "." not in part[0]
    ]
    return sum(worth), number(lines[-1].split()[-1])


def check(page: Page, language: str = "en") -> None:
    """Check the sums: parts to an edict; edicts, coins and monsters to the season."""
    say = texts(language)
    slips = _slips(page, say)
    for index in range(slips.count()):
        slip = slips.nth(index)
        slip.click()
        shown = number(slip.inner_text().split()[-1])
        assert parts_and_sum(page, say) == (shown, shown), slip.inner_text()
    rows = page.locator("tr").filter(has=page.locator("th[scope=row]"))
    patterns = (
        *_edicts(page, say),
        say.beginning(say("coins")),
        say.beginning(say("monsters")),
        say.beginning(*(say.of_season("season-in-all", one) for one in SEASONS)),
    )
    first, second, coins, monsters, season = (
        number(rows.filter(has_text=pattern).last.locator("td").last.inner_text()) for pattern in patterns
    )
    assert first + second + coins + monsters == season


def _slips(page: Page, say: Texts) -> Locator:
    return page.locator(f'[role=group][aria-label="{say("edicts")}"]').get_by_role("button")


def _edicts(page: Page, say: Texts) -> list[re.Pattern[str]]:
    slips = _slips(page, say).all_inner_texts()
    return [
        re.compile(rf"^{letter}\s*{name}") for letter, name in (slip.split("\n")[:2] for slip in slips[:2])
    ]
