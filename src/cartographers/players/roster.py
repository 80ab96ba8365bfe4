"""The bots by name, the weakest first, and those on offer to people; some take a setting: ``search:1s``."""

from dataclasses import dataclass

from cartographers.players.adviser import Adviser
from cartographers.players.backends import backend
from cartographers.players.chance import Chance
from cartographers.players.greedy import Greedy
from cartographers.players.player import Player
from cartographers.players.search.budget import BadBudget, Budget, read_budget
from cartographers.players.search.search import Search
from cartographers.players.search.search_adviser import SearchAdviser
from cartographers.rules.problem import Problem

#: The names; ``search`` takes a budget as its setting.
ROSTER = ("chance", "greedy", "planner", "learned", "search")

#: The budget of ``search`` without a setting, and of advisers that are not ``search``.
DEFAULT_BUDGET = Budget(seconds=0.2)

#: A delay in seconds that nobody minds.
SHORT_DELAY = 0.1


class NoSuchPlayer(Problem, ValueError):
    """A name that is not on the roster, or a setting that its player does not take."""


@dataclass(frozen=True, slots=True)
class Bot:
    """A bot that people can choose as an opponent."""

    #: Its name on the roster, with its setting.
    key: str
    #: Its name is the text ``bot-…``, its description ``bot-….about``.
    word: str
    #: The stars it makes on average alone on sheet A (docs/strength.md).
    stars: int


#: The bots on offer, the weakest first.
BOTS = (
    Bot("chance", "chance", 25),
    Bot("greedy", "greedy", 94),
    Bot("planner", "planner", 115),
    Bot("learned", "learned", 120),
    Bot("search:100ms", "quick", 129),
    Bot("search:1s", "master", 131),
)


def player(name: str, seed: int) -> Player:
    """A player by name; the same seed gives the same decisions unless its budget is a time."""
    kind, budget = _read(name)
    match kind:
        case "chance":
            return Chance(seed)
        case "greedy":
            return Greedy(seed)
        case "planner":
            return Greedy(seed, backend("hand").evaluator)
        case "learned":
            return Greedy(seed, backend("learned").evaluator)
    return Search(seed, backend("learned"), budget)


def adviser(name: str, seed: int) -> Adviser:
    """An adviser with the budget of the player of this name."""
    return SearchAdviser(seed, backend("learned"), _read(name)[1])


def knows(name: str) -> bool:
    """Is there a player of this name?"""
    try:
        _read(name)
    except NoSuchPlayer:
        return False
    return True


def check_name(name: str, also: str = "") -> None:
    """Raise ``NoSuchPlayer`` unless there is a player of this name; ``also`` is one more choice."""
    try:
        _read(name)
    except NoSuchPlayer as wrong:
        if also and "choices" in wrong.values:
            wrong.values["choices"] = [*ROSTER, also]
        raise


def bot_keys() -> list[str]:
    """The keys of the bots on offer."""
    return [bot.key for bot in BOTS]


def strongest() -> str:
    """The key of the strongest bot on offer."""
    return BOTS[-1].key


def stand_in() -> str:
    """The key of the strongest bot that takes no noticeable time."""
    return [bot.key for bot in BOTS if (seconds(bot.key) or 0) <= SHORT_DELAY][-1]


def seconds(name: str) -> float | None:
    """The time a player is given for a decision; none if it is not limited by time."""
    kind, budget = _read(name)
    return (budget.seconds or None) if kind == "search" else None


def hurried(name: str, most: float) -> str:
    """The same player with at most so many seconds for a decision."""
    if (seconds(name) or 0) <= most:
        return name
    return f"{name.partition(':')[0]}:{max(1, int(most * 1000))}ms"


def _read(name: str) -> tuple[str, Budget]:
    """A name and its setting."""
    kind, colon, setting = name.partition(":")
    if kind not in ROSTER:
        raise NoSuchPlayer(
            "player-unknown", "there is no player {name!r}; choose from {choices}", name=name, choices=ROSTER
        )
    if not colon:
        return kind, DEFAULT_BUDGET
    if kind != "search":
        raise NoSuchPlayer(
            "player-setting",
            "{kind} takes no setting, so {name!r} cannot be called; write {kind}",
            kind=kind,
            name=name,
        )
    try:
        return kind, read_budget(setting)
    except BadBudget as wrong:
        raise NoSuchPlayer(
            "player-budget", "{name!r} cannot be called: {wrong}", name=name, wrong=wrong
        ) from None
