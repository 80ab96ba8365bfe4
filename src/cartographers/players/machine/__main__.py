"""``python -m cartographers.players.machine``: compile the machine now, so that no game waits for it."""

from random import Random

from cartographers.editions import shelf
from cartographers.players.futures import future
from cartographers.players.machine.engine import machine
from cartographers.players.machine.hindsight import hindsight
from cartographers.players.machine.judging import side
from cartographers.players.weights import read_weights
from cartographers.rules.game import begin
from cartographers.rules.setup import Setup, check_setup

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


def main() -> None:
    """Play a little; whatever is used is compiled and kept."""
    check_setup(shelf(), _GAME)
    weights = read_weights("learned")
    found = machine(shelf(), _GAME, weights)
    game = begin(shelf(), _GAME)
    cards = future(game, Random(0))
    start = side(game.seats[0])
    found.worth(start, 0, 0)
    found.seen(start)
    best = found.rate(start, "hamlet", False, 0, 0)[0]
    found.play_on([found.drawn(start, best)], 0, 1, False, found.futures([cards]), 1)
    hindsight(shelf(), _GAME, cards, weights, width=2)


if __name__ == "__main__":
    main()
