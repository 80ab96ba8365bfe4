"""The games of a match in which programs of other people play."""

import atexit
import os
import signal
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from multiprocessing import parent_process
from types import FrameType
from typing import NamedTuple

from cartographers.cli.common.errors import CommandError
from cartographers.contest.match import Job, Match, Played
from cartographers.players.player import Forfeit
from cartographers.programs.program import is_program, read_program
from cartographers.programs.seating import Programs
from cartographers.table.table import Table


class ProgramMatch(NamedTuple):
    """A match that can play its games in any process; the programs are started in the process that plays."""

    match: Match

    def play(self, job: Job) -> Played:
        """Play a game to its end."""
        return self.play_at(self.match.open_table(job.deal), job)

    def play_at(self, table: Table, job: Job) -> Played:
        """Play a game to its end at its table."""
        with _programs().seated(job.seats, self.match.seed + job.deal, table) as players:
            return self.match.play_at(table, job, players)


def has_programs(match: Match) -> bool:
    """Does a program of other people play?"""
    return any(map(is_program, match.players))


@contextmanager
def programs_of(match: Match) -> Iterator[None]:
    """Start each program once, and end those of this process afterwards.

    Raises a ``CommandError`` if one does not say hello.
    """
    if not has_programs(match):
        yield
        return
    try:
        _greet_all(match)
        yield
    finally:
        _programs().close()


def _greet_all(match: Match) -> None:
    game = match.open_table(0).game
    for name in filter(is_program, match.players):
        program = read_program(name)
        try:
            player = _programs().take(program)
            player.hello(game, 0)
        except Forfeit as reason:
            sentence = "{name} cannot play: {reason}"
            raise CommandError("bot-cannot-play", sentence, name=name, reason=reason) from None
        player.bye("check", game, 0)
        _programs().give_back(player, fresh=True)


@cache
def _programs() -> Programs:
    """The programs of this process, which end with it."""
    programs = Programs()
    atexit.register(programs.close)
    if parent_process() is not None and hasattr(signal, "SIGTERM"):
        # A worker is ended by this signal; a program that hangs would live on.
        def stop(_number: int, _frame: FrameType | None) -> None:
            programs.kill_playing()
            os._exit(1)

        signal.signal(signal.SIGTERM, stop)
    return programs
