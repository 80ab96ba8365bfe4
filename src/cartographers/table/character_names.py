"""What the bots at a table are called: after their characters, the second of the same with a number."""

from collections import Counter
from collections.abc import Sequence

from cartographers.words.book import Words


def numbered(characters: Sequence[str]) -> list[int]:
    """How often each character has sat down up to there: 2 for a second Frida."""
    sat: Counter[str] = Counter()
    counts = []
    for key in characters:
        sat[key] += 1
        counts.append(sat[key])
    return counts


def character_names(characters: Sequence[str], words: Words) -> list[str]:
    """The names for the keys of characters, all different; empty where there is no character."""
    return [
        _name(key, number, words) if key else ""
        for key, number in zip(characters, numbered(characters), strict=True)
    ]


def _name(key: str, number: int, words: Words) -> str:
    name = words(f"character-{key}")
    return words("character-another", name=name, number=number) if number > 1 else name
