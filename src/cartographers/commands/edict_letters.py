"""The letters of the four edicts."""

from cartographers.words.book import Words

#: As they are typed, in every language.
TYPED = "ABCD"


def edict_letter(words: Words, number: int) -> str:
    """The letter of an edict as a language writes it; edicts are counted from 0."""
    return words(f"letter-{TYPED[number]}")
