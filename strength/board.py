"""The table of results in docs/contest.md, made from entries: ``python -m strength board --write``.

Every entry in ``strength/entries`` is replayed before it gets a line.
"""

from argparse import ArgumentParser
from collections.abc import Iterator, Sequence
from pathlib import Path

from cartographers.cli.match.results_text import with_margin
from cartographers.contest.suite import SUITES
from cartographers.words.book import words
from strength.shared.contest import reports_errors
from strength.shared.entry import Entry, NotAnEntry, check_games, read_entry, signed_by

ROOT = Path(__file__).parents[1]
PAGE = ROOT / "docs" / "contest.md"
ENTRIES = ROOT / "strength" / "entries"
BEGIN, END = "<!-- results: python -m strength board --write -->", "<!-- end of results -->"
#: An entry, and the fingerprint of the key that it is signed with.
Line = tuple[Entry, str]


@reports_errors
def main(argv: list[str]) -> int:
    """Replay all entries, and print or write the tables."""
    options = ArgumentParser("python -m strength board", description=__doc__)
    options.add_argument("files", nargs="*", type=Path, metavar="FILE", help="other entries than ours")
    options.add_argument("--write", action="store_true", help="put the tables into docs/contest.md")
    args = options.parse_args(argv)
    text = "\n".join(tables([_checked(path) for path in args.files or sorted(ENTRIES.glob("*.jsonl.gz"))]))
    print(text)
    if args.write:
        PAGE.write_text(with_tables(PAGE.read_text(encoding="utf-8"), text), encoding="utf-8")
    return 0


def _checked(path: Path) -> Line:
    entry = read_entry(path)
    for fault in check_games(entry):
        raise NotAnEntry(f"{path}: {fault}")
    return entry, signed_by(path)


def tables(lines: Sequence[Line]) -> Iterator[str]:
    """A table for each suite that somebody has entered, the strongest first."""
    for suite in SUITES.values():
        mine = sorted((one for one in lines if one[0].suite is suite), key=lambda one: -one[0].total.mean)
        if mine:
            yield f"### {suite.name} (digest `{suite.digest}`)"
            yield ""
            yield "| player | deals | stars | ms a decision, median | p99 | hardware | signed by |"
            yield "|---|--:|--:|--:|--:|---|---|"
            yield from map(_line, mine)
            yield ""


def _line(line: Line) -> str:
    entry, key = line
    median, p99 = entry.times
    stars = with_margin(words(), entry.total)
    return (
        f"| `{entry.player}` | {len(entry.games)} | {stars} | {median:.3g} | {p99:.3g} "
        f"| {entry.hardware} | {key or '–'} |"
    )


def with_tables(page: str, text: str) -> str:
    """The page with these tables in it."""
    before, after = page.index(BEGIN) + len(BEGIN), page.index(END)
    return f"{page[:before]}\n\n{text.strip()}\n\n{page[after:]}"
