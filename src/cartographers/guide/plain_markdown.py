"""The guide as plain Markdown, to read without the pages: maps are text, with their scores under them."""

import re
from collections.abc import Iterator

from cartographers.guide.book import Block, Card, Chapter, Example, Topic
from cartographers.guide.markdown import Items, Line, Paragraph
from cartographers.guide.pictures import card_picture, map_picture
from cartographers.guide.tables import Table
from cartographers.guide.worked import MONSTERS, Gain, Worked
from cartographers.notation.cells import write_cells
from cartographers.rules.area import NOWHERE
from cartographers.words.book import Words

_ANCHOR = re.compile(r'<a id="[^"]*"></a>\n\n')
_LINK = re.compile(r"\[([^\]]+)\]\(#[^)]*\)")


def chapter_markdown(chapter: Chapter, words: Words) -> str:
    """A chapter."""
    return "\n\n".join(topic_markdown(topic, words) for topic in chapter.topics)


def topic_markdown(topic: Topic, words: Words) -> str:
    """A section with its heading."""
    parts = [_heading(topic.level, topic.title, topic.id)]
    parts += [part for block in topic.blocks for part in _parts(block, words)]
    return "\n\n".join(parts)


def card_markdown(card: Card, words: Words) -> str:
    """A card with its heading."""
    return "\n\n".join(_card(card, words))


def without_links(markdown: str) -> str:
    """The same text for a terminal, where nothing can be clicked."""
    return _LINK.sub(r"\1", _ANCHOR.sub("", markdown))


def _heading(level: int, title: str, anchor: str) -> str:
    """A heading below its anchor: links name a topic or a card, in whatever language its title is."""
    return f'<a id="{anchor}"></a>\n\n{"#" * level} {title}'


def _parts(block: Block, words: Words) -> Iterator[str]:
    match block:
        case Paragraph(spans):
            yield _line(spans)
        case Items(items, numbered):
            marks = [f"{number}." if numbered else "-" for number in range(1, len(items) + 1)]
            yield "\n".join(f"{mark} {_line(item)}" for mark, item in zip(marks, items, strict=True))
        case Table(_, rows):
            lines = [f"| {' | '.join(row)} |" for row in rows]
            yield "\n".join([lines[0], "|---" * len(rows[0]) + "|", *lines[1:]])
        case Example(one, note):
            yield from _example(one, note, words)
        case Card():
            yield from _card(block, words)


def _card(card: Card, words: Words) -> Iterator[str]:
    entry = card.entry
    yield _heading(3, entry.name, entry.key)
    if entry.rule:
        yield entry.rule
    if picture := card_picture(entry.key):
        yield _fenced(picture)
    if entry.facts:
        yield "\n".join(f"- {fact}" for fact in entry.facts)
    if card.example:
        yield from _example(card.example, card.note, words)


def _example(one: Worked, note: Line, words: Words) -> Iterator[str]:
    if one.sheet is not None:
        yield _fenced(map_picture(one))
    yield "\n".join(f"- {line}" for line in example_lines(one, words))
    if note:
        yield _line(note)


def example_lines(one: Worked, words: Words) -> list[str]:
    """What the engine says of an example."""
    lines = []
    if one.stars is not None and one.drawn == NOWHERE:
        lines.append(words("example-lost" if one.card == MONSTERS else "example-stars", stars=one.stars))
    if one.drawn:
        lines.append(words("example-drawn", cells=write_cells(one.drawn)))
    if one.destroyed:
        lines.append(words("example-destroyed", cells=write_cells(one.destroyed)))
    if one.gained:
        lines.append(words("example-coins", coins=one.gained))
    if one.paid:
        lines.append(words("example-paid", coins=one.paid))
    if one.stars is not None and one.drawn:
        lines.append(words("example-cost", stars=one.stars))
    lines += [_gain_line(gain, words) for gain in one.gains]
    if one.wrong:
        why = words(f"why-{one.why}", cells=write_cells(one.in_the_way))
        lines.append(words("example-refused", cells=write_cells(one.wrong), why=why))
    if one.rating is not None:
        lines += _rating_lines(one, words)
    return lines


def _gain_line(gain: Gain, words: Words) -> str:
    return words(
        "example-gain",
        terrain=gain.terrain,
        name=words(gain.terrain),
        card=words(gain.edict),
        before=gain.before,
        after=gain.after,
    )


def _rating_lines(one: Worked, words: Words) -> list[str]:
    seasons = " + ".join(map(str, one.seasons))
    lines = [words("example-sum", sum=f"{seasons} = {sum(one.seasons)}")]
    lines += [words("example-number", card=words(key), number=number) for key, number in one.numbers]
    title = words(one.title) if one.title else words("no-title")
    return [*lines, words("solo-end", rating=one.rating or 0, title=title)]


def _line(spans: Line) -> str:
    """A line with its links, which lead to anchors on the same page."""
    texts = []
    for span in spans:
        text = f"**{span.text}**" if span.bold else span.text
        texts.append(f"[{text}](#{span.to})" if span.to else text)
    return "".join(texts)


def _fenced(lines: list[str]) -> str:
    return "\n".join(["```text", *lines, "```"])
