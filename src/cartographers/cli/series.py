"""Many games in a row, or side by side."""

import signal
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import partial
from typing import NamedTuple

from cartographers.cli.game_options import open_table
from cartographers.cli.record_files import record_text
from cartographers.rules.season import solo_rating, solo_title, standings
from cartographers.table.match import play_out
from cartographers.table.plan import Plan
from cartographers.table.programs import program

#: Games handed to a process at a time.
BATCH = 8


class Result(NamedTuple):
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
    recorded: bool = False

    def play(self, seed: int) -> Result:
        """One game."""
        table = open_table(self.plan, seed)
        play_out(table, [program(name, seed, seat) for seat, name in enumerate(self.players)])
        game = table.game
        seats = sorted(standings(game))
        solo = game.setup.solo
        return Result(
            seed,
            tuple(place.stars for place in seats),
            tuple(place.place for place in seats),
            solo_rating(game) if solo else None,
            solo_title(game) if solo else None,
            record_text(table) if self.recorded else "",
        )

    def play_all(self, seeds: Sequence[int], jobs: int) -> Iterator[Result]:
        """All games, in the order of their seeds."""
        if jobs == 1:
            yield from map(self.play, seeds)
            return
        # A person's Ctrl-C is for this process; the others end with it.
        pool = ProcessPoolExecutor(jobs, initializer=partial(signal.signal, signal.SIGINT, signal.SIG_IGN))
        try:
            yield from pool.map(self.play, seeds, chunksize=BATCH)
        finally:
            pool.shutdown(cancel_futures=True)
