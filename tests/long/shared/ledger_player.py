"""A player who writes down what was acknowledged, and can tell whether a server has exactly that."""

import json
from collections.abc import Callable
from http.client import HTTPConnection, HTTPException
from random import Random
from typing import Any, NamedTuple

from cartographers.boxes import shelf
from cartographers.notation.wire import Json, write_decision, write_event
from cartographers.players.chance import Chance
from cartographers.rules.decision import Decision
from cartographers.rules.event import Committed
from cartographers.rules.view import view
from cartographers.server.storage.hash_chain import canonical_json
from cartographers.server.storage.stored_game import StoredGame
from cartographers.table.dealer import SeedDealer
from cartographers.table.plan import Plan, deal
from cartographers.table.table import Table

SEATS = 4
#: How often a sealed decision is replaced, and how often an acknowledged request is sent again.
REPLACED, REPEATED = 0.15, 0.1


class Violation(AssertionError):
    """Something acknowledged that is lost or doubled."""


class Unavailable(Violation):
    """A refusal with 503: for now nothing can be saved, and the request is to be sent again."""


class Request(NamedTuple):
    """A decision on its way to the server."""

    seat: int
    step: int
    move_id: str
    decision: Decision


class Ledger:
    """One game of one device: the table as it must be after all that was acknowledged."""

    def __init__(self, game: str, seed: int) -> None:
        self.game = game
        self.table = Table(shelf(), deal(shelf(), Plan(seats=SEATS, skills=True), seed), SeedDealer(seed))
        #: The ids of the acknowledged decisions, in order.
        self.move_ids: list[str] = []
        #: The decision that was sent and of which nothing was heard.
        self.pending: Request | None = None

    def acknowledged(self, request: Request) -> None:
        """Write a decision down."""
        self.table.commit(request.seat, request.decision)
        self.move_ids.append(request.move_id)
        self.pending = None

    def compare(self, stored: StoredGame) -> None:
        """Raise a ``Violation`` unless a store has all that was acknowledged, once, and nothing else."""
        expected = [canonical_json(write_event(event)) for event in self.table.log]
        if [event.body for event in stored.events] != expected:
            raise Violation(f"{self.game}: {len(stored.events)} events are stored, not these {len(expected)}")
        if [event.move_id for event in stored.events if event.move_id] != self.move_ids:
            raise Violation(f"{self.game}: other decisions are stored")


class LedgerPlayer:
    """Plays one game after the other with all seats of it, over connections that may break at any time."""

    def __init__(self, seed: int, on_acknowledged: Callable[[], object]) -> None:
        self._toss, self._on_acknowledged = Random(f"ledger {seed}"), on_acknowledged
        self._cookie = ""
        self._line: HTTPConnection | None = None
        self.ledgers: list[Ledger] = []
        #: Unacknowledged decisions that the server turned out to have, and not to have.
        self.had = self.had_not = 0
        self.wrong: list[str] = []

    def play(self, port: int) -> None:
        """Decide until the server is gone; first compare what it has with what was acknowledged."""
        self.connect(port)
        try:
            if self.ledgers:
                self._compare(self.ledgers[-1])
            while True:
                self._decide(self._current_game())
        except (OSError, HTTPException):
            return
        except Violation as violation:
            self.wrong.append(str(violation))
        finally:
            self.hang_up()

    def connect(self, port: int) -> None:
        """Go to a server."""
        self._line = HTTPConnection("127.0.0.1", port, timeout=30)

    def hang_up(self) -> None:
        """Close the connection."""
        if self._line:
            self._line.close()

    def step(self) -> None:
        """Send one more decision, or the one of which nothing is known again."""
        ledger = self._current_game()
        if ledger.pending:
            self._compare(ledger)
        else:
            self._decide(ledger)

    def _current_game(self) -> Ledger:
        if not self.ledgers or self.ledgers[-1].table.over:
            seed = self._toss.getrandbits(32)
            made = self._ask(
                "POST", "/api/games", {"seats": [{"kind": "me"}] * SEATS, "skills": True, "seed": seed}
            )
            self.ledgers.append(Ledger(made["id"], seed))
        return self.ledgers[-1]

    def _compare(self, ledger: Ledger) -> None:
        """Does the server have all that was acknowledged, and perhaps the one decision that was not?"""
        found = self._ask("GET", f"/api/games/{ledger.game}")["seq"]
        without = len(ledger.table.log)
        request = ledger.pending
        if request is None:
            if found != without:
                raise Violation(f"{ledger.game}: {found} events, not {without}")
            return
        ledger.table.commit(request.seat, request.decision)
        expected = len(ledger.table.log)
        ledger.table.cut(without)
        if found not in (without, expected):
            raise Violation(f"{ledger.game}: {found} events, not {without} or {expected}")
        self.had += found == expected
        self.had_not += found == without
        self._send(ledger, request)

    def _decide(self, ledger: Ledger) -> None:
        game, toss = ledger.table.game, self._toss
        waiting = game.waiting
        sealed = [seat for seat, decision in enumerate(game.sealed) if decision is not None]
        seat = toss.choice(sealed if sealed and toss.random() < REPLACED else waiting)
        decision = Chance(toss.getrandbits(32)).decide(view(game, seat))
        request = Request(seat, game.step, f"{toss.getrandbits(64):x}", decision)
        self._send(ledger, request)
        if toss.random() < REPEATED:
            self._send(ledger, request, again=True)

    def _send(self, ledger: Ledger, request: Request, again: bool = False) -> None:
        """Send a decision and write it down once it is acknowledged; sent again, it must change nothing."""
        if not again:
            ledger.pending = request
        wish = {
            "step": request.step,
            "move_id": request.move_id,
            "decision": write_decision(request.decision),
        }
        state = self._ask("POST", f"/api/games/{ledger.game}/seats/{request.seat}/decision", wish)
        if not again:
            ledger.acknowledged(request)
            self._on_acknowledged()
        if state["seq"] != len(ledger.table.log):
            raise Violation(
                f"{ledger.game}: {state['seq']} events after a decision, not {len(ledger.table.log)}"
            )

    def _ask(self, method: str, path: str, body: Json | None = None) -> Any:
        assert self._line
        headers = {"Content-Type": "application/json", **({"Cookie": self._cookie} if self._cookie else {})}
        self._line.request(method, path, json.dumps(body) if body is not None else None, headers)
        answer = self._line.getresponse()
        told = answer.read()
        if answer.status == 503 and json.loads(told).get("detail"):
            raise Unavailable(told.decode())
        if answer.status not in (200, 201):
            raise Violation(f"{method} {path} was answered with {answer.status}: {told[:300]!r}")
        self._cookie = self._cookie or (answer.getheader("Set-Cookie") or "").partition(";")[0]
        return json.loads(told)


def decisions(ledgers: list[Ledger]) -> int:
    """How many decisions were acknowledged."""
    return sum(isinstance(event, Committed) for ledger in ledgers for event in ledger.table.log)
