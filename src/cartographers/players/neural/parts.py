"""From a net's answer to stars: the parts that apply in a game, added to what stands on the map now."""

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from cartographers.players.neural.numbers import Table
from cartographers.players.neural.vocabulary import SEASONS

Array = Any
#: The parts of a season's score: two edicts, coins, and stars lost to monsters; and how each counts.
PARTS = 4
SIGNS = (1, 1, 1, -1)


class Standing(NamedTuple):
    """What stands now in one game, or in many games as arrays with one element for each."""

    season: Array
    coins: Array
    toll: Array
    #: For the edicts A to D, with many games on one more axis: their places in the vocabulary, their stars.
    edicts: Array
    stars: Array
    #: Is the season's time up? Then it is scored as it stands now.
    ended: Array


def season_parts(np: Any, table: Table, standing: Standing, answered: Array) -> Array:
    """The parts of each season's score that a net expects of many positions: (positions, seasons, parts).

    They mean something only for seasons that are not over; in the rest there is any number.
    """
    row = np.arange(standing.season.shape[0])
    by_letter = standing._replace(edicts=standing.edicts.T, stars=standing.stars.T)

    def parts(season: int) -> Array:
        ahead = np.clip(season - standing.season, 0, SEASONS - 1)
        return np.stack(
            _parts(table, season, by_letter, ahead == 0, lambda place: answered[row, place, ahead]), -1
        )

    return np.stack([parts(season) for season in range(SEASONS)], 1)


def stars_to_come(table: Table, standing: Standing, answered: Sequence[Sequence[float]]) -> float:
    """The stars in the seasons that are not over yet, at one position in plain numbers."""

    def stars(season: int) -> float:
        ahead = season - standing.season
        parts = _parts(table, season, standing, ahead == 0, lambda place: answered[place][ahead])
        return float(sum(sign * part for sign, part in zip(SIGNS, parts, strict=True)))

    return sum(stars(season) for season in range(standing.season, len(table.seasons)))


def _parts(
    table: Table, season: int, standing: Standing, is_now: Any, expected: Callable[[Any], Any]
) -> list[Any]:
    """The parts of a season's score; what is expected besides what stands is known by its row."""
    not_yet = 1 - standing.ended * is_now
    letters = table.seasons[min(season, len(table.seasons) - 1)].edicts
    edicts = [not_yet * expected(standing.edicts[letter]) + standing.stars[letter] for letter in letters]
    coins, toll = not_yet * expected(-2) + standing.coins, not_yet * expected(-1) + standing.toll
    return [*edicts, coins, toll]
