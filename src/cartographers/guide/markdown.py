"""The part of Markdown that the guide is written in.

Headings with an id (``## Ruins {#ruins}``), paragraphs, lists, ``**bold**``, links to a heading
(``[cluster](#cluster)``) and to a card (``[[treetower]]``, which is shown by its name). A comment on a line
of its own says what is shown there (``<!-- example: ruins -->``, ``<!-- cards: forest -->``,
``<!-- table: titles -->``); any other comment holds the numbers of the rules that the section tells
(``<!-- R3.4 -->``). A library that reads all of Markdown would be the first dependency of the commands, and
ids, cards and examples would still have to be added to it.
"""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from re import MULTILINE, compile, split

_HEADING = compile(r"(#{1,3}) +(.+?)(?: +\{#([a-z][a-z0-9-]*)\})?")
_SHOWN = compile(r"<!-- (example|cards|table): ([a-z][a-z-]*) -->")
_RULES = compile(r" *<!-- ((?:R\d+(?:\.\d+[a-f]?)? ?)+)-->")
_ITEM = compile(r"^(?:- |\d+\. )", MULTILINE)
_SPACE = compile(r"[ \t\n]+")
_SPAN = compile(
    r"\[\[(?P<card>[a-z-]+)\]\]|\[(?P<text>[^\]]+)\]\(#(?P<to>[a-z0-9-]+)\)|\*\*(?P<bold>[^*]+)\*\*"
)


class BadMarkdown(ValueError):
    """A text that cannot be read; the message tells what is wrong with which part of it."""


@dataclass(frozen=True)
class Span:
    """A piece of a line: plain or bold text, or a link to a heading or a card (whose text is empty)."""

    text: str
    bold: bool = False
    to: str = ""


Line = tuple[Span, ...]


@dataclass(frozen=True)
class Paragraph:
    """A paragraph."""

    spans: Line


@dataclass(frozen=True)
class Items:
    """A list, with numbers if the order matters."""

    items: tuple[Line, ...]
    numbered: bool = False


@dataclass(frozen=True)
class Shown:
    """A place where something is shown that is not text: an example, cards, or a table."""

    kind: str
    name: str


Block = Paragraph | Items | Shown


@dataclass(frozen=True)
class Section:
    """A heading with what stands under it."""

    id: str
    level: int
    title: str
    blocks: tuple[Block, ...] = ()
    #: The numbers of the rules (docs/rules.md) that it tells.
    rules: tuple[str, ...] = ()


def read_markdown(text: str) -> list[Section]:
    """The sections of a text, in order."""
    sections: list[Section] = []
    for part in filter(None, (part.strip() for part in split(r"\n\s*\n", text))):
        if heading := _HEADING.fullmatch(part):
            sections.append(Section(heading[3] or heading[2], len(heading[1]), heading[2]))
        elif not sections:
            raise BadMarkdown(f"a text begins with a heading, not with {part[:40]!r}")
        else:
            sections[-1] = _with_part(sections[-1], part)
    return sections


def _with_part(section: Section, part: str) -> Section:
    rules = tuple(number for numbers in _RULES.findall(part) for number in numbers.split())
    part = _RULES.sub("", part).strip()
    blocks = section.blocks + ((_block(part),) if part else ())
    return replace(section, blocks=blocks, rules=section.rules + rules)


def _block(part: str) -> Block:
    if shown := _SHOWN.fullmatch(part):
        return Shown(shown[1], shown[2])
    if part.startswith(("#", "<", "|", ">", "`")):
        raise BadMarkdown(f"the guide has no such thing: {part[:40]!r}")
    if _ITEM.match(part):
        items = (read_line(item) for item in _ITEM.split(part) if item.strip())
        return Items(tuple(items), numbered=part[0].isdigit())
    return Paragraph(read_line(part))


def read_line(text: str) -> Line:
    """The pieces of a line of text; line breaks are spaces, no-break spaces stay what they are."""
    return tuple(_spans(_SPACE.sub(" ", text.strip(" \n"))))


def _spans(text: str) -> Iterator[Span]:
    end = 0
    for match in _SPAN.finditer(text):
        yield from _plain(text[end : match.start()])
        end = match.end()
        if match["bold"]:
            yield Span(match["bold"], bold=True)
        elif match["card"]:
            yield Span("", to=match["card"])
        else:
            yield Span(match["text"], to=match["to"])
    yield from _plain(text[end:])


def _plain(text: str) -> Iterator[Span]:
    for mark in ("*", "](", "[[", "<!--", "`"):
        if mark in text:
            raise BadMarkdown(f"{mark!r} cannot be read in {text[:60]!r}")
    if text:
        yield Span(text)
