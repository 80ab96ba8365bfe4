"""The messages of one language: read when first asked for, checked, and filled in with values."""

from collections.abc import Iterator, Mapping
from typing import TypeAlias

from cartographers.words.numbers import Number, digits_of, with_decimals, written
from cartographers.words.plural_rules import plural_form
from cartographers.words.reader import Source, read_entry
from cartographers.words.syntax import (
    Choice,
    Expression,
    Literal,
    MessageReference,
    NumberCall,
    Pattern,
    TermReference,
    Variable,
    expressions_in,
)

#: What a text may be given: a word, a name or a key to choose by; a number, which can choose a plural form.
Value: TypeAlias = str | float | Number


class NoSuchWord(LookupError):
    """A text that is not there, or a value that it needs and was not given."""


class Bundle:
    """The messages and terms of one language."""

    def __init__(self, language: str, sources: Mapping[str, Source]) -> None:
        self.language = language
        self._sources = sources
        self._patterns: dict[str, dict[str, Pattern]] = {}
        self._variables: dict[str, frozenset[str]] = {}

    def __iter__(self) -> Iterator[str]:
        """The names of all messages and terms."""
        return iter(self._sources)

    def __contains__(self, key: str) -> bool:
        return not key.startswith("-") and self.pattern(key) is not None

    def pattern(self, key: str) -> Pattern | None:
        """The pattern of a message, a term, or an attribute of one."""
        name = key.partition(".")[0]
        return self.patterns(name).get(key) if name in self._sources else None

    def patterns(self, name: str) -> dict[str, Pattern]:
        """All patterns of a message or term by their keys: its own and those of its attributes."""
        if name not in self._patterns:
            self._patterns[name] = read_entry(self._sources[name]).patterns()
        return self._patterns[name]

    def variables(self, key: str) -> frozenset[str]:
        """The names of all values that a message needs, also in variants that are rarely chosen.

        Raises ``NoSuchWord`` if the message, or one that it refers to, is not there or refers to itself.
        """
        if key not in self._variables:
            self._variables[key] = frozenset(self._variables_in(key, ()))
        return self._variables[key]

    def _variables_in(self, key: str, trail: tuple[str, ...]) -> Iterator[str]:
        if key in trail:
            raise NoSuchWord(f"the text {key!r} refers to itself: {' → '.join((*trail, key))}")
        pattern = self.pattern(key)
        if pattern is None:
            whose = f", which {trail[-1]!r} refers to" if trail else ""
            raise NoSuchWord(f"there is no text {key!r} in {self.language!r}{whose}")
        for expression in expressions_in(pattern):
            match expression:
                case Variable(name):
                    yield name
                case MessageReference(other):
                    yield from self._variables_in(other, (*trail, key))
                case TermReference(other):
                    list(self._variables_in(other, (*trail, key)))  # a term has values of its own

    def format(self, key: str, values: Mapping[str, Value]) -> str:
        """A message with values in it; raises ``NoSuchWord`` if something that it needs is missing."""
        if key.startswith("-"):
            raise NoSuchWord(f"{key!r} is a term, which only other texts can use")
        if missing := sorted(self.variables(key) - values.keys()):
            raise NoSuchWord(f"the text {key!r} needs {', '.join(missing)}")
        return _Filling(self, key, values).text(self.pattern(key) or ())


class _Filling:
    """One message or term that is being filled in."""

    def __init__(self, bundle: Bundle, key: str, values: Mapping[str, Value]) -> None:
        self._bundle = bundle
        self._key = key
        self._values = values

    def text(self, pattern: Pattern) -> str:
        return "".join(part if isinstance(part, str) else self._shown(part) for part in pattern)

    def _shown(self, expression: Expression) -> str:
        value = self._value(expression)
        if value is None:
            raise NoSuchWord(f"the term {self._key!r} needs a value that it is not given")
        return value if isinstance(value, str) else written(value, self._bundle.language)

    def _value(self, expression: Expression) -> str | Number | None:
        match expression:
            case Variable(name):
                return self._given(name)
            case Literal(value):
                return value
            case MessageReference(key):
                return _Filling(self._bundle, key, self._values).text(self._bundle.pattern(key) or ())
            case TermReference(key, arguments):
                return _Filling(self._bundle, key, dict(arguments)).text(self._bundle.pattern(key) or ())
            case NumberCall(argument, options):
                number = self._value(argument)
                if not isinstance(number, Number):
                    raise NoSuchWord(f"the text {self._key!r} needs a number, not {number!r}")
                return with_decimals(number, dict(options))
            case Choice():
                return self.text(self._chosen(expression))

    def _given(self, name: str) -> str | Number | None:
        """A value; only in a term, which chooses its default variant then, may one be missing."""
        match self._values.get(name):
            case None | str() | Number() as value:
                return value
            case bool():
                raise NoSuchWord(f"the text {self._key!r} needs a word or a number for {name}, such as 'yes'")
            case number:
                return Number(number)

    def _chosen(self, choice: Choice) -> Pattern:
        value = self._value(choice.selector)
        form = plural_form(digits_of(value), self._bundle.language) if isinstance(value, Number) else value
        for variant in choice.variants:
            if isinstance(variant.key, Number):
                if isinstance(value, Number) and variant.key.value == value.value:
                    return variant.pattern
            elif variant.key == form:
                return variant.pattern
        return choice.default.pattern
