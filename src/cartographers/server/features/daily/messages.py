"""The deal of the day and of the week: what is played, one's own try, and the results."""

from typing import Literal

from cartographers.server.protocol.message import Message, Name, RequestMessage
from cartographers.server.shared_deals.messages import DealResult
from cartographers.server.show.medals import Medal

#: Not begun yet; not tried, and it still counts; tried, and not over; played to its end; ended before that;
#: finished too late to count, or going on; not tried and no longer counted, while others may still finish,
#: and after that.
DailyState = Literal["soon", "open", "running", "done", "ended", "late", "closing", "missed"]


class DailyTry(RequestMessage):
    """Playing the deal of a day or week."""

    #: Is it the counted try? One that was begun goes on.
    counted: bool = True
    #: The name under which others see the result.
    name: Name = ""


class DailyLine(Message):
    """A day or week, and how far this device is with its deal."""

    #: Like ``2026-11-16``, or ``2026-W47`` for a week.
    day: str
    kind: Literal["day", "week"]
    #: When it begins and ends, in seconds since 1970.
    begins: float
    ends: float
    #: Until when a try that was begun in time must be finished to count, in seconds since 1970.
    settled: float
    #: What is played, as the published rule has it.
    sheet: str
    boxes: list[str]
    #: The SHA-256 of the secret from which the deal follows, known before the day.
    commitment: str
    #: How many have begun a counted try, and how many have played it to its end.
    began: int = 0
    finished: int = 0
    state: DailyState
    #: Of this device's counted try: the game if it is kept, stars, title and place, and its medal beside par.
    game: str | None = None
    stars: int | None = None
    title: str | None = None
    place: int | None = None
    par: int | None = None
    medal: Medal | None = None


class DaySeal(Message):
    """One of the last days, and whether this device has drawn its deal to the end."""

    day: str
    drawn: bool


class FriendToday(Message):
    """Somebody with whom this device has played, and how far they are with the deal of today."""

    name: str
    #: The code of their public page, if their name is to lead there.
    profile: str | None = None
    #: Is their try over?
    drawn: bool
    #: Told once this device may see results.
    stars: int | None = None


class DailyNow(Message):
    """The deals that can be played now."""

    #: The time on the server, in seconds since 1970.
    now: float
    day: DailyLine
    week: DailyLine
    #: The days drawn in a row; one missed day in seven is forgiven.
    streak: int = 0
    #: The last seven days, today at the end.
    seals: list[DaySeal] = []
    friends: list[FriendToday] = []
    #: The map of this device's own try of today, once it has ended.
    rows: list[str] = []


class DailyList(Message):
    """Days or weeks, the newest first."""

    now: float
    #: Those to come; of their deals only the set-up and the commitment are known.
    coming: list[DailyLine]
    past: list[DailyLine]
    #: Are there earlier ones?
    more: bool


class DailyBar(Message):
    """How many tries have ended with so many stars."""

    stars: int
    #: The last number of stars that is counted here.
    until: int
    tries: int
    #: Is this device's own try among them?
    mine: bool = False


class DailyPage(Message):
    """Everything about one day or week."""

    now: float
    line: DailyLine
    #: The one before it and the one after it that has begun.
    earlier: str | None = None
    later: str | None = None
    #: The rest is told once this device has had its counted try, or nobody's can count any more.
    open: bool
    #: The best results, and this device's own after them if it is not among them.
    results: list[DealResult] = []
    bars: list[DailyBar] = []
    #: The game with which par for this deal is asked for.
    par_game: str | None = None
    #: The secret, with which the deal can be checked.
    secret: str | None = None
