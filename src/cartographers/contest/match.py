"""A match: who plays which deals, and where they sit."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from cartographers.contest.forfeit import Forfeiting, Json, Timed, reason_json
from cartographers.players.player import Player
from cartographers.rules.season import result
from cartographers.table.opening import bots, deal_table, play_out
from cartographers.table.plan import Plan
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
    #: If somebody failed: why, or None, seat by seat; the totals are then with what was drawn for them.
    forfeits: tuple[Json | None, ...] = ()

    def forfeit(self, seat: int) -> Json | None:
        """Why the player of a seat lost the game before its end, if so."""
        return self.forfeits[seat] if self.forfeits else None

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
        """Play a game of bots to its end."""
        return self.play_at(self.open_table(job.deal), job, bots(job.seats, self.seed + job.deal))

    def play_at(self, table: Table, job: Job, players: Sequence[Player]) -> Played:
        """Play a game to its end at its table."""
        timed = [Timed(player) for player in players]
        failing = [Forfeiting(player) for player in timed]
        play_out(table, failing)
        ended = result(table.game)
        reasons = tuple(reason_json(player.reason) if player.reason else None for player in failing)
        return Played(
            deal=job.deal,
            seats=job.seats,
            totals=ended.stars,
            lost=ended.lost,
            rating=ended.rating,
            title=ended.title,
            ms=tuple(tuple(player.milliseconds) for player in timed),
            forfeits=reasons if any(reasons) else (),
        )
