"""Texts as long as in a language with long words, put in place of the English ones as a page loads."""

import re
from math import ceil

from playwright.sync_api import Page, Route

#: How much longer a word becomes: about as much as labels do in Ukrainian, Russian, Czech and Polish.
MORE = 0.4
#: Letters of all four, with marks above and below.
LETTERS = "ěščřžýůęąłźґєїщю"
#: What Fluent reads, and not a person: values, and where a choice begins and ends.
NOT_TEXT = re.compile(r"(\{[^{}]*\}|\{[^{}]*->$|^\s*\})")
BEGINS = re.compile(r"^((?:[\w-]+| +\.\w+) = |\s+\*?\[[\w-]+\] ?)(.*)$")
WORD = re.compile(r"[^\W\d_]{3,}")


def lengthened(text: str) -> str:
    """Fluent texts with every word longer."""
    return "\n".join(_line(line) for line in text.split("\n"))


def _line(line: str) -> str:
    begins = BEGINS.match(line)
    if begins:
        return begins[1] + _words(begins[2])
    return _words(line) if line.startswith(" ") else line


def _words(text: str) -> str:
    pieces = NOT_TEXT.split(text)
    return "".join(piece if index % 2 else WORD.sub(_longer, piece) for index, piece in enumerate(pieces))


def _longer(word: re.Match[str]) -> str:
    return word[0] + LETTERS[: ceil(MORE * len(word[0]))]


def lengthen(page: Page) -> None:
    """Load the texts with longer words from now on."""

    def answer(route: Route) -> None:
        response = route.fetch()
        route.fulfill(response=response, body=lengthened(response.text()))

    page.route("**/assets/*-en-*.js", answer)


#: Texts that leave the window or their box, with the box; what can be scrolled to is not among them.
LEAVING = """() => {
    const boxes = "button, a, label, legend, td, th, header, .panel, .card, .notice";
    const found = new Set();
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const scrolls = (one) => {
        for (; one; one = one.parentElement) {
            if (one !== document.body && /auto|scroll/.test(getComputedStyle(one).overflowX)) return true;
        }
        return false;
    };
    // A word that only a screen reader gets is made one pixel wide.
    const clipped = (one) => one && (one.getBoundingClientRect().width <= 1 || clipped(one.parentElement));
    while (texts.nextNode()) {
        const { data, parentElement: parent } = texts.currentNode;
        if (!data.trim() || parent.closest(".sr, svg, option, script, style") || scrolls(parent)) continue;
        if (clipped(parent)) continue;
        if (!parent.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
        const range = document.createRange();
        range.selectNodeContents(texts.currentNode);
        const box = parent.closest(boxes);
        const around = box?.getBoundingClientRect();
        for (const { left, right, top, bottom, width } of range.getClientRects()) {
            if (width < 1) continue;
            const beside = right > innerWidth + 1 || left < -1;
            const out = around && (right > around.right + 2 || left < around.left - 2);
            const pressed = around && box.matches("button, a, label");
            const below = pressed && (bottom > around.bottom + 3 || top < around.top - 3);
            if (beside || out || below) {
                const name = beside ? "window" : `${box.localName}.${box.className}`;
                found.add(`${name.replace(/ ?svelte-\\w+/g, "")}: ${data.trim().slice(0, 60)}`);
            }
        }
    }
    return [...found];
}"""


def leaving(page: Page) -> list[str]:
    """The texts that leave the window or their box."""
    found: list[str] = page.evaluate(LEAVING)
    return found
