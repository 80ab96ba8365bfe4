"""What is printed in the boxes: sent once."""

from typing import Literal

from cartographers.server.protocol.message import Message, Terrain


class ShapeFact(Message):
    """A shape as printed: its cells as (row, column)."""

    cells: list[tuple[int, int]]
    coin: bool


class CardFact(Message):
    """A card that can come up from the deck."""

    key: str
    kind: Literal["explore", "ruins", "ambush", "hero"]
    box: str
    time: int
    terrains: list[Terrain]
    shapes: list[ShapeFact]
    clockwise: bool | None = None
    corner: str | None = None
    monster: str | None = None
    #: A hero's attacked cells as offsets from it.
    attack: list[tuple[int, int]] = []


class EdictFact(Message):
    """A scoring card."""

    key: str
    box: str
    stack: Literal["forest", "village", "farm-water", "space"]
    solo_rating: int


class SkillFact(Message):
    """A skill card."""

    key: str
    cost: int


class SheetFact(Message):
    """A side of a map sheet, as eleven rows."""

    key: str
    box: str
    rows: list[str]


class BotFact(Message):
    """A bot that can sit at a table; its name and a sentence about it are in the words."""

    key: str


class Catalogue(Message):
    """Everything printed in all boxes."""

    boxes: list[str]
    cards: list[CardFact]
    edicts: list[EdictFact]
    skills: list[SkillFact]
    sheets: list[SheetFact]
    titles: list[str]
    bots: list[BotFact]
    coin_track: int
    most_seats: int
