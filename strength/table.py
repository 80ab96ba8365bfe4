"""The strength table: the results of each player on the public suites.

``python -m strength table --suites A-base --players chance,greedy --deals 200 --jobs 2`` plays the matches,
with ``--engine ray`` on a Ray cluster;
``python -m strength table a.jsonl b.jsonl`` reads them from files that ``cartographers match --out`` wrote.
"""

from collections.abc import Iterator, Sequence
from dataclasses import replace

from cartographers.boxes import shelf
from cartographers.cli.common.columns import percent
from cartographers.cli.common.engine import runner_of
from cartographers.cli.match.request import distinct_players
from cartographers.cli.match.results_text import with_margin
from cartographers.contest.match import Match
from cartographers.contest.results import Results, Standing
from cartographers.contest.suite import DEALS
from cartographers.words.book import words
from strength.shared.contest import (
    deals_of,
    parser,
    play_suite,
    read_solo_match,
    reports_errors,
    results_from,
    suites_of,
    with_engine,
    with_files,
)

#: The titles that have a column; those below them share one.
NAMED_TITLES = 4
#: The number of deals a player played, and the results.
Row = tuple[int, Standing]


@reports_errors
def main(argv: list[str]) -> int:
    """Print the tables."""
    options = with_engine(with_files(parser("table", "The strength table, as Markdown.", DEALS)))
    options.add_argument(
        "--players", default="chance,greedy", metavar="A,B", help="who plays (chance,greedy)"
    )
    args = options.parse_args(argv)
    if args.files:
        matches = [results_from(*read_solo_match(path), str(path)) for path in args.files]
    else:
        players = distinct_players(args.players)
        names = suites_of(args.suites)
        runner = runner_of(args.engine, args.jobs)
        matches = [play_suite(name, players, args.deals, runner, args.out) for name in names]
    print("\n\n".join("\n".join(table(heading, rows)) for heading, rows in grouped(matches)))
    return 0


def grouped(matches: Sequence[Results]) -> list[tuple[str, list[Row]]]:
    """A heading and the players, the weakest first, for all matches on the same deals.

    If a player was in several of them, the one with the most deals counts.
    """
    tables: dict[Match, dict[str, Row]] = {replace(one.match, players=()): {} for one in matches}
    for one in sorted(matches, key=lambda one: one.deals):
        rows = tables[replace(one.match, players=())]
        rows |= {standing.player: (one.deals, standing) for standing in one.standings}
    return [
        (
            f"{deals_of(match)} (seeds from {match.seed:,})",
            sorted(rows.values(), key=lambda row: row[1].total.mean),
        )
        for match, rows in tables.items()
    ]


def table(heading: str, rows: Sequence[Row]) -> Iterator[str]:
    """A table, line by line."""
    titles = shelf().titles[:NAMED_TITLES]
    heads = [
        "player",
        "deals",
        "mean total",
        "mean rating",
        *(f"{words()(title.key)} (from {title.minimum})" for title in titles),
        "lower or none",
        "ms a move, median",
        "p99",
    ]
    yield f"### {heading}"
    yield ""
    yield _line(heads)
    yield _line(["---", *["--:"] * (len(heads) - 1)])
    for deals, standing in rows:
        yield _line(_cells(deals, standing, [title.key for title in titles]))


def _cells(deals: int, standing: Standing, titles: list[str]) -> list[str]:
    shares = standing.titles or {}
    lower = sum(share for key, share in shares.items() if key not in titles)
    rating = with_margin(words(), standing.rating, signed=True) if standing.rating else ""
    return [
        f"`{standing.player}`",
        str(deals),
        with_margin(words(), standing.total),
        rating,
        *(percent(words(), shares[key]) for key in titles),
        percent(words(), lower),
        f"{standing.median_ms:.3g}",
        f"{standing.p99_ms:.3g}",
    ]


def _line(cells: Sequence[str]) -> str:
    return f"| {' | '.join(cells)} |"
