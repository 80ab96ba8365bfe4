"""Playouts in compiled code: cards come, the drawing with the highest value is drawn, seasons are scored."""

from typing import NamedTuple

from cartographers.players.compiler.language import Areas, Ints, Ints2, Reals2, compiled
from cartographers.players.native.drawing import Change, Turn, draw_best, rate, rate_changed
from cartographers.players.native.evaluate import map_value, season_stars
from cartographers.players.native.maps import EMPTY, copy, is_full
from cartographers.players.native.memory import list_best, recall, remember, write_progress
from cartographers.players.native.monsters_and_heroes import act_at_season_end, meet_card
from cartographers.players.native.scratch import LISTS, MAX_DEPTH, UNKNOWN, Progress, Scratch
from cartographers.players.native.tables import EXPLORE, RUINS_CARD, Tables, weights_row

#: Stand for the end of a season among the cards to come, and for the end of the cards.
SEASON_ENDS, NO_MORE = -1, -2


class Starts(NamedTuple):
    """Where playouts start: the node of each map in the memory, and the coins crossed out there."""

    roots: Ints
    crossed: Ints


@compiled
def _rate_turn(tables: Tables, areas: Areas, turn: Turn, root: int, scratch: Scratch) -> int:
    """Rate the drawings of a turn, or as many of them as may be best; how many there are.

    The best drawings on the map that is played on from are kept. Later, and on the other maps that are
    compared, only drawings beside the differences can have become better by much.
    """
    memory = scratch.memory
    if turn.pending or root >= LISTS:
        return rate(tables, areas, turn, scratch)
    like = root if memory.listed[root, turn.card] else 0
    listed = memory.listed[like, turn.card]
    count = 0
    if listed:
        low = memory.areas[like, EMPTY, 0] ^ areas[EMPTY, 0]
        high = memory.areas[like, EMPTY, 1] ^ areas[EMPTY, 1]
        change = Change(low, high, memory.best[like, turn.card], listed)
        count = rate_changed(tables, areas, turn, change, scratch)
    if count == 0:
        count = rate(tables, areas, turn, scratch)
    at_root = (
        memory.areas[root, EMPTY, 0] == areas[EMPTY, 0] and memory.areas[root, EMPTY, 1] == areas[EMPTY, 1]
    )
    if at_root and not memory.listed[root, turn.card]:
        list_best(memory, root, turn.card, scratch, count)
    return count


@compiled
def play_on(tables: Tables, root: int, crossed: int, cards: Ints, turns: int, scratch: Scratch) -> float:
    """The stars still to come on a map if these cards come: some turns are played, then it is evaluated."""
    memory, areas = scratch.memory, scratch.areas
    node, step = recall(memory, root, cards, turns)
    copy(memory.areas[node], areas)
    stars = memory.stars[node]
    now = memory.progress[node]
    coins, season, clock, pending, turn = now[0], now[1], now[2], now[3] != 0, now[4]
    while cards[step] != NO_MORE:
        card = cards[step]
        full = is_full(areas)
        ended = full and tables.solo
        left = tables.seasons.shape[0] - season
        if card == SEASON_ENDS or ended:
            stars += season_stars(tables, areas, season, coins - crossed)
            if left == 1 or ended:
                break
            season, clock = season + 1, 0
            coins = act_at_season_end(tables, areas, weights_row(tables, season, clock), coins, scratch)
        elif tables.kind[card] == RUINS_CARD:
            pending = True
        elif tables.kind[card] != EXPLORE:
            if not full:
                coins = meet_card(tables, areas, card, weights_row(tables, season, clock), coins, scratch)
        elif turn == turns:
            write_progress(scratch.progress, Progress(coins, season, clock, pending, turn))
            scratch.step[0] = step
            value = map_value(tables, areas, weights_row(tables, season, clock))
            return stars + value + left * (coins - crossed)
        else:
            turn, clock = turn + 1, clock + tables.time[card]
            if not full:
                at = weights_row(tables, season, clock)
                explore = Turn(card, pending, coins, at, left, tables.has_quick)
                count = _rate_turn(tables, areas, explore, root, scratch)
                coins = draw_best(tables, areas, explore, count, scratch)
            pending = False
        step += 1
        if node != UNKNOWN and step <= MAX_DEPTH:
            progress = Progress(coins, season, clock, pending, turn)
            node = remember(memory, node, card, areas, stars, progress)
        else:
            node = UNKNOWN
    write_progress(scratch.progress, Progress(coins, season, clock, pending, turn))
    scratch.step[0] = -1
    return stars


@compiled
def play_all(
    tables: Tables, starts: Starts, futures: Ints2, turns: int, scratch: Scratch, results: Reals2
) -> None:
    """Play on from several maps in several futures: a row of stars for each map."""
    for one in range(starts.roots.shape[0]):
        for which in range(futures.shape[0]):
            results[one, which] = play_on(
                tables, starts.roots[one], starts.crossed[one], futures[which], turns, scratch
            )
