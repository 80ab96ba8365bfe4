"""Many maps, drawn by several processes."""

from multiprocessing import get_context

import numpy as np

from training.photo.maps import Cells, photographed


def drawn_maps(count: int, seed: int, processes: int) -> Cells:
    """Maps of consecutive numbers, as bytes: 200 is white."""
    with get_context("spawn").Pool(processes) as pool:
        maps = pool.map(_one, range(seed * 1_000_000, seed * 1_000_000 + count), chunksize=10)
    return Cells(*(np.concatenate(part) for part in zip(*maps, strict=True)))


def _one(seed: int) -> Cells:
    cells, drawn, printed = photographed(np.random.default_rng(seed))
    return Cells((cells * 200).round().astype(np.uint8), drawn.astype(np.int8), printed.astype(np.int8))
