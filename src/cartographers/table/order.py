"""The order in which a dealer turns up the cards of a whole game, whatever anybody draws."""

from cartographers.players.futures import SEASON_ENDS
from cartographers.rules.card import ExploreCard
from cartographers.rules.edition import Shelf
from cartographers.rules.game import begin
from cartographers.rules.setup import Setup, seasons_of
from cartographers.table.dealer import Dealer


def order(shelf: Shelf, setup: Setup, dealer: Dealer) -> list[str]:
    """The cards, and the ends of the seasons between them.

    A season ends by its clock, and the clock goes by the cards: nobody need play to know what comes.
    """
    game = begin(shelf, setup)
    cards: list[str] = []
    for number, season in enumerate(seasons_of(shelf, setup)):
        game = game.but(season=number, revealed=())
        clock = 0
        while clock < season.time:
            key = dealer.next_card(game)
            cards.append(key)
            met = game.met if key in game.deck else (*game.met, key)
            game = game.but(revealed=(*game.revealed, key), met=met, turned=game.turned + 1)
            card = shelf.cards[key]
            clock += card.time if isinstance(card, ExploreCard) else 0
        cards.append(SEASON_ENDS)
    return cards
