"""The order in which a dealer turns up the cards of a whole game, whatever anybody draws."""

from cartographers.players.search.futures import SEASON_ENDS
from cartographers.rules.box import Shelf
from cartographers.rules.setup import Setup
from cartographers.table.dealer import Dealer
from cartographers.table.unplayed import StepKind, steps


def card_order(shelf: Shelf, setup: Setup, dealer: Dealer) -> list[str]:
    """The cards, and the ends of the seasons between them."""
    return [
        step.game.card if step.kind is StepKind.CARD else SEASON_ENDS
        for step in steps(shelf, setup, dealer)
        if step.kind in (StepKind.CARD, StepKind.SEASON)
    ]
