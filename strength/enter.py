"""Plays an entry of the contest: ``python -m strength enter --player ./mybot --out mybot.jsonl.gz``.

The player is one of the roster, a program (docs/bots.md), or a policy of one's own for the environments
(docs/env.md): ``--policy folder/file.py:name`` names a function of observations and masks.
"""

import platform
from argparse import ArgumentParser, Namespace
from collections.abc import Callable
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Any

from cartographers.cli.common.lookup import look_up
from cartographers.cli.common.progress import Progress
from cartographers.cli.match.program_games import ProgramMatch, has_programs, programs_of
from cartographers.cli.match.request import distinct_players
from cartographers.contest.match import Job, Match, Played
from cartographers.contest.suite import DEALS, SUITES
from cartographers.table.opening import bots
from cartographers.table.table import Table
from cartographers.words.book import words
from strength.shared.contest import Misuse, reports_errors
from strength.shared.entry import EnteredGame, Entry, entered, sign, write_entry

#: Plays a game at its table.
PlayAt = Callable[[Table, Job], Played]


@reports_errors
def main(argv: list[str]) -> int:
    """Play, write the entry and say what it made."""
    options = ArgumentParser("python -m strength enter", description=__doc__)
    options.add_argument("--suite", default="A-base", help="one of the public suites (A-base)")
    options.add_argument("--player", default="", help="a player of the roster, or a program")
    options.add_argument("--policy", default="", metavar="FILE:NAME", help="a policy for the environments")
    options.add_argument("--deals", type=int, default=DEALS, help=f"the first so many ({DEALS})")
    options.add_argument("--hardware", default="", help="what it ran on, in a few words")
    options.add_argument("--key", type=Path, help="a key of OpenSSH to sign the entry with")
    options.add_argument(
        "--out", type=Path, required=True, metavar="FILE", help="a new file, .jsonl or .jsonl.gz"
    )
    args = options.parse_args(argv)
    if bool(args.player) == bool(args.policy) or not 0 < args.deals <= DEALS or args.out.exists():
        raise Misuse(
            f"name either a player or a policy, 1 to {DEALS} deals, and a file that is not there yet"
        )
    entry = _played(args)
    write_entry(args.out, entry)
    if args.key:
        sign(args.out, args.key)
    print(f"{entry.suite.name}, {len(entry.games)} deals: {entry.total.mean:.1f} stars")
    return 0


def _played(args: Namespace) -> Entry:
    suite = look_up(args.suite, "suite", SUITES)
    name = args.policy or distinct_players(args.player)[0]
    match = suite.match(name)
    games: list[EnteredGame] = []
    play = _with_policy(match, args.policy, suite.name) if args.policy else _with_player(match)
    bar = Progress(words(), "progress-games", args.deals)
    with bar, programs_of(suite.match() if args.policy else match):
        for deal in range(args.deals):
            table = match.open_table(deal)
            played = play(table, Job(deal, (name,)))
            if played.forfeits:
                raise Misuse(f"{name} failed at deal {deal}: {played.forfeit(0)}")
            games.append(entered(table, deal, played.ms[0]))
            bar.step()
    return Entry(suite, name, args.hardware or platform.machine(), tuple(games))


def _with_player(match: Match) -> PlayAt:
    if has_programs(match):
        return ProgramMatch(match).play_at
    return lambda table, job: match.play_at(table, job, bots(job.seats, match.seed + job.deal))


def _with_policy(match: Match, where: str, suite: str) -> PlayAt:
    from cartographers.env.options import game_options
    from cartographers.env.policy_player import PolicyPlayer

    player = PolicyPlayer(_loaded(where), game_options(wishes={"suite": suite}))
    return lambda table, job: match.play_at(table, job, [player])


def _loaded(where: str) -> Any:
    file, _, name = where.rpartition(":")
    spec = spec_from_file_location(Path(file).stem, file)
    if spec is None or spec.loader is None or not Path(file).exists():
        raise Misuse(f"{where} should be a file of Python, a colon and the name of a function in it")
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    if not callable(policy := getattr(module, name, None)):
        raise Misuse(f"{file} has no function {name!r}")
    return policy
