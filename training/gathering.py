"""Gathering positions, in as many processes as there are cores."""

import os
import pickle
from random import Random
from time import monotonic

from cartographers.editions import shelf
from cartographers.players.evaluate.weights import Weights
from training.positions import position


def gather(job: tuple[Weights, int, float]) -> bytes:
    """Positions for some seconds, by one process."""
    weights, seed, seconds = job
    os.nice(5)
    rng, found, end = Random(seed), [], monotonic() + seconds
    while monotonic() < end:
        one = position(shelf(), weights, rng)
        if one is not None:
            found.append(one)
    return pickle.dumps(found)
