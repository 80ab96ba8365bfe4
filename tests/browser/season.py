"""Reads the figures of the season page."""

from playwright.sync_api import Page

from browser.texts import Texts, texts


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
    """Check the sums: parts to an edict; edicts, coins and monsters to the season’s total."""
    say = texts(language)
    slips = page.locator(f'[role=group][aria-label="{say("edicts")}"]').get_by_role("button")
    shown = [number(slip.locator(".number [aria-hidden]").inner_text()) for slip in slips.all()]
    for slip, stars in zip(slips.all(), shown, strict=True):
        slip.click()
        if not slip.inner_text().startswith(say("coins")):
            assert parts_and_sum(page, say) == (stars, stars), slip.inner_text()
    assert sum(shown) == total(page)


def total(page: Page) -> int:
    """The season's total, as it stands above its parts."""
    return number(page.locator("[data-part=season-total]").inner_text())
