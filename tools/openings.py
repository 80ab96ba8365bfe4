"""Write what a strong bot draws in the first season, game by game: ``python -m tools openings``.

The page of an analysis reads the file when its part is opened. Each line is a game alone: the sheet, edicts A
and B, the stars of the first season, the stars at the end, and the drawings of the first season as
``card:terrain:cells``. The first line names the bot. The same seeds give the same file; a game takes about
0.05 seconds.
"""

from argparse import ArgumentParser
from collections.abc import Iterator
from pathlib import Path

from cartographers.boxes import shelf
from cartographers.notation.cells import write_cells
from cartographers.rules.decision import Draw
from cartographers.rules.event import Committed
from cartographers.rules.season import result
from cartographers.table.opening import bots, deal_table, play_out
from cartographers.table.plan import plan_for
from cartographers.table.table import Table

FILE = Path(__file__).parents[1] / "web/src/analysis/openings/games.txt"
#: The sheets that are played in turn.
SHEETS = ("A", "B")
#: Far from the seeds of the suites, of puzzles and of trainings.
_FIRST = 70_000_000


def main(arguments: list[str]) -> int:
    """Play games and write them."""
    parser = ArgumentParser(prog="python -m tools openings", description=__doc__)
    parser.add_argument("--games", type=int, default=4000)
    parser.add_argument("--first", type=int, default=_FIRST, help="the seed of the first game")
    parser.add_argument("--bot", default="learned")
    parser.add_argument("--out", type=Path, default=FILE)
    wish = parser.parse_args(arguments)
    with wish.out.open("w", encoding="utf-8") as file:
        for line in lines(wish.bot, range(wish.first, wish.first + wish.games)):
            print(line, file=file, flush=True)
    return 0


def lines(bot: str, seeds: range) -> Iterator[str]:
    """The file, line by line."""
    yield f"# {bot}"
    for seed in seeds:
        table = deal_table(plan_for(shelf(), ["base"], SHEETS[seed % len(SHEETS)]), seed)
        play_out(table, bots([bot], seed))
        yield _line(table)


def _line(table: Table) -> str:
    setup, scores = table.game.setup, table.game.seats[0].scores
    first, second, *_ = setup.edicts
    facts = (setup.sheet, first, second, str(scores[0].stars), str(result(table.game).stars[0]))
    return " ".join([*facts, *_drawings(table)])


def _drawings(table: Table) -> Iterator[str]:
    for step in table.history():
        if isinstance(step.event, Committed) and isinstance(step.event.decision, Draw):
            if step.before.season:
                return
            drawn = step.event.decision
            yield f"{step.before.card}:{drawn.terrain.key}:{write_cells(drawn.cells)}"
