"""The steps of a beam search, which draws on many maps at once (``hindsight``)."""

from typing import NamedTuple

from cartographers.players.compiler.language import Areas2, Ints, Ints2, Reals, Reals3, compiled
from cartographers.players.native.drawing import Turn, draw_variant, rate
from cartographers.players.native.evaluate import season_stars
from cartographers.players.native.maps import is_full
from cartographers.players.native.monsters_and_heroes import act_at_season_end, meet_card
from cartographers.players.native.scratch import Scratch
from cartographers.players.native.tables import Tables, weights_row

#: How many of each map's drawings are kept for the choice among all.
BRANCHES = 40
#: Below every value.
_LEAST = -1e30


class Branches(NamedTuple):
    """The best drawings on each map (value, variant, anchor, coins), and how many there are."""

    rows: Reals3
    counts: Ints


@compiled
def expand(
    tables: Tables, areas: Areas2, coins: Ints, turn: Turn, scratch: Scratch, branches: Branches
) -> None:
    """Write the best drawings on each map; the coins of the turn are those of each map."""
    rows, counts = branches.rows, branches.counts
    for one in range(areas.shape[0]):
        if is_full(areas[one]):
            rows[one, 0, 0], rows[one, 0, 1], rows[one, 0, 3] = 0.0, -1.0, coins[one]
            counts[one] = 1
            continue
        its = Turn(turn.card, turn.pending, coins[one], turn.at, turn.seasons_left, turn.quick)
        count = rate(tables, areas[one], its, scratch)
        counts[one] = min(count, BRANCHES)
        for place in range(counts[one]):
            best = 0
            for which in range(1, count):
                if scratch.value[which] > scratch.value[best]:
                    best = which
            rows[one, place, 0] = scratch.value[best]
            rows[one, place, 1] = scratch.variant[best]
            rows[one, place, 2] = scratch.anchor[best]
            rows[one, place, 3] = scratch.coins[best]
            scratch.value[best] = _LEAST


@compiled
def draw_each(tables: Tables, areas: Areas2, rows: Ints2) -> None:
    """Draw on each map what was chosen for it; nothing on a full one."""
    for one in range(areas.shape[0]):
        if rows[one, 1] >= 0:
            draw_variant(tables, areas[one], rows[one, 1], rows[one, 2])


@compiled
def meet_each(tables: Tables, areas: Areas2, coins: Ints, card: int, at: int, scratch: Scratch) -> None:
    """An ambush or a hero comes to each map."""
    for one in range(areas.shape[0]):
        coins[one] = meet_card(tables, areas[one], card, at, coins[one], scratch)


@compiled
def score_each(
    tables: Tables, areas: Areas2, coins: Ints, stars: Reals, season: int, scratch: Scratch
) -> None:
    """Score each map; then the lasting monsters act on it."""
    for one in range(areas.shape[0]):
        stars[one] += season_stars(tables, areas[one], season, coins[one])
        if season < tables.seasons.shape[0] - 1:
            row = weights_row(tables, season + 1, 0)
            coins[one] = act_at_season_end(tables, areas[one], row, coins[one], scratch)
