"""The fit: weights whose differences between the drawings of a turn are those that playing on found."""

from collections.abc import Iterable
from typing import Any, NamedTuple

import numpy as np

from cartographers.players.evaluate.features import COMMON, feature_names
from cartographers.players.evaluate.weights import ANY, KNOTS, Weights, knot_shares
from cartographers.rules.edition import Shelf
from training.positions import Position

#: How hard the fit is pulled to the weights it starts from, in squared stars for a squared unit.
PULL = 20.0
#: Which edicts each season scores (R2.3); both boxes have it so.
SCORED = ((0, 1), (1, 2), (2, 3), (3, 0))


class Fit(NamedTuple):
    """The new weights, and how far (in squared stars) the old and the new ones were off."""

    weights: Weights
    before: float
    after: float


class Columns:
    """Where each weight stands in the fit."""

    def __init__(self, shelf: Shelf) -> None:
        self.sights = {key: feature_names(edict) for key, edict in shelf.edicts.items()} | {ANY: COMMON}
        self.names = [(key, name) for key, names in self.sights.items() for name in names]
        self.at = {name: number * len(KNOTS) for number, name in enumerate(self.names)}
        self.size = len(self.names) * len(KNOTS)

    def vector(self, weights: Weights) -> Any:
        """Weights as one row of numbers."""
        return np.array([weights.of[key][name] for key, name in self.names]).ravel()

    def weights(self, vector: Any) -> Weights:
        """And back."""
        rows = np.round(vector.reshape(len(self.names), len(KNOTS)), 4).tolist()
        of: dict[str, dict[str, list[float]]] = {}
        for (key, name), row in zip(self.names, rows, strict=True):
            of.setdefault(key, {})[name] = row
        return Weights(of)

    def rows(self, position: Position) -> Any:
        """What each weight counts for after each drawing of a position."""
        left = seasons_left(position)
        rows = np.zeros((len(position.stars), self.size))
        for slot, key in enumerate([*position.edicts, ANY]):
            counted = np.zeros(len(KNOTS))
            for time, scored in left:
                if key == ANY or slot in scored:
                    counted += knot_shares(time)
            for number, name in enumerate(self.sights[key]):
                at = self.at[key, name]
                rows[:, at : at + len(KNOTS)] = np.outer(position.seen[:, slot, number], counted)
        return rows


def seasons_left(position: Position) -> list[tuple[int, tuple[int, int]]]:
    """The time left until each season's end, and what is scored then."""
    found, time = [], -position.clock
    for length, edicts in list(zip(position.seasons, SCORED, strict=True))[position.season :]:
        time += length
        found.append((time, edicts))
    return found


def fitted(shelf: Shelf, positions: Iterable[Position], old: Weights) -> Fit:
    """Least squares of the differences, pulled to the old weights."""
    columns = Columns(shelf)
    start = columns.vector(old)
    parts = [_differences(columns, position, start) for position in positions]
    square, right = np.zeros((columns.size, columns.size)), np.zeros(columns.size)
    for used, rows, errors in parts:
        square[np.ix_(used, used)] += rows.T @ rows
        right[used] += rows.T @ errors
    # What is scored at once is known: the stars themselves and the toll count, and nothing else.
    free = np.arange(columns.size) % len(KNOTS) != 0
    change = np.zeros(columns.size)
    change[free] = np.linalg.solve(square[np.ix_(free, free)] + PULL * np.eye(int(free.sum())), right[free])
    before = np.concatenate([errors for _, _, errors in parts])
    after = np.concatenate([errors - rows @ change[used] for used, rows, errors in parts])
    return Fit(columns.weights(start + change), float(np.mean(before**2)), float(np.mean(after**2)))


def _differences(columns: Columns, position: Position, start: Any) -> tuple[Any, Any, Any]:
    """The weights a position is about, what they count for, and what the old ones leave unexplained.

    All of it as differences from the mean of the position's drawings.
    """
    rows = columns.rows(position)
    rows -= rows.mean(axis=0)
    # Coins are worth what they are: one star in each season left.
    stars = position.stars - len(seasons_left(position)) * position.coins
    used = np.flatnonzero(np.abs(rows).sum(axis=0))
    return used, rows[:, used], stars - stars.mean() - rows @ start
