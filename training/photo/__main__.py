"""``python -m training.photo``: draw maps, photograph them, learn to read their cells, write the weights."""

import argparse
from pathlib import Path

import numpy as np

from cartographers.photo.weights import SHIPPED, read_weights, write_weights
from training.photo.gathering import drawn_maps
from training.photo.learning import any_weights, learned, shares_right
from training.photo.maps import Cells

#: Every so many maps one is kept to look at what was learned.
_KEPT = 20


def main() -> None:
    """One training."""
    wish = _parser().parse_args()
    if not wish.cells.exists():
        np.savez(wish.cells, **drawn_maps(wish.maps, wish.seed, wish.processes)._asdict())
    with np.load(wish.cells) as file:
        cells = Cells(**file)
    maps = np.arange(len(cells.cells)) // 121
    kept = maps % _KEPT == 0
    seen, unseen = (Cells(*(one[which] for one in cells)) for which in (~kept, kept))
    chance = np.random.default_rng(wish.seed)
    start = read_weights(wish.start) if wish.start else any_weights(chance)
    for weights in learned(seen, wish.rounds, wish.rate, chance, start):
        drawn, printed = shares_right(weights, unseen)
        print(f"maps not learned from: drawn {drawn:.2%}, printed {printed:.2%}", flush=True)
        write_weights(wish.out, weights)


def _parser() -> argparse.ArgumentParser:
    shipped = Path(__file__).parents[2] / "src" / "cartographers" / "photo" / SHIPPED
    parser = argparse.ArgumentParser(prog="python -m training.photo", description=__doc__)
    parser.add_argument("--cells", type=Path, required=True, help="the file of drawn cells; made if missing")
    parser.add_argument(
        "--out", type=Path, default=shipped, help="the file of weights to write (the shipped one)"
    )
    parser.add_argument("--start", type=Path, help="weights to go on from, not chance")
    parser.add_argument("--maps", type=int, default=3000)
    parser.add_argument("--rounds", type=int, default=12)
    parser.add_argument("--rate", type=float, default=2e-3)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--processes", type=int, default=2)
    return parser


if __name__ == "__main__":
    main()
