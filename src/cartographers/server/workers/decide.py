"""The job of the bots. An answer is waited for as long as the bot's own time limit allows."""

import logging
from collections.abc import Iterator, Mapping, Sequence
from hashlib import sha256
from typing import TYPE_CHECKING

from cartographers.boxes import shelf
from cartographers.notation.game_json import read_game, write_game
from cartographers.notation.wire import Json, read_decision, write_decision
from cartographers.players.chance import Chance
from cartographers.players.roster import player, seconds
from cartographers.rules.decision import Decision
from cartographers.rules.state import Game
from cartographers.rules.view import view
from cartographers.server.workers.job import Job, WorkerFailed

if TYPE_CHECKING:
    # A worker process loads this module too, and has no event loop.
    from cartographers.server.work.queue import Purpose
    from cartographers.server.workers.pool import WorkerPool

logger = logging.getLogger(__name__)

#: How many times its own time limit a bot may take on a busy machine.
TOLERANCE = 1.2
#: Seconds that a bot without a time limit usually takes.
_QUICK = 0.02


def decide(request: Json) -> Iterator[Json]:
    """One decision per seat, in order."""
    game = read_game(shelf(), request["game"])
    for seat, bot, seed in request["seats"]:
        yield {"decision": write_decision(player(bot, seed).decide(view(game, seat)))}


class AnswerTimeout:
    """How long to wait for a bot's decision, by the bot's name."""

    def __init__(self, margin: float, untimed: float) -> None:
        #: Seconds added to a bot's own time limit, and the whole timeout of a bot that has none.
        self._margin, self._untimed = margin, untimed

    def __call__(self, bot: str) -> float:
        """The timeout in seconds."""
        limit = seconds(bot)
        return self._untimed if limit is None else limit * TOLERANCE + self._margin


class BotWorkers:
    """Bots in the processes of a pool."""

    def __init__(self, pool: "WorkerPool", timeout: AnswerTimeout) -> None:
        self._pool, self._timeout = pool, timeout

    async def decide(
        self, game: Game, bots: Mapping[int, str], seed: int, purpose: "Purpose"
    ) -> dict[int, Decision]:
        """Legal decisions for seats and their bots, in order, up to the first bot that fails."""
        seats = [[seat, bot, rng_seed(seed, seat, game.step)] for seat, bot in bots.items()]
        decisions: dict[int, Decision] = {}
        unanswered = iter(bots)

        def on_answer(answer: Json) -> None:
            seat = next(unanswered)
            decision = read_decision(game.phase, answer["decision"])
            reason = view(game, seat).why_not(decision)
            if reason:
                raise ValueError(f"an illegal decision: {reason}")
            decisions[seat] = decision

        job = Job(
            decide,
            lambda: {"game": write_game(game), "seats": seats},
            [self._timeout(bot) for bot in bots.values()],
            sum(seconds(bot) or _QUICK for bot in bots.values()),
        )
        try:
            await self._pool.run(job, purpose, on_answer)
        except WorkerFailed as error:
            failed = next(bot for seat, bot in bots.items() if seat not in decisions)
            logger.warning("the bot %s failed: %s", failed, error)
        return decisions


def rng_seed(seed: int, seat: int, step: int) -> int:
    """A bot's seed for one decision: repeatable, and no clue to the game's own seed."""
    return int.from_bytes(sha256(f"{seed}/bot/{seat}/{step}".encode()).digest()[:6], "big")


def random_decisions(game: Game, seats: Sequence[int], seed: int) -> dict[int, Decision]:
    """A random legal decision for each seat: the last resort when bots fail."""
    return {seat: Chance(rng_seed(seed, seat, game.step)).decide(view(game, seat)) for seat in seats}
