"""The players of one game, programs among them.

A program is started for its first game and plays the next one too. One that failed is started again.
"""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager

from cartographers.players.player import Forfeit, Player
from cartographers.programs.program import Program, is_program, read_program
from cartographers.programs.program_player import ProgramPlayer
from cartographers.rules.decision import Decision
from cartographers.rules.state import Game
from cartographers.rules.view import View
from cartographers.table.opening import bot
from cartographers.table.table import Table


class ProgramSeat:
    """A seat that a program plays; a program that does not begin loses with its first decision."""

    def __init__(self, programs: "Programs", program: Program, seat: int) -> None:
        self._programs, self._program, self._seat = programs, program, seat
        self._player: ProgramPlayer | None = None
        self._trouble: Forfeit | None = None

    def begin(self, game: Game) -> None:
        """Start the program, if it is not running, and greet it."""
        try:
            self._player = self._programs.take(self._program)
            self._player.hello(game, self._seat)
        except Forfeit as reason:
            self._trouble = reason

    def decide(self, view: View) -> Decision:
        """What the program decides."""
        if self._trouble or self._player is None:
            raise self._trouble or Forfeit("bot-late", "it gave no answer in time")
        return self._player.decide(view)

    def end(self, game: Game) -> None:
        """Tell the program that the game is over, or kill it in the middle of a game."""
        if self._player:
            if game.over and not self._player.failed:
                self._player.bye("over", game, self._seat)
            self._programs.give_back(self._player, fresh=game.over)


class Programs:
    """The programs that are running."""

    def __init__(self) -> None:
        self._idle: dict[str, list[ProgramPlayer]] = {}
        self._playing: set[ProgramPlayer] = set()

    def take(self, program: Program) -> ProgramPlayer:
        """A program for a game: one that waits, or a new one."""
        idle = self._idle.get(program.name)
        player = idle.pop() if idle else ProgramPlayer(program)
        self._playing.add(player)
        return player

    def give_back(self, player: ProgramPlayer, fresh: bool) -> None:
        """Keep a program for its next game; one in the middle of a game is killed."""
        self._playing.discard(player)
        if player.failed:
            return
        if fresh:
            self._idle.setdefault(player.program.name, []).append(player)
        else:
            player.give_up()

    def close(self) -> None:
        """End all programs: politely those that wait, at once those that play."""
        self.kill_playing()
        while self._idle:
            for player in self._idle.popitem()[1]:
                player.end()

    def kill_playing(self) -> None:
        """Kill the programs that are in a game."""
        while self._playing:
            self._playing.pop().give_up()

    @contextmanager
    def seated(self, names: Sequence[str], seed: int, table: Table) -> Iterator[list[Player]]:
        """The players of a game by their names; when it is over, its programs hear of it."""
        seats = {
            seat: ProgramSeat(self, read_program(name), seat)
            for seat, name in enumerate(names)
            if is_program(name)
        }
        try:
            for one in seats.values():
                one.begin(table.game)
            yield [seats.get(seat) or bot(name, seed, seat) for seat, name in enumerate(names)]
        finally:
            for one in seats.values():
                one.end(table.game)
