"""Texts of one line without control characters: what a name may be in a record."""

#: Not printable by themselves: they join letters of some scripts and the parts of composed emoji.
_JOINERS = frozenset("\u200c\u200d") | {chr(code) for code in range(0xE0020, 0xE0080)}


def is_readable(text: str) -> bool:
    """Can a text be shown as it is?"""
    return text.isprintable() or all(char.isprintable() or char in _JOINERS for char in text)
