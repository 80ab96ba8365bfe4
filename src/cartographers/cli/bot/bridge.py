"""Plays the games of a bot account with a program: a process for each game, a thread for each process."""

from collections.abc import Callable
from queue import SimpleQueue
from threading import Thread
from time import sleep
from typing import Any, Protocol

from cartographers.cli.bot.connection import GONE_ON, LOST, Refused, Server
from cartographers.cli.common.files import Json
from cartographers.players.player import Forfeit
from cartographers.programs.process import FAREWELL
from cartographers.programs.program import Program
from cartographers.programs.program_player import GRACE, START_SECONDS, ProgramPlayer
from cartographers.rules.problem import Problem

#: Seconds before the first attempt to connect again, and the most.
_FIRST_PAUSE, _LONGEST_PAUSE = 1.0, 30.0


class Tell(Protocol):
    """Tells the person at the terminal something: the key of a text, and its values."""

    def __call__(self, key: str, **values: Any) -> None: ...


class Bridge:
    """A program at a server, until it is interrupted."""

    def __init__(
        self, server: Server, program: Program, tell: Tell, sentence: Callable[[Problem], str]
    ) -> None:
        self._server, self._program, self._tell, self._sentence = server, program, tell, sentence
        self._games: dict[str, GameThread] = {}

    def run(self) -> None:
        """Play; when the connection is lost, connect again."""
        pause = _FIRST_PAUSE
        while True:
            try:
                for message in self._server.messages():
                    pause = _FIRST_PAUSE
                    self._pass_on(message)
            except LOST as error:
                self._tell("bot-lost", why=str(error), seconds=round(pause))
            finally:
                self._end_games()
            sleep(pause)
            pause = min(2 * pause, _LONGEST_PAUSE)

    def _pass_on(self, message: Json) -> None:
        game = str(message.pop("game", ""))
        if message.get("type") == "welcome":
            self._tell("bot-welcome", name=str(message.get("name")), server=self._server.address)
        elif message.get("type") == "hello":
            self._end(game)
            self._tell("bot-game", game=game)
            self._games[game] = GameThread(self._server, self._program, game, self._failed)
            self._games[game].start()
        if game in self._games:
            self._games[game].messages.put(message)
        if message.get("type") == "bye":
            self._games.pop(game, None)

    def _failed(self, game: str, reason: Problem) -> None:
        self._tell("bot-failed", game=game, why=self._sentence(reason))

    def _end(self, game: str) -> None:
        if game in self._games:
            self._games.pop(game).stop()

    def _end_games(self) -> None:
        for game in list(self._games):
            self._end(game)


class GameThread(Thread):
    """One game of the program. If the program fails, the server is told that it leaves."""

    def __init__(
        self, server: Server, program: Program, game: str, failed: Callable[[str, Problem], None]
    ) -> None:
        super().__init__(daemon=True)
        self._server, self._program, self._game, self._failed = server, program, game, failed
        #: None ends the game.
        self.messages: SimpleQueue[Json | None] = SimpleQueue()
        self._player: ProgramPlayer | None = None
        self._stopped = False

    def run(self) -> None:
        """Pass messages on to the program and its decisions to the server."""
        try:
            self._player = ProgramPlayer(self._program)
            while (message := self.messages.get()) is not None:
                self._player.tell(message)
                match message["type"]:
                    case "hello":
                        self._player.answer(START_SECONDS, "hello")
                    case "view":
                        self._decide(self._player, message)
                    case "bye":
                        break
            self._player.end()
        except (Forfeit, Refused) as reason:
            if self._stopped:
                return
            self._failed(self._game, reason)
            if self._player and not self._player.failed:
                self._player.give_up()
            self._leave()
        except LOST:
            # The stream is lost as well, and a new one begins with a new hello.
            if self._player:
                self._player.give_up()

    def stop(self) -> None:
        """End the program in the middle of a game, also one that hangs."""
        self._stopped = True
        self.messages.put(None)
        self.join(FAREWELL)
        if self.is_alive() and self._player:
            self._player.give_up()

    def _decide(self, player: ProgramPlayer, message: Json) -> None:
        seconds = message["time_ms"] / 1000 + GRACE
        while True:
            answer = player.answer(seconds, "decision", "besides")
            body = {"step": answer.get("step"), "decision": answer.get("decision")}
            try:
                reply = self._server.send(self._game, answer["type"], body)
            except Refused as reason:
                if reason.status != GONE_ON:
                    raise
                return  # too late: a bot of the server has drawn, and the next message tells how it goes on
            if answer["type"] == "decision":
                return
            reply.pop("game", None)
            player.tell(reply)

    def _leave(self) -> None:
        try:
            self._server.send(self._game, "leave", {})
        except (Refused, *LOST):
            pass  # the server notices that nothing is decided
