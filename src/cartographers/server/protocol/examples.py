"""Examples of cards and rules, as the engine played and scored them."""

from typing import Literal

from cartographers.server.protocol.message import Cell, Message
from cartographers.server.protocol.own_seat import Part


class GuideSpan(Message):
    """A piece of a line: plain or bold text, or a link to a topic or a card."""

    text: str
    bold: bool = False
    to: str = ""


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
