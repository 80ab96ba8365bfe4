"""The rules for players: chapters of text, lists, tables, examples and cards."""

from typing import Literal

from cartographers.server.protocol.message import Cell, Message
from cartographers.server.protocol.state import Part


class GuideSpan(Message):
    """A piece of a line: plain or bold text, or a link to a topic or a card."""

    text: str
    bold: bool = False
    to: str = ""


class GuideText(Message):
    """A paragraph."""

    kind: Literal["text"] = "text"
    spans: list[GuideSpan]


class GuideList(Message):
    """A list."""

    kind: Literal["list"] = "list"
    numbered: bool
    items: list[list[GuideSpan]]


class GuideTable(Message):
    """A table; its first row is the heading."""

    kind: Literal["table"] = "table"
    key: str
    rows: list[list[str]]


class GuideExample(Message):
    """An example as the engine played and scored it."""

    kind: Literal["example"] = "example"
    key: str
    #: What the engine says of it, each line a short text; the first tells the stars, if it is scored.
    lines: list[str]
    note: list[GuideSpan]
    #: The map, its attack marks and its named monsters; no rows if there is no map.
    rows: list[str] = []
    marks: list[Cell] = []
    named: dict[str, list[Cell]] = {}
    #: What counts, with its stars.
    parts: list[Part] = []
    #: What was drawn and destroyed in the example.
    drawn: list[Cell] = []
    destroyed: list[Cell] = []
    #: A drawing that is not allowed.
    wrong: list[Cell] = []


class GuideCard(Message):
    """A card; the catalogue has its picture."""

    kind: Literal["card"] = "card"
    key: str
    box: str
    name: str
    rule: str
    facts: list[str]
    example: GuideExample | None = None


class GuideTopic(Message):
    """A section; level 1 is the heading of a chapter."""

    id: str
    level: int
    title: str
    blocks: list[GuideText | GuideList | GuideTable | GuideExample | GuideCard]


class GuideChapter(Message):
    """A chapter."""

    topics: list[GuideTopic]


class Guide(Message):
    """The rules for players in a language."""

    #: The language it is written in: English, if it is not written in the one that was asked for.
    language: str
    chapters: list[GuideChapter]
