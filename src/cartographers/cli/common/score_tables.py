"""Tables of scores: of a season and of a whole game."""

from cartographers.cli.common.columns import in_columns
from cartographers.rules.season import solo_rating, solo_title, standings
from cartographers.rules.setup import seasons_of
from cartographers.rules.state import Game
from cartographers.rules.timetable import season_edicts
from cartographers.words.book import Words
from cartographers.words.numbers import Number

#: With more seats than MANY a season's table shows only the best ones and the player's own.
MANY, BEST = 12, 10


def season_table(words: Words, game: Game, season: int, names: list[str], me: int | None = None) -> list[str]:
    """The stars of each seat in a season."""
    first, second = season_edicts(game, season)
    heads = [
        words(first.key),
        words(second.key),
        words("coins"),
        words("monsters"),
        words("sum"),
        words("total"),
    ]
    rows: list[list[object]] = [["", *heads]]
    order = sorted(range(len(game.seats)), key=lambda seat: -_stars(game, seat, season))
    shown = order[:BEST] if len(order) > MANY else sorted(order)
    if me is not None and me not in shown:
        shown.append(me)
    for seat in shown:
        score = game.seats[seat].scores[season]
        numbers = (
            score.first,
            score.second,
            score.coins,
            -score.monsters,
            score.stars,
            _stars(game, seat, season),
        )
        rows.append([names[seat], *map(words.number, numbers)])
    return in_columns(rows)


def _stars(game: Game, seat: int, season: int) -> int:
    """A seat's stars up to the end of a season."""
    return sum(score.stars for score in game.seats[seat].scores[: season + 1])


def final_table(words: Words, game: Game, names: list[str]) -> list[str]:
    """The stars of all seasons and the total, the winner first; in solo also the rating and the title."""
    seasons = seasons_of(game.shelf, game.setup)
    heads = [words(season.key) for season in seasons]
    rows: list[list[object]] = [["", "", *heads, words("total"), words("lost")]]
    for place in standings(game):
        scores = [score.stars for score in game.seats[place.seat].scores]
        scored = [*map(words.number, scores), *[""] * (len(seasons) - len(scores))]
        ended = words.number(place.stars), words.number(place.lost)
        rows.append([f"{place.place}.", names[place.seat], *scored, *ended])
    lines = in_columns(rows)
    if game.setup.solo:
        title = solo_title(game)
        name = words(title) if title else words("no-title")
        lines += ["", words("solo-end", rating=Number(solo_rating(game), signed=True), title=name)]
    return lines
