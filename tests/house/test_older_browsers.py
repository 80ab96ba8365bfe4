"""Older browsers in the built client: a sentence where the pages cannot run, and styles as they know them."""

import re
from pathlib import Path

import cartographers.server
from cartographers.words.languages import languages
from words.sources import bundle_of

PAGE = Path(cartographers.server.__file__).parent / "static" / "index.html"
ROOT = Path(__file__).parents[2]
#: Browsers as the build names them, and as people do. Safari has the version of iOS.
NAMES = {"ios": "iOS", "chrome": "Chrome", "firefox": "Firefox"}


def test_a_browser_that_is_too_old_gets_a_sentence_in_every_language_english_first() -> None:
    said = re.findall(r'<p lang="(\w+)">([^<]+)</p>', PAGE.read_text(encoding="utf-8"))
    assert said == [(language, bundle_of(language).format("too-old", {})) for language in languages()]


def test_the_letters_of_a_phone_on_its_side_are_not_inflated_in_safari_either() -> None:
    styles = "".join(one.read_text(encoding="utf-8") for one in PAGE.parent.glob("assets/index-*.css"))
    assert "-webkit-text-size-adjust:100%" in styles


def test_the_oldest_versions_for_which_the_pages_are_built_are_those_that_are_told() -> None:
    built = (ROOT / "web/vite.config.ts").read_text(encoding="utf-8")
    target = dict(re.findall(r'"([a-z]+)([\d.]+)"', built.partition("OLDEST = [")[2].partition("]")[0]))
    assert target["safari"] == target["ios"]
    told = {language: bundle_of(language).format("too-old", {}) for language in languages()}
    for place in ("README.md", "docs/browser.md"):
        told[place] = (ROOT / place).read_text(encoding="utf-8")
    for place, text in told.items():
        for key, name in NAMES.items():
            assert re.search(rf"{name}(?: from)? {re.escape(target[key])}\b", text), (place, name)
