"""The bots on offer, the weakest first, and how long each takes for a decision."""

from dataclasses import dataclass
from functools import cache

from cartographers.players.roster import budget_of, knows


@dataclass(frozen=True, slots=True)
class Bot:
    """A player of the roster with a name and a character."""

    #: As on the roster, with its setting.
    key: str
    #: Its name in the words is ``bot-…``, a sentence about it ``bot-….about``.
    word: str
    #: The stars it makes on average alone on sheet A (docs/strength.md), if enough deals were played.
    stars: float | None = None


#: Everyone there could be; an installation may lack what some of them need.
LINEUP = (
    Bot("chance", "chance", 25),
    Bot("greedy", "greedy", 94),
    Bot("planner", "planner", 115),
    Bot("learned", "learned", 120),
    Bot("search:100ms", "quick", 129),
    Bot("search:1s", "master", 131),
)


#: Seconds that nobody minds.
_SHORT = 0.1


@cache
def on_offer() -> tuple[Bot, ...]:
    """The bots that this installation knows."""
    return tuple(bot for bot in LINEUP if knows(bot.key))


def keys() -> list[str]:
    """What the bots on offer are asked for by."""
    return [bot.key for bot in on_offer()]


def strongest() -> str:
    """The best bot on offer."""
    return on_offer()[-1].key


def stand_in() -> str:
    """The best bot that nobody has to wait for."""
    return [bot.key for bot in on_offer() if (seconds(bot.key) or 0) <= _SHORT][-1]


def seconds(name: str) -> float | None:
    """The time a bot is given for a decision; none if it takes what it takes."""
    return budget_of(name).seconds or None


def hurried(name: str, most: float) -> str:
    """The same bot with no more than so many seconds for a decision."""
    if (seconds(name) or 0) <= most:
        return name
    return f"{name.partition(':')[0]}:{max(1, int(most * 1000))}ms"
