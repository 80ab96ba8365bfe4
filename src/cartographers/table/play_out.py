"""A game played to its end by its players, without a person among them."""

from collections.abc import Sequence

from cartographers.players.player import Player
from cartographers.table.table import Table


def play_out(table: Table, players: Sequence[Player]) -> None:
    """Let the players play a table's game to its end."""
    while not table.over:
        for seat in table.game.waiting:
            table.commit(seat, players[seat].decide(table.view(seat)))
