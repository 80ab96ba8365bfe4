"""The order in which a dealer turns up the cards of a whole game, whatever anybody draws."""

from cartographers.players.search.futures import SEASON_ENDS
from cartographers.rules.edition import Shelf
from cartographers.rules.game import begin
from cartographers.rules.setup import Setup
from cartographers.rules.timetable import card_time, timetable
from cartographers.table.dealer import Dealer


def card_order(shelf: Shelf, setup: Setup, dealer: Dealer) -> list[str]:
    """The cards, and the ends of the seasons between them.

    A season ends by its clock, and the clock goes by the cards: nobody need play to know what comes.
    """
    game = begin(shelf, setup)
    cards: list[str] = []
    times = timetable(shelf, setup)
    for season in range(len(times.seasons)):
        game = game.but(season=season, revealed=())
        clock = 0
        while not times.seasons[season].ended(clock):
            key = dealer.next_card(game)
            cards.append(key)
            met = game.met if key in game.deck else (*game.met, key)
            game = game.but(revealed=(*game.revealed, key), met=met, turned=game.turned + 1)
            clock += card_time(shelf.cards[key])
        cards.append(SEASON_ENDS)
    return cards
