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
    noun = kind.replace("-", " ")
    close = get_close_matches(word, things, n=3) if isinstance(word, str) else []
    if close:
        sentence = f"there is no {noun} {{word!r}}; did you mean one of {{close}}?"
        raise CommandError("no-such-thing-close", sentence, kind=kind, word=str(word), close=close)
    sentence = f"there is no {noun} {{word!r}}; choose from {{choices}}"
    raise CommandError("no-such-thing", sentence, kind=kind, word=str(word), choices=list(things))
