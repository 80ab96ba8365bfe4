"""What a text in Fluent consists of, as values."""

from collections.abc import Iterator
from typing import NamedTuple, TypeAlias

from cartographers.words.numbers import Number


class BadFluent(ValueError):
    """A text file that cannot be read; the message tells the file, the line and what is wrong with it."""


class Variable(NamedTuple):
    """``$name``: a value that the caller gives."""

    name: str


class Literal(NamedTuple):
    """``"text"`` or ``12.5`` inside braces."""

    value: str | Number


class MessageReference(NamedTuple):
    """``name`` or ``name.attribute``: another message, with the same values."""

    key: str


class TermReference(NamedTuple):
    """``-name(case: "gen")`` or, to choose by it, ``-name.attribute``; the key has the hyphen."""

    key: str
    arguments: tuple[tuple[str, str | Number], ...] = ()


class NumberCall(NamedTuple):
    """``NUMBER($x, minimumFractionDigits: 1)``."""

    argument: "Expression"
    options: tuple[tuple[str, str | Number], ...] = ()


class Variant(NamedTuple):
    """``[few] …``: one of the texts of a choice, and the word or number it is for."""

    key: str | Number
    pattern: "Pattern"


class Choice(NamedTuple):
    """``{ $n -> [one] … *[other] … }``: the first variant that fits, otherwise the default one."""

    selector: "Expression"
    variants: tuple[Variant, ...]
    default: Variant


Expression: TypeAlias = Variable | Literal | MessageReference | TermReference | NumberCall | Choice
#: Pieces of text, and expressions between them.
Pattern: TypeAlias = tuple[str | Expression, ...]


class Entry(NamedTuple):
    """A message, or a term if its name begins with a hyphen."""

    name: str
    value: Pattern | None
    attributes: tuple[tuple[str, Pattern], ...] = ()

    def patterns(self) -> dict[str, Pattern]:
        """The value by the entry's name, and each attribute by ``name.attribute``."""
        named = {} if self.value is None else {self.name: self.value}
        return named | {f"{self.name}.{attribute}": pattern for attribute, pattern in self.attributes}


def expressions_in(pattern: Pattern) -> Iterator[Expression]:
    """Every expression of a pattern, also those inside others."""
    for part in pattern:
        if not isinstance(part, str):
            yield from _with_inner(part)


def _with_inner(expression: Expression) -> Iterator[Expression]:
    yield expression
    if isinstance(expression, NumberCall):
        yield from _with_inner(expression.argument)
    elif isinstance(expression, Choice):
        yield from _with_inner(expression.selector)
        for variant in expression.variants:
            yield from expressions_in(variant.pattern)
