"""A program as a player: every answer is checked, and one that will not do loses the game."""

import json
from time import monotonic
from typing import Any

from cartographers.notation.bot_messages import (
    PROTOCOL,
    besides_message,
    bye_message,
    hello_message,
    read_for_step,
    read_message,
    view_message,
    write_line,
)
from cartographers.notation.decision_text import in_words
from cartographers.notation.error import BadNotation
from cartographers.notation.wire import Json
from cartographers.players.player import Forfeit
from cartographers.programs.process import Process
from cartographers.programs.program import Program
from cartographers.rules.decision import Decision
from cartographers.rules.state import Game
from cartographers.rules.view import View, view

#: Seconds to answer the first hello: a program may load much before.
START_SECONDS = 10.0
#: Seconds added to the time for a decision, for the way of the messages on a busy computer.
GRACE = 0.25
#: Questions that a program may ask about one decision.
MOST_QUESTIONS = 1000


class ProgramPlayer:
    """A running program. Once it has raised ``Forfeit`` it is killed and of no more use."""

    def __init__(self, program: Program) -> None:
        self.program = program
        self._process = Process(program.command)
        #: What it answered to the last hello.
        self.introduction: Json = {}
        self.failed = False

    def hello(self, game: Game, seat: int, **more: Any) -> None:
        """Begin a game; ``more`` is sent besides."""
        self.tell(hello_message(game, seat, self.program.milliseconds) | more)
        self.introduction = self.answer(START_SECONDS, "hello")
        version = self.introduction.get("protocol")
        if version != PROTOCOL:
            self.give_up()
            sentence = "it speaks version {found} of the protocol, not {version}"
            raise Forfeit("bot-version", sentence, found=repr(version), version=PROTOCOL)

    def decide(self, seen: View) -> Decision:
        """What it decides."""
        return self.decide_on(seen, view_message(seen, self.program.milliseconds))

    def decide_on(self, seen: View, message: Json) -> Decision:
        """What it decides when it is sent this view."""
        deadline = monotonic() + self.program.seconds + GRACE
        self.tell(message)
        for _ in range(MOST_QUESTIONS):
            answer = self.answer(deadline - monotonic(), "decision", "besides")
            try:
                if answer["type"] == "decision":
                    decision = read_for_step(seen, answer)
                    break
                self.tell(besides_message(seen, answer))
            except BadNotation as wrong:
                raise self._bad_answer(wrong) from None
        else:
            self.give_up()
            raise Forfeit("bot-questions", "it asked more than {most} questions", most=MOST_QUESTIONS)
        if reason := seen.why_not(decision):
            self.give_up()
            sentence = "its decision {decision!r} is not legal: {why}"
            raise Forfeit("bot-illegal", sentence, decision=in_words(decision), why=reason)
        return decision

    def bye(self, reason: str, game: Game, seat: int) -> None:
        """End a game; the program is ready for the next hello."""
        self.tell(bye_message(reason, view(game, seat)))

    def end(self) -> bool:
        """End the program; False if it had to be killed."""
        return self._process.end()

    def give_up(self) -> None:
        """Kill the program."""
        self.failed = True
        self._process.kill()

    def tell(self, message: Json) -> None:
        """Send a message."""
        self._process.send(write_line(message).encode())

    def answer(self, seconds: float, *types: str) -> Json:
        """The next message, of one of some types."""
        try:
            line = self._process.receive(seconds)
        except Forfeit:
            self.give_up()
            raise
        try:
            return read_message(json.loads(line), *types)
        except BadNotation as wrong:
            raise self._bad_answer(wrong) from None
        except (ValueError, RecursionError):
            self.give_up()
            text = line[:80].decode(errors="replace").strip()
            raise Forfeit("bot-not-json", "its answer is not JSON: {text!r}", text=text) from None

    def _bad_answer(self, wrong: BadNotation) -> Forfeit:
        self.give_up()
        return Forfeit("bot-answer", "its answer cannot be used: {wrong}", wrong=wrong)
