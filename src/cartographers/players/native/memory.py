"""What playing on came to before: futures that begin alike are played once, as far as they agree.

Which drawing is best follows from the map and the card alone. So the cards of all futures played from one map
make a tree, and at each of its nodes the side of the table after these cards is kept.
"""

from typing import Any, NamedTuple

import numpy as np

from cartographers.players.native.drawing import ROWS, copy
from cartographers.players.native.jit import jit

#: How many sides are kept, and after how many cards of a future at most.
NODES, DEEP = 4096, 4
#: No game has more different cards; the first place is a season's end.
CARDS = 64
#: Where nothing was played yet.
UNKNOWN = -1
#: For so many of the maps that are played on from it is kept which drawings of a card were best on them, and
#: how many of these.
LISTS, LISTED = 64, 24

Array = Any


class Memory(NamedTuple):
    """The trees; the machine writes it while it plays on."""

    #: How many nodes there are.
    used: Array
    #: The node after each card that may come next, if that was played.
    after: Array
    #: What is kept at a node: the map; the stars so far; coins, season, clock, pending and turns.
    areas: Array
    stars: Array
    now: Array
    #: The best drawings of each card on each of the first maps, and how many there are.
    best: Array
    listed: Array


def blank() -> Memory:
    """A memory of nothing."""
    return Memory(
        np.zeros(1, np.int64),
        np.full((NODES, CARDS), UNKNOWN, np.int32),
        np.zeros((NODES, ROWS, 2), np.uint64),
        np.zeros(NODES),
        np.zeros((NODES, 5), np.int64),
        np.zeros((LISTS, CARDS, LISTED, 2), np.int64),
        np.zeros((LISTS, CARDS), np.int64),
    )


@jit
def new_node(memory: Any) -> int:
    """A node with nothing after it; none if there is no room."""
    node = memory.used[0]
    if node == NODES:
        return UNKNOWN
    memory.used[0] = node + 1
    for card in range(CARDS):
        memory.after[node, card] = UNKNOWN
    if node < LISTS:
        for card in range(CARDS):
            memory.listed[node, card] = 0
    return node


@jit
def recall(memory: Any, root: int, cards: Any, turns: int) -> Any:
    """As far as these cards were played before: the node there, and how many cards lead to it."""
    node, step = root, 0
    while True:
        card = cards[step]
        found = memory.after[node, card + 1] if card >= -1 else UNKNOWN
        if found == UNKNOWN or memory.now[found, 4] > turns:
            return node, step
        node, step = found, step + 1


@jit
def remember(
    memory: Any,
    node: int,
    card: int,
    areas: Any,
    stars: float,
    coins: int,
    season: int,
    clock: int,
    pending: bool,
    turn: int,
) -> int:
    """Keep what has come of a card; the node where it is kept."""
    found = new_node(memory)
    if found != UNKNOWN:
        memory.after[node, card + 1] = found
        copy(areas, memory.areas[found])
        memory.stars[found] = stars
        now = memory.now[found]
        now[0], now[1], now[2], now[3], now[4] = coins, season, clock, int(pending), turn
    return found


@jit
def list_best(memory: Any, root: int, card: int, book: Any, count: int) -> None:
    """Keep which of the drawings in the book are best."""
    best, listed = memory.best[root, card], 0
    for number in range(count):
        value = book.value[number]
        if listed == LISTED and value <= book.value[best[listed - 1, 0]]:
            continue
        place = min(listed, LISTED - 1)
        while place > 0 and book.value[best[place - 1, 0]] < value:
            best[place, 0] = best[place - 1, 0]
            place -= 1
        best[place, 0] = number
        listed = min(listed + 1, LISTED)
    for place in range(listed):
        number = best[place, 0]
        best[place, 0], best[place, 1] = book.variant[number], book.anchor[number]
    memory.listed[root, card] = listed
