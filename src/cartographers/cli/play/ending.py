"""What a good season and the end of a game deserve to be told, in one sentence each."""

from cartographers.commands.names import seat_name
from cartographers.rules.season import solo_rating, solo_title, standings
from cartographers.rules.state import Game, Scored
from cartographers.words.book import Words, listed


def season_praise(words: Words, game: Game, scored: Scored, me: int) -> list[str]:
    """A sentence when the season brought its player more stars than each one before."""
    before = [score.stars for score in game.seats[me].scores[: scored.season]]
    best = bool(before) and scored.scores[me].stars > max(before)
    return [words("play-season-best")] if best else []


def ending(words: Words, game: Game, me: int | None) -> str:
    """Who has won; in solo the title that was earned."""
    if game.setup.solo:
        title = solo_title(game)
        if not title:
            return words("play-title-none")
        return words("play-title-high" if solo_rating(game) >= 0 else "play-title-low", title=words(title))
    first = [place.seat for place in standings(game) if place.place == 1]
    if len(first) > 1:
        return words("play-won-together", names=listed(seat_name(words, game.setup, at, me) for at in first))
    if first[0] == me:
        return words("play-won-you")
    return words("play-won", name=seat_name(words, game.setup, first[0], me))
