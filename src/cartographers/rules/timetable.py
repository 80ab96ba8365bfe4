"""The timetable of a game: how long its seasons last, when they end, and which edicts each of them scores."""

from collections.abc import Iterator
from typing import NamedTuple

from cartographers.rules.box import Shelf
from cartographers.rules.card import Card, Edict, ExploreCard, Season
from cartographers.rules.setup import Setup, edicts_of, seasons_of
from cartographers.rules.sheet import Sheet
from cartographers.rules.state import Game, Phase


class Time(NamedTuple):
    """A time of a game: the number of the season, and the time used up in it."""

    season: int
    clock: int


class Scoring(NamedTuple):
    """The end of a season, seen from an earlier time."""

    #: The time left until then.
    time_left: int
    #: The two edicts scored then, 0 to 3 for A to D.
    edicts: tuple[int, int]


class Timetable(NamedTuple):
    """The seasons of a game in order, and where its edicts are found."""

    seasons: tuple[Season, ...]
    shelf: Shelf
    setup: Setup

    @property
    def edicts(self) -> tuple[Edict, ...]:
        """The edicts A to D."""
        return edicts_of(self.shelf, self.setup)

    @property
    def last_season(self) -> int:
        """The number of the last season, counted from 0."""
        return len(self.seasons) - 1

    def scored(self, season: int) -> tuple[Edict, Edict]:
        """The two edicts a season scores, in the order of its card (R2.3)."""
        keys, (first, second) = self.setup.edicts, self.seasons[season].edicts
        return self.shelf.edicts[keys[first]], self.shelf.edicts[keys[second]]

    def seasons_left(self, season: int) -> int:
        """How many seasons are still to be scored, this one too; a coin counts once in each (R5.1)."""
        return len(self.seasons) - season

    def scored_last(self, edict: int) -> int:
        """The number of the season that scores an edict (0 to 3 for A to D) for the last time."""
        return max(number for number, season in enumerate(self.seasons) if edict in season.edicts)

    def scorings(self, time: Time) -> Iterator[Scoring]:
        """The ends of the seasons from a time on."""
        time_left = -time.clock
        for season in self.seasons[time.season :]:
            time_left += season.time
            yield Scoring(time_left, season.edicts)


def timetable(shelf: Shelf, setup: Setup) -> Timetable:
    """The timetable of the games with a set-up."""
    return Timetable(seasons_of(shelf, setup), shelf, setup)


def timetable_of(game: Game) -> Timetable:
    """The timetable of a game."""
    return timetable(game.shelf, game.setup)


def season_edicts(game: Game, season: int) -> tuple[Edict, Edict]:
    """The two edicts a season of a game scores, in the order of its card (R2.3)."""
    return timetable_of(game).scored(season)


def card_time(card: Card) -> int:
    """The time a card takes; only explore cards take any."""
    return card.time if isinstance(card, ExploreCard) else 0


def season_ended(game: Game, clock: int) -> bool:
    """Does this clock end the season of a game (R3.13)?"""
    return seasons_of(game.shelf, game.setup)[game.season].ended(clock)


def clock_after(game: Game) -> int:
    """The time used up once the card in play has been dealt with; it may pass the season's time (R3.13)."""
    return game.clock + (card_time(game.shelf.cards[game.card]) if game.phase is Phase.DRAW else 0)


def time_after(game: Game) -> Time:
    """The season and the clock once the card in play has been dealt with, never past the season's time."""
    if game.phase is Phase.RAVAGE:
        # The season has been scored; what the monster takes is missed in the next one (R5.2).
        return Time(game.season + 1, 0)
    return Time(game.season, min(clock_after(game), timetable_of(game).seasons[game.season].time))


def ended_early(setup: Setup, sheet: Sheet) -> bool:
    """Is a solo game over because its map is full (R11.3)?"""
    return not sheet.empty and setup.solo
