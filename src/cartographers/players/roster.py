"""The names by which players are called to a table, the weakest first; some take a setting: ``search:1s``."""

from cartographers.players.adviser import Adviser
from cartographers.players.backends import backend
from cartographers.players.chance import Chance
from cartographers.players.greedy import Greedy
from cartographers.players.player import Player
from cartographers.players.search.budget import BadBudget, Budget, read_budget
from cartographers.players.search.search import Search
from cartographers.players.search.search_adviser import SearchAdviser

#: The ladder; ``search`` takes the time it may think.
ROSTER = ("chance", "greedy", "planner", "learned", "search")

#: What ``search`` thinks if nothing else is said, and an adviser who is no searcher.
USUAL = Budget(seconds=0.2)


class NoSuchPlayer(ValueError):
    """A name that is not on the roster, or a setting that its player does not take."""


def player(name: str, seed: int) -> Player:
    """A player by name; the seed makes what it does repeatable."""
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
    """An adviser by a player's name; the seed makes what it says repeatable."""
    return SearchAdviser(seed, backend("learned"), _read(name)[1])


def knows(name: str) -> bool:
    """Is there a player of this name?"""
    try:
        _read(name)
    except NoSuchPlayer:
        return False
    return True


def budget_of(name: str) -> Budget:
    """What a player may spend on a decision; nothing is said for those who do not look ahead."""
    kind, budget = _read(name)
    return budget if kind == "search" else Budget()


def _read(name: str) -> tuple[str, Budget]:
    """A name and its setting."""
    kind, colon, setting = name.partition(":")
    if kind not in ROSTER:
        raise NoSuchPlayer(f"there is no player {name!r}; choose from {', '.join(ROSTER)}")
    if not colon:
        return kind, USUAL
    if kind != "search":
        raise NoSuchPlayer(f"{kind} takes no setting, so {name!r} cannot be called; write {kind}")
    try:
        return kind, read_budget(setting)
    except BadBudget as wrong:
        raise NoSuchPlayer(f"{name!r} cannot be called: {wrong}") from None
