"""Loads all machine code before a bot's first move, so that loading does not count as thinking."""

from random import Random

from cartographers.boxes import own_shelf
from cartographers.players.evaluate.weights import read_weights
from cartographers.players.native.engine import engine
from cartographers.players.search.futures import future
from cartographers.rules.game import begin
from cartographers.rules.setup import Setup
from cartographers.rules.timetable import Time

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
    """Call every function that a search calls; what was not built ahead is compiled, unless it is kept."""
    game = begin(own_shelf(), _SETUP)
    compiled = engine(own_shelf(), _SETUP, read_weights("learned"))
    seat = compiled.arrays(game.seats[0])
    compiled.value(seat, Time(0, 0))
    best = compiled.rate(seat, "hamlet", False, Time(0, 0))[0]
    cards = compiled.futures([future(game, Random(0))])
    compiled.play_on([compiled.drawn(seat, best)], Time(0, 1), False, cards, 1)
