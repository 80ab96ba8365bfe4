"""The characters of the bots: is one weaker than the player without a style, and do they draw other maps?

``python -m strength styles --player learned --suites A-base,C-heroes --deals 300 --jobs 2``
"""

from collections.abc import Iterator, Sequence
from itertools import combinations
from statistics import fmean
from typing import Any, NamedTuple

from cartographers.cli.common.engine import runner_of
from cartographers.cli.match.results_text import with_margin
from cartographers.contest.estimate import Estimate, estimate
from cartographers.contest.suite import DEALS, SUITES
from cartographers.players.characters import CHARACTERS
from cartographers.players.player_name import named, split_name
from cartographers.players.roster import check_name
from cartographers.rules.area import CELLS
from cartographers.rules.sheet import Sheet
from cartographers.rules.terrain import DOUBLE
from cartographers.table.opening import bot, play_out
from cartographers.words.book import words
from strength.shared.contest import Misuse, parser, reports_errors, suites_of

#: Deals of each suite unless another number is asked for.
FEW = 100
#: The seats whose random generators the two runs of the player without a style are given.
FIRST, SECOND = 0, 1


class Task(NamedTuple):
    """A deal of a suite, and the player who plays it with every character."""

    suite: str
    deal: int
    player: str


class Game(NamedTuple):
    """The stars and the map at the end of a solo game."""

    stars: int
    sheet: Sheet


class Deal(NamedTuple):
    """A deal played without a style, again without a style, and with each character."""

    plain: Game
    again: Game
    styled: dict[str, Game]


def play(task: Task) -> Deal:
    """Play a deal with everyone."""

    def game(character: str, seat: int) -> Game:
        match = SUITES[task.suite].match()
        table = match.open_table(task.deal)
        play_out(table, [bot(named(task.player, character), match.seed + task.deal, seat)])
        mine = table.game.seats[0]
        return Game(mine.stars, mine.sheet)

    return Deal(game("", FIRST), game("", SECOND), {key: game(key, FIRST) for key in CHARACTERS})


@reports_errors
def main(argv: list[str]) -> int:
    """Print a line for each character; the exit code is 1 if one of them is clearly weaker."""
    options = parser("styles", "Measure the characters against the player without a style.", FEW)
    options.add_argument("--player", default="learned", metavar="A", help="who plays (learned)")
    args = options.parse_args(argv)
    check_name(args.player)
    if split_name(args.player)[1]:
        raise Misuse(f"{args.player} has a character: name the player alone")
    if args.deals > DEALS:
        raise Misuse(f"a suite has {DEALS} deals, not {args.deals}")
    names = suites_of(args.suites)
    tasks = [Task(suite, number, args.player) for suite in names for number in range(args.deals)]
    deals = list(runner_of("local", args.jobs).run(play, tasks))
    print("\n".join(table(f"{args.player} on {', '.join(names)}", deals)))
    return 1 if any(clearly_weaker(difference(deals, key)) for key in CHARACTERS) else 0


def difference(deals: Sequence[Deal], key: str) -> Estimate:
    """How many stars a character makes more than the player without a style, who played twice."""
    return estimate([deal.styled[key].stars - fmean((deal.plain.stars, deal.again.stars)) for deal in deals])


def clearly_weaker(found: Estimate) -> bool:
    """Does the whole 95 % interval lie below 0?"""
    return found.margin is not None and found.mean + found.margin < 0


def table(heading: str, deals: Sequence[Deal]) -> Iterator[str]:
    """The table, line by line."""
    yield f"### {heading}: {len(deals)} deals"
    yield ""
    yield "| character | stars more than without a style | spaces drawn otherwise |"
    yield "| --- | --: | --: |"
    again = estimate([deal.again.stars - deal.plain.stars for deal in deals])
    yield _line("(none, once more)", again, [unlike(deal.plain, deal.again) for deal in deals])
    for key in CHARACTERS:
        shares = [unlike(deal.plain, deal.styled[key]) for deal in deals]
        yield _line(f"`{key}`", difference(deals, key), shares)
    pairs = [unlike(one, other) for deal in deals for one, other in combinations(deal.styled.values(), 2)]
    yield ""
    yield f"Two characters on the same deal draw {fmean(pairs):.0%} of the spaces otherwise."


def unlike(one: Game, other: Game) -> float:
    """The share of the spaces that have something else on the two maps."""
    differing = 0
    for mine, yours in zip(_terrain(one.sheet), _terrain(other.sheet), strict=True):
        differing |= mine ^ yours
    return differing.bit_count() / CELLS


def _terrain(sheet: Sheet) -> Sequence[int]:
    """The areas of a map that have the terrains."""
    areas: tuple[Any, ...] = sheet[:DOUBLE]
    return areas


def _line(who: str, stars: Estimate, shares: Sequence[float]) -> str:
    return f"| {who} | {with_margin(words(), stars, signed=True)} | {fmean(shares):.0%} |"
