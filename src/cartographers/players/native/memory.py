"""A tree of what playouts have come to: futures that begin with the same cards are played once that far.

Which drawing is best follows from the map and the card alone. So the cards of all futures played from one map
form a tree, and each node keeps the map after its cards.
"""

from typing import Any, NamedTuple

import numpy as np

from cartographers.players.native.jit import jit
from cartographers.players.native.maps import copy

#: How many nodes there are, and after how many cards of a future a node is made at most.
NODES, MAX_DEPTH = 4096, 4
#: No node.
UNKNOWN = -1
#: For how many of the maps that are played on from the best drawings of each card are kept, and how many.
LISTS, LISTED = 64, 24

Array = Any


class Progress(NamedTuple):
    """How far a playout has come, besides its map and stars."""

    coins: int
    season: int
    clock: int
    pending: bool
    #: How many explore turns have been played.
    turn: int


class Memory(NamedTuple):
    """The trees, as arrays that playouts write."""

    #: How many nodes are used.
    used: Array
    #: For each node and each next card (0 is a season's end): the node after it.
    after: Array
    #: For each node: the map, the stars so far, and the fields of ``Progress``.
    areas: Array
    stars: Array
    progress: Array
    #: For each of the first maps and each card: the best drawings, and how many there are.
    best: Array
    listed: Array


def blank(rows: int, cards: int) -> Memory:
    """An empty memory for maps of so many rows and a game of so many cards."""
    places = cards + 1
    return Memory(
        np.zeros(1, np.int64),
        np.full((NODES, places), UNKNOWN, np.int32),
        np.zeros((NODES, rows, 2), np.uint64),
        np.zeros(NODES),
        np.zeros((NODES, len(Progress._fields)), np.int64),
        np.zeros((LISTS, places, LISTED, 2), np.int64),
        np.zeros((LISTS, places), np.int64),
    )


@jit
def new_node(memory: Any) -> int:
    """A node with nothing after it; ``UNKNOWN`` if all are used."""
    node = memory.used[0]
    if node == NODES:
        return UNKNOWN
    memory.used[0] = node + 1
    for card in range(memory.after.shape[1]):
        memory.after[node, card] = UNKNOWN
    if node < LISTS:
        for card in range(memory.listed.shape[1]):
            memory.listed[node, card] = 0
    return node


@jit
def recall(memory: Any, root: int, cards: Any, turns: int) -> Any:
    """The last node that these cards lead to, and how many of the cards do."""
    node, step = root, 0
    while True:
        card = cards[step]
        after = memory.after[node, card + 1] if card >= -1 else UNKNOWN
        if after == UNKNOWN or memory.progress[after, 4] > turns:
            return node, step
        node, step = after, step + 1


@jit
def remember(memory: Any, node: int, card: int, areas: Any, stars: float, progress: Progress) -> int:
    """Keep what has come of a card; the new node."""
    new = new_node(memory)
    if new != UNKNOWN:
        memory.after[node, card + 1] = new
        copy(areas, memory.areas[new])
        memory.stars[new] = stars
        write_progress(memory.progress[new], progress)
    return new


@jit
def write_progress(to: Any, progress: Progress) -> None:
    """Write the fields in their order."""
    to[0], to[1], to[2] = progress.coins, progress.season, progress.clock
    to[3], to[4] = int(progress.pending), progress.turn


@jit
def list_best(memory: Any, root: int, card: int, scratch: Any, count: int) -> None:
    """Keep the best of the rated drawings."""
    best, listed = memory.best[root, card], 0
    for number in range(count):
        value = scratch.value[number]
        if listed == LISTED and value <= scratch.value[best[listed - 1, 0]]:
            continue
        place = min(listed, LISTED - 1)
        while place > 0 and scratch.value[best[place - 1, 0]] < value:
            best[place, 0] = best[place - 1, 0]
            place -= 1
        best[place, 0] = number
        listed = min(listed + 1, LISTED)
    for place in range(listed):
        number = best[place, 0]
        best[place, 0], best[place, 1] = scratch.variant[number], scratch.anchor[number]
    memory.listed[root, card] = listed
