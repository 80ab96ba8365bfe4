"""Weights: how many stars each thing seen on a map is worth, by the time left until it is scored."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from itertools import pairwise
from json import loads

from cartographers.players.evaluate.features import COMMON, sights
from cartographers.rules.edition import Shelf
from cartographers.rules.setup import Setup, edicts_of, seasons_of

#: The times left for which there is a weight of its own; between them it goes straight from one to the next.
KNOTS = (0, 2, 4, 8, 16, 29)
#: Times of a game: seasons by sixteen (no season is as long as that).
CLOCKS = 16
#: What every map is looked at for stands beside the edicts under this name.
ANY = "any"

#: For each thing seen, its weight at each knot.
Sighted = Mapping[str, Sequence[float]]


#: A scoring card that nobody has made weights for yet counts for its stars.
_UNKNOWN: Sighted = {"stars": [1.0] * len(KNOTS)}


@dataclass(frozen=True, slots=True, eq=False)
class Weights:
    """A way of valuing maps."""

    of: Mapping[str, Sighted]

    def rows(self, shelf: Shelf, setup: Setup) -> dict[tuple[int, int], list[list[float]]]:
        """For each season and clock of a game: the weights for its four edicts and for every map."""
        seasons = seasons_of(shelf, setup)
        edicts = edicts_of(shelf, setup)
        rows = {}
        for season, card in enumerate(seasons):
            for clock in range(card.time + 1):
                until = list(_until(shelf, setup, season, clock))
                rows[season, clock] = [
                    *(
                        self._sum(
                            edict.key,
                            sights(edict),
                            [time for time, scored in until if slot in scored],
                        )
                        for slot, edict in enumerate(edicts)
                    ),
                    self._sum(ANY, COMMON, [time for time, _ in until]),
                ]
        return rows

    def _sum(self, key: str, names: Sequence[str], times: Sequence[int]) -> list[float]:
        """The weights for each thing seen, summed over the seasons in which it is scored."""
        shares = [share(time) for time in times]
        known = self.of.get(key, _UNKNOWN)
        return [
            sum(weight * part for one in shares for weight, part in zip(known[name], one, strict=True))
            for name in names
        ]


def _until(shelf: Shelf, setup: Setup, season: int, clock: int) -> Iterator[tuple[int, tuple[int, int]]]:
    """The time left until each season's end, and which edicts are scored then."""
    time = -clock
    for card in seasons_of(shelf, setup)[season:]:
        time += card.time
        yield time, card.edicts


def share(time: int) -> list[float]:
    """How much of each knot's weight counts when so much time is left."""
    found = [0.0] * len(KNOTS)
    for at, (here, there) in enumerate(pairwise(KNOTS)):
        if here <= time <= there:
            part = (time - here) / (there - here)
            found[at], found[at + 1] = 1 - part, part
            break
    else:
        found[-1] = 1.0
    return found


@cache
def read_weights(name: str) -> Weights:
    """Weights that come with the package."""
    return Weights(loads((files(__package__) / "weights" / f"{name}.json").read_text()))
