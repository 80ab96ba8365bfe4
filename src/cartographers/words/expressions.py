"""Reads what stands between braces in a text."""

from collections.abc import Callable
from re import compile as regex

from cartographers.words.numbers import Number
from cartographers.words.scanner import Scanner
from cartographers.words.syntax import (
    Choice,
    Expression,
    Literal,
    MessageReference,
    NumberCall,
    Pattern,
    TermReference,
    Variable,
    Variant,
)

NAME = regex(r"[A-Za-z][A-Za-z0-9_-]*")
_NUMBER = regex(r"-?[0-9]+(?:\.[0-9]+)?")
_OPENED = regex(r"[ \n]*\(")
_CHARACTERS = regex(r'[^"\\\n]*')
_HEXADECIMAL = {"u": regex("[0-9A-Fa-f]{4}"), "U": regex("[0-9A-Fa-f]{6}")}
#: What NUMBER understands, as in browsers.
NUMBER_OPTIONS = ("minimumFractionDigits", "maximumFractionDigits", "useGrouping")

Arguments = tuple[tuple[str, str | Number], ...]
ReadPattern = Callable[[], Pattern | None]


def read_placeable(scanner: Scanner, read_pattern: ReadPattern) -> Expression:
    """The expression between ``{`` and ``}``."""
    scanner.skip("{")
    scanner.skip_blank()
    nested = scanner.here == "{"
    expression = _inline(scanner, read_pattern)
    scanner.skip_blank()
    if scanner.skipped("->"):
        if nested or not _can_choose(expression):
            scanner.fail("only a value, a number, a text or an attribute of a term can be chosen by")
        expression = _choice(scanner, expression, read_pattern)
        scanner.skip_blank()
    elif isinstance(expression, TermReference) and "." in expression.key:
        scanner.fail(f"{expression.key} is an attribute of a term: it can be chosen by, but not shown")
    scanner.skip("}")
    return expression


def _can_choose(expression: Expression) -> bool:
    if isinstance(expression, TermReference):
        return "." in expression.key
    return isinstance(expression, Variable | Literal | NumberCall)


def _inline(scanner: Scanner, read_pattern: ReadPattern) -> Expression:
    match scanner.here:
        case "{":
            return read_placeable(scanner, read_pattern)
        case "$":
            scanner.skip("$")
            return Variable(_name(scanner))
        case '"':
            return Literal(_string(scanner))
    if number := scanner.take(_NUMBER):
        return Literal(_number(number))
    if scanner.skipped("-"):
        return _term(scanner)
    name = _name(scanner)
    if scanner.take(_OPENED):
        return _call(scanner, name)
    return MessageReference(f"{name}.{_name(scanner)}" if scanner.skipped(".") else name)


def _name(scanner: Scanner) -> str:
    if not (name := scanner.take(NAME)):
        here = scanner.here if scanner.here.strip() else "nothing"
        scanner.fail(f"a name is missing before {here!r}; a name has Latin letters, digits and hyphens")
    return name


def _number(text: str) -> Number:
    decimals = len(text.partition(".")[2])
    return Number(float(text) if decimals else int(text), decimals)


def _string(scanner: Scanner) -> str:
    scanner.skip('"')
    text = scanner.take(_CHARACTERS)
    while scanner.here == "\\":
        text += _escape(scanner) + scanner.take(_CHARACTERS)
    scanner.skip('"')
    return text


def _escape(scanner: Scanner) -> str:
    scanner.skip("\\")
    kind = scanner.here
    if kind and kind in '"\\':
        scanner.at += 1
        return kind
    if kind in _HEXADECIMAL:
        scanner.at += 1
        if digits := scanner.take(_HEXADECIMAL[kind]):
            return _character(scanner, int(digits, 16))
    scanner.fail(r"after a backslash come \", \\, \uXXXX or \UXXXXXX")


def _character(scanner: Scanner, code: int) -> str:
    if code > 0x10FFFF or 0xD800 <= code <= 0xDFFF:
        scanner.fail(f"there is no character {code:X}")
    return chr(code)


def _term(scanner: Scanner) -> TermReference:
    key = f"-{_name(scanner)}"
    if scanner.skipped("."):
        key = f"{key}.{_name(scanner)}"
    if not scanner.take(_OPENED):
        return TermReference(key)
    arguments = _named(scanner)
    scanner.skip(")")
    return TermReference(key, arguments)


def _call(scanner: Scanner, name: str) -> NumberCall:
    if name != "NUMBER":
        scanner.fail(f"there is no function {name}; there is NUMBER")
    scanner.skip_blank()
    argument = _inline(scanner, lambda: None)
    if not isinstance(argument, Variable | Literal):
        scanner.fail("NUMBER needs a value, as in NUMBER($x)")
    scanner.skip_blank()
    options = _named(scanner) if scanner.skipped(",") else ()
    scanner.skip(")")
    for option, value in options:
        if option not in NUMBER_OPTIONS or not isinstance(value, Number):
            scanner.fail(f"NUMBER has {', '.join(NUMBER_OPTIONS)}, each with a number, and no {option}")
    return NumberCall(argument, options)


def _named(scanner: Scanner) -> Arguments:
    """Arguments with names, ``case: "gen", count: 2``, up to the closing bracket."""
    arguments: dict[str, str | Number] = {}
    scanner.skip_blank()
    while scanner.here != ")":
        name = _name(scanner)
        if name in arguments:
            scanner.fail(f"{name} is given twice")
        scanner.skip_blank()
        scanner.skip(":")
        scanner.skip_blank()
        arguments[name] = _value(scanner)
        scanner.skip_blank()
        if not scanner.skipped(","):
            break
        scanner.skip_blank()
    return tuple(arguments.items())


def _value(scanner: Scanner) -> str | Number:
    if scanner.here == '"':
        return _string(scanner)
    if number := scanner.take(_NUMBER):
        return _number(number)
    scanner.fail('after a colon comes "text" or a number')


def _choice(scanner: Scanner, selector: Expression, read_pattern: ReadPattern) -> Choice:
    scanner.skip_spaces()
    if scanner.here != "\n":
        scanner.fail("each variant of a choice begins on a line of its own")
    variants, defaults = [], []
    scanner.skip_blank()
    while scanner.here and scanner.here in "*[":
        is_default = scanner.skipped("*")
        variant = _variant(scanner, read_pattern)
        variants.append(variant)
        if is_default:
            defaults.append(variant)
        scanner.skip_blank()
    if len(defaults) != 1:
        scanner.fail("a choice needs one default variant, marked with *")
    return Choice(selector, tuple(variants), defaults[0])


def _variant(scanner: Scanner, read_pattern: ReadPattern) -> Variant:
    scanner.skip("[")
    scanner.skip_blank()
    number = scanner.take(_NUMBER)
    key = _number(number) if number else _name(scanner)
    scanner.skip_blank()
    scanner.skip("]")
    pattern = read_pattern()
    if pattern is None:
        scanner.fail('the variant has no text; { "" } is an empty one')
    return Variant(key, pattern)
