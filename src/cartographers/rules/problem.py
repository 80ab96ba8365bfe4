"""Something that is wrong, in a form that can be said in any language."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Union


@dataclass(frozen=True, slots=True)
class Name:
    """A card, a box or the like, which a reader should see under its name in the reader's language."""

    key: str
    #: What comes before the key in the key of its text: ``box`` for ``box-base``.
    kind: str = ""

    @property
    def text(self) -> str:
        """The key of the text that is its name."""
        return f"{self.kind}-{self.key}" if self.kind else self.key

    def __str__(self) -> str:
        return self.key


#: What a sentence about a problem may tell: numbers, words as they were typed, names, other problems.
Value = Union[int, float, str, Name, "Problem", Sequence[str], Sequence[Name], Sequence["Problem"]]


class Problem(Exception):
    """What is wrong: a code and values for programs and translators, and an English sentence for programmers.

    The text ``error-CODE`` says the same to players, in their language (``words.problems``).
    """

    def __init__(self, code: str, sentence: str, /, **values: Value) -> None:
        """The sentence names the values in braces, as ``str.format`` takes them."""
        super().__init__(code, sentence)
        self.code = code
        self.sentence = sentence
        self.values = values
        #: The key of its text.
        self.text = f"error-{code}"

    def __str__(self) -> str:
        return self.sentence.format(**{name: _english(value) for name, value in self.values.items()})

    def __reduce__(self) -> tuple[Callable[..., Any], tuple[Any, ...], dict[str, Any]]:
        # Problems travel between processes; the arguments of a subclass may be others than those kept.
        return type(self).__new__, (type(self), *self.args), self.__dict__


def _english(value: Value) -> object:
    if isinstance(value, str) or not isinstance(value, Sequence):
        return value
    separator = "; " if any(isinstance(one, Problem) for one in value) else ", "
    return separator.join(map(str, value)) or "none"
