"""The same game with other secrets: what a seat is shown and told must not change with them (R12)."""

from collections.abc import Sequence
from dataclasses import dataclass

from cartographers.boxes import shelf
from cartographers.players.chance import Chance
from cartographers.rules.event import Began, Committed, Event, Revealed
from cartographers.rules.game import after, commit, withdraw
from cartographers.rules.state import Game
from cartographers.rules.view import view
from cartographers.table.dealer import shuffled
from cartographers.table.table import Table


def sealed_otherwise(game: Game, seat: int, chance: int) -> Game:
    """The game in which everyone but a seat has sealed something else."""
    for index, decision in enumerate(game.sealed):
        if decision is not None and index != seat:
            game = after(game, withdraw(game, index))
            game = after(game, commit(game, index, Chance(chance).decide(view(game, index))))
    return game


def dealt_otherwise(log: Sequence[Event], seed: int) -> Game:
    """The game after the same events at a table whose dealer will deal otherwise from now on."""
    began = log[0]
    assert isinstance(began, Began)
    so_far = [event.card for event in log if isinstance(event, Revealed)]
    table = Table(shelf(), began.setup, _Otherwise(so_far, seed))
    for event in log:
        if isinstance(event, Committed):
            table.commit(event.seat, event.decision)
    assert list(table.log[: len(log)]) == list(log)
    return table.at(len(log))


@dataclass(frozen=True)
class _Otherwise:
    """A dealer of the same cards as were dealt so far, and then of any that may be in the deck."""

    so_far: list[str]
    seed: int

    def next_card(self, game: Game) -> str:
        if game.turned < len(self.so_far):
            return self.so_far[game.turned]
        joined = [key for key in game.setup.ambushes if key not in game.met] if game.ambushes_in_deck else []
        if game.heroes_in_deck:
            joined += [card.key for card in shelf().boxes["heroes"].heroes if card.key not in game.met]
        return shuffled([*game.left, *joined], self.seed, str(game.turned))[0]
