"""The match that the options describe."""

from argparse import Namespace
from typing import NamedTuple

from cartographers.cli.common.errors import CommandError
from cartographers.cli.common.game_options import deal_setup, parse_players, plan_from
from cartographers.cli.common.lookup import look_up
from cartographers.contest.match import Match
from cartographers.contest.suite import DEALS, SUITES

DEFAULT_DEALS = 100
#: The options that a suite determines.
_SUITE_OPTIONS = ("seed", "mode", "seats", "boxes", "sheet", "edicts", "ambushes", "skills", "heroes")


class MatchRequest(NamedTuple):
    """A match and the number of deals to play."""

    match: Match
    deals: int


def match_request(args: Namespace) -> MatchRequest:
    """The match that a command line describes."""
    players = distinct_players(args.players)
    if args.suite is not None:
        return _suite_match(args, players)
    seats = _seats(args, players)
    args.boxes = args.boxes or ("base",)
    match = Match(players, plan_from(args, seats), args.seed or 0)
    deal_setup(match.plan, match.seed)
    return MatchRequest(match, args.deals or DEFAULT_DEALS)


def distinct_players(text: str) -> tuple[str, ...]:
    """Players from a comma-separated list in which each may occur once."""
    players = tuple(parse_players(text, programs=True))
    for name in players:
        if players.count(name) > 1:
            sentence = "{name} is named twice: in a match everyone is named once, and plays every deal"
            raise CommandError("contest-twice", sentence, name=name)
    return players


def _suite_match(args: Namespace, players: tuple[str, ...]) -> MatchRequest:
    suite = look_up(args.suite, "suite", SUITES)
    given = [f"--{option}" for option in _SUITE_OPTIONS if getattr(args, option) not in (None, "", ())]
    if given:
        sentence = "--suite {suite} says which deals are played: leave out {options}"
        raise CommandError("contest-suite", sentence, suite=suite.name, options=given)
    if args.deals and args.deals > DEALS:
        sentence = "a suite has {deals} deals, not {wanted}"
        raise CommandError("contest-deals", sentence, deals=DEALS, wanted=args.deals)
    return MatchRequest(suite.match(*players), args.deals or DEALS)


def _seats(args: Namespace, players: tuple[str, ...]) -> int:
    """The number of seats at a table; 1 if the players play solo."""
    if args.mode == "solo" and args.seats:
        sentence = "--mode solo is for players alone: leave out --seats, or say --mode table"
        raise CommandError("contest-solo", sentence)
    if args.mode != "table" and not args.seats:
        return 1
    seats: int = args.seats or len(players)
    if seats < len(players):
        sentence = "{players} players do not fit at {seats} seats: each sits at every table"
        raise CommandError("contest-seats", sentence, players=len(players), seats=seats)
    if seats < 2:
        sentence = "a table has two or more seats: name more players, or say --seats 2"
        raise CommandError("contest-table", sentence)
    return seats
