"""What several features tell of a person on their public page."""

from cartographers.server.protocol.message import Message


class Streak(Message):
    """The days in a row on which somebody has drawn the deal of the day."""

    now: int
    longest: int


class KnownStrength(Message):
    """Strength without luck in counted games, if it is known as well as the public list wants it."""

    points: float
    #: Half of the 95 % interval.
    margin: float
    games: int


class PublicFigures(Message):
    """What features other than that of persons tell; what is none is not known, or there is none."""

    streak: Streak | None = None
    strength: KnownStrength | None = None
