"""The rules for players: chapters of text, lists, tables, examples and cards."""

from typing import Literal

from cartographers.server.protocol.examples import GuideExample, GuideSpan
from cartographers.server.protocol.message import Message


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
