"""Games of one plan with different seeds, one after the other or in several processes."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from cartographers.cli.common.record_files import record_text
from cartographers.contest.runner import Alone, Processes, Runner
from cartographers.rules.season import result
from cartographers.table.bots import bots
from cartographers.table.opening import deal_table
from cartographers.table.plan import Plan
from cartographers.table.play_out import play_out
from cartographers.words.book import words


class GameResult(NamedTuple):
    """How one game went, seat by seat."""

    seed: int
    totals: tuple[int, ...]
    places: tuple[int, ...]
    #: In solo.
    rating: int | None
    title: str | None
    #: The game's record, if it is wanted.
    record: str


@dataclass(frozen=True, slots=True)
class Series:
    """Games of one plan between the same players."""

    plan: Plan
    players: tuple[str, ...]
    #: The language of the comments in records; none are written without one.
    record_language: str = ""

    def play(self, seed: int) -> GameResult:
        """One game."""
        table = deal_table(self.plan, seed)
        play_out(table, bots(self.players, seed))
        ended = result(table.game)
        record = record_text(words(self.record_language), table) if self.record_language else ""
        return GameResult(seed, ended.stars, ended.places, ended.rating, ended.title, record)

    def play_all(self, seeds: Sequence[int], jobs: int) -> Iterator[GameResult]:
        """All games, in the order of their seeds."""
        runner: Runner = Alone() if jobs == 1 else Processes(jobs)
        ended: dict[int, GameResult] = {}
        due = iter(seeds)
        seed = next(due, None)
        for one in runner.run(self.play, seeds):
            ended[one.seed] = one
            while seed in ended:
                yield ended.pop(seed)
                seed = next(due, None)
