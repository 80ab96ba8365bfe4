"""A tiny training of the neural player from end to end: ``python -m bench neural-training``.

It plays and learns a few segments of each kind of games, stops at a checkpoint, goes on from it, and compares
the weights with those of a training that did not stop. Most of its minutes are spent compiling.
"""

import argparse
import tempfile
from pathlib import Path
from time import process_time
from typing import Any


def main(argv: list[str]) -> int:
    """Print what was learned, and whether the checkpoint was exact; 1 if it was not."""
    import jax
    import numpy as np
    from training.neural.kinds import kinds
    from training.neural.trainer import Plan, Trainer

    from cartographers.players.neural.network import Size

    args = _parser().parse_args(argv)
    size = Size(channels=4, blocks=2, hidden=8, policy=6)
    plan = Plan(size, args.games, turns=2, futures=2, batch=args.games, exact=True, again=args.again)
    games = kinds(args.boxes.split(","), args.sheets.split(","), args.skills)
    trainer = Trainer(games, plan, 1)
    if args.pupil:
        trainer = Trainer(games, plan, 2, trainer.net(trainer.begin()))
    with tempfile.TemporaryDirectory() as folder:
        progress, file = trainer.begin(), Path(folder) / "checkpoint"
        for number in range(args.segments):
            if number == args.segments - 1:
                trainer.save(file, progress)
            progress, point = trainer.segment(progress, number / args.segments)
            print(point, f"{process_time():.0f} s of processor time", flush=True)
        again, _ = trainer.segment(trainer.resume(file), (args.segments - 1) / args.segments)
    leaves: list[tuple[Any, Any]] = list(zip(jax.tree.leaves(progress), jax.tree.leaves(again), strict=True))
    same = all(np.array_equal(np.asarray(one), np.asarray(other)) for one, other in leaves)
    finite = all(np.isfinite(np.asarray(one)).all() for one in progress.learner.weights.values())
    print(f"from the checkpoint: {'the same' if same else 'NOT the same'}; all weights numbers: {finite}")
    return 0 if same and finite else 1


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m bench neural-training", description=__doc__)
    parser.add_argument("--boxes", default="base,heroes,ambush")
    parser.add_argument("--sheets", default="A,C")
    parser.add_argument("--skills", type=int, default=0, help="kinds of games with skills on each sheet (0)")
    parser.add_argument("--games", type=int, default=8)
    parser.add_argument("--segments", type=int, default=2)
    parser.add_argument("--again", type=int, default=0, help="a second stage of futures for so many (0)")
    parser.add_argument("--pupil", action="store_true", help="learn from a net that plays")
    return parser
