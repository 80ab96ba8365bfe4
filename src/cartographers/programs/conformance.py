"""Checks that a program speaks the protocol: every kind of decision, whole games, and what may go wrong."""

from collections.abc import Callable, Iterator
from functools import partial
from time import perf_counter
from typing import NamedTuple

from cartographers.boxes import shelf
from cartographers.notation.bot_messages import view_message
from cartographers.players.chance import Chance
from cartographers.players.player import Forfeit, Player
from cartographers.programs.program import Program
from cartographers.programs.program_player import ProgramPlayer
from cartographers.programs.situations import Situation, situations
from cartographers.rules.decision import Decision
from cartographers.rules.problem import Problem
from cartographers.rules.view import View
from cartographers.table.opening import deal_table, play_out
from cartographers.table.plan import Plan, plan_for

#: A field that no version of the protocol has.
_UNKNOWN = {"a-field-of-later": {"list": [1, None, "ї"]}}
_SEED = 7


class Check(NamedTuple):
    """Something that a program should do, and why it does not, if so."""

    #: The key of its text is ``conform-KEY``.
    key: str
    problem: Problem | None


class Conformance:
    """The checks of one program; a program that failed is started again for the next check."""

    def __init__(self, program: Program) -> None:
        self._program = program
        self._player: ProgramPlayer | None = None
        #: How it introduced itself.
        self.name = ""
        #: The longest time for a decision, in seconds.
        self.slowest = 0.0

    def checks(self) -> Iterator[Check]:
        """All checks, one by one as they are done."""
        greeted = self._check("hello", self._says_hello)
        yield greeted
        if greeted.problem:
            return
        for situation in situations():
            yield self._check(situation.key, partial(self._decides, situation))
        yield self._check("unknown", self._ignores_unknown_fields)
        yield self._check("early", self._plays_on_after_an_early_end)
        yield self._check("solo", lambda: self._plays(_solo_plan(), programs=1))
        yield self._check("table", lambda: self._plays(_table_plan(), programs=1))
        yield self._check("twice", lambda: self._plays(_table_plan(), programs=2))
        yield self._check("end", self._ends_with_its_input)

    def close(self) -> None:
        """End the program if it is still running."""
        if self._player and not self._player.failed:
            self._player.give_up()

    def _check(self, key: str, does: Callable[[], None]) -> Check:
        try:
            does()
        except Forfeit as problem:
            return Check(key, problem)
        return Check(key, None)

    @property
    def _running(self) -> ProgramPlayer:
        if self._player is None or self._player.failed:
            self._player = ProgramPlayer(self._program)
        return self._player

    def _says_hello(self) -> None:
        game = deal_table(_solo_plan(), _SEED).game
        self._running.hello(game, 0)
        self.name = str(self._running.introduction.get("name", ""))[:80]
        self._running.bye("check", game, 0)

    def _decides(self, situation: Situation) -> None:
        seen = situation.view
        player = self._running
        player.hello(seen.game, seen.seat)
        self._timed(player).decide(seen)
        player.bye("check", seen.game, seen.seat)

    def _ignores_unknown_fields(self) -> None:
        seen = deal_table(_solo_plan(), _SEED).view(0)
        player = self._running
        player.hello(seen.game, 0, **_UNKNOWN)
        player.decide_on(seen, view_message(seen, self._program.milliseconds) | _UNKNOWN)
        player.bye("check", seen.game, 0)

    def _plays_on_after_an_early_end(self) -> None:
        table = deal_table(_table_plan(), _SEED)
        player = self._running
        player.hello(table.game, 1)
        player.bye("ended", table.game, 1)
        player.hello(table.game, 0)
        player.decide(table.view(0))
        player.bye("ended", table.game, 0)

    def _plays(self, plan: Plan, programs: int) -> None:
        """A whole game, in which others play by chance."""
        table = deal_table(plan, _SEED)
        playing = [self._running, *(ProgramPlayer(self._program) for _ in range(programs - 1))]
        try:
            for seat, player in enumerate(playing):
                player.hello(table.game, seat)
            others = [Chance(seat) for seat in range(plan.seats - programs)]
            play_out(table, [*map(self._timed, playing), *others])
            for seat, player in enumerate(playing):
                player.bye("over", table.game, seat)
        finally:
            for player in playing[1:]:
                player.give_up()

    def _ends_with_its_input(self) -> None:
        player, self._player = self._running, None
        if not player.end():
            raise Forfeit("bot-stays", "it goes on after its input was closed")

    def _timed(self, player: ProgramPlayer) -> Player:
        return _Stopwatch(self, player)


class _Stopwatch:
    """A program whose slowest decision is noted."""

    def __init__(self, conformance: Conformance, player: ProgramPlayer) -> None:
        self._conformance, self._player = conformance, player

    def decide(self, view: View) -> Decision:
        began = perf_counter()
        decision = self._player.decide(view)
        self._conformance.slowest = max(self._conformance.slowest, perf_counter() - began)
        return decision


def _solo_plan() -> Plan:
    return plan_for(shelf(), ["base"])


def _table_plan() -> Plan:
    """Three seats and every box of ours."""
    return plan_for(shelf(), ["heroes", "base", "skills", "ambush"], seats=3)
