"""Small nets with random weights for tests."""

from collections.abc import Sequence

import numpy as np

from cartographers.boxes import shelf
from cartographers.players.neural.network import Size, weight_shapes
from cartographers.players.neural.vocabulary import vocabulary
from cartographers.players.neural.weights import Covered, Net

SIZE = Size(channels=4, blocks=2, hidden=8, policy=6)
BASE = Covered("A", "base", ("base",), tuple(card.key for card in shelf().boxes["base"].ambushes))


def random_net(seed: int = 0, boxes: Sequence[str] = ("base",), covered: Covered = BASE) -> Net:
    """A net of some boxes that has learned nothing."""
    rng, known = np.random.default_rng(seed), vocabulary(shelf(), boxes)
    shapes = weight_shapes(SIZE, known)
    weights = {name: rng.normal(0, 0.2, shape).astype(np.float32) for name, shape in shapes.items()}
    return Net(SIZE, known, weights, (covered,))
