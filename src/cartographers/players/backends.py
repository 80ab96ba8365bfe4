"""Which backend the bots use: the compiled one where there is machine code for all rules of a game."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import replace
from functools import cache
from typing import TYPE_CHECKING, Protocol

from cartographers.players.evaluate.evaluator import Evaluator
from cartographers.players.evaluate.skill_timing import learned_gain
from cartographers.players.evaluate.style import PLAIN, Style
from cartographers.players.evaluate.weights import Weights, best_with, read_weights, styled_weights
from cartographers.players.net_file import has_numpy, shipped_names
from cartographers.players.search.backend import Backend, SeasonScores
from cartographers.players.search.plain_backend import PlainBackend
from cartographers.rules.area import Area
from cartographers.rules.box import Shelf
from cartographers.rules.setup import Setup
from cartographers.rules.sheet import Sheet
from cartographers.rules.state import Game, Seat

if TYPE_CHECKING:
    from cartographers.players.native.net_code import NetCode
    from cartographers.players.neural.network import Calculator

#: For the environment of a process in which a bot thinks, before NumPy is loaded: numerical libraries would
#: start a thread for every core, and several such processes would hinder one another.
ONE_THREAD = dict.fromkeys(("OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS", "MKL_NUM_THREADS"), "1")

#: Makes areas of a map and some more areas; and of many maps, one area after another, 16 bytes each.
AreasRule = Callable[[Sheet, Sequence[Area]], Iterable[Area]]
CompiledRule = Callable[[Iterable[tuple[Sheet, Sequence[int]]]], bytes]


#: Not empty while machine code is not to be used.
_turned_off: list[bool] = []


class FastBackend(Backend, Protocol):
    """A backend that cannot play every game."""

    def supports(self, game: Game) -> bool:
        """Can it play this game?"""


class BackendByGame:
    """Plays each game with the backend that is chosen for it."""

    def __init__(self, choose: Callable[[Game], Backend]) -> None:
        self._of = choose

    def evaluator(self, game: Game) -> Evaluator:
        """An evaluator for this moment of a game."""
        return self._of(game).evaluator(game)

    def play_on(
        self, game: Game, seats: Sequence[Seat], futures: Sequence[Sequence[str]], turns: int
    ) -> list[list[float]]:
        """The stars each seat may have at the end."""
        return self._of(game).play_on(game, seats, futures, turns)

    def season_scores(
        self, game: Game, seats: Sequence[Seat], futures: Sequence[Sequence[str]]
    ) -> list[list[SeasonScores]]:
        """The same playouts to the end of the game, season by season."""
        return self._of(game).season_scores(game, seats, futures)


def with_fallback(fast: FastBackend, plain: Backend) -> BackendByGame:
    """The fast backend for each game that it can play, else the plain one."""
    return BackendByGame(lambda game: fast if fast.supports(game) else plain)


@cache
def backend(weights: str, style: Style = PLAIN) -> Backend:
    """The fastest backend there is, with weights by their name, as a style has them."""
    return _fastest(styled_weights(weights, style))


@cache
def timed_backend(weights: str) -> Backend:
    """The same, which has learned when in a season a skill is best used."""
    return _fastest(replace(read_weights(weights), least_skill_gain=learned_gain))


@contextmanager
def in_plain_python() -> Iterator[None]:
    """Meanwhile bots think in plain Python, and no machine code is loaded."""
    _turned_off.append(True)
    _forget()
    try:
        yield
    finally:
        _turned_off.pop()
        _forget()


def _forget() -> None:
    for known in (backend, timed_backend, strongest_backend, compiled_areas, net_calculator):
        known.cache_clear()


def _has_code() -> bool:
    """Is there machine code, or can it be made? Nothing of it is imported before a bot needs it."""
    if _turned_off:
        return False
    from cartographers.players.native.code import available

    return available()


def _fastest(known: Weights) -> Backend:
    if not _has_code():
        return PlainBackend(known)
    from cartographers.players.native.backend import NativeBackend

    return with_fallback(NativeBackend(known), PlainBackend(known))


@cache
def strongest_backend() -> Backend:
    """The backend with the value that was found best for looking ahead with the scoring cards of a game."""
    many, few, best = timed_backend("many"), timed_backend("learned"), best_with("many")
    return BackendByGame(lambda game: few if best.isdisjoint(game.setup.edicts) else many)


@cache
def compiled_areas(rule: AreasRule, more: int, made: int) -> CompiledRule | None:
    """A rule that makes so many areas of a map and some more areas, compiled; none without machine code."""
    if not _has_code():
        return None
    from cartographers.players.native.areas import CompiledAreas

    return CompiledAreas(rule, more, made)


@cache
def net_calculator() -> "Calculator":
    """What a net is computed with: NumPy where it is, which is faster, else machine code alone."""
    code = _net_code()
    if not has_numpy():
        from cartographers.players.neural import floats

        if code is None:
            raise RuntimeError("a net needs NumPy or machine code")
        return floats.calculator(code)
    from cartographers.players.neural import arithmetic

    return arithmetic.calculator(arithmetic.compiled(code) if code else arithmetic.NUMPY)


def _net_code() -> "NetCode | None":
    """The arithmetic of a net as machine code; none without machine code."""
    if not _has_code():
        return None
    from cartographers.players.native.net_code import NetCode

    return NetCode()


def net_can_be_used() -> bool:
    """Is there a net, and what is needed to play by it?"""
    return bool(shipped_names()) and (has_numpy() or _has_code())


def hindsight_bound(shelf: Shelf, setup: Setup, cards: Sequence[str], width: int) -> int | None:
    """The most stars known to be possible for the first seat if these cards come in this order.

    None where there is no machine code or it does not know a rule of the game. A wider beam may
    find more.
    """
    if not _has_code():
        return None
    from cartographers.players.native.hindsight import hindsight
    from cartographers.players.native.support import NotSupported

    try:
        return hindsight(shelf, setup, cards, read_weights("learned"), width)
    except NotSupported:
        return None
