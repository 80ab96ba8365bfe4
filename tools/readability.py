"""How easily the English texts read: ``python -m tools readability``.

For each file of texts: sentences, words in a sentence, and the share of long sentences; then the longest.
A value that is filled in counts as one word.
"""

import re
from collections.abc import Iterator
from importlib.resources import files
from statistics import mean
from typing import NamedTuple

from cartographers.guide import sources

#: A sentence with more words than this is long.
LONG = 20
LISTED = 12


class Sentence(NamedTuple):
    """A sentence and where it stands."""

    file: str
    text: str

    @property
    def words(self) -> int:
        return len(self.text.split())


def sentences(file: str, text: str) -> Iterator[Sentence]:
    """The sentences of a text; labels and headings, which have no verb, are left out by their length."""
    for part in re.split(r"(?<=[.!?])\s+|\n", text):
        if len(part.split()) >= 4:
            yield Sentence(file, part.strip())


def of_messages(file: str) -> Iterator[Sentence]:
    """The sentences of a Fluent file; each variant is read on its own."""
    text = (files("cartographers.words") / "en" / file).read_text(encoding="utf-8")
    text = re.sub(r"^#.*$", "", text, flags=re.MULTILINE)
    text = re.sub(r"\{ [^{}]*->|^\s*\*?\[[^\]]*\]|^\s*\}", "", text, flags=re.MULTILINE)
    text = re.sub(r"\{ ?[^{}]* ?\}", "value", text)
    text = re.sub(r"^\s*\.?[a-z0-9-]+ =", "", text, flags=re.MULTILINE)
    yield from sentences(file, text)


def of_guide() -> Iterator[Sentence]:
    """The sentences of the rules and of the notes under examples."""
    for text in [*sources.chapters("en"), sources.notes("en")]:
        text = re.sub(r"<!--.*?-->|^#.*$", "", text, flags=re.MULTILINE)
        text = re.sub(r"\[\[[^\]]*\]\]", "card", text)
        text = re.sub(r"\]\(#[^)]*\)", "", text).replace("[", "")
        for paragraph in re.split(r"\n\s*\n|\n(?=[-*\d])", text):
            yield from sentences("guide", " ".join(paragraph.split()))


def all_sentences() -> dict[str, list[Sentence]]:
    """All sentences that a player reads in English, by file."""
    read = {name: list(of_messages(f"{name}.ftl")) for name in ("page", "explain", "lessons")}
    return read | {"guide": list(of_guide())}


def main(argv: list[str]) -> int:
    """Print the figures of all files, or of those named, and their longest sentences."""
    read = all_sentences()
    print("| file | sentences | words in a sentence | longest | over 20 words |")
    print("|---|--:|--:|--:|--:|")
    for name in argv or read:
        words = [one.words for one in read[name]]
        long = sum(count > LONG for count in words)
        print(
            f"| {name} | {len(words)} | {mean(words):.1f} | {max(words)} | {100 * long / len(words):.0f} % |"
        )
    chosen = [one for name in argv or read for one in read[name]]
    for one in sorted(chosen, key=lambda one: -one.words)[:LISTED]:
        print(f"  - {one.words} ({one.file}): {one.text}")
    return 0
