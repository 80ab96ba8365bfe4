"""Gathering positions in one process."""

import os
import pickle
from random import Random
from time import monotonic

from cartographers.boxes import shelf
from cartographers.players.evaluate.weights import Weights
from training.positions import positions_of_a_game


def gather(job: tuple[Weights, int, float]) -> bytes:
    """Pickled positions gathered in so many seconds."""
    weights, seed, seconds = job
    os.nice(5)
    rng, positions, end = Random(seed), [], monotonic() + seconds
    while monotonic() < end:
        positions += positions_of_a_game(shelf(), weights, rng)
    return pickle.dumps(positions)
