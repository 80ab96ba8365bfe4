"""`cartographers bot`: a program between its game and a server."""

import sys
from pathlib import Path

import pytest

from cartographers.cli.bot.bridge import GameThread
from cartographers.cli.bot.connection import GONE_ON, Refused, Server
from cartographers.cli.common.files import Json
from cartographers.notation.bot_messages import hello_message, view_message
from cartographers.programs.program import read_program
from cartographers.rules.problem import Problem
from cartographers.rules.view import view
from cli.commands import Refused as RefusedCommand
from testkit import base_setup, whole_game

SNUG = Path(__file__).parents[2] / "examples" / "bots" / "snug.py"
VIEW = whole_game(base_setup(seats=2)).at(2)


class Answering(Server):
    """A server that answers decisions with these statuses, one after the other."""

    def __init__(self, *statuses: int) -> None:
        super().__init__("http://maps.example", "token")
        self._statuses = list(statuses)
        self.sent: list[str] = []

    def send(self, game: str, what: str, body: Json) -> Json:
        self.sent.append(what)
        if what == "decision" and (status := self._statuses.pop(0)) != 200:
            raise Refused(status, self.address, "no")
        return {}


def played(server: Server) -> list[Problem]:
    """What went wrong for a program that is asked twice."""
    seen, failures = view(VIEW, 0), list[Problem]()
    program = read_program(f"{sys.executable} {SNUG}:30s")
    thread = GameThread(server, program, "game", lambda _, reason: failures.append(reason))
    thread.start()
    asked = view_message(seen, 30_000)
    for message in (hello_message(VIEW, 0, 30_000), asked, asked, {"type": "bye"}):
        thread.messages.put(message)
    thread.join()
    return failures


def test_a_program_that_was_too_late_plays_on() -> None:
    server = Answering(GONE_ON, 200)
    assert played(server) == []
    assert server.sent == ["decision", "decision"]


def test_a_program_whose_decision_is_refused_leaves_its_seat() -> None:
    server = Answering(422)
    assert [problem.code for problem in played(server)] == ["bot-refused"]
    assert server.sent == ["decision", "leave"]


def test_a_program_that_hangs_is_ended_with_the_game() -> None:
    program = read_program("sleep 60:30s")
    thread = GameThread(Answering(), program, "game", lambda *_: pytest.fail("it was ended on purpose"))
    thread.start()
    thread.messages.put({"type": "hello"})
    thread.stop()
    thread.join(10)
    assert not thread.is_alive()


def test_without_a_token_it_says_where_to_put_it(
    refused: RefusedCommand, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("CARTOGRAPHERS_TOKEN", raising=False)
    assert refused("bot /bin/cat").startswith("The token of the bot account is missing")
    monkeypatch.setenv("CARTOGRAPHERS_TOKEN", "x")
    assert "is not the address of a server" in refused("bot /bin/cat --server maps.example")
