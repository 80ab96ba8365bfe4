"""Gathering positions in one process."""

import os
import pickle
from random import Random
from time import monotonic

from cartographers.editions import shelf
from cartographers.players.evaluate.weights import Weights
from training.positions import position


def gather(job: tuple[Weights, int, float]) -> bytes:
    """Pickled positions gathered in so many seconds."""
    weights, seed, seconds = job
    os.nice(5)
    rng, positions, end = Random(seed), [], monotonic() + seconds
    while monotonic() < end:
        one = position(shelf(), weights, rng)
        if one is not None:
            positions.append(one)
    return pickle.dumps(positions)
