"""Playing on in the machine: cards come, the best drawing by the value is drawn, seasons are scored."""

from typing import Any

from cartographers.players.native.cells import up
from cartographers.players.native.drawing import EMPTY, copy, lay, rate, rate_some, worth
from cartographers.players.native.evaluate import look
from cartographers.players.native.jit import U, jit
from cartographers.players.native.memory import DEEP, LISTS, UNKNOWN, list_best, recall, remember
from cartographers.players.native.monsters_and_heroes import outlasted, visited

#: Stands for the end of a season among the cards to come, and for the end of them.
SEASON_ENDS, NO_MORE = -1, -2
_EXPLORE, _RUINS = 0, 1
_LAST_SEASON = 3
#: Times of a game: seasons by sixteen.
_CLOCKS = 16


@jit
def moment(tables: Any, season: int, clock: int) -> int:
    """The row of the weights for a time of the game."""
    return season * _CLOCKS + min(clock, tables.seasons[season])


@jit
def season_stars(tables: Any, areas: Any, season: int, purse: int, out: Any) -> float:
    """What a season brings (R5.1)."""
    stars = float(purse)
    for edict in range(2):
        look(tables.edicts[tables.scored[season, edict]], areas, out)
        stars += out[0]
    look(-1, areas, out)
    return stars - out[0]


@jit
def rate_for(
    tables: Any,
    weights: Any,
    areas: Any,
    card: int,
    pending: bool,
    coins: int,
    at: int,
    left: int,
    book: Any,
    memory: Any,
    root: int,
) -> int:
    """Rate an explore card's drawings, or as many of them as may be best; how many there are.

    The best drawings on a map that is played on from are kept. After that, and on the other maps of the same
    turn, only what lies beside the differences can have become better, all but a little.
    """
    if pending or root >= LISTS:
        return rate(tables, weights, areas, card, pending, coins, at, left, book)
    like = root if memory.listed[root, card] else 0
    listed = memory.listed[like, card]
    count = 0
    if listed:
        changed_low = memory.areas[like, EMPTY, 0] ^ areas[EMPTY, 0]
        changed_high = memory.areas[like, EMPTY, 1] ^ areas[EMPTY, 1]
        best = memory.best[like, card]
        count = rate_some(
            tables, weights, areas, card, coins, at, left, book, changed_low, changed_high, best, listed
        )
    if count == 0:
        count = rate(tables, weights, areas, card, pending, coins, at, left, book)
    at_root = (
        memory.areas[root, EMPTY, 0] == areas[EMPTY, 0] and memory.areas[root, EMPTY, 1] == areas[EMPTY, 1]
    )
    if at_root and not memory.listed[root, card]:
        list_best(memory, root, card, book, count)
    return count


@jit
def draw_best(tables: Any, areas: Any, count: int, book: Any) -> int:
    """Draw what is worth most of the drawings in the book; the coins there are then."""
    best = 0
    for number in range(1, count):
        if book.value[number] > book.value[best]:
            best = number
    pose = tables.pose[book.variant[best]]
    low, high = up(tables.cells[pose, 0], tables.cells[pose, 1], book.anchor[best])
    lay(areas, tables.terrain[book.variant[best]], low, high)
    return book.coins[best]


@jit
def _note(now: Any, coins: int, season: int, clock: int, pending: bool, step: int) -> None:
    """Write down where playing on came to an end."""
    now[0], now[1], now[2], now[3], now[4] = coins, season, clock, int(pending), step


@jit
def play_on(
    tables: Any, weights: Any, root: int, crossed: int, cards: Any, turns: int, book: Any, memory: Any
) -> float:
    """The stars still to come on a map if these cards come: some turns played, the rest as it is valued."""
    node, step = recall(memory, root, cards, turns)
    areas = book.areas
    copy(memory.areas[node], areas)
    stars = memory.stars[node]
    now = memory.now[node]
    coins, season, clock, pending, turn = now[0], now[1], now[2], now[3] != 0, now[4]
    while cards[step] != NO_MORE:
        card = cards[step]
        full = (areas[EMPTY, 0] | areas[EMPTY, 1]) == U(0)
        ended = full and tables.solo
        left = tables.seasons.shape[0] - season
        if card == SEASON_ENDS or ended:
            stars += season_stars(tables, areas, season, coins - crossed, book.out)
            if season == _LAST_SEASON or ended:
                break
            season, clock = season + 1, 0
            coins = outlasted(tables, weights, areas, moment(tables, season, clock), coins, book)
        elif tables.kind[card] == _RUINS:
            pending = True
        elif tables.kind[card] != _EXPLORE:
            if not full:
                coins = visited(tables, weights, areas, card, moment(tables, season, clock), coins, book)
        elif turn == turns:
            _note(book.now, coins, season, clock, pending, step)
            value = worth(tables, weights, areas, moment(tables, season, clock))
            return stars + value + left * (coins - crossed)
        else:
            turn, clock = turn + 1, clock + tables.time[card]
            if not full:
                at = moment(tables, season, clock)
                count = rate_for(tables, weights, areas, card, pending, coins, at, left, book, memory, root)
                coins = draw_best(tables, areas, count, book)
            pending = False
        step += 1
        if node != UNKNOWN and step <= DEEP:
            node = remember(memory, node, card, areas, stars, coins, season, clock, pending, turn)
        else:
            node = UNKNOWN
    _note(book.now, coins, season, clock, pending, -1)
    return stars


@jit
def play_all(
    tables: Any,
    weights: Any,
    roots: Any,
    crossed: Any,
    futures: Any,
    turns: int,
    book: Any,
    memory: Any,
    found: Any,
) -> None:
    """The same for several maps and futures: a row of stars for each map."""
    for one in range(roots.shape[0]):
        for which in range(futures.shape[0]):
            found[one, which] = play_on(
                tables, weights, roots[one], crossed[one], futures[which], turns, book, memory
            )
