"""Playing on in the machine: cards come, the best drawing by the value is drawn, seasons are scored."""

from typing import Any

from cartographers.players.machine.cells import first_cell, has, neighbours, size, up, without
from cartographers.players.machine.draw import (
    DESTROYED,
    EMPTY,
    HEROES,
    MARKED,
    MONSTERS,
    MOUNTAINS,
    TROLL,
    WASTELAND,
    ZOMBIE,
    bounty,
    closed,
    copy,
    lay,
    rate,
    spots,
    worth,
)
from cartographers.players.machine.jit import U, jit
from cartographers.players.machine.look import look
from cartographers.rules.state import COIN_TRACK

#: Stands for the end of a season among the cards to come, and for the end of them.
SEASON_ENDS, NO_MORE = -1, -2
_EXPLORE, _RUINS, _AMBUSH = 0, 1, 2
_TRACK = COIN_TRACK
_LAST_SEASON = 3
_GORGON = 4
#: Times of a game: seasons by sixteen.
_CLOCKS = 16


@jit
def moment(tables: Any, season: int, clock: int) -> int:
    """The row of the weights for a time of the game."""
    return season * _CLOCKS + min(clock, tables.seasons[season])


@jit
def paid(areas: Any, saved: Any, coins: int, before: int) -> int:
    """The coins after a change of the map (R8.9)."""
    low = saved[EMPTY, 0] & ~areas[EMPTY, 0]
    high = saved[EMPTY, 1] & ~areas[EMPTY, 1]
    return min(_TRACK, coins + closed(areas, low, high) + bounty(areas) - before)


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
def ambush(tables: Any, weights: Any, areas: Any, card: int, at: int, book: Any) -> None:
    """Monsters come: in solo they walk (R11.2), else a neighbour puts them where they touch most room."""
    first, last = tables.first[card], tables.last[card]
    monster = tables.monster[card]
    cells_low, cells_high = U(0), U(0)
    if tables.solo:
        pose = tables.pose[first]
        low, high = spots(tables, pose, areas[EMPTY, 0], areas[EMPTY, 1])
        step = 0
        while tables.walk[card, step] >= 0:
            anchor = tables.walk[card, step]
            if has(low, high, anchor):
                cells_low, cells_high = up(tables.cells[pose, 0], tables.cells[pose, 1], anchor)
                break
            step += 1
    else:
        cells_low, cells_high = _worst(tables, areas, first + 1, last)
        if (cells_low | cells_high) == U(0):
            monster = 0
            cells_low, cells_high = _worst(tables, areas, 0, 1)
    if (cells_low | cells_high) == U(0):
        return
    lay(areas, MONSTERS, cells_low, cells_high)
    if monster:
        areas[EMPTY + monster, 0] |= cells_low
        areas[EMPTY + monster, 1] |= cells_high
    if monster == _GORGON:
        near_low, near_high = neighbours(areas[EMPTY + monster, 0], areas[EMPTY + monster, 1])
        near_low &= ~(areas[MOUNTAINS, 0] | areas[WASTELAND, 0] | areas[DESTROYED, 0])
        near_high &= ~(areas[MOUNTAINS, 1] | areas[WASTELAND, 1] | areas[DESTROYED, 1])
        lose(tables, weights, areas, near_low, near_high, at, 1.0 if tables.solo else -1.0, book)


@jit
def _worst(tables: Any, areas: Any, first: int, last: int) -> Any:
    """The place among some variants where monsters have most empty cells beside them."""
    best, best_low, best_high = -1, U(0), U(0)
    for variant in range(first, last):
        pose = tables.pose[variant]
        low, high = spots(tables, pose, areas[EMPTY, 0], areas[EMPTY, 1])
        while low | high:
            anchor = first_cell(low, high)
            low, high = without(low, high, anchor)
            cells_low, cells_high = up(tables.cells[pose, 0], tables.cells[pose, 1], anchor)
            near_low, near_high = neighbours(cells_low, cells_high)
            room = size(near_low & areas[EMPTY, 0] & ~cells_low, near_high & areas[EMPTY, 1] & ~cells_high)
            if room > best:
                best, best_low, best_high = room, cells_low, cells_high
    return best_low, best_high


@jit
def lose(tables: Any, weights: Any, areas: Any, low: Any, high: Any, at: int, sign: float, book: Any) -> None:
    """Have one of some cells destroyed: that which costs the least (or, to hurt, the most)."""
    saved = book.kept
    copy(areas, saved)
    best, best_cell = -1e30, -1
    while low | high:
        cell = first_cell(low, high)
        low, high = without(low, high, cell)
        _destroy(areas, cell)
        value = sign * worth(tables, weights, areas, at)
        copy(saved, areas)
        if value > best:
            best, best_cell = value, cell
    if best_cell >= 0:
        _destroy(areas, best_cell)


@jit
def _destroy(areas: Any, cell: int) -> None:
    """A cell is filled and has no terrain (R8.3)."""
    low, high = up(U(1), U(0), cell)
    for row in range(6):
        areas[row, 0] &= ~low
        areas[row, 1] &= ~high
    areas[EMPTY, 0] &= ~low
    areas[EMPTY, 1] &= ~high
    areas[DESTROYED, 0] |= low
    areas[DESTROYED, 1] |= high


@jit
def post(tables: Any, weights: Any, areas: Any, card: int, at: int, book: Any) -> None:
    """A hero comes (R8.1): where it is worth most, struck so that it strikes most."""
    saved = book.kept
    copy(areas, saved)
    low, high = areas[EMPTY, 0], areas[EMPTY, 1]
    best, best_cell = -1e30, -1
    while low | high:
        cell = first_cell(low, high)
        low, high = without(low, high, cell)
        _stand(tables, areas, card, cell)
        value = worth(tables, weights, areas, at)
        copy(saved, areas)
        if value > best:
            best, best_cell = value, cell
    if best_cell >= 0:
        _stand(tables, areas, card, best_cell)


@jit
def _stand(tables: Any, areas: Any, card: int, cell: int) -> None:
    """A hero on a cell."""
    low, high = up(U(1), U(0), cell)
    lay(areas, HEROES, low, high)
    best, way = -1, 0
    for one in range(8):
        struck_low, struck_high = tables.marks[card, cell, one, 0], tables.marks[card, cell, one, 1]
        strikes = 16 * size(struck_low & areas[MONSTERS, 0], struck_high & areas[MONSTERS, 1])
        strikes += size(struck_low & areas[EMPTY, 0], struck_high & areas[EMPTY, 1])
        if strikes > best:
            best, way = strikes, one
    for word in range(2):
        marks = tables.marks[card, cell, way, word]
        areas[MARKED, word] |= marks
        areas[DESTROYED, word] |= marks & areas[MONSTERS, word]
        areas[MONSTERS, word] &= ~marks


@jit
def lasting(tables: Any, weights: Any, areas: Any, at: int, book: Any) -> None:
    """The zombies spread and the troll ravages (R8.6, R8.7)."""
    low, high = neighbours(areas[ZOMBIE, 0] & areas[MONSTERS, 0], areas[ZOMBIE, 1] & areas[MONSTERS, 1])
    low &= areas[EMPTY, 0]
    high &= areas[EMPTY, 1]
    if low | high:
        lay(areas, MONSTERS, low, high)
        areas[ZOMBIE, 0] |= low
        areas[ZOMBIE, 1] |= high
    low, high = neighbours(areas[TROLL, 0] & areas[MONSTERS, 0], areas[TROLL, 1] & areas[MONSTERS, 1])
    lose(tables, weights, areas, low & areas[EMPTY, 0], high & areas[EMPTY, 1], at, 1.0, book)


@jit
def _note(now: Any, coins: int, season: int, clock: int, pending: bool, step: int) -> None:
    """Write down where playing on came to an end."""
    now[0], now[1], now[2], now[3], now[4] = coins, season, clock, int(pending), step


@jit
def play_on(
    tables: Any,
    weights: Any,
    start: Any,
    coins: int,
    crossed: int,
    season: int,
    clock: int,
    pending: bool,
    cards: Any,
    turns: int,
    book: Any,
) -> float:
    """The stars still to come on a map if these cards come: some turns played, the rest as it is valued."""
    areas = book.areas
    copy(start, areas)
    stars, turn, step = 0.0, 0, 0
    while True:
        card = cards[step]
        step += 1
        if card == NO_MORE:
            _note(book.now, coins, season, clock, pending, -1)
            return stars
        full = (areas[EMPTY, 0] | areas[EMPTY, 1]) == U(0)
        if card == SEASON_ENDS or (full and tables.solo):
            stars += season_stars(tables, areas, season, coins - crossed, book.out)
            if season == _LAST_SEASON or (full and tables.solo):
                _note(book.now, coins, season, clock, pending, -1)
                return stars
            copy(areas, book.before)
            had = bounty(areas)
            lasting(tables, weights, areas, moment(tables, season + 1, 0), book)
            coins = paid(areas, book.before, coins, had)
            season += 1
            clock = 0
            continue
        kind = tables.kind[card]
        at = moment(tables, season, clock)
        if kind == _RUINS:
            pending = True
            continue
        if kind != _EXPLORE:
            copy(areas, book.before)
            had = bounty(areas)
            if kind == _AMBUSH:
                ambush(tables, weights, areas, card, at, book)
            elif not full:
                post(tables, weights, areas, card, at, book)
            coins = paid(areas, book.before, coins, had)
            continue
        if turn == turns:
            _note(book.now, coins, season, clock, pending, step - 1)
            left = tables.seasons.shape[0] - season
            return stars + worth(tables, weights, areas, at) + left * (coins - crossed)
        turn += 1
        clock += tables.time[card]
        if not full:
            left = tables.seasons.shape[0] - season
            at = moment(tables, season, clock)
            count = rate(tables, weights, areas, card, pending, coins, at, left, book)
            best = 0
            for number in range(1, count):
                if book.value[number] > book.value[best]:
                    best = number
            coins = book.coins[best]
            pose = tables.pose[book.variant[best]]
            low, high = up(tables.cells[pose, 0], tables.cells[pose, 1], book.anchor[best])
            lay(areas, tables.terrain[book.variant[best]], low, high)
        pending = False


@jit
def play_all(
    tables: Any,
    weights: Any,
    starts: Any,
    coins: Any,
    crossed: Any,
    season: int,
    clock: int,
    pending: bool,
    futures: Any,
    turns: int,
    book: Any,
    found: Any,
) -> None:
    """The same for several maps and futures: a row of stars for each map."""
    for one in range(starts.shape[0]):
        for which in range(futures.shape[0]):
            found[one, which] = play_on(
                tables,
                weights,
                starts[one],
                coins[one],
                crossed[one],
                season,
                clock,
                pending,
                futures[which],
                turns,
                book,
            )
