"""A tree of what playouts have come to: futures that begin with the same cards are played once that far.

Which drawing is best follows from the map and the card alone. So the cards of all futures played from one map
form a tree, and each node keeps the map after its cards.
"""

from cartographers.players.compiler.language import Areas, Ints, compiled
from cartographers.players.native.maps import copy
from cartographers.players.native.scratch import LISTED, LISTS, NODES, UNKNOWN, Memory, Progress, Scratch


@compiled
def new_node(memory: Memory) -> int:
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


@compiled
def recall(memory: Memory, root: int, cards: Ints, turns: int) -> tuple[int, int]:
    """The last node that these cards lead to, and how many of the cards do."""
    node, step = root, 0
    while True:
        card = cards[step]
        after = memory.after[node, card + 1] if card >= -1 else UNKNOWN
        if after == UNKNOWN or memory.progress[after, 4] > turns:
            return node, step
        node, step = after, step + 1


@compiled
def remember(memory: Memory, node: int, card: int, areas: Areas, stars: float, progress: Progress) -> int:
    """Keep what has come of a card; the new node."""
    new = new_node(memory)
    if new != UNKNOWN:
        memory.after[node, card + 1] = new
        copy(areas, memory.areas[new])
        memory.stars[new] = stars
        write_progress(memory.progress[new], progress)
    return new


@compiled
def write_progress(to: Ints, progress: Progress) -> None:
    """Write the fields in their order."""
    to[0], to[1], to[2] = progress.coins, progress.season, progress.clock
    to[3], to[4] = int(progress.pending), progress.turn


@compiled
def list_best(memory: Memory, root: int, card: int, scratch: Scratch, count: int) -> None:
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
