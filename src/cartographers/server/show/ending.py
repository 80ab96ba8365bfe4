"""The result of a finished game."""

from cartographers.rules.season import solo_rating, solo_title, standings
from cartographers.rules.state import Game
from cartographers.server.protocol import Ending, FinalPlace


def ending(game: Game) -> Ending | None:
    """Final places, in solo also rating and title; none while the game is running."""
    if not game.over:
        return None
    places = [
        FinalPlace(seat=one.seat, place=one.place, stars=one.stars, lost=one.lost) for one in standings(game)
    ]
    if not game.setup.solo:
        return Ending(places=places)
    return Ending(places=places, rating=solo_rating(game), title=solo_title(game))
