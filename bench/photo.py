"""How well photos are read: ``python -m bench photo``, by what was drawn with and by how bad the photo is."""

import argparse
from collections import Counter
from collections.abc import Iterable
from functools import cache
from statistics import median
from time import perf_counter
from typing import NamedTuple

import numpy as np

from bench.photos.camera import SEVERITIES, Severity, photo_of
from bench.photos.drawing import Kind, drawn_page
from cartographers.boxes import shelf
from cartographers.notation.sheet_picture import write_picture
from cartographers.photo import PhotoError, ReadSheet, read_photo
from cartographers.players.greedy import Greedy
from cartographers.table.dealer import SeedDealer
from cartographers.table.opening import play_out
from cartographers.table.plan import Plan, deal
from cartographers.table.table import Table

#: Printed full cells: nothing is drawn on them, and they do not count.
_FULL = "^#"


class Outcome(NamedTuple):
    """What came of one photo."""

    kind: Kind
    severity: str
    #: The code of the error, if it was not read.
    error: str = ""
    cells: int = 0
    wrong: int = 0
    #: Wrong cells that a person is shown as doubtful.
    shown: int = 0
    doubtful: int = 0
    seconds: float = 0.0
    #: What was taken for what.
    mistakes: tuple[str, ...] = ()


def main(arguments: list[str]) -> int:
    """Print the tables."""
    parser = argparse.ArgumentParser(prog="python -m bench photo", description=__doc__)
    parser.add_argument("--photos", type=int, default=6, help="for each kind and each severity (6)")
    parser.add_argument("--seed", type=int, default=1)
    wish = parser.parse_args(arguments)
    outcomes = [
        outcome(kind, severity, 1000 * wish.seed + number)
        for kind in Kind
        for severity in SEVERITIES
        for number in range(wish.photos)
    ]
    print("| | photos | read | cells right | maps without a mistake | mistakes shown | cells shown | time |")
    print("|---|--:|--:|--:|--:|--:|--:|--:|")
    for kind in Kind:
        print(line(kind.value, [one for one in outcomes if one.kind is kind]))
    for severity in SEVERITIES:
        print(line(severity.key, [one for one in outcomes if one.severity == severity.key]))
    print(line("all", outcomes))
    print()
    for kind in Kind:
        shares = []
        for severity in SEVERITIES:
            some = [one for one in outcomes if one.kind is kind and one.severity == severity.key]
            shares.append(f"{severity.key} {_share(*_right(some))}")
        print(f"{kind.value}: {', '.join(shares)}")
    mistakes = Counter(each for one in outcomes for each in one.mistakes).most_common(10)
    print("Taken for another:", ", ".join(f"{what} {count} times" for what, count in mistakes))
    return 0


def line(name: str, outcomes: list[Outcome]) -> str:
    """A row of the table."""
    read = [one for one in outcomes if not one.error]
    wrong = sum(one.wrong for one in read)
    times = [one.seconds for one in read]
    return (
        f"| {name} | {len(outcomes)} | {_share(len(read), len(outcomes))} | {_share(*_right(read))} "
        f"| {_share(sum(not one.wrong for one in read), len(read))} "
        f"| {_share(sum(one.shown for one in read), wrong)} "
        f"| {_share(sum(one.doubtful for one in read), sum(one.cells for one in read))} "
        f"| {median(times) if times else 0:.2f} s |"
    )


def _right(outcomes: Iterable[Outcome]) -> tuple[int, int]:
    cells, wrong = 0, 0
    for one in outcomes:
        cells, wrong = cells + one.cells, wrong + one.wrong
    return cells - wrong, cells


def _share(part: int, whole: int) -> str:
    return f"{part / whole:.1%}" if whole else "–"


def outcome(kind: Kind, severity: Severity, seed: int) -> Outcome:
    """Draw, photograph and read one page."""
    chance = np.random.default_rng((seed, list(Kind).index(kind), SEVERITIES.index(severity)))
    sheet = "ABCD"[seed % 4]
    picture = played_map(sheet, seed)
    paper = "letter" if seed % 5 == 0 else "a4"
    file = photo_of(chance, drawn_page(chance, sheet, picture, kind, paper), severity)
    began = perf_counter()
    try:
        read = read_photo(file)
    except PhotoError as error:
        return Outcome(kind, severity.key, error.code)
    return _compared(kind, severity, read, picture)._replace(seconds=perf_counter() - began)


def _compared(kind: Kind, severity: Severity, read: ReadSheet, picture: str) -> Outcome:
    pairs = [
        (was, said) for was, said in zip(picture, "".join(read.picture), strict=True) if was not in _FULL
    ]
    doubtful = {11 * row + column for row, column in read.doubtful}
    wrong = [
        at for at, (was, said) in enumerate(zip(picture, "".join(read.picture), strict=True)) if was != said
    ]
    return Outcome(
        kind,
        severity.key,
        cells=len(pairs),
        wrong=len(wrong),
        shown=len(doubtful.intersection(wrong)),
        doubtful=len(doubtful),
        mistakes=tuple(f"{was} for {said}" for was, said in pairs if was != said),
    )


@cache
def played_map(sheet: str, seed: int) -> str:
    """The map of a game that a bot played alone, as 121 marks."""
    plan = Plan(
        sheet=sheet, explore="base", seasons="base", stacks=("base",), ambushes=("base",), heroes=False
    )
    table = Table(shelf(), deal(shelf(), plan, seed), SeedDealer(seed))
    play_out(table, [Greedy(seed)])
    return "".join(write_picture(table.game.seats[0].sheet))
