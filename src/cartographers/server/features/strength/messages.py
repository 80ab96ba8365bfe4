"""Strength without luck: one's own, game by game, and the public list of those who want to be on it."""

from cartographers.server.protocol.message import Message, RequestMessage


class StrengthMark(Message):
    """Where a bot stands on the scale."""

    #: The text that is its name.
    word: str
    points: float


class StrengthGame(Message):
    """A rated game, and what the latest games said after it."""

    game: str
    seat: int
    created: str
    #: Of this game alone.
    points: float
    #: Of the latest games until then, and half of the 95 % interval.
    strength: float
    margin: float


class StrengthOf(Message):
    """The strength in games of one kind."""

    #: How many of the latest games it is made of.
    games: int
    #: In points, 100 for a solid player and about 0 for chance; none as long as it is not known well enough.
    points: float | None
    #: Half of the 95 % interval; none without a game.
    margin: float | None
    #: The latest games, the latest last.
    course: list[StrengthGame]


class GameToRate(Message):
    """A finished game that is not rated yet."""

    game: str
    seat: int


class OwnStrength(Message):
    """How good somebody decides, whatever cards came."""

    #: In counted games (of days, weeks and tournaments), and in all others.
    counted: StrengthOf
    others: StrengthOf
    #: From so many games on it may be known, and to within so many points.
    least_games: int
    within: float
    #: The newest games that could be rated, counted ones first.
    unrated: list[GameToRate]
    #: The bots, the weakest first.
    marks: list[StrengthMark]
    #: Does this person want to be on the public list, and are they on it?
    shown: bool
    listed: bool


class ShownRequest(RequestMessage):
    """Whether somebody wants to be on the public list."""

    shown: bool


class ListedStrength(Message):
    """A line of the public list."""

    name: str
    #: The code of their public page, if their name is to lead there.
    profile: str | None
    points: float
    margin: float
    games: int
    mine: bool


class StrengthList(Message):
    """Those who want to be listed and whose strength in counted games is known, the strongest first."""

    lines: list[ListedStrength]
    marks: list[StrengthMark]
