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
    """A bot that can sit at a table."""

    #: As on the roster, with its setting.
    key: str
    #: The keys of its name and of a sentence about it, in the words.
    name: str
    about: str
    #: Its place in the order of strength, the weakest is 1.
    strength: int
    #: Seconds it takes for a decision, if it takes as long as it is given.
    seconds: float | None = None
    #: The stars it makes on average alone on sheet A, if known.
    stars: float | None = None


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
