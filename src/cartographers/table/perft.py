"""Perft: how many ways a game can go on for a few decisions when the cards come in a given order.

One number that guards everything between a card and a legal decision; split by the first decision it
shows where two countings differ.
"""

from collections.abc import Iterator

from cartographers.rules.decision import Decision
from cartographers.rules.event import Committed
from cartographers.rules.game import after, reveal
from cartographers.rules.listing import count, decisions
from cartographers.rules.state import Game, Phase
from cartographers.rules.view import view
from cartographers.table.dealer import Dealer


def perft(game: Game, dealer: Dealer, depth: int) -> int:
    """The number of different sequences of this many decisions; seats decide in the order of the table."""
    if depth == 0:
        return 1
    game = _turned_up(game, dealer)
    if game.over:
        return 0
    if depth == 1:
        return count(view(game, game.waiting[0]))
    return sum(perft(later, dealer, depth - 1) for _, later in _steps(game))


def split(game: Game, dealer: Dealer, depth: int) -> list[tuple[Decision, int]]:
    """The same number for each first decision."""
    game = _turned_up(game, dealer)
    return [(decision, perft(later, dealer, depth - 1)) for decision, later in _steps(game)]


def _steps(game: Game) -> Iterator[tuple[Decision, Game]]:
    """Each decision of the seat whose turn it is to decide, and the game after it."""
    for seat in game.waiting[:1]:
        for decision in decisions(view(game, seat)):
            yield decision, after(game, Committed(seat, decision))


def _turned_up(game: Game, dealer: Dealer) -> Game:
    """The game at the next point where a seat has something to decide."""
    while game.phase is Phase.REVEAL:
        game = after(game, reveal(game, dealer.next_card(game)))
    return game
