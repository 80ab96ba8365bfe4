"""Problems said in a language: the text of each code with its values in it."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from cartographers.rules.problem import Name, Problem, Value
from cartographers.rules.readable import is_readable

if TYPE_CHECKING:
    from cartographers.words.book import Words

#: What stands in place of a list without entries.
_NOTHING = "—"


def said(words: "Words", problem: Problem) -> str:
    """A problem in one or two sentences."""
    values = {name: _shown(words, value) for name, value in problem.values.items()}
    return words(problem.text, **values)


def _shown(words: "Words", value: Value) -> int | float | str:
    match value:
        case Problem():
            return said(words, value)
        case Name():
            return words(value.text) if value.text in words else value.key
        case str():
            # What was typed or read from a file may hold anything, even codes that move a terminal's cursor.
            return value if is_readable(value) else repr(value)[1:-1]
        case Sequence():
            separator = " " if any(isinstance(one, Problem) for one in value) else ", "
            return separator.join(str(_shown(words, one)) for one in value) or _NOTHING
    return value
