"""A game at the real server, played by greedy players over the API up to the moment that is worth a picture.

The same game is played along in hand, from the same deal: so the players see what they need to decide well,
and every run comes to the same position.
"""

from collections.abc import Callable, Iterable, Mapping
from contextlib import ExitStack
from threading import Thread
from time import monotonic, sleep
from typing import Any, Self

from browser.serving import Serving
from cartographers.boxes import shelf
from cartographers.notation.wire import write_decision
from cartographers.players.player_name import named
from cartographers.players.roster import player
from cartographers.rules.decision import Decision
from cartographers.server.games.plans import setup_from
from cartographers.server.protocol.plans import PlanRequest
from cartographers.server.workers.decide import rng_seed
from cartographers.table.dealer import SeedDealer
from cartographers.table.table import Table
from server.serving import Device

#: How long bots may take to think.
PATIENCE = 60.0
ME = "Mira"


class Staged:
    """One game: the first seat is the picture's; whoever comes with a link has a device of their own."""

    def __init__(
        self,
        serving: Serving,
        people: ExitStack,
        owner: Device,
        seed: int,
        others: Mapping[str, str],
        **wish: Any,
    ) -> None:
        self._seed, self._people, self._sent = seed, people, 0
        seats = [{"kind": "me", "name": ME}, *(_seat(name, kind) for name, kind in others.items())]
        made = owner.post("/api/games", json={"seats": seats, "seed": seed, **wish}).raise_for_status().json()
        self.id: str = made["id"]
        self._devices = {seat: owner for seat, one in enumerate(seats) if one["kind"] == "me"}
        for seat, name in enumerate(others, 1):
            if code := made["invites"].get(str(seat)):
                device = self._devices[seat] = people.enter_context(serving.device())
                device.post("/api/join", json={"code": code, "name": name}).raise_for_status()
        # The server gives each bot a character, and with it a style.
        shown = owner.state(self.id)["seats"]
        self._players = [
            named(seat.get("bot", "greedy"), one.get("character") or "")
            for seat, one in zip(seats, shown, strict=True)
        ]
        plan = PlanRequest.model_validate({"seats": seats, **wish})
        self._table = Table(shelf(), setup_from(plan, seed), SeedDealer(seed))

    def attend(self) -> None:
        """Let the others be seen at the table."""
        for device in set(self._devices.values()) - {self._devices[0]}:
            line = self._people.enter_context(device.socket(self.id)).line
            # Whoever does not listen is soon taken for gone.
            Thread(target=lambda line=line: [None for _ in line], daemon=True).start()

    def play_to(self, step: int) -> None:
        """Let everyone play until a step begins."""
        while self._table.game.step < step and not self._table.over:
            self.decide(self._table.game.waiting)

    def sealed_when(self, wanted: Callable[[Decision], bool], after: int) -> Self:
        """The game with everyone at the table, where the first seat has sealed a wanted decision."""
        self.play_to(after)
        while not self._table.over:
            if 0 in self._table.game.waiting and wanted(self._mine()):
                self.attend()
                self.seal_mine()
                return self
            self.decide(self._table.game.waiting)
        raise AssertionError("no such decision in this game: choose another seed")

    def play_out(self) -> None:
        """Let everyone play until the game is over."""
        self.play_to(10_000)

    def decide(self, seats: Iterable[int]) -> None:
        """Let some seats decide in this phase: people over the API; bots do the same by themselves."""
        step = self._table.game.step
        self._reach(step)
        for seat in seats:
            decision = player(self._players[seat], rng_seed(self._seed, seat, step)).decide(
                self._table.view(seat)
            )
            if seat in self._devices:
                self._send(seat, step, decision)
            self._table.commit(seat, decision)

    def seal_mine(self) -> None:
        """Seal the first seat's decision at the server only: it can be taken back on the page."""
        step = self._table.game.step
        self._reach(step)
        self._send(0, step, self._mine())

    def _mine(self) -> Decision:
        """What the first seat decides now."""
        seed = rng_seed(self._seed, 0, self._table.game.step)
        return player(self._players[0], seed).decide(self._table.view(0))

    def _send(self, seat: int, step: int, decision: Decision) -> None:
        # A decision that was taken back and is sent again is a new one.
        self._sent += 1
        wish = {"step": step, "move_id": str(self._sent), "decision": write_decision(decision)}
        answer = self._devices[seat].post(f"/api/games/{self.id}/seats/{seat}/decision", json=wish)
        answer.raise_for_status()

    def _reach(self, step: int) -> None:
        """Wait until the server's bots have brought the game to a step."""
        until = monotonic() + PATIENCE
        while self._devices[0].state(self.id)["step"] < step:
            if monotonic() > until:
                raise TimeoutError(f"the bots did not come to step {step}")
            sleep(0.02)


def _seat(name: str, kind: str) -> dict[str, str]:
    """A seat as it is wished for: of this device, for whoever has the link, or a bot (``greedy/magda``)."""
    match kind:
        case "open":
            return {"kind": "open"}
        case "me":
            return {"kind": "me", "name": name}
    bot, _, character = kind.partition("/")
    if character:
        return {"kind": "bot", "bot": bot, "character": character}
    return {"kind": "bot", "name": name, "bot": bot}
