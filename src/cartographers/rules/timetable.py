"""The timetable of a game: how long its seasons last, when they end, and which edicts each of them scores."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from typing import NamedTuple

from cartographers.rules.card import Card, Edict, ExploreCard, Season
from cartographers.rules.edition import Shelf
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


@dataclass(frozen=True, slots=True, eq=False)
class Timetable:
    """The seasons of a game in order, and its edicts A to D."""

    seasons: tuple[Season, ...]
    edicts: tuple[Edict, ...]

    @property
    def last_season(self) -> int:
        """The number of the last season, counted from 0."""
        return len(self.seasons) - 1

    def ended(self, season: int, clock: int) -> bool:
        """Is the time of a season used up (R3.13)?"""
        return clock >= self.seasons[season].time

    def scored(self, season: int) -> tuple[Edict, Edict]:
        """The two edicts a season scores, in the order of its card (R2.3)."""
        first, second = self.seasons[season].edicts
        return self.edicts[first], self.edicts[second]

    def seasons_left(self, season: int) -> int:
        """How many seasons are still to be scored, this one too; a coin counts once in each (R5.1)."""
        return len(self.seasons) - season

    def edicts_left(self, season: int) -> list[tuple[Edict, int]]:
        """The edicts that this season or a later one scores, and how many of these seasons do."""
        left = self.seasons[season:]
        counts = [sum(at in one.edicts for one in left) for at in range(len(self.edicts))]
        return [(edict, count) for edict, count in zip(self.edicts, counts, strict=True) if count]

    def scored_last(self, edict: int) -> int:
        """The number of the season that scores an edict (0 to 3 for A to D) for the last time."""
        return max(number for number, season in enumerate(self.seasons) if edict in season.edicts)

    def scorings(self, time: Time) -> Iterator[Scoring]:
        """The ends of the seasons from a time on."""
        time_left = -time.clock
        for season in self.seasons[time.season :]:
            time_left += season.time
            yield Scoring(time_left, season.edicts)


@lru_cache(maxsize=1024)
def timetable(shelf: Shelf, setup: Setup) -> Timetable:
    """The timetable of the games with a set-up."""
    return Timetable(seasons_of(shelf, setup), edicts_of(shelf, setup))


def timetable_of(game: Game) -> Timetable:
    """The timetable of a game."""
    return timetable(game.shelf, game.setup)


def season_edicts(game: Game, season: int) -> tuple[Edict, Edict]:
    """The two edicts a season of a game scores, in the order of its card (R2.3)."""
    return timetable_of(game).scored(season)


def card_time(card: Card) -> int:
    """The time a card takes; only explore cards take any."""
    return card.time if isinstance(card, ExploreCard) else 0


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
    return setup.solo and not sheet.empty
