"""Games of one plan with different seeds, in the order of their seeds wherever they run."""

import json
from collections.abc import Iterator, Sequence
from contextlib import closing
from dataclasses import asdict, dataclass
from typing import NamedTuple

import cartographers
from cartographers.cli.common.record_files import record_text
from cartographers.cli.simulate.decision_rows import DecisionRow, decision_rows
from cartographers.contest.runner import Runner
from cartographers.rules.season import result
from cartographers.table.opening import bots, deal_table, play_out
from cartographers.table.plan import Plan
from cartographers.words.book import words


class GameResult(NamedTuple):
    """How one game went, seat by seat."""

    seed: int
    totals: tuple[int, ...]
    places: tuple[int, ...]
    #: In solo.
    rating: int | None
    title: str | None


class Played(NamedTuple):
    """A game that has been played."""

    result: GameResult
    #: The game's record, if it is wanted.
    record: str = ""
    #: Its decisions, if they are wanted.
    rows: tuple[DecisionRow, ...] = ()


@dataclass(frozen=True, slots=True)
class Series:
    """Games of one plan between the same players."""

    plan: Plan
    players: tuple[str, ...]
    #: The language of the comments in records; none are written without one.
    record_language: str = ""
    #: Are the decisions wanted?
    rows: bool = False

    def about(self, seeds: range) -> dict[str, str]:
        """What is played, as the metadata of a file of decisions say it."""
        return {
            "version": cartographers.__version__,
            "plan": json.dumps(asdict(self.plan)),
            "players": json.dumps(self.players),
            "deals": f"{seeds[0]} to {seeds[-1]}",
        }

    def play(self, seed: int) -> Played:
        """One game."""
        table = deal_table(self.plan, seed)
        play_out(table, bots(self.players, seed))
        ended = result(table.game)
        return Played(
            GameResult(seed, ended.stars, ended.places, ended.rating, ended.title),
            record_text(words(self.record_language), table) if self.record_language else "",
            tuple(decision_rows(table, seed, self.players)) if self.rows else (),
        )

    def play_all(self, seeds: Sequence[int], runner: Runner) -> Iterator[Played]:
        """All games, in the order of their seeds."""
        ended: dict[int, Played] = {}
        due = iter(seeds)
        seed = next(due, None)
        with closing(runner.run(self.play, seeds)) as games:
            for one in games:
                ended[one.result.seed] = one
                while seed in ended:
                    yield ended.pop(seed)
                    seed = next(due, None)
