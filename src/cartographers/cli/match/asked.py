"""Which match the options ask for."""

from argparse import Namespace
from typing import NamedTuple

from cartographers.cli.mistake import Mistake
from cartographers.cli.named import named
from cartographers.cli.setting import plan_of, seats_of, setup_of
from cartographers.table.contest.match import Match
from cartographers.table.contest.suite import DEALS, SUITES

DEALS_UNASKED = 100
#: The options that a suite answers.
_CHOICES = ("seed", "mode", "seats", "boxes", "sheet", "edicts", "ambushes", "skills", "heroes")


class Asked(NamedTuple):
    """A match and how many deals of it."""

    match: Match
    deals: int


def asked_of(args: Namespace) -> Asked:
    """The match of a command line."""
    players = players_of(args.players)
    if args.suite is not None:
        return _on_a_suite(args, players)
    seats = _seats(args, players)
    args.boxes = args.boxes or ("base",)
    match = Match(players, plan_of(args, seats), args.seed or 0)
    setup_of(match.plan, match.seed)
    return Asked(match, args.deals or DEALS_UNASKED)


def players_of(text: str) -> tuple[str, ...]:
    """Different players, from their names between commas."""
    players = tuple(seats_of(text))
    for name in players:
        if players.count(name) > 1:
            raise Mistake(f"{name} is named twice: in a match everyone is named once, and plays every deal")
    return players


def _on_a_suite(args: Namespace, players: tuple[str, ...]) -> Asked:
    suite = named(args.suite, "suite", SUITES)
    given = [f"--{option}" for option in _CHOICES if getattr(args, option) not in (None, "", ())]
    if given:
        raise Mistake(f"--suite {suite.name} says which deals are played: leave out {' and '.join(given)}")
    if args.deals and args.deals > DEALS:
        raise Mistake(f"a suite has {DEALS} deals, not {args.deals}")
    return Asked(suite.match(*players), args.deals or DEALS)


def _seats(args: Namespace, players: tuple[str, ...]) -> int:
    """How many seats a table has: one if everyone plays alone."""
    if args.mode == "solo" and args.seats:
        raise Mistake("--mode solo is for players alone: leave out --seats, or say --mode table")
    if args.mode != "table" and not args.seats:
        return 1
    seats: int = args.seats or len(players)
    if seats < len(players):
        raise Mistake(f"{len(players)} players do not fit at {seats} seats: each sits at every table")
    if seats < 2:
        raise Mistake("a table has two or more seats: name more players, or say --seats 2")
    return seats
