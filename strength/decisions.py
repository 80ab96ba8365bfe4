"""Strength by decisions, whatever cards came: simulated people of known strength, and the bots.

A simulated person sees what each decision is worth at a glance, but for an error of some stars
(``--errors``). The scale is that of ``table/strength.py``.

``python -m strength decisions --suites A-base,C-heroes-skills --errors 0.5,2,6 --jobs 2``
"""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from math import sqrt
from random import Random
from statistics import fmean, stdev
from typing import NamedTuple

from cartographers.boxes import shelf
from cartographers.cli.common.engine import runner_of
from cartographers.cli.common.parser import whole_number
from cartographers.contest.match import Match
from cartographers.contest.suite import DEALS, SUITES
from cartographers.players.backends import backend, strongest_backend
from cartographers.players.evaluate.rating import rate_decisions
from cartographers.players.player import Player
from cartographers.players.roster import check_name
from cartographers.players.search.budget import Budget
from cartographers.players.search.search_adviser import SearchAdviser
from cartographers.rules.decision import Decision
from cartographers.rules.view import View, view
from cartographers.table.analysis import moments
from cartographers.table.opening import bot, play_out
from cartographers.table.strength import MARGIN, RatedGame, Strength, stake, strength
from strength.shared.contest import Misuse, parser, reports_errors, suites_of

#: Deals of each suite, and playouts for a decision, unless other numbers are asked for.
FEW, PLAYOUTS = 30, 300
#: Who plays the other seats of a table, and says how good a deal is.
SOLID_BOT = "learned"
#: How often people with some games are drawn, the seed, and the games whose stated margin is checked.
SAMPLES, SEED, CHECKED = 2000, 0, 8


class Erring:
    """Takes what looks best at a glance, seen with an error of so many stars for each decision."""

    def __init__(self, error: float, seed: int) -> None:
        self._error, self._rng, self._backend = error, Random(seed), backend(SOLID_BOT)

    def decide(self, view: View) -> Decision:
        """The decision that seems best."""
        rated = rate_decisions(view, self._backend.evaluator(view.game))
        return max(rated, key=lambda one: one[0] + self._rng.gauss(0, self._error))[1]


class Task(NamedTuple):
    """A deal of a suite, with so many seats, and who plays the first of them."""

    suite: str
    seats: int
    deal: int
    player: str
    error: float | None
    playouts: int


class Result(NamedTuple):
    """A game as it is rated, its stars, and those that a solid player makes of the same deal."""

    rated: RatedGame
    stars: int
    deal: int


def play(task: Task) -> Result:
    """Play a deal, and rate the decisions of the first seat."""
    match = SUITES[task.suite].match()
    match = replace(match, plan=replace(match.plan, seats=task.seats))
    others = [bot(SOLID_BOT, match.seed + task.deal, seat) for seat in range(1, task.seats)]
    table = match.open_table(task.deal)
    play_out(table, [_player(task, match), *others])
    adviser = SearchAdviser(task.deal, strongest_backend(), Budget(playouts=task.playouts))
    skill = at_stake = 0.0
    for moment in moments(shelf(), table.log, 0):
        seen = view(moment.game, 0)
        advice = adviser.advise(seen, moment.played, 1)
        expected = {one.decision: one.expected for one in advice}
        skill += expected[moment.played] - next(one.expected for one in advice if one.usual)
        at_stake += stake(seen)
    alone = match.open_table(task.deal)
    play_out(alone, [bot(SOLID_BOT, match.seed + task.deal, 0), *others])
    return Result(RatedGame(skill, at_stake), table.game.seats[0].stars, alone.game.seats[0].stars)


def _player(task: Task, match: Match) -> Player:
    seed = match.seed + task.deal
    return Erring(task.error, seed) if task.error is not None else bot(task.player, seed, 0)


@reports_errors
def main(argv: list[str]) -> int:
    """Print a table for each suite, a line for each player."""
    options = parser("decisions", "Measure players by their decisions, without luck.", FEW)
    options.add_argument(
        "--players", default="chance,greedy,planner,learned,search:200n", metavar="A,B", help="the bots"
    )
    options.add_argument(
        "--errors", default="0.5,2,6", metavar="X,Y", help="stars by which simulated people err"
    )
    options.add_argument("--seats", type=whole_number(1, "seats"), default=1, help="seats of a table (1)")
    options.add_argument(
        "--playouts", type=whole_number(1, "playouts"), default=PLAYOUTS, help=f"for a decision ({PLAYOUTS})"
    )
    args = options.parse_args(argv)
    if args.deals > DEALS:
        raise Misuse(f"a suite has {DEALS} deals, not {args.deals}")
    bots, errors = [one for one in args.players.split(",") if one], args.errors.split(",")
    for name in bots:
        check_name(name)
    who: list[tuple[str, float | None]] = [(name, None) for name in bots]
    who += [(f"errs by {error}", float(error)) for error in errors if error]
    runner = runner_of("local", args.jobs)
    for suite in suites_of(args.suites):
        print("\n".join(heading(suite, args.seats, args.deals)), flush=True)
        for name, error in who:
            tasks = [Task(suite, args.seats, deal, name, error, args.playouts) for deal in range(args.deals)]
            print(line(name, list(runner.run(play, tasks))), flush=True)
    return 0


def heading(suite: str, seats: int, deals: int) -> Iterator[str]:
    """The heading of a table."""
    yield f"### {suite}, seats: {seats}, {deals} deals"
    yield ""
    yield (
        "| player | stars | strength | one game ± | games until ± 10 | stated ± holds | "
        "with the deal | half with better deals |"
    )
    yield "| --- | --: | --: | --: | --: | --: | --: | --: |"


def line(name: str, results: Sequence[Result]) -> str:
    """What was found about a player."""
    rated = [one.rated for one in results]
    overall = strength(rated)
    if overall is None or len(results) < 2:
        return f"| {name} | | | | | | | |"
    single = [one.points or 0.0 for one in rated]
    spread = stdev(single)
    cells = [
        f"{fmean(one.stars for one in results):.0f}",
        f"{overall.points:.1f} ± {overall.margin:.1f}",
        f"{spread:.1f}",
        _or_more(games_until_known(rated), len(rated)),
        f"{margins_that_hold(rated):.0%}",
        f"{correlation(single, [one.deal for one in results]):+.2f}",
        by_halves(results),
    ]
    return f"| {name} | " + " | ".join(cells) + " |"


def _or_more(games: int | None, all: int) -> str:
    return f"> {all // 2}" if games is None else str(games)


def games_until_known(games: Sequence[RatedGame]) -> int | None:
    """After how many games 95 % are within a tenth of the scale of what all games say; none if not seen."""
    whole = strength(games)
    assert whole
    for number in range(1, len(games) // 2 + 1):
        strengths = [one.points for one in _drawn(games, number)]
        if fmean(abs(points - whole.points) <= MARGIN for points in strengths) >= 0.95:
            return number
    return None


def margins_that_hold(games: Sequence[RatedGame]) -> float:
    """How often the stated 95 % interval of a few games has the strength of all games in it."""
    whole = strength(games)
    assert whole
    drawn = _drawn(games, min(CHECKED, len(games)))
    return fmean(abs(one.points - whole.points) <= one.margin for one in drawn)


def _drawn(games: Sequence[RatedGame], number: int) -> list[Strength]:
    rng = Random(SEED)
    strengths = (strength(rng.choices(games, k=number)) for _ in range(SAMPLES))
    return [one for one in strengths if one]


def by_halves(results: Sequence[Result]) -> str:
    """What the half with the better deals has more: in strength, and in stars."""
    ranked = sorted(results, key=lambda one: one.deal)
    worse, better = ranked[: len(ranked) // 2], ranked[len(ranked) // 2 :]
    low, high = strength([one.rated for one in worse]), strength([one.rated for one in better])
    assert low and high
    stars = fmean(one.stars for one in better) - fmean(one.stars for one in worse)
    margin = sqrt(low.margin**2 + high.margin**2)
    return f"{high.points - low.points:+.1f} ± {margin:.1f} ({stars:+.0f} stars)"


def correlation(ones: Sequence[float], others: Sequence[float]) -> float:
    """The correlation of two rows of numbers; 0 if one of them is always the same."""
    spreads = stdev(ones) * stdev(others)
    if not spreads:
        return 0.0
    mean, other_mean = fmean(ones), fmean(others)
    products = [(one - mean) * (other - other_mean) for one, other in zip(ones, others, strict=True)]
    return sum(products) / (len(ones) - 1) / spreads
