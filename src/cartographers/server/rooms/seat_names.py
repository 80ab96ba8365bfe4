"""What the seats of a game are called: players by the name they gave, bots by their character."""

from collections.abc import Sequence
from dataclasses import replace
from functools import lru_cache

from cartographers.players.player_name import split_name
from cartographers.rules.state import Game
from cartographers.server.storage.stored_game import SeatRow
from cartographers.table.character_names import character_names
from cartographers.words.book import Words


def character_of(seat: SeatRow) -> str:
    """The key of a bot's character; empty for people, and for bots of games from before there were any."""
    return _character(seat.bot)


@lru_cache(maxsize=1024)
def _character(bot: str) -> str:
    return split_name(bot)[1]


def number_of(seats: Sequence[SeatRow], number: int) -> int:
    """How often the character of a bot is somebody's name at the table up to its seat."""
    *others, own = _characters(seats[: number + 1])
    return others.count(own) + 1


def seat_names(seats: Sequence[SeatRow], words: Words) -> list[str]:
    """The names of all seats in a language; empty for a seat that has none."""
    called = character_names(_characters(seats), words)
    return [seat.name or name for seat, name in zip(seats, called, strict=True)]


def with_names(game: Game, seats: Sequence[SeatRow], words: Words) -> Game:
    """The same game with the names that its seats have in a language, for sentences about it."""
    return game.but(setup=replace(game.setup, names=tuple(seat_names(seats, words))))


def _characters(seats: Sequence[SeatRow]) -> list[str]:
    """The characters after whom seats are called: those of bots without another name."""
    return ["" if seat.name else character_of(seat) for seat in seats]
