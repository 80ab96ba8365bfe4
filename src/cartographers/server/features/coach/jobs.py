"""The jobs of the coach: advice, hints, and the most stars that a deal allows."""

import logging
from collections.abc import Callable, Iterator, Sequence
from math import isfinite
from typing import TYPE_CHECKING, TypeVar

from cartographers.boxes import shelf
from cartographers.notation.cells import names, read_names
from cartographers.notation.game_json import read_game, write_game
from cartographers.notation.wire import Json, read_decision, read_setup, write_decision, write_setup
from cartographers.players.backends import hindsight_bound
from cartographers.players.player import Advice
from cartographers.players.roster import adviser, seconds
from cartographers.rules.setup import Setup
from cartographers.rules.state import Game, Phase
from cartographers.rules.view import View, view
from cartographers.server.workers.job import Job, Run, WorkerFailed
from cartographers.table.analysis import Question
from cartographers.table.hint import Hint, hint
from cartographers.table.reasons import Reason
from cartographers.table.strength import stake

if TYPE_CHECKING:
    # A worker process loads this module too, and has no event loop.
    from cartographers.server.work.queue import Purpose
    from cartographers.server.workers.pool import WorkerPool

logger = logging.getLogger(__name__)

T = TypeVar("T")

#: How often advice is asked for before its failure is reported.
_ATTEMPTS = 2
#: Seconds that an adviser without a time limit usually takes.
_UNTIMED = 0.5
#: Beam width of the search for the most stars in a deal, the seconds it usually takes, and its timeout.
_BEAM_WIDTH, _BOUND_SECONDS, _BOUND_TIMEOUT = 200, 1.0, 60.0


def advise(request: Json) -> Iterator[Json]:
    """The best decisions of a seat, and the one it took."""
    seen = _view(request)
    played = None if request["played"] is None else read_decision(seen.phase, request["played"])
    advice = adviser(request["player"], request["seed"]).advise(seen, played, request["most"])
    yield {"advice": [write_advice(entry) for entry in advice]}


def give_hint(request: Json) -> Iterator[Json]:
    """A hint for a seat."""
    given = hint(_view(request), adviser(request["player"], request["seed"]))
    yield {
        "look": given.look,
        "edict": given.edict,
        "owner": given.owner,
        "where": names(given.where),
        "advice": write_advice(given.advice),
        "why": [list(reason) for reason in given.why],
    }


def add_up_stakes(request: Json) -> Iterator[Json]:
    """What was at stake for a seat in some games that are decided on, in stars."""
    seen = [view(read_game(shelf(), game), request["seat"]) for game in request["games"]]
    yield {"stake": sum(stake(one) for one in seen)}


def bound(request: Json) -> Iterator[Json]:
    """The most stars known to be possible in a deal; none if the compiled backend cannot say."""
    yield {"bound": bound_here(read_setup(request["setup"]), request["cards"])}


def bound_here(setup: Setup, cards: Sequence[str]) -> int | None:
    """The same, of a set-up and the order of its cards."""
    return hindsight_bound(shelf(), setup, cards, _BEAM_WIDTH)


def _view(request: Json) -> View:
    return view(read_game(shelf(), request["game"]), request["seat"])


class AdviserWorkers:
    """One adviser of the roster in the processes of a pool."""

    def __init__(self, pool: "WorkerPool", player: str, timeout: float) -> None:
        self._pool, self._timeout = pool, timeout
        self.player = player

    @property
    def seconds(self) -> float:
        """How many seconds one answer takes."""
        return seconds(self.player) or _UNTIMED

    async def advise(self, question: Question, seat: int, seed: int, purpose: "Purpose") -> list[Advice]:
        """The best decisions, best first; the usual one and the one played are always among them."""
        game, played, most = question

        def request() -> Json:
            taken = write_decision(played) if played else None
            return self._about(game, seat, seed) | {"played": taken, "most": most}

        def read(answer: Json) -> list[Advice]:
            advice = [_checked(read_advice(entry, game.phase), game, seat) for entry in answer["advice"]]
            missing = played is not None and all(entry.decision != played for entry in advice)
            if missing or sum(entry.usual for entry in advice) != 1:
                raise ValueError("the decision played or the usual one is missing")
            return advice

        return await self._answer(advise, request, purpose, read)

    async def hint(self, game: Game, seat: int, seed: int, purpose: "Purpose") -> Hint:
        """A hint for a seat."""

        def read(answer: Json) -> Hint:
            advice = _checked(read_advice(answer["advice"], game.phase), game, seat)
            why = tuple(Reason(*reason) for reason in answer["why"])
            where = read_names(answer["where"])
            return Hint(answer["look"], answer["edict"], answer["owner"], where, advice, why)

        return await self._answer(give_hint, lambda: self._about(game, seat, seed), purpose, read)

    async def stake(self, games: Sequence[Game], seat: int, purpose: "Purpose") -> float:
        """What was at stake for a seat in games that are decided on, in stars."""

        def request() -> Json:
            return {"games": [write_game(game) for game in games], "seat": seat}

        def read(answer: Json) -> float:
            value = float(answer["stake"])
            if not (isfinite(value) and value >= 0):
                raise ValueError("what is at stake is a number of stars")
            return value

        return await self._answer(add_up_stakes, request, purpose, read)

    def _about(self, game: Game, seat: int, seed: int) -> Json:
        """What every adviser is asked about; sealed decisions and the order of the deck are not sent."""
        return {"game": write_game(game), "seat": seat, "player": self.player, "seed": seed}

    async def _answer(
        self, run: Run, request: Callable[[], Json], purpose: "Purpose", read: Callable[[Json], T]
    ) -> T:
        job = Job(run, request, [self._timeout], self.seconds)
        for _ in range(1, _ATTEMPTS):
            try:
                return await self._pool.answer(job, purpose, read)
            except WorkerFailed:
                continue
        return await self._pool.answer(job, purpose, read)


async def bound_of(pool: "WorkerPool", setup: Setup, cards: Sequence[str], purpose: "Purpose") -> int | None:
    """The most stars known to be possible with cards in this order; none if it cannot be computed."""

    def read(answer: Json) -> int | None:
        stars = answer["bound"]
        if stars is not None and type(stars) is not int:
            raise ValueError("a bound is a number of stars")
        return stars

    request = {"setup": write_setup(setup), "cards": list(cards)}
    try:
        return await pool.answer(Job(bound, lambda: request, [_BOUND_TIMEOUT], _BOUND_SECONDS), purpose, read)
    except WorkerFailed as error:
        logger.warning("the bound of a deal could not be computed: %s", error)
        return None


def write_advice(advice: Advice) -> Json:
    """A decision with its expected final stars, as JSON."""
    return {
        "decision": write_decision(advice.decision),
        "expected": advice.expected,
        "spread": advice.spread,
        "usual": advice.usual,
    }


def read_advice(data: Json, phase: Phase) -> Advice:
    """Advice from JSON."""
    decision = read_decision(phase, data["decision"])
    return Advice(decision, float(data["expected"]), float(data["spread"]), bool(data["usual"]))


def _checked(advice: Advice, game: Game, seat: int) -> Advice:
    """Raise unless the advised decision is legal and its numbers are finite."""
    reason = view(game, seat).why_not(advice.decision)
    if reason or not (isfinite(advice.expected) and isfinite(advice.spread)):
        raise ValueError("the advice is illegal or has no finite value")
    return advice
