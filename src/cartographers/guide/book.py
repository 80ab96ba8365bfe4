"""The guide in one language: chapters with prose, examples, cards and tables."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache

from cartographers.guide import sources
from cartographers.guide.card_entry import CardEntry, entries
from cartographers.guide.markdown import Items, Line, Paragraph, Section, Shown, Span, read_markdown
from cartographers.guide.tables import Table, table
from cartographers.guide.worked import Worked, worked
from cartographers.words.book import Words, words


class NoSuchGuide(LookupError):
    """A language that the guide is not written in."""


@dataclass(frozen=True)
class Example:
    """An example with the note under it."""

    worked: Worked
    note: Line


@dataclass(frozen=True)
class Card:
    """A card with its note and its example, if it has them."""

    entry: CardEntry
    note: Line = ()
    example: Worked | None = None


Block = Paragraph | Items | Example | Card | Table


@dataclass(frozen=True)
class Topic:
    """A section of a chapter; the first one is the chapter's own heading."""

    id: str
    level: int
    title: str
    blocks: tuple[Block, ...]


@dataclass(frozen=True)
class Chapter:
    """A chapter."""

    topics: tuple[Topic, ...]


@cache
def guide(language: str) -> tuple[Chapter, ...]:
    """All chapters in a language; raises ``NoSuchGuide`` if there are none."""
    if language not in sources.languages():
        raise NoSuchGuide(f"the rules are not written in {language!r}; choose from {sources.languages()}")
    reader = _Reader(language)
    return tuple(
        Chapter(tuple(map(reader.topic, read_markdown(text)))) for text in sources.chapters(language)
    )


class _Reader:
    """Turns sections of one language into topics."""

    def __init__(self, language: str) -> None:
        self._words: Words = words(language)
        notes = read_markdown(sources.notes(language))[1:]
        self._notes = {one.id: self._line(_only_line(one)) for one in notes}

    def topic(self, section: Section) -> Topic:
        """A section with everything that is shown in it."""
        blocks = tuple(block for one in section.blocks for block in self._blocks(one))
        return Topic(section.id, section.level, section.title, blocks)

    def _blocks(self, block: Paragraph | Items | Shown) -> Iterator[Block]:
        match block:
            case Paragraph(spans):
                yield Paragraph(self._line(spans))
            case Items(items, numbered):
                yield Items(tuple(map(self._line, items)), numbered)
            case Shown("example", name):
                yield Example(worked(name), self._notes[name])
            case Shown("table", name):
                yield table(name, self._words)
            case Shown(_, name):
                yield from map(self._card, entries(name, self._words))

    def _card(self, entry: CardEntry) -> Card:
        example = worked(entry.key) if entry.key in sources.examples() else None
        return Card(entry, self._notes.get(entry.key, ()), example)

    def _line(self, spans: Line) -> Line:
        """A line in which each card has its name."""
        return tuple(span if span.text else Span(self._words(span.to), to=span.to) for span in spans)


def _only_line(section: Section) -> Line:
    (block,) = section.blocks
    assert isinstance(block, Paragraph), f"the note {section.id!r} is more than a paragraph"
    return block.spans
