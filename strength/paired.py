"""Two players on the same deals, with the luck of their cards taken out: ``python -m strength paired``.

Both play the same cards, but on other maps other cards are lucky. The luck of a game (``luck``) is 0 on
average, so the difference of the stars may be corrected by the difference of the luck: the expected
difference stays the same, and about a third of the deals say as much.
"""

from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from typing import NamedTuple

from cartographers.boxes import shelf
from cartographers.cli.match.request import distinct_players
from cartographers.contest.estimate import Estimate, estimate
from cartographers.contest.suite import SUITES
from cartographers.players.roster import player
from cartographers.table.dealer import SeedDealer
from cartographers.table.opening import play_out
from cartographers.table.plan import deal
from cartographers.table.table import Table
from strength.shared.ceiling_beam import Levels
from strength.shared.contest import Misuse, parser, reports_errors, suites_of
from strength.shared.luck import learned_levels, luck


class Job(NamedTuple):
    """A deal of a suite that both players play."""

    suite: str
    number: int
    players: tuple[str, ...]
    levels: Levels


class Game(NamedTuple):
    """A game that was played."""

    stars: float
    luck: float


@reports_errors
def main(argv: list[str]) -> int:
    """Print how much better the first player is than the second."""
    options = parser("paired", "Two players on the same deals, without the luck of the cards.", 100)
    options.add_argument("--players", default="search:100ms,learned", metavar="A,B", help="the two")
    args = options.parse_args(argv)
    players = distinct_players(args.players)
    if len(players) != 2:
        raise Misuse("name two players: --players search:100ms,learned")
    print("| suite | deals | player | against | stars | difference | without luck |")
    print("|---|--:|---|---|--:|--:|--:|")
    for name in suites_of(args.suites):
        if not name.endswith("-base"):
            raise Misuse(f"{name} has more than drawings and plain ambushes: choose A-base or B-base")
        levels = learned_levels(SUITES[name].plan)
        jobs = [Job(name, number, players, levels) for number in range(args.deals)]
        with ProcessPoolExecutor(args.jobs, get_context("spawn")) as processes:
            games = list(processes.map(both, jobs))
        first = estimate([one.stars for one, _ in games])
        cells = [_text(one) for one in (first, *differences(games))]
        one, other = (f"`{player}`" for player in players)
        print(f"| {name} | {args.deals} | {one} | {other} | {' | '.join(cells)} |", flush=True)
    return 0


def both(job: Job) -> tuple[Game, Game]:
    """The games of both players on one deal."""
    one, other = (_played(job, name) for name in job.players)
    return one, other


def differences(games: Sequence[tuple[Game, Game]]) -> tuple[Estimate, Estimate]:
    """The difference of the stars, and the same corrected by the difference of the luck."""
    stars = [one.stars - other.stars for one, other in games]
    lucks = [one.luck - other.luck for one, other in games]
    plain, chance = estimate(stars), estimate(lucks)
    together = sum((star - plain.mean) * (one - chance.mean) for star, one in zip(stars, lucks, strict=True))
    alone = sum((one - chance.mean) ** 2 for one in lucks)
    share = together / alone if alone else 0.0
    return plain, estimate([star - share * one for star, one in zip(stars, lucks, strict=True)])


def _played(job: Job, name: str) -> Game:
    suite = SUITES[job.suite]
    seed = suite.seed + job.number
    table = Table(shelf(), deal(shelf(), suite.plan, seed), SeedDealer(seed))
    play_out(table, [player(name, seed)])
    return Game(float(table.game.seats[0].stars), luck(table, job.levels))


def _text(one: Estimate) -> str:
    return f"{one.mean:+.1f} ± {one.margin or 0:.1f}"
