"""The catalogue, which a client loads once: everything printed, and the bots; and the games of a device."""

from typing import Literal

from cartographers.server.protocol.games import GameLine
from cartographers.server.protocol.message import Message, Terrain


class ShapeFact(Message):
    """A shape as printed: its cells as (row, column)."""

    cells: list[tuple[int, int]]
    coin: bool


class CardFact(Message):
    """A card of the explore deck."""

    key: str
    kind: Literal["explore", "ruins", "ambush", "hero"]
    box: str
    time: int
    terrains: list[Terrain]
    shapes: list[ShapeFact]
    clockwise: bool | None = None
    corner: str | None = None
    monster: str | None = None
    #: The cells a hero attacks, as offsets from the hero.
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
    """A bot that can play a seat."""

    #: Its name on the roster, with its setting.
    key: str
    #: Keys of texts: its name, and a sentence about it.
    name: str
    about: str
    #: Its rank by strength; the weakest is 1.
    strength: int
    #: Its time limit for a decision in seconds, if it has one.
    seconds: float | None = None
    #: Its average stars in solo games on sheet A, if known.
    stars: float | None = None


class CharacterFact(Message):
    """Somebody a bot can be: a name, a face and a way of drawing, whatever its strength."""

    key: str
    #: Keys of texts: the name, and a sentence about the way of drawing.
    name: str
    about: str


class Catalogue(Message):
    """Everything printed in all boxes, all bots, and the characters they can be."""

    boxes: list[str]
    #: The boxes that have an explore set, and those that have season cards.
    explore_sets: list[str]
    season_sets: list[str]
    cards: list[CardFact]
    edicts: list[EdictFact]
    skills: list[SkillFact]
    sheets: list[SheetFact]
    titles: list[str]
    bots: list[BotFact]
    characters: list[CharacterFact]
    coin_track: int
    most_seats: int
    #: Does this server read photos of maps?
    photos: bool
    #: The texts of boxes from other packages, in Fluent, and their glyphs, in SVG; empty without such boxes.
    texts: str
    glyphs: str


class MyGames(Message):
    """The games in which this device has a seat."""

    #: Those that wait for this device come first, the longest waiting before the others.
    running: list[GameLine]
    #: The newest first.
    recent: list[GameLine]
