"""A table dealt from a seed, bots that follow from the same seed, and a game that they play to its end."""

from collections.abc import Sequence

from cartographers.boxes import shelf
from cartographers.players.player import Player
from cartographers.players.roster import player
from cartographers.rules.setup import MOST_SEATS
from cartographers.table.dealer import SeedDealer
from cartographers.table.plan import Plan, deal, plan_for
from cartographers.table.table import Table


def deal_table(plan: Plan, seed: int) -> Table:
    """A table with a set-up by a plan; set-up and cards follow from the seed."""
    return Table(shelf(), deal(shelf(), plan, seed), SeedDealer(seed))


def open_table(boxes: Sequence[str] = ("base",), sheet: str = "", seats: int = 1, seed: int = 0) -> Table:
    """A table with the recommended set-up of some boxes."""
    return deal_table(plan_for(shelf(), boxes, sheet, seats), seed)


def play_out(table: Table, players: Sequence[Player]) -> None:
    """Let the players play a table's game to its end."""
    while not table.over:
        for seat in table.game.waiting:
            table.commit(seat, players[seat].decide(table.view(seat)))


def bot(name: str, seed: int, seat: int) -> Player:
    """The bot at a seat of the game with this seed."""
    return player(name, seed * MOST_SEATS + seat)


def bots(names: Sequence[str], seed: int) -> list[Player]:
    """The bots at all seats of the game with this seed."""
    return [bot(name, seed, seat) for seat, name in enumerate(names)]
