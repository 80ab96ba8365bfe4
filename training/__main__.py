"""``python -m training``: rounds of playing and fitting, from one file of weights to the next."""

import argparse
import json
import pickle
import sys
from multiprocessing import get_context
from pathlib import Path

from cartographers.boxes import shelf
from cartographers.players.evaluate.features import MANY
from cartographers.players.evaluate.weights import Weights
from training.fit import fitted, misfit, widened
from training.gathering import gather


def main() -> None:
    """One round."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("weights", type=Path, help="the file to start from")
    parser.add_argument("out", type=Path, help="the file to write")
    parser.add_argument("--seconds", type=float, default=240)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--many", action="store_true", help="fit weights for the further features too")
    parser.add_argument("--keep", type=Path, help="a file for the positions")
    parser.add_argument("--more", type=Path, nargs="*", default=[], help="positions kept before")
    wish = parser.parse_args()
    weights = Weights(json.loads(wish.weights.read_text()))
    wrong = misfit(shelf(), weights)
    if wrong:
        parser.error(wrong)
    if wish.many:
        weights = widened(shelf(), weights, MANY)
    jobs = [(weights, 1000 * wish.seed + number, wish.seconds) for number in range(wish.jobs)]
    with get_context("spawn").Pool(wish.jobs) as pool:
        positions = [one for part in pool.map(gather, jobs) for one in pickle.loads(part)]
    if wish.keep:
        wish.keep.write_bytes(pickle.dumps(positions))
    for file in wish.more:
        positions += pickle.loads(file.read_bytes())
    fit = fitted(shelf(), positions, weights)
    wish.out.write_text(written(fit.weights))
    print(
        f"{len(positions)} positions, squared error {fit.before:.3f} before, {fit.after:.3f} after",
        file=sys.stderr,
    )


def written(weights: Weights) -> str:
    """Weights as JSON, a line for each feature."""
    edicts = []
    for key, features in weights.of.items():
        lines = ",\n".join(f'  "{name}": {json.dumps(row)}' for name, row in features.items())
        edicts.append(f' "{key}": {{\n{lines}\n }}')
    return "{\n" + ",\n".join(edicts) + "\n}\n"


if __name__ == "__main__":
    main()
