"""What a browser shows that cannot run the pages: a sentence in every language, in the built client."""

import re
from pathlib import Path

import cartographers.server
from cartographers.words.languages import languages
from words.sources import bundle_of

PAGE = Path(cartographers.server.__file__).parent / "static" / "index.html"


def test_a_browser_that_is_too_old_gets_a_sentence_in_every_language_english_first() -> None:
    said = re.findall(r'<p lang="(\w+)">([^<]+)</p>', PAGE.read_text(encoding="utf-8"))
    assert said == [(language, bundle_of(language).format("too-old", {})) for language in languages()]
