"""The machine made ready: compiled as a whole, once, and loaded before the first thought."""

import logging
from random import Random

from cartographers.editions import shelf
from cartographers.players.evaluate.weights import read_weights
from cartographers.players.native.cache import folder
from cartographers.players.native.engine import machine
from cartographers.players.native.evaluator import side
from cartographers.players.native.hindsight import hindsight
from cartographers.players.search.futures import future
from cartographers.rules.game import begin
from cartographers.rules.setup import Setup
from cartographers.rules.state import Game

logger = logging.getLogger(__name__)

#: Any game will do: the code is the same for all.
_GAME = Setup(
    seats=1,
    sheet="A",
    explore="base",
    seasons="base",
    stacks=("base",),
    edicts=("greenbough", "canal-lake", "wildholds", "borderlands"),
    ambushes=("goblin-attack", "bugbear-assault", "kobold-onslaught", "gnoll-raid"),
)


def make_ready() -> None:
    """Load what thinking takes, so that it does not count as thought; compile it if nobody has before."""
    done = folder() / "ready"
    if not done.exists():
        logger.warning("compiling the players' machine, once: this takes about half a minute")
    game = begin(shelf(), _GAME)
    cards = future(game, Random(0))
    _think(game, cards)
    if not done.exists():
        _look_back(cards)
        done.touch()


def _think(game: Game, cards: list[str]) -> None:
    """Play a little."""
    found = machine(shelf(), _GAME, read_weights("learned"))
    start = side(game.seats[0])
    found.worth(start, 0, 0)
    found.seen(start)
    best = found.rate(start, "hamlet", False, 0, 0)[0]
    found.play_on([found.drawn(start, best)], 0, 1, False, found.futures([cards]), 1)


def _look_back(cards: list[str]) -> None:
    """Follow a few maps through a game."""
    hindsight(shelf(), _GAME, cards, read_weights("learned"), width=2)
