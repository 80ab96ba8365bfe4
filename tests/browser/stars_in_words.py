"""Numbers beside a star: who cannot see the star hears a bare number, unless the word is said."""

from playwright.sync_api import Page

#: The texts around stars that are seen, for which a screen reader has numbers and no word.
BARE = r"""() => {
    const said = (one) => {
        const copy = one.cloneNode(true);
        copy.querySelectorAll("[aria-hidden=true]").forEach((hidden) => hidden.remove());
        return copy.textContent.replace(/\s+/g, " ").trim();
    };
    return [...document.querySelectorAll('use[href="#g-star"]')]
        .map((use) => use.closest("svg").parentElement)
        .filter((one) => !one.closest("[aria-hidden=true]"))
        .map(said)
        .filter((text) => /\d/.test(text) && !/\bstars?\b/i.test(text));
}"""


#: The numbers that a star touches.
TOUCHED = r"""() => {
    const textBefore = (star) => {
        let one = star.previousSibling;
        while (one && !one.textContent.trim()) one = one.previousSibling;
        return one?.nodeType === Node.TEXT_NODE && /\d\s*$/.test(one.textContent) ? one : null;
    };
    const end = (text) => {
        const figures = document.createRange();
        figures.setStart(text, 0);
        figures.setEnd(text, text.textContent.trimEnd().length);
        return figures.getBoundingClientRect().right;
    };
    return [...document.querySelectorAll('use[href="#g-star"]')]
        .map((use) => use.closest("svg"))
        .map((star) => [star, textBefore(star)])
        .filter(([star, text]) => text && star.checkVisibility())
        .filter(([star, text]) => star.getBoundingClientRect().left - end(text) < 2)
        .map(([, text]) => text.textContent);
}"""


def touched_numbers(page: Page) -> list[str]:
    """The numbers whose star stands against their last figure."""
    found: list[str] = page.evaluate(TOUCHED)
    return found


def bare_numbers(page: Page) -> list[str]:
    """The numbers of stars of an English page that are said without the word."""
    found: list[str] = page.evaluate(BARE)
    return found
