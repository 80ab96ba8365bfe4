"""The bots by name, the weakest first, and those on offer to people.

Some take a setting (``search:1s``), and each can have a character (``search:1s/frida``).
"""

from dataclasses import dataclass
from typing import TYPE_CHECKING

from cartographers.players.adviser import Adviser
from cartographers.players.backends import (
    backend,
    compiled_areas,
    compiled_tiles,
    strongest_backend,
    timed_backend,
)
from cartographers.players.chance import Chance
from cartographers.players.evaluate.style import PLAIN
from cartographers.players.greedy import Greedy
from cartographers.players.player import Player
from cartographers.players.player_name import NEURAL, ROSTER, NoSuchPlayer, named, read_name, split_name
from cartographers.players.search.backend import Backend
from cartographers.players.search.budget import Budget
from cartographers.players.search.candidates import STATIC, Ranking
from cartographers.players.search.search import Search
from cartographers.players.search.search_adviser import SearchAdviser
from cartographers.rules.view import View

if TYPE_CHECKING:
    from cartographers.players.neural.ranking import NetRanking

#: A delay in seconds that nobody minds.
SHORT_DELAY = 0.1


@dataclass(frozen=True, slots=True)
class Bot:
    """A bot that people can choose as an opponent."""

    #: Its name on the roster, with its setting.
    key: str
    #: Its name is the text ``bot-…``, its description ``bot-….about``.
    word: str
    #: The stars it makes on average alone on sheet A (docs/strength.md).
    stars: int


#: The bots that can be on offer, the weakest first.
BOTS = (
    Bot("chance", "chance", 25),
    Bot("greedy", "greedy", 94),
    Bot("planner", "planner", 115),
    Bot("learned", "learned", 120),
    Bot("search:100ms", "quick", 129),
    Bot("search:1s", "master", 131),
    Bot("neural:1s", "neural", 132),
)


def player(name: str, seed: int) -> Player:
    """A player by name; the same seed gives the same decisions unless its budget is a time."""
    kind, budget, character = read_name(name)
    style = character.style if character else PLAIN
    match kind:
        case "chance":
            return Chance(seed)
        case "greedy":
            return Greedy(seed, style=style)
        case "planner":
            return Greedy(seed, backend("hand", style).evaluator, style)
        case "learned":
            return Greedy(seed, backend("learned", style).evaluator, style)
        case "neural":
            return _neural(seed, budget)
    return Search(seed, backend("learned", style), budget, style)


def _neural(seed: int, budget: Budget) -> Player:
    """The neural player; where its net was not trained for a decision, the value by many features decides."""
    from cartographers.players.neural.neural import Neural

    if not (budget.seconds or budget.playouts):
        many = timed_backend("many")
        return Neural(_net_ranking(many), Greedy(seed, many.evaluator))
    from cartographers.players.neural.net_search import LEAST, NetSearch
    from cartographers.players.neural.ranking import TRUST

    strongest = strongest_backend()
    ranking = _net_ranking(strongest)
    search: Player
    if budget.expected_playouts < LEAST:
        search = Search(seed, strongest, budget, ranking=Ranking(ranking.rank_for_search, TRUST))
    else:
        search = NetSearch(seed, strongest, budget, ranking)
    return Neural(ranking, Search(seed, strongest, budget), search)


def _net_ranking(backend: Backend) -> "NetRanking":
    """How the nets that ship rank decisions; the backend rates those that they do not."""
    from cartographers.players.neural.arithmetic import NUMPY, compiled
    from cartographers.players.neural.planes import LANDINGS, PLANES, planes
    from cartographers.players.neural.position import plain_planes
    from cartographers.players.neural.ranking import NetRanking
    from cartographers.players.neural.weights import shipped_nets

    tiles = compiled_tiles()
    arithmetic = compiled(tiles) if tiles else NUMPY
    shown = compiled_areas(planes, LANDINGS, len(PLANES)) or plain_planes
    return NetRanking(shipped_nets(), backend, shown, arithmetic)


def adviser(name: str, seed: int) -> Adviser:
    """An adviser with the budget of the player of this name, and the strongest value there is."""
    budget, strongest = read_name(name).budget, strongest_backend()
    if not knows(NEURAL):
        return SearchAdviser(seed, strongest, budget)
    from cartographers.players.neural.ranking import TRUST

    ranking = _net_ranking(strongest)
    by_net = Ranking(ranking.rank_for_advice, TRUST)

    def ranking_for(view: View) -> Ranking:
        # In a circle the net was not measured with a search.
        return by_net if view.game.setup.solo and ranking.knows(view) else STATIC

    return SearchAdviser(seed, strongest, budget, ranking_for)


def knows(name: str) -> bool:
    """Is there a player of this name?"""
    try:
        read_name(name)
    except NoSuchPlayer:
        return False
    return True


def check_name(name: str, also: str = "") -> None:
    """Raise ``NoSuchPlayer`` unless there is a player of this name; ``also`` is one more choice."""
    try:
        read_name(name)
    except NoSuchPlayer as wrong:
        if also and wrong.code == "player-unknown":
            wrong.values["choices"] = [*ROSTER, also]
        raise


def bots_on_offer() -> list[Bot]:
    """The bots that can play here, the weakest first: one needs a net and NumPy."""
    return [bot for bot in BOTS if knows(bot.key)]


def bot_keys() -> list[str]:
    """The keys of the bots on offer."""
    return [bot.key for bot in bots_on_offer()]


def strongest() -> str:
    """The key of the strongest bot on offer."""
    return bot_keys()[-1]


def stand_in() -> str:
    """The key of the strongest bot that takes no noticeable time."""
    return [bot.key for bot in BOTS if (seconds(bot.key) or 0) <= SHORT_DELAY][-1]


def seconds(name: str) -> float | None:
    """The time a player is given for a decision; none if it is not limited by time."""
    called = read_name(name)
    return (called.budget.seconds or None) if called.kind in ("search", NEURAL) else None


def hurried(name: str, most: float) -> str:
    """The same player with at most so many seconds for a decision."""
    if (seconds(name) or 0) <= most:
        return name
    plain, character = split_name(name)
    return named(f"{plain.partition(':')[0]}:{max(1, int(most * 1000))}ms", character)
