"""The bots by name, the weakest first, and those on offer to people.

Some take a setting (``search:1s``), and each can have a character (``search:1s/frida``).
"""

from cartographers.players.backends import net_can_be_used, strongest_backend
from cartographers.players.evaluate.style import PLAIN
from cartographers.players.kinds import KINDS, Bot, net_ranking
from cartographers.players.player import Adviser, Player
from cartographers.players.player_name import ROSTER, NoSuchPlayer, named, read_name, split_name
from cartographers.players.search.candidates import STATIC, Ranking
from cartographers.players.search.search_adviser import SearchAdviser
from cartographers.rules.view import View

#: A delay in seconds that nobody minds.
SHORT_DELAY = 0.1


#: The bots that can be on offer, the weakest first.
BOTS = tuple(bot for kind in KINDS for bot in kind.bots)


def player(name: str, seed: int) -> Player:
    """A player by name; the same seed gives the same decisions unless its budget is a time."""
    kind, budget, character = read_name(name)
    return kind.make(seed, budget, character.style if character else PLAIN)


def adviser(name: str, seed: int) -> Adviser:
    """An adviser with the budget of the player of this name, and the strongest value there is."""
    budget, strongest = read_name(name).budget, strongest_backend()
    if not net_can_be_used():
        return SearchAdviser(seed, strongest, budget)
    ranking = net_ranking(strongest)

    def ranking_for(view: View) -> Ranking:
        # In a circle the net was not measured with a search.
        return ranking.for_advice(view) if view.game.setup.solo and ranking.knows(view) else STATIC

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
    """The bots that can play here, the weakest first: one needs a net and what computes with it."""
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
    kind, budget, _ = read_name(name)
    return (budget.seconds or None) if kind.budget is not None else None


def hurried(name: str, most: float) -> str:
    """The same player with at most so many seconds for a decision."""
    if (seconds(name) or 0) <= most:
        return name
    plain, character = split_name(name)
    return named(f"{plain.partition(':')[0]}:{max(1, int(most * 1000))}ms", character)
