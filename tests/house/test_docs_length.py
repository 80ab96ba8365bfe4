"""The documents can be read: what only few want to know lies in ``docs/research``."""

from house.specification import ROOT

MOST_WORDS = 30_000


def test_the_documents_have_at_most_thirty_thousand_words() -> None:
    words = {
        page.name: len(page.read_text(encoding="utf-8").split()) for page in (ROOT / "docs").glob("*.md")
    }
    longest = sorted(words, key=lambda name: -words[name])[:5]
    assert sum(words.values()) <= MOST_WORDS, f"{sum(words.values())} words; the longest are {longest}"
