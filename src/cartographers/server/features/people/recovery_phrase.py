"""The recovery phrase, with which a person is known on another device.

It is fifteen syllables in five words, like ``bakomi rutave …``, and can be written in Latin and in Cyrillic
letters. Fourteen syllables are random (86 bits); the last one is a check, so that every single wrong syllable
and every two that were swapped are noticed.
"""

from secrets import randbelow
from unicodedata import normalize

_CONSONANTS = dict(zip("bdfghklmnprstvz", "бдфгхклмнпрствз", strict=True))
_VOWELS = dict(zip("aeiou", "аеиоу", strict=True))
#: Left out so that there are 73, a prime number, as the check needs; the two begin coarse words.
_LEFT_OUT = ("hu", "su")
_SYLLABLES = [one + two for one in _CONSONANTS for two in _VOWELS if one + two not in _LEFT_OUT]
_NUMBER_OF = {syllable: number for number, syllable in enumerate(_SYLLABLES)}
_RANDOM = 14
#: Syllables in a word.
_WORD = 3
_CYRILLIC = _CONSONANTS | _VOWELS
_LATIN = {cyrillic: latin for latin, cyrillic in _CYRILLIC.items()}
#: Letters that are typed for those of the phrase in Ukrainian and Russian.
_LATIN |= {"\N{CYRILLIC SMALL LETTER BYELORUSSIAN-UKRAINIAN I}": "i", "ы": "i", "є": "e", "э": "e", "ґ": "g"}


def new_phrase() -> str:
    """A new phrase in Latin letters, its words separated by spaces."""
    numbers = [randbelow(len(_SYLLABLES)) for _ in range(_RANDOM)]
    syllables = [_SYLLABLES[number] for number in [*numbers, _check(numbers)]]
    return " ".join("".join(syllables[start : start + _WORD]) for start in range(0, len(syllables), _WORD))


def in_cyrillic(phrase: str) -> str:
    """The same phrase in Cyrillic letters."""
    return "".join(_CYRILLIC.get(one, one) for one in phrase)


def read_phrase(text: str) -> str | None:
    """The phrase as ``new_phrase`` writes it; none if a syllable is unknown, missing, wrong or out of place.

    Case, spaces and punctuation do not matter, and both alphabets may be used.
    """
    # "й" and "ё" come apart into a letter and an accent, which is dropped.
    letters = "".join(one for one in normalize("NFKD", text.casefold()) if one.isalpha())
    latin = "".join(_LATIN.get(one, one) for one in letters)
    syllables = [latin[start : start + 2] for start in range(0, len(latin), 2)]
    if len(syllables) != _RANDOM + 1 or not all(one in _NUMBER_OF for one in syllables):
        return None
    *numbers, check = [_NUMBER_OF[one] for one in syllables]
    if check != _check(numbers):
        return None
    return " ".join("".join(syllables[start : start + _WORD]) for start in range(0, len(syllables), _WORD))


def _check(numbers: list[int]) -> int:
    """A weighted sum modulo a prime: another syllable, or two swapped, always change it."""
    return sum(place * number for place, number in enumerate(numbers, 2)) % len(_SYLLABLES)
