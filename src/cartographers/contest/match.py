"""A match: who plays which deals, and where they sit."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import NamedTuple

from cartographers.contest.clock import Timed
from cartographers.rules.season import result
from cartographers.table.bots import bots
from cartographers.table.opening import deal_table
from cartographers.table.plan import Plan
from cartographers.table.play_out import play_out
from cartographers.table.table import Table


class Job(NamedTuple):
    """One game of a match: the number of its deal, and who sits at the table, seat by seat."""

    deal: int
    seats: tuple[str, ...]


class Played(NamedTuple):
    """How a job went, seat by seat."""

    deal: int
    seats: tuple[str, ...]
    totals: tuple[int, ...]
    #: Stars lost to monsters, which decide between equal totals at a table (R6.1).
    lost: tuple[int, ...]
    #: In solo (R11.4).
    rating: int | None
    title: str | None
    #: Milliseconds for each move.
    ms: tuple[tuple[float, ...], ...]

    @property
    def job(self) -> Job:
        """What was to be played."""
        return Job(self.deal, self.seats)


@dataclass(frozen=True, slots=True)
class Match:
    """Players on the same deals: each alone, or all at one table.

    Set-up and cards follow from the seed, which is ``seed`` for deal 0 and one more for each deal after it;
    how many deals are played is left open, so that a match can be made longer.
    """

    players: tuple[str, ...]
    plan: Plan
    seed: int = 0

    @property
    def solo(self) -> bool:
        """Does everyone play alone (R11)?"""
        return self.plan.seats == 1

    def jobs(self, deals: int) -> Iterator[Job]:
        """All games, deal by deal, so that what is done early can be compared early."""
        for number in range(deals):
            yield from self.jobs_of(number)

    def jobs_of(self, deal: int) -> list[Job]:
        """The games on one deal."""
        if self.solo:
            return [Job(deal, (name,)) for name in self.players]
        return [Job(deal, self.seating(deal))]

    def seating(self, deal: int) -> tuple[str, ...]:
        """Who sits where: round the table, with each deal one seat on.

        After everyone has sat everywhere the order is turned round, so that nobody always has the same
        neighbour to the left, who draws the monsters.
        """
        rounds, shift = divmod(deal, len(self.players))
        order = self.players[::-1] if rounds % 2 else self.players
        return tuple(order[(seat + shift) % len(order)] for seat in range(self.plan.seats))

    def open_table(self, deal_number: int) -> Table:
        """The table of a deal, before anyone has decided anything."""
        return deal_table(self.plan, self.seed + deal_number)

    def play(self, job: Job) -> Played:
        """Play a game to its end."""
        table = self.open_table(job.deal)
        players = [Timed(player) for player in bots(job.seats, self.seed + job.deal)]
        play_out(table, players)
        ended = result(table.game)
        return Played(
            deal=job.deal,
            seats=job.seats,
            totals=ended.stars,
            lost=ended.lost,
            rating=ended.rating,
            title=ended.title,
            ms=tuple(tuple(player.milliseconds) for player in players),
        )
