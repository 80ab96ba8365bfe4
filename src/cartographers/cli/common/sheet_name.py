"""What a map sheet is called in a sentence."""

from cartographers.rules.own_sheet import is_picture
from cartographers.words.book import Words


def sheet_name(words: Words, sheet: str) -> str:
    """A sheet by its key and name, like ``sheet A (Wilderness)``."""
    if is_picture(sheet):
        return words("sheet-own")
    return words("sheet-named", sheet=sheet, name=words(f"sheet-{sheet}"))
