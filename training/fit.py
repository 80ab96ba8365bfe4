"""The fit: weights whose differences between the drawings of a turn are those that playing on found."""

from collections.abc import Iterable
from typing import Any

import numpy as np

from cartographers.players.prospects import COMMON, sights
from cartographers.players.weights import ANY, KNOTS, Weights, share
from cartographers.rules.edition import Shelf
from training.positions import Position

#: How hard the fit is pulled to the weights it starts from, in squared stars for a squared unit.
PULL = 20.0


class Columns:
    """Where each weight stands in the fit."""

    def __init__(self, shelf: Shelf) -> None:
        names = [(key, name) for key, edict in shelf.edicts.items() for name in sights(edict)]
        names += [(ANY, name) for name in COMMON]
        self.names = names
        self.at = {name: number for number, name in enumerate(names)}
        self.sights = {key: sights(edict) for key, edict in shelf.edicts.items()} | {ANY: COMMON}

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


#: Which edicts each season scores (R2.3); both boxes have it so.
SCORED = ((0, 1), (1, 2), (2, 3), (3, 0))


def seasons_left(position: Position) -> list[tuple[int, tuple[int, int]]]:
    """The time left until each season's end, and what is scored then."""
    found, time = [], -position.clock
    for length, edicts in list(zip(position.seasons, SCORED, strict=True))[position.season :]:
        time += length
        found.append((time, edicts))
    return found


def fitted(shelf: Shelf, positions: Iterable[Position], prior: Weights) -> tuple[Weights, float, float]:
    """The weights, and the squared error before and after."""
    columns = Columns(shelf)
    size, knots = len(columns.names) * len(KNOTS), len(KNOTS)
    square, right = np.zeros((size, size)), np.zeros(size)
    old = columns.vector(prior)
    before = after = count = 0.0
    kept = []
    for position in positions:
        left = seasons_left(position)
        rows = np.zeros((len(position.stars), size))
        for slot, key in enumerate([*position.edicts, ANY]):
            parts = [share(time) for time, scored in left if slot == 4 or slot in scored]
            if not parts:
                continue
            part = np.sum(parts, axis=0)
            for number, name in enumerate(columns.sights[key]):
                start = columns.at[key, name] * knots
                rows[:, start : start + knots] = np.outer(position.seen[:, slot, number], part)
        stars = position.stars - len(left) * position.coins
        rows -= rows.mean(axis=0)
        stars = stars - stars.mean()
        used = np.flatnonzero(np.abs(rows).sum(axis=0))
        error = stars - rows @ old
        square[np.ix_(used, used)] += rows[:, used].T @ rows[:, used]
        right[used] += rows[:, used].T @ error
        kept.append((rows[:, used], used, error))
        before += float(error @ error)
        count += len(stars)
    # What is scored at once is known: the stars themselves and the toll, and nothing else.
    free = np.array([number % knots != 0 for number in range(size)])
    change = np.zeros(size)
    matrix = square[np.ix_(free, free)] + PULL * np.eye(int(free.sum()))
    change[free] = np.linalg.solve(matrix, right[free])
    for rows, used, error in kept:
        rest = error - rows @ change[used]
        after += float(rest @ rest)
    return columns.weights(old + change), before / count, after / count
