"""Results at a deal that many people play."""

from cartographers.server.protocol.message import Message


class DealResult(Message):
    """A counted try that was played to its end."""

    place: int
    name: str
    #: The code of their public page, if their name is to lead there.
    profile: str | None = None
    stars: int
    #: The stars of each season.
    seasons: list[int]
    title: str | None = None
    #: Is it this device's own?
    mine: bool = False
    #: Its game, if it is kept.
    game: str | None = None
    #: The map; only of the best.
    rows: list[str] = []
