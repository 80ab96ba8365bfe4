"""Whether what a player needs next can be seen and pressed without scrolling."""

from collections.abc import Callable, Iterable

from playwright.sync_api import Locator, Page

#: The width and the height of a window.
Size = tuple[int, int]
#: A phone upright and on its side, a tablet, and a laptop.
UPRIGHT, ON_ITS_SIDE, PORTRAIT, LAPTOP = (360, 740), (740, 360), (820, 1180), (1366, 768)
#: How often is looked: for as long as for anything else on a busy machine.
PATIENCE = 400

#: Why an element cannot be pressed where it is; empty if it can.
WHY = """(one) => {
    const { left, right, top, bottom, width, height } = one.getBoundingClientRect();
    const shown = one.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    if (!shown || !width || !height) return "not shown";
    if (left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1) {
        return `outside the window: ${[left, top, right, bottom].map(Math.round)}`;
    }
    const over = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    if (!over || one.contains(over) || over.contains(one)) return "";
    return `covered by ${over.localName}.${over.className}`;
}"""
#: How many lines the words of an element take.
LINES = """(one) => {
    const range = document.createRange();
    range.selectNodeContents(one);
    return new Set([...range.getClientRects()].map((line) => Math.round(line.bottom))).size;
}"""


def hidden(needed: dict[str, Locator]) -> dict[str, str]:
    """What cannot be seen and pressed, with the reason, by name."""
    why = {name: str(one.first.evaluate(WHY)) for name, one in needed.items()}
    return {name: reason for name, reason in why.items() if reason}


def hidden_of(all_of_them: Locator) -> list[str]:
    """Why some of them cannot be seen and pressed: like ``hidden``, but asked once for all of them."""
    reasons: list[str] = all_of_them.evaluate_all(f"(all) => all.map({WHY})")
    return [reason for reason in reasons if reason]


def resize(page: Page, width: int, height: int) -> None:
    """Change the size of the window, and wait until the page has the layout of it."""
    page.set_viewport_size({"width": width, "height": height})
    page.evaluate("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")


def still_hidden(page: Page, needed: Callable[[], dict[str, Locator]]) -> dict[str, str]:
    """What cannot be seen and pressed after a while: a layout comes in pieces, and what is needed with it."""
    reasons: dict[str, str] = {}
    for _ in range(PATIENCE):
        reasons = hidden(needed())
        if not reasons:
            break
        page.wait_for_timeout(50)
    return reasons


def hidden_at(page: Page, sizes: Iterable[Size], needed: dict[str, Locator]) -> dict[Size, dict[str, str]]:
    """What cannot be seen and pressed at some sizes of the window."""
    found = {}
    for size in sizes:
        resize(page, *size)
        found[size] = still_hidden(page, lambda: needed)
    return {size: reasons for size, reasons in found.items() if reasons}
