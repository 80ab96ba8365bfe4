"""The fit: weights that explain the differences between the drawings of a turn found by playing on."""

from collections.abc import Iterable
from typing import Any, NamedTuple

import numpy as np

from cartographers.players.evaluate.features import FEW, MANY, FeatureSet
from cartographers.players.evaluate.weights import ANY, KNOTS, Weights, knot_shares
from cartographers.rules.box import Shelf
from training.positions import Position

#: The ridge penalty on changes of the weights, in squared stars for a squared unit.
PENALTY = 20.0


class Fit(NamedTuple):
    """The new weights, and the mean squared error (in stars) of the old and the new ones."""

    weights: Weights
    before: float
    after: float


class Columns:
    """The column of each weight in the fit."""

    def __init__(self, shelf: Shelf, features: FeatureSet) -> None:
        self.features = _names(shelf, features)
        self.names = [(key, name) for key, names in self.features.items() for name in names]
        self.at = {name: number * len(KNOTS) for number, name in enumerate(self.names)}
        self.size = len(self.names) * len(KNOTS)

    def vector(self, weights: Weights) -> Any:
        """Weights as a vector."""
        return np.array([weights.of[key][name] for key, name in self.names]).ravel()

    def weights(self, vector: Any) -> Weights:
        """A vector as weights."""
        rows = np.round(vector.reshape(len(self.names), len(KNOTS)), 4).tolist()
        of: dict[str, dict[str, list[float]]] = {}
        for (key, name), row in zip(self.names, rows, strict=True):
            of.setdefault(key, {})[name] = row
        return Weights(of)

    def rows(self, position: Position) -> Any:
        """The factor of each weight in the value after each drawing of a position."""
        rows = np.zeros((len(position.stars), self.size))
        for slot, key in enumerate([*position.edicts, ANY]):
            counted = np.zeros(len(KNOTS))
            for scoring in position.scorings:
                if key == ANY or slot in scoring.edicts:
                    counted += knot_shares(scoring.time_left)
            for number, name in enumerate(self.features[key]):
                at = self.at[key, name]
                rows[:, at : at + len(KNOTS)] = np.outer(position.features[:, slot, number], counted)
        return rows


def fitted(shelf: Shelf, positions: Iterable[Position], old: Weights) -> Fit:
    """Ridge regression of the differences around the old weights."""
    columns = Columns(shelf, old.features)
    start = columns.vector(old)
    square, right = np.zeros((columns.size, columns.size)), np.zeros(columns.size)
    before, drawings = 0.0, 0
    for position in positions:
        used, rows, errors = _differences(columns, position, start)
        square[np.ix_(used, used)] += rows.T @ rows
        right[used] += rows.T @ errors
        before, drawings = before + float(errors @ errors), drawings + len(errors)
    # At time 0 the weights are known: the stars and the toll count, and nothing else.
    free = np.arange(columns.size) % len(KNOTS) != 0
    change = np.zeros(columns.size)
    penalty = PENALTY * np.eye(int(free.sum()))
    change[free] = np.linalg.solve(square[np.ix_(free, free)] + penalty, right[free])
    after = before - 2 * float(change @ right) + float(change @ square @ change)
    return Fit(columns.weights(start + change), before / drawings, after / drawings)


def misfit(shelf: Shelf, weights: Weights) -> str:
    """What is wrong with weights that are not for the features of this version; nothing if they are."""
    features = MANY if len(weights.of.get(ANY, {})) > len(FEW.names(None)) else FEW
    for key, wanted in _names(shelf, features).items():
        found = weights.of.get(key, {})
        odd = sorted(set(wanted) ^ set(found)) or [name for name in wanted if len(found[name]) != len(KNOTS)]
        if odd:
            return (
                f"these are no weights for this version: {key} {odd[0]} is missing, unknown or not "
                f"{len(KNOTS)} numbers; start from a file in players/evaluate/weights"
            )
    return ""


def widened(shelf: Shelf, weights: Weights, features: FeatureSet) -> Weights:
    """The same weights for more features: those that it has none for count nothing."""
    nothing = [0.0] * len(KNOTS)
    return Weights(
        {
            key: {name: weights.of[key].get(name, nothing) for name in of}
            for key, of in _names(shelf, features).items()
        }
    )


def _names(shelf: Shelf, features: FeatureSet) -> dict[str, tuple[str, ...]]:
    """The names of the features of each edict, and of every map."""
    return {key: features.names(edict) for key, edict in shelf.edicts.items()} | {ANY: features.names(None)}


def _differences(columns: Columns, position: Position, start: Any) -> tuple[Any, Any, Any]:
    """The columns a position uses, their factors, and the residuals of the old weights.

    All of them are differences from the mean of the position's drawings.
    """
    rows = columns.rows(position)
    rows -= rows.mean(axis=0)
    # The value of coins is known: one star in each season left.
    stars = position.stars - len(position.scorings) * position.coins
    used = np.flatnonzero(np.abs(rows).sum(axis=0))
    return used, rows[:, used], stars - stars.mean() - rows @ start
