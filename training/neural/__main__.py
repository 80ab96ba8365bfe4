"""``python -m training.neural``: play and learn for some minutes, from one checkpoint to the next."""

import argparse
import sys
from pathlib import Path
from time import monotonic

import jax
import numpy as np

from cartographers.players.neural.network import Size
from cartographers.players.neural.vocabulary import Vocabulary
from cartographers.players.neural.weights import Net, read_net, write_net
from cartographers.sim.kernels import Execution, run_as
from training.neural.curves import append, picture, read
from training.neural.kinds import kinds, kinds_of_sheets, kinds_of_suites
from training.neural.larger import with_common_words, with_more_channels, with_wider_policy, with_words
from training.neural.trainer import Plan, Progress, Trainer


def main() -> None:
    """One piece of a training."""
    wish = _parser().parse_args()
    with run_as(Execution.KERNEL if wish.kernels else Execution.BATCH):
        try:
            train(wish)
        except ValueError as wrong:
            raise SystemExit(str(wrong)) from None


def train(wish: argparse.Namespace) -> None:
    """Go on for some minutes, or to the end."""
    began = monotonic()
    wish.out.mkdir(parents=True, exist_ok=True)
    jax.config.update("jax_compilation_cache_dir", str(wish.cache))
    jax.config.update("jax_persistent_cache_min_compile_time_secs", 2.0)
    boxes = wish.boxes.split(",")
    if wish.suites:
        games = kinds_of_suites(boxes, wish.suites.split(","), wish.seed)
    elif wish.kinds:
        games = kinds_of_sheets(boxes, wish.kinds.split(","), wish.seed)
    else:
        games = kinds(boxes, wish.sheets.split(","), wish.skills, wish.seed)
    known = games[0].known
    default = Plan()
    plan = Plan(
        size=Size(wish.channels, wish.blocks, policy=wish.policy),
        games=wish.games,
        first_phase=wish.first_phase,
        batch=wish.batch,
        futures=wish.futures,
        future_turns=wish.future_turns,
        rate=wish.rate,
        exact=wish.exact,
        again=wish.again,
        passes=(default.passes[0], wish.passes),
        falls=wish.falls,
        luck=wish.luck,
        differences=wish.differences,
        trust=wish.trust,
    )
    trainer = Trainer(games, plan, wish.seed, _net(wish.teacher, known))
    trainer.compile()
    print(f"compiled after {monotonic() - began:.0f} s", file=sys.stderr, flush=True)
    if wish.checkpoint.exists():
        progress = trainer.resume(wish.checkpoint)
    else:
        net = _net(wish.start, known, wish.forget)
        if net:
            net = with_more_channels(with_wider_policy(net, wish.policy), wish.channels)
        progress = trainer.spread_out(trainer.begin(net))
    curve = wish.out / "curve.csv"
    spent = sum(point.seconds for point in read(curve)) if curve.exists() else 0.0
    start, limit = monotonic(), began + 60 * wish.minutes

    def done() -> float:
        """The share of the whole training that is done."""
        if wish.total_minutes:
            return (spent + monotonic() - start) / (60 * wish.total_minutes)
        return float(progress.segment / wish.segments)

    while (share := done()) < 1 and monotonic() < limit:
        progress, point = trainer.segment(progress, share)
        append(curve, point)
        if point.segment % 10 == 9:
            print(f"{monotonic() - began:.0f} s", point, file=sys.stderr, flush=True)
            _keep(wish, trainer, progress)
    _keep(wish, trainer, progress)
    (wish.out / "curve.svg").write_text(picture(read(curve)))


def _keep(wish: argparse.Namespace, trainer: Trainer, progress: Progress) -> None:
    """Write the checkpoint, and the net as it is: a borrowed computer may be gone before the end."""
    trainer.save(wish.checkpoint, progress)
    draft = wish.out / "draft.npz"
    write_net(draft, trainer.net(progress))
    draft.replace(wish.out / "weights.npz")


def _net(path: Path | None, known: Vocabulary, forget: bool = False) -> Net | None:
    """A net from its file, with the words of the training; other words are an error, or are forgotten."""
    if path is None:
        return None
    net = read_net(path)
    arrays = {name: np.asarray(one) for name, one in net.weights.items()}
    net = net._replace(weights=arrays)
    return with_common_words(net, known) if forget else with_words(net, known)


def _parser() -> argparse.ArgumentParser:
    default = Plan()
    parser = argparse.ArgumentParser(prog="python -m training.neural", description=__doc__)
    parser.add_argument("--checkpoint", type=Path, required=True, help="the file to go on from, and to write")
    parser.add_argument("--out", type=Path, required=True, help="the folder for weights and curves")
    parser.add_argument("--start", type=Path, help="a net to begin with, as large or smaller, not chance")
    parser.add_argument(
        "--forget", action="store_true", help="let that net forget the words that these boxes have not"
    )
    parser.add_argument("--minutes", type=float, default=9)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--boxes", default="base", metavar="A,B", help="that the net has words for (base)")
    parser.add_argument("--sheets", default="A", metavar="A,B", help="to be played on, each with its box (A)")
    parser.add_argument("--suites", metavar="A,B", help="games like those of these suites, not of sheets")
    parser.add_argument(
        "--kinds", metavar="C+ambush,D+skills", help="sheets with the boxes added to each, not --sheets"
    )
    parser.add_argument(
        "--skills",
        type=int,
        nargs="?",
        const=1,
        default=0,
        metavar="SETS",
        help="on each sheet so many more kinds of games, each with three other open skills (1)",
    )
    parser.add_argument("--teacher", type=Path, help="a net that plays, and from which the new one learns")
    parser.add_argument("--cache", type=Path, default=Path.home() / ".cache" / "cartographers" / "jax")
    parser.add_argument("--channels", type=int, default=default.size.channels)
    parser.add_argument("--blocks", type=int, default=default.size.blocks)
    parser.add_argument("--policy", type=int, default=default.size.policy, help="the policy's channels (128)")
    parser.add_argument("--games", type=int, default=default.games)
    parser.add_argument("--segments", type=int, default=1000, help="of the whole training (1000)")
    parser.add_argument("--total-minutes", type=float, help="the whole training by time, not by segments")
    parser.add_argument("--first-phase", type=float, default=default.first_phase)
    parser.add_argument("--batch", type=int, default=default.batch)
    parser.add_argument("--rate", type=float, default=default.rate)
    parser.add_argument(
        "--passes", type=int, default=default.passes[1], help="how often turns with futures are learned from"
    )
    parser.add_argument(
        "--falls",
        type=float,
        default=default.falls,
        help="the share of the training after which the rate falls",
    )
    parser.add_argument(
        "--luck",
        type=float,
        default=default.luck,
        help="the weight of what games led to beside their futures",
    )
    parser.add_argument(
        "--differences",
        type=float,
        default=default.differences,
        help="the weight of the differences between a turn's afterstates beside their level",
    )
    parser.add_argument(
        "--trust",
        type=float,
        default=default.trust,
        help="how much futures count beside the value, between 0 and 1",
    )
    parser.add_argument("--kernels", action="store_true", help="go through regions in kernels (a GPU)")
    parser.add_argument("--futures", type=int, default=default.futures)
    parser.add_argument("--future-turns", type=int, default=default.future_turns)
    parser.add_argument(
        "--again", type=int, default=default.again, help="so many are played on in twice the futures more (0)"
    )
    parser.add_argument("--exact", action="store_true", help="32-bit numbers throughout")
    return parser


if __name__ == "__main__":
    main()
