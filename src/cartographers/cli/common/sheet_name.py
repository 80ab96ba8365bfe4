"""What a map sheet is called in a sentence."""

from cartographers.rules.own_sheet import is_picture
from cartographers.words.book import Words


def sheet_name(words: Words, sheet: str) -> str:
    """A sheet by its key and name, like ``sheet A (Wilderness)``."""
    if is_picture(sheet):
        return words("sheet-own")
    return words("sheet-named", sheet=sheet_letter(words, sheet), name=words(f"sheet-{sheet}"))


def sheet_letter(words: Words, sheet: str) -> str:
    """The letter of a printed sheet as a language writes it; a sheet of an installed box has its key."""
    letter = f"letter-{sheet}"
    return words(letter) if letter in words else sheet
