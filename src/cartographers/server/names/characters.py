"""The characters of a name: all that can be seen are allowed, composed emoji among them."""

import re
from collections.abc import Iterator
from typing import Literal, NamedTuple, TypeAlias
from unicodedata import bidirectional, category, combining, normalize

#: Why a character cannot stand where it stands: nobody sees it; it changes the direction of what is around
#: it; it is none that everybody can see; it is one mark too many, or has no letter below it.
Fault: TypeAlias = Literal["unseen", "direction", "unknown", "mark"]

ZWNJ, ZWJ = "\u200c", "\u200d"
_TEXT_STYLE, _EMOJI_STYLE, _KEYCAP = "\ufe0e", "\ufe0f", "\u20e3"
_KEYS = "0123456789#*"
#: A flag like that of Scotland: a black flag, the letters of a region, an end.
_REGION_FLAG = re.compile("\U0001f3f4[\U000e0020-\U000e007e]{1,6}\U000e007f")
_VIRAMA = 9
#: So many emoji make one picture at most: a family of four.
_MOST_JOINED = 4
_MOST_MARKS = 3
#: No picture of so many emoji has more characters.
_LONGEST_PICTURE = 40
#: Whether a character can stand somewhere depends on at most so many before it.
_CONTEXT_LENGTH = 20
_DIRECTION = {"LRE", "RLE", "LRO", "RLO", "PDF", "LRI", "RLI", "FSI", "PDI"}
_DIRECTION_MARKS = "\u200e\u200f\u061c"
#: First and last of the characters that take no ink (Unicode's default ignorable ones, and blank braille):
#: joiners, fillers of Hangul, vowels of Khmer, direction marks, selectors of variants, tags.
_UNSEEN_RANGES = (
    *((0xAD, 0xAD), (0x34F, 0x34F), (0x61C, 0x61C), (0x115F, 0x1160), (0x17B4, 0x17B5), (0x180B, 0x180F)),
    *((0x200B, 0x200F), (0x202A, 0x202E), (0x2060, 0x206F), (0x2800, 0x2800), (0x3164, 0x3164)),
    *((0xFE00, 0xFE0F), (0xFEFF, 0xFEFF), (0xFFA0, 0xFFA0), (0xFFF0, 0xFFFB), (0x1BCA0, 0x1BCA3)),
    *((0x1D173, 0x1D17A), (0xE0000, 0xE01EF)),
)
UNSEEN = frozenset(chr(code) for first, last in _UNSEEN_RANGES for code in range(first, last + 1))


class Wrong(NamedTuple):
    """A character that cannot stand where it stands."""

    at: int
    fault: Fault


def tidy(text: str) -> str:
    """A text with single spaces, none around it, and each letter written in the usual one of several ways."""
    return " ".join(normalize("NFC", text).split())


def first_wrong(text: str, start: int = 0) -> Wrong | None:
    """The first character of a tidy text, from a place on, that cannot stand there."""
    faults = ((at, _fault(text, at)) for at in range(start, len(text)))
    return next((Wrong(at, fault) for at, fault in faults if fault), None)


def cleaned(text: str) -> str:
    """A tidy text without the characters that cannot stand in it."""
    text, start = tidy(text), 0
    while wrong := first_wrong(text, start) or first_wrong(text):
        text = tidy(text[: wrong.at] + text[wrong.at + 1 :])
        # Not from the beginning: a long text of nothing but such characters would take seconds.
        start = max(0, wrong.at - _CONTEXT_LENGTH)
    return text


def visible(text: str) -> list[str]:
    """What a reader sees as the single characters of a text."""
    return list(_visible(text))


def _visible(text: str) -> Iterator[str]:
    start = 0
    for at in range(1, len(text) + 1):
        if at == len(text) or not _continues(text, start, at):
            yield text[start:at]
            start = at


def _continues(text: str, start: int, at: int) -> bool:
    """Does a character belong to the visible one that began at ``start``?"""
    char, before = text[at], text[at - 1]
    if before == ZWJ and _is_emoji(char):
        return True
    if char in (ZWJ, ZWNJ) or _is_tag(char) or (_is_skin_tone(char) and not _is_skin_tone(before)):
        return True
    if _is_flag_letter(char):
        return at - start == 1 and _is_flag_letter(before)
    return category(char).startswith("M")


def _fault(text: str, at: int) -> Fault | None:
    char, kind = text[at], category(text[at])
    if char in _CONTEXT:
        return None if _CONTEXT[char](text, at) else "unseen"
    if _is_tag(char):
        return None if _in_flag(text, at) else "unseen"
    if bidirectional(char) in _DIRECTION or char in _DIRECTION_MARKS:
        return "direction"
    if char in UNSEEN or kind == "Cf":
        return "unseen"
    if kind in ("Cc", "Co", "Cs", "Zl", "Zp") or (kind == "Cn" and not _is_pictograph(char)):
        return "unknown"
    if kind == "Me":
        return None if char == _KEYCAP and _on_key(text, at) else "mark"
    if kind.startswith("M"):
        return "mark" if _too_many_marks(text, at) else None
    return None


def _joins(text: str, at: int) -> bool:
    """Does a joiner make one picture of two emoji, or a ligature of an Indic script?"""
    if _after_virama(text, at):
        return True
    pictures, joined = visible(text[max(0, at - _LONGEST_PICTURE) : at]), text[at + 1 : at + 2]
    if not pictures or not joined or not _is_emoji(pictures[-1][0]) or not _is_emoji(joined):
        return False
    return pictures[-1].count(ZWJ) + 2 <= _MOST_JOINED


def _separates(text: str, at: int) -> bool:
    """Does a non-joiner stand after a virama or between two Arabic letters, as in Persian names?"""
    around = text[at - 1 : at] + text[at + 1 : at + 2]
    return _after_virama(text, at) or (len(around) == 2 and {*map(bidirectional, around)} == {"AL"})


def _after_virama(text: str, at: int) -> bool:
    return at > 0 and combining(text[at - 1]) == _VIRAMA


def _styles(text: str, at: int) -> bool:
    """Does a selector follow a symbol that can be an emoji?"""
    if at == 0:
        return False
    before = text[at - 1]
    if before in _KEYS:
        return text[at + 1 : at + 2] == _KEYCAP
    return _is_emoji(before) or category(before) in ("Sm", "Po")


def _on_key(text: str, at: int) -> bool:
    return text[:at].removesuffix(_EMOJI_STYLE)[-1:] in tuple(_KEYS)


_CONTEXT = {ZWJ: _joins, ZWNJ: _separates, _TEXT_STYLE: _styles, _EMOJI_STYLE: _styles}


def _is_emoji(char: str) -> bool:
    return category(char) in ("So", "Sk") or _is_pictograph(char)


def _is_pictograph(char: str) -> bool:
    """Is it in the blocks of emoji, perhaps one that is newer than the tables of this Python?"""
    return "\U0001f000" <= char <= "\U0001faff"


def _is_skin_tone(char: str) -> bool:
    return "\U0001f3fb" <= char <= "\U0001f3ff"


def _is_flag_letter(char: str) -> bool:
    return "\U0001f1e6" <= char <= "\U0001f1ff"


def _is_tag(char: str) -> bool:
    return "\U000e0020" <= char <= "\U000e007f"


def _in_flag(text: str, at: int) -> bool:
    return any(flag.start() < at < flag.end() for flag in _REGION_FLAG.finditer(text))


def _too_many_marks(text: str, at: int) -> bool:
    letters = text[: at + 1]
    while letters and category(letters[-1]).startswith("M"):
        letters = letters[:-1]
    return not letters or letters[-1] == " " or at + 1 - len(letters) > _MOST_MARKS
