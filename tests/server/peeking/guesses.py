"""Records of finished games that begin like one under way and go on with a guessed card."""

from collections.abc import Sequence
from dataclasses import dataclass

from cartographers.boxes import shelf
from cartographers.notation.record import log_of
from cartographers.notation.record_json import read_record
from cartographers.players.chance import Chance
from cartographers.rules.state import Game
from cartographers.server.games.records import record_file
from cartographers.table.table import Table
from server.serving import Device


@dataclass(frozen=True)
class _GuessingDealer:
    """Deals given cards, and then those that are left in the order of the box."""

    cards: Sequence[str]

    def next_card(self, game: Game) -> str:
        if game.turned < len(self.cards):
            return self.cards[game.turned]
        return next(card for card in game.deck if card not in game.revealed)


def guessed_record(client: Device, game: str, card: str) -> str:
    """The record of a finished game that is the one which the client plays, and then goes on with a card.

    Its decisions are the same up to the last full turn, and made by chance from then on.
    """
    known = [line["card"] for line in client.state(game)["log"] if line["kind"] == "turn"]
    log = log_of(read_record(shelf(), client.get(f"/api/games/{game}/record?format=json").json()))
    table = Table.resume(shelf(), list(log), _GuessingDealer([*known, card]))
    table.turn_up()
    while not table.over:
        for seat in table.game.waiting:
            table.commit(seat, Chance(seat).decide(table.view(seat)))
    return record_file(list(table.log), [""] * len(table.game.seats), "json")
