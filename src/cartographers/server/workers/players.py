"""Bots that think in other processes, each as long as its name says and not much longer."""

import logging
from collections.abc import Mapping, Sequence
from hashlib import sha256

from cartographers.notation.wire import Json, write_setup
from cartographers.players.chance import Chance
from cartographers.players.roster import seconds
from cartographers.rules.decision import Decision
from cartographers.rules.setup import Setup
from cartographers.rules.state import Game
from cartographers.rules.view import view
from cartographers.server.asked import read_decided
from cartographers.server.snapshot import write_game
from cartographers.server.workers.pool import Workers, WorkFailed

logger = logging.getLogger(__name__)

#: How much longer than its own time a bot may take on a busy machine.
TOLERANCE = 1.2


class Patience:
    """How long is waited for an answer: the time a name asks for and some slack, else a fixed time."""

    def __init__(self, slack: float, untimed: float) -> None:
        self._slack, self._untimed = slack, untimed

    def __call__(self, name: str) -> float:
        given = seconds(name)
        return self._untimed if given is None else given * TOLERANCE + self._slack


class Thinkers:
    """The bots' processes, asked for decisions."""

    def __init__(self, workers: Workers, patience: Patience) -> None:
        self._workers, self._patience = workers, patience

    @property
    def number(self) -> int:
        """How many think at once."""
        return self._workers.number

    async def think(self, game: Game, bots: Mapping[int, str], seed: int) -> dict[int, Decision]:
        """What these bots decide, in their order, up to the first who fails; all of it legal."""
        seats = [[seat, bot, toss(seed, seat, game.step)] for seat, bot in bots.items()]
        job = {"task": "think", "game": write_game(game), "seats": seats}
        found: dict[int, Decision] = {}
        waiting = iter(bots)

        def hear(answer: Json) -> None:
            seat = next(waiting)
            decision = read_decided(game.phase, answer["decision"])
            reason = view(game, seat).why_not(decision)
            if reason:
                raise ValueError(f"an illegal decision: {reason}")
            found[seat] = decision

        try:
            await self._workers.ask(job, [self._patience(bot) for bot in bots.values()], hear)
        except WorkFailed as wrong:
            failed = next(bot for seat, bot in bots.items() if seat not in found)
            logger.warning("the bot %s failed: %s", failed, wrong)
        return found

    async def bound(self, setup: Setup, cards: Sequence[str], patience: float) -> int | None:
        """The most stars that cards in this order are known to have had in them, if anybody can say."""
        found: list[int | None] = []

        def hear(answer: Json) -> None:
            told = answer["bound"]
            if told is not None and type(told) is not int:
                raise ValueError("a bound is a number of stars")
            found.append(told)

        try:
            job = {"task": "bound", "setup": write_setup(setup), "cards": list(cards)}
            await self._workers.ask(job, [patience], hear)
        except WorkFailed as wrong:
            logger.warning("the bound of a deal was not found: %s", wrong)
        return found[0] if found else None

    async def close(self) -> None:
        """End all processes."""
        await self._workers.close()


def toss(seed: int, seat: int, step: int) -> int:
    """A bot's own chance for one decision: it follows from the game's, and tells nothing about it."""
    return int.from_bytes(sha256(f"{seed}/bot/{seat}/{step}".encode()).digest()[:6], "big")


def anything(game: Game, seats: Sequence[int], seed: int) -> dict[int, Decision]:
    """Any legal decision for each of these seats: what is left when a bot fails."""
    return {seat: Chance(toss(seed, seat, game.step)).decide(view(game, seat)) for seat in seats}
