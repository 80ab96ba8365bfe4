"""The names of the seats, and the letters of the edicts."""

from cartographers.rules.setup import Setup
from cartographers.words.book import Words


def seat_name(words: Words, setup: Setup, seat: int, me: int | None = None) -> str:
    """The name of a seat; without given names, "you" for the seat ``me``."""
    if setup.names and setup.names[seat]:
        return setup.names[seat]
    return words("play-you") if seat == me else words("play-seat", number=seat + 1)


def seat_names(words: Words, setup: Setup, me: int | None = None) -> list[str]:
    """The names of all seats."""
    return [seat_name(words, setup, seat, me) for seat in range(setup.seats)]


#: As they are typed, in every language.
TYPED = "ABCD"


def edict_letter(words: Words, number: int) -> str:
    """The letter of an edict as a language writes it; edicts are counted from 0."""
    return words(f"letter-{TYPED[number]}")
