"""The keys of the English texts of the lessons."""

from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax.ast import Message

import cartographers

PATH = Path(cartographers.__file__).parent / "words" / "en" / "lessons.ftl"


@cache
def text_keys() -> frozenset[str]:
    """The keys of all messages and their attributes."""
    resource = FluentParser().parse(PATH.read_text(encoding="utf-8"))
    keys: set[str] = set()
    for entry in resource.body:
        if isinstance(entry, Message):
            keys.add(entry.id.name)
            keys |= {f"{entry.id.name}.{one.id.name}" for one in entry.attributes}
    return frozenset(keys)
