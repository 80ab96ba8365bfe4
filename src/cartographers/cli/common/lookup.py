"""Looking things up by name, with suggestions for unknown names."""

from collections.abc import Mapping
from difflib import get_close_matches
from typing import TypeVar

from cartographers.cli.common.errors import CommandError

T = TypeVar("T")


def look_up(word: object, kind: str, things: Mapping[str, T]) -> T:
    """The thing with this name, or an error that suggests similar names."""
    if isinstance(word, str) and word in things:
        return things[word]
    close = get_close_matches(word, things, n=3) if isinstance(word, str) else []
    if close:
        raise CommandError(f"there is no {kind} {word!r}; did you mean {' or '.join(close)}?")
    raise CommandError(f"there is no {kind} {word!r}; choose from {', '.join(things)}")
