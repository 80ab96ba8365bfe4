"""From a net's answer to stars: the parts that apply in a game, added to what stands on the map now."""

from typing import Any, NamedTuple

import numpy

from cartographers.players.neural.numbers import Table
from cartographers.players.neural.vocabulary import SEASONS

Array = Any
#: The parts of a season's score: two edicts, coins, and stars lost to monsters; and how each counts.
PARTS = 4
SIGNS = (1, 1, 1, -1)


class Standing(NamedTuple):
    """What stands now in many games, as arrays with one element for each."""

    season: Array
    coins: Array
    toll: Array
    #: On one more axis, for the edicts A to D: their places in the vocabulary, and their stars now.
    edicts: Array
    stars: Array
    #: Is the season's time up? Then it is scored as it stands now.
    ended: Array


def season_parts(np: Any, table: Table, standing: Standing, answered: Array) -> Array:
    """The parts of each season's score that a net expects: (positions, seasons, parts).

    They mean something only for seasons that are not over; in the rest there is any number.
    """
    row = np.arange(standing.season.shape[0])
    seasons = []
    for season in range(SEASONS):
        ahead = np.clip(season - standing.season, 0, SEASONS - 1)
        not_yet = 1 - standing.ended * (ahead == 0)
        letters = table.seasons[min(season, len(table.seasons) - 1)].edicts
        edicts = [
            not_yet * answered[row, standing.edicts[:, letter], ahead] + standing.stars[:, letter]
            for letter in letters
        ]
        coins = not_yet * answered[row, -2, ahead] + standing.coins
        toll = not_yet * answered[row, -1, ahead] + standing.toll
        seasons.append(np.stack([*edicts, coins, toll], -1))
    return np.stack(seasons, 1)


def stars_to_come(np: Any, table: Table, season: Array, parts: Array) -> Array:
    """The stars in the seasons that are not over yet."""
    to_come = (numpy.arange(SEASONS) >= season[:, None]) & (numpy.arange(SEASONS) < len(table.seasons))
    return np.sum(parts @ np.asarray(numpy.array(SIGNS, "float32")) * to_come, -1)
