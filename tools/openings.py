"""Write what a strong bot draws in the first season, game by game: ``python -m tools openings``.

There is a file for each sheet, which a page reads when its part is opened. Each line is a game alone: edicts
A and B, the stars of the first season, the stars at the end, and the drawings of the first season as
``card:terrain:cells``. The first line names the bot. The same seeds give the same files; a game takes about
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

FOLDER = Path(__file__).parents[1] / "web/src/common/openings/games"
#: The sheets, and the box that is played on each.
BOXES = {"A": "base", "B": "base", "C": "heroes", "D": "heroes"}
#: Far from the seeds of the suites, of puzzles and of trainings.
_FIRST = 70_000_000


def main(arguments: list[str]) -> int:
    """Play games and write them."""
    parser = ArgumentParser(prog="python -m tools openings", description=__doc__)
    parser.add_argument("--sheets", nargs="+", choices=BOXES, default=[*BOXES])
    parser.add_argument("--games", type=int, default=2000, help="on each sheet")
    parser.add_argument("--first", type=int, default=_FIRST, help="the seed of the first game")
    parser.add_argument("--bot", default="learned")
    parser.add_argument("--out", type=Path, default=FOLDER)
    wish = parser.parse_args(arguments)
    for sheet in wish.sheets:
        with (wish.out / f"{sheet}.txt").open("w", encoding="utf-8") as file:
            for line in lines(wish.bot, sheet, seeds(sheet, wish.first, wish.games)):
                print(line, file=file, flush=True)
    return 0


def seeds(sheet: str, first: int, games: int) -> range:
    """The seeds of a sheet: those of the two sheets of a box take turns."""
    return range(first + [*BOXES].index(sheet) % 2, first + 2 * games, 2)


def lines(bot: str, sheet: str, seeds: range) -> Iterator[str]:
    """The file of a sheet, line by line."""
    yield f"# {bot}"
    plan = plan_for(shelf(), [BOXES[sheet]], sheet)
    for seed in seeds:
        table = deal_table(plan, seed)
        play_out(table, bots([bot], seed))
        yield _line(table)


def _line(table: Table) -> str:
    setup, scores = table.game.setup, table.game.seats[0].scores
    first, second, *_ = setup.edicts
    facts = (first, second, str(scores[0].stars), str(result(table.game).stars[0]))
    return " ".join([*facts, *_drawings(table)])


def _drawings(table: Table) -> Iterator[str]:
    for step in table.history():
        if isinstance(step.event, Committed) and isinstance(step.event.decision, Draw):
            if step.before.season:
                return
            drawn = step.event.decision
            yield f"{step.before.card}:{drawn.terrain.key}:{write_cells(drawn.cells)}"
