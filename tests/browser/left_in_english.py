"""Finds what a page shows in English, or as a key, although another language was chosen."""

import re
from functools import cache

from playwright.sync_api import Page

from browser.texts import LANGUAGES, texts
from cartographers.words.bundle import NoSuchWord
from cartographers.words.languages import language_name
from words.sources import bundle_of, keys_in
from words.typography import cyrillic

#: Every text of a page: what is read on it, and the names and notes of its elements.
SHOWN = """() => {
    const found = [];
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
    while (walk.nextNode()) {
        const one = walk.currentNode;
        if (one.nodeType === Node.TEXT_NODE) {
            if (!one.parentElement.closest("script, style, kbd, [lang]:not(html)")) found.push(one.data);
        } else {
            for (const name of ["aria-label", "title", "placeholder", "alt", "aria-valuetext"]) {
                if (one.hasAttribute(name)) found.push(one.getAttribute(name));
            }
        }
    }
    return found.map((text) => text.replace(/\\s+/g, " ").trim()).filter(Boolean).concat(document.title);
}"""
WORD = re.compile(r"[A-Za-z]{2,}")
#: Latin words in Cyrillic texts: players, keys, formats, languages, the rows of the map, a command.
LATIN = {
    "Ann",
    "Ben",
    "BG",
    "Stats",
    "Bot",
    "Esc",
    "Enter",
    "Shift",
    "Ctrl",
    "JSON",
    "CSV",
    "PDF",
    "Letter",
    "PNG",
    "https",
    "cookie",
    *(name for language in LANGUAGES for name in WORD.findall(language_name(language))),
    "ABCDEFGHIJK",
    "cartographers",
    "serve",
    "lan",
    # Chats, and the address of a bot at one of them.
    *("Discord", "Slack", "Telegram", "api", "telegram", "org", "bot", "sendMessage", "chat", "id"),
}
FILES = ("game.ftl", "page.ftl", "companion.ftl", "club.ftl", "puzzle.ftl", "tournament.ftl")
KEY = re.compile(r"^[a-z]+(-[a-z]+)+(\.[a-z-]+)?$")


@cache
def _english_only(language: str) -> frozenset[str]:
    """English texts without values that this language says in another way."""
    found = set()
    for key in keys_in("en", *FILES):
        try:
            english, ours = bundle_of("en").format(key, {}), texts(language)(key)
        except NoSuchWord:  # it needs a value
            continue
        if english != ours:
            found.add(english)
    # A word may be English for one thing and be right for another.
    return frozenset(found - {texts(language)(key) for key in _plain_keys(language)})


def _plain_keys(language: str) -> list[str]:
    bundle = bundle_of(language)
    return [key for key in keys_in(language, *FILES) if not bundle.variables(key)]


def left_in_english(page: Page, language: str) -> list[str]:
    """The texts of a page that are keys, lack a value, or are English although the page is not."""
    shown: list[str] = page.evaluate(SHOWN)
    return [text for text in dict.fromkeys(shown) if _is_wrong(text, language)]


def _is_wrong(text: str, language: str) -> bool:
    if KEY.match(text) or re.search(r"\{ ?\$|undefined|NaN", text):
        return True
    if text in _english_only(language):
        return True
    return cyrillic(language) and any(word not in LATIN for word in WORD.findall(text))
