"""The table of results in docs/research/bots.md: the example programs beside the players of the roster.

``python -m strength bots --deals 200`` prints it, and with ``--write`` it is put into the page. Programs of
your own come along with ``--more ./mybot,"python3 other.py"``.
"""

from argparse import ArgumentParser
from collections.abc import Iterator
from pathlib import Path
from shutil import which
from subprocess import run
from tempfile import TemporaryDirectory

from cartographers.cli.match.match_file import MatchFile, play_missing
from cartographers.cli.match.program_games import programs_of
from cartographers.cli.match.request import distinct_players
from cartographers.cli.match.results_text import with_margin
from cartographers.contest.results import Results, Standing, results
from cartographers.contest.runner import Alone
from cartographers.contest.suite import SUITES
from cartographers.words.book import words
from strength.shared.contest import reports_errors

ROOT = Path(__file__).parents[1]
PAGE = ROOT / "docs" / "research" / "bots.md"
EXAMPLES = ROOT / "examples" / "bots"
BEGIN, END = "<!-- results: python -m strength bots --write -->", "<!-- end of results -->"
ROSTER = "chance,greedy,learned"


@reports_errors
def main(argv: list[str]) -> int:
    """Play the deals, and print or write the table."""
    options = ArgumentParser("python -m strength bots", description="The table of results of programs.")
    options.add_argument("--deals", type=int, default=100, help="deals of the suite A-base (100)")
    options.add_argument("--more", default="", metavar="A,B", help="more programs or players")
    options.add_argument("--write", action="store_true", help="put the table into docs/research/bots.md")
    args = options.parse_args(argv)
    with TemporaryDirectory() as folder:
        examples = dict(_examples(Path(folder)))
        names = ",".join([ROSTER, *examples, *([args.more] if args.more else [])])
        match = SUITES["A-base"].match(*distinct_players(names))
        with MatchFile(match) as file, programs_of(match):
            play_missing(words(), file, args.deals, Alone())
            scores = results(match, file.done.values(), args.deals)
    text = "\n".join(table(scores, examples))
    print(text)
    if args.write:
        PAGE.write_text(with_table(PAGE.read_text(encoding="utf-8"), text), encoding="utf-8")
    return 0


def _examples(folder: Path) -> Iterator[tuple[str, str]]:
    """The commands of the examples that can be run here, and how the table calls them."""
    yield f"python3 {EXAMPLES / 'snug.py'}", "examples/bots/snug.py"
    if which("node"):
        yield f"node {EXAMPLES / 'snug.js'}", "examples/bots/snug.js"
    if which("g++"):
        built = folder / "snug"
        run(["g++", "-std=c++17", "-O2", "-o", built, EXAMPLES / "snug.cpp"], check=True)
        yield str(built), "examples/bots/snug.cpp"


def table(scores: Results, called: dict[str, str]) -> Iterator[str]:
    """The table, line by line, the strongest first."""
    yield f"{scores.deals} deals of the suite A-base, each player alone:"
    yield ""
    yield "| player | mean total | solo rating | Elo | deals lost | ms a move, median | p99 |"
    yield "|---|--:|--:|--:|--:|--:|--:|"
    for standing in sorted(scores.standings, key=lambda one: -one.total.mean):
        yield _line(standing, called.get(standing.player, standing.player))


def _line(standing: Standing, name: str) -> str:
    assert standing.rating
    cells = [
        f"`{name}`",
        with_margin(words(), standing.total),
        with_margin(words(), standing.rating, signed=True),
        f"{standing.elo.elo:+.0f} ± {standing.elo.margin:.0f}",
        str(len(standing.forfeits)),
        f"{standing.median_ms:.3g}",
        f"{standing.p99_ms:.3g}",
    ]
    return f"| {' | '.join(cells)} |"


def with_table(page: str, text: str) -> str:
    """The page with another table between its marks."""
    before, _, rest = page.partition(BEGIN)
    return f"{before}{BEGIN}\n{text}\n{END}{rest.partition(END)[2]}"
