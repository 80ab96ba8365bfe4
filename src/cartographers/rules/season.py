"""Stars at the end of a season (R5.1), and places and titles at the end of the game (R6, R11.4)."""

from typing import NamedTuple

from cartographers.rules.area import neighbours
from cartographers.rules.card import Title
from cartographers.rules.setup import edicts_of
from cartographers.rules.sheet import Sheet
from cartographers.rules.stars import Stars, Tally, each_cell, explain
from cartographers.rules.state import Game, SeasonScore, Seat
from cartographers.rules.timetable import season_edicts


def monsters_toll(sheet: Sheet) -> Stars:
    """One star lost for each empty cell beside a monster, however many monsters touch it (R5.1)."""
    return each_cell(sheet.empty & neighbours(sheet.monster))


def season_score(game: Game, seat: Seat) -> SeasonScore:
    """What a seat scores if the season ends now."""
    first, second = season_edicts(game, game.season)
    sheet = seat.sheet
    return SeasonScore(first.worth(sheet), second.worth(sheet), seat.purse, monsters_toll(sheet))


class Explanation(NamedTuple):
    """A season's stars, part by part."""

    first: Tally
    second: Tally
    coins: int
    #: The cells that lose a star each; their stars count as losses.
    monsters: Tally

    @property
    def stars(self) -> int:
        """The season's sum."""
        return self.first.stars + self.second.stars + self.coins - self.monsters.stars


def explain_season(game: Game, seat: Seat) -> Explanation:
    """Why a seat scores what it scores if the season ends now."""
    first, second = season_edicts(game, game.season)
    sheet = seat.sheet
    return Explanation(
        explain(first.worth, sheet), explain(second.worth, sheet), seat.purse, explain(monsters_toll, sheet)
    )


class Place(NamedTuple):
    """Where a seat came in (R6.1)."""

    seat: int
    place: int
    stars: int
    lost: int


def standings(game: Game) -> list[Place]:
    """All seats, the best first: most stars, then fewest lost to monsters; equal seats share a place."""
    order = sorted(range(len(game.seats)), key=lambda seat: _rank(game.seats[seat]))
    ranked: list[Place] = []
    for position, seat in enumerate(order):
        player = game.seats[seat]
        tied = ranked and (ranked[-1].stars, ranked[-1].lost) == (player.stars, player.lost)
        place = ranked[-1].place if tied else position + 1
        ranked.append(Place(seat, place, player.stars, player.lost))
    return ranked


def _rank(seat: Seat) -> tuple[int, int]:
    return -seat.stars, seat.lost


class Result(NamedTuple):
    """How a game ended, seat by seat."""

    stars: tuple[int, ...]
    #: Stars lost to monsters, which decide between equal stars (R6.1).
    lost: tuple[int, ...]
    places: tuple[int, ...]
    #: In solo, where the title may be none (R11.4).
    rating: int | None
    title: str | None


def result(game: Game) -> Result:
    """The result of a game that is over."""
    seats = sorted(standings(game))
    return Result(
        stars=tuple(place.stars for place in seats),
        lost=tuple(place.lost for place in seats),
        places=tuple(place.place for place in seats),
        rating=solo_rating(game) if game.setup.solo else None,
        title=solo_title(game) if game.setup.solo else None,
    )


def solo_target(game: Game) -> int:
    """The sum of the ratings of the four scoring cards (R11.4)."""
    return sum(edict.solo_rating for edict in edicts_of(game.shelf, game.setup))


def solo_rating(game: Game) -> int:
    """Stars minus the ratings of the four scoring cards, after an early end too (R11.4)."""
    return game.seats[0].stars - solo_target(game)


def solo_title(game: Game) -> str | None:
    """The highest title whose minimum the rating reaches, if any (R11.4)."""
    rating = solo_rating(game)
    return next((title.key for title in game.shelf.titles if rating >= title.minimum), None)


def solo_next_title(game: Game) -> Title | None:
    """The lowest title that the rating misses; none if it reaches the highest (R11.4)."""
    rating = solo_rating(game)
    missed = [title for title in game.shelf.titles if rating < title.minimum]
    return min(missed, key=lambda title: title.minimum, default=None)
