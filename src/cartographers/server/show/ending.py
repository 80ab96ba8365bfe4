"""The result of a finished game."""

from cartographers.rules.season import solo_next_title, solo_rating, solo_target, solo_title, standings
from cartographers.rules.state import Game
from cartographers.server.protocol.state import Ending, FinalPlace


def ending(game: Game) -> Ending | None:
    """Final places, in solo also rating and title; none while the game is running."""
    if not game.over:
        return None
    places = [
        FinalPlace(seat=one.seat, place=one.place, stars=one.stars, lost=one.lost) for one in standings(game)
    ]
    if not game.setup.solo:
        return Ending(places=places)
    following, rating = solo_next_title(game), solo_rating(game)
    return Ending(
        places=places,
        rating=rating,
        title=solo_title(game),
        target=solo_target(game),
        next_title=following.key if following else None,
        stars_to_next=following.minimum - rating if following else 0,
    )
