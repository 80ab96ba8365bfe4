"""Compiles everything once, and loads it before a bot's first move, so that it does not count as thinking."""

import logging
from random import Random

from cartographers.boxes import shelf
from cartographers.players.evaluate.weights import read_weights
from cartographers.players.native.cache import folder
from cartographers.players.native.engine import engine
from cartographers.players.native.hindsight import hindsight
from cartographers.players.search.futures import future
from cartographers.rules.game import begin
from cartographers.rules.setup import Setup
from cartographers.rules.state import Game
from cartographers.rules.timetable import Time

logger = logging.getLogger(__name__)

#: Any game will do: the compiled functions are the same for all.
_SETUP = Setup(
    seats=1,
    sheet="A",
    explore="base",
    seasons="base",
    stacks=("base",),
    edicts=("greenbough", "canal-lake", "wildholds", "borderlands"),
    ambushes=("goblin-attack", "bugbear-assault", "kobold-onslaught", "gnoll-raid"),
)


def make_ready() -> None:
    """Load the compiled functions; compile them if they are not in the cache."""
    done = folder() / "ready"
    if not done.exists():
        logger.warning("compiling the bots' native code, once: this takes about half a minute")
    game = begin(shelf(), _SETUP)
    cards = future(game, Random(0))
    _play(game, cards)
    if not done.exists():
        hindsight(shelf(), _SETUP, cards, read_weights("learned"), width=2)
        done.touch()


def _play(game: Game, cards: list[str]) -> None:
    """Call every function that a search calls."""
    compiled = engine(shelf(), _SETUP, read_weights("learned"))
    seat = compiled.arrays(game.seats[0])
    compiled.value(seat, Time(0, 0))
    best = compiled.rate(seat, "hamlet", False, Time(0, 0))[0]
    compiled.play_on([compiled.drawn(seat, best)], Time(0, 1), False, compiled.futures([cards]), 1)
