"""Is what a seat is sent the same whatever is hidden from it: ``python tests/long secrecy --pairs 1e6``.

Two rooms play the same game with other secrets: another seed and dealer, and in each phase other decisions
are sealed, which are replaced by equal ones before the phase ends. All the while every seat that has sealed
the same in both rooms, and a spectator, must be sent the same bytes (R12).
"""

import asyncio
import sys
from argparse import ArgumentParser
from collections import Counter
from collections.abc import Iterable
from concurrent.futures import ProcessPoolExecutor
from random import Random
from time import perf_counter
from typing import NamedTuple

from cartographers.notation.wire import Json, write_decision
from cartographers.players.chance import Chance
from cartographers.rules.view import view
from long.shared.twin_rooms import SPECTATOR, TwinRooms
from testkit.random_games import any_setup

SEATS = (1, 2, 4, 12, 100)
#: At a large table not after every decision, but after so many of a phase, chosen by chance.
LOOKS = 6


class Share(NamedTuple):
    """What one process is to do."""

    seed: int
    pairs: int
    seats: int = SEATS[-1]


class Done(NamedTuple):
    """How often what was sent was compared, by the number of seats, and where it differed."""

    pairs: Counter[int]
    #: How many decisions were sealed that differed in the two rooms.
    hidden: Counter[int]
    wrong: list[str]


class Comparison:
    """One game played in two rooms."""

    def __init__(self, seats: int, seed: int) -> None:
        self.rooms = TwinRooms(any_setup(seed, seats=seats, skills=True), seed)
        self.toss = Random(f"secrecy {seed}")
        self.pairs = self.hidden = 0
        self.wrong: list[str] = []

    async def play(self, most: int) -> None:
        """Play until the game is over or so much has been compared."""
        while not self.rooms.over and self.pairs < most and not self.wrong:
            await self._play_phase()

    async def _play_phase(self) -> None:
        game = self.rooms.game
        *waiting, last = self.toss.sample(game.waiting, len(game.waiting))
        keeper = self.toss.choice(waiting) if waiting and self.toss.random() < 0.5 else None
        looks = set(self.toss.sample(range(len(waiting)), min(LOOKS, len(waiting))))
        differing: set[int] = set()
        for number, seat in enumerate(waiting):
            first = self._decision(seat)
            second = first if seat == keeper else self._decision(seat)
            await self.rooms.decide(seat, first, second)
            if first != second:
                differing.add(seat)
                self.hidden += 1
            if number in looks:
                self._compare(differing)
        for seat in sorted(differing):
            same = self._decision(seat)
            await self.rooms.decide(seat, same, same)
        same = self._decision(last)
        self._compare(())
        await self.rooms.decide(last, same, same)
        if not self.rooms.over:  # then the seed is told, and it differs
            self._compare(())

    def _decision(self, seat: int) -> Json:
        chance = Chance(self.toss.getrandbits(32))
        return write_decision(chance.decide(view(self.rooms.game, seat)))

    def _compare(self, differing: Iterable[int]) -> None:
        """What is sent to a spectator and to each seat that has not sealed something different."""
        seats = [seat for seat in range(self.rooms.game.setup.seats) if seat not in differing]
        for seat in (*seats, SPECTATOR):
            self.pairs += 1
            sent = self.rooms.sent_to(seat)
            if sent[0] != sent[1]:
                self.wrong.append(f"seat {seat} in step {self.rooms.game.step}: {_difference(*sent)}")
                return


async def compared(seats: int, seed: int, most: int) -> Comparison:
    """A game after as many comparisons as wanted, or as it has; rooms need an event loop to be made."""
    one = Comparison(seats, seed)
    await one.play(most)
    return one


def _difference(first: bytes, second: bytes) -> str:
    """The place at which two messages begin to differ."""
    at = next((at for at, pair in enumerate(zip(first, second, strict=False)) if pair[0] != pair[1]), 0)
    return f"…{first[max(0, at - 60) : at + 40]!r} and {second[at : at + 40]!r}"


def check_share(share: Share) -> Done:
    """Play games in pairs of rooms until the share is done."""
    done = Done(Counter(), Counter(), [])
    seats = [number for number in SEATS if number <= share.seats]
    game = share.seed
    while done.pairs.total() < share.pairs:
        number = min(seats, key=lambda one: done.pairs[one])
        one = asyncio.run(compared(number, game, max(1, share.pairs // len(seats))))
        done.pairs[number] += one.pairs
        done.hidden[number] += one.hidden
        done.wrong.extend(f"game {game} with {number} seats, {wrong}" for wrong in one.wrong)
        game += 1
    return done


def main(arguments: list[str]) -> int:
    """Compare and print; the exit status of the command."""
    parser = ArgumentParser(prog="python tests/long secrecy")
    parser.add_argument("--pairs", type=float, default=1e4)
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args(arguments)
    each = 20_000
    number = -(-int(args.pairs) // each)
    shares = [Share((args.seed * 1000 + one) * 10_000, min(each, int(args.pairs))) for one in range(number)]
    total, since = Done(Counter(), Counter(), []), perf_counter()
    with ProcessPoolExecutor(args.processes) as processes:
        for share in processes.map(check_share, shares):
            total.pairs.update(share.pairs)
            total.hidden.update(share.hidden)
            total.wrong.extend(share.wrong)
            seconds = perf_counter() - since
            print(f"{total.pairs.total():,} pairs, {seconds:.0f} s", file=sys.stderr, flush=True)
    print("| seats | compared (state, seat) | decisions sealed otherwise |\n|--:|--:|--:|")
    for seats in sorted(total.pairs):
        print(f"| {seats} | {total.pairs[seats]:,} | {total.hidden[seats]:,} |")
    print(f"{total.pairs.total():,} pairs, {len(total.wrong)} of them differ")
    print(*total.wrong[:10], sep="\n")
    return int(bool(total.wrong))
