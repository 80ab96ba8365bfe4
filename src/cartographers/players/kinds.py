"""The kinds of bots, a row for each: how it is made, what setting it takes, and what people can choose."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from cartographers.players.backends import (
    backend,
    compiled_areas,
    net_calculator,
    strongest_backend,
    timed_backend,
)
from cartographers.players.chance import Chance
from cartographers.players.evaluate.style import Style
from cartographers.players.greedy import Greedy
from cartographers.players.player import Player
from cartographers.players.search.backend import Backend
from cartographers.players.search.budget import Budget
from cartographers.players.search.search import Search

if TYPE_CHECKING:
    from cartographers.players.neural.ranking import NetRanking


@dataclass(frozen=True, slots=True)
class Bot:
    """A bot that people can choose as an opponent."""

    #: Its name on the roster, with its setting.
    key: str
    #: Its name is the text ``bot-…``, its description ``bot-….about``.
    word: str
    #: The stars it makes on average alone on sheet A (docs/strength.md).
    stars: int


@dataclass(frozen=True, slots=True)
class Kind:
    """A kind of bots."""

    key: str
    #: From a seed, a budget and a style.
    make: Callable[[int, Budget, Style], Player]
    #: With what people can choose it, the weakest first.
    bots: tuple[Bot, ...]
    #: What it has if its name has no setting; none if it takes no setting.
    budget: Budget | None = None
    #: Does it need a trained net and what computes with it?
    needs_net: bool = False


def _neural(seed: int, budget: Budget, _: Style) -> Player:
    """The neural player; where its net was not trained for a decision, the value by many features decides."""
    from cartographers.players.neural.neural import Neural

    if not (budget.seconds or budget.playouts):
        many = timed_backend("many")
        return Neural(net_ranking(many), Greedy(seed, many.evaluator))
    from cartographers.players.neural.net_search import LEAST, NetSearch

    strongest = strongest_backend()
    ranking = net_ranking(strongest)
    search: Player
    if budget.expected_playouts < LEAST:
        search = Search(seed, strongest, budget, ranking_for=ranking.for_search)
    else:
        search = NetSearch(seed, strongest, budget, ranking)
    return Neural(ranking, Search(seed, strongest, budget), search)


def net_ranking(backend: Backend) -> "NetRanking":
    """How the nets that ship rank decisions; the backend rates those that they do not."""
    from cartographers.players.neural.planes import LANDINGS, PLANES, planes
    from cartographers.players.neural.position import plain_planes
    from cartographers.players.neural.ranking import NetRanking
    from cartographers.players.neural.weights import shipped_nets

    shown = compiled_areas(planes, LANDINGS, len(PLANES)) or plain_planes
    return NetRanking(shipped_nets(), backend, net_calculator(), shown)


#: All kinds, the weakest first.
KINDS = (
    Kind("chance", lambda seed, _, __: Chance(seed), (Bot("chance", "chance", 25),)),
    Kind("greedy", lambda seed, _, style: Greedy(seed, style=style), (Bot("greedy", "greedy", 94),)),
    Kind(
        "planner",
        lambda seed, _, style: Greedy(seed, backend("hand", style).evaluator, style),
        (Bot("planner", "planner", 115),),
    ),
    Kind(
        "learned",
        lambda seed, _, style: Greedy(seed, backend("learned", style).evaluator, style),
        (Bot("learned", "learned", 120),),
    ),
    Kind(
        "search",
        lambda seed, budget, style: Search(seed, backend("learned", style), budget, style),
        (Bot("search:100ms", "quick", 129), Bot("search:1s", "master", 131)),
        budget=Budget(seconds=0.2),
    ),
    # Without a setting it does not look ahead (docs/neural.md).
    Kind("neural", _neural, (Bot("neural:1s", "neural", 132),), budget=Budget(), needs_net=True),
)
