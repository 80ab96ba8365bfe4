"""Our reader of Fluent and fluent.runtime, the reference in Python, say the same."""

from collections.abc import Iterator
from functools import cache
from itertools import islice, product
from re import sub

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import fluent_number

from cartographers.words.bundle import Bundle, Value
from cartographers.words.numbers import Number
from cartographers.words.reader import scan
from cartographers.words.syntax import (
    Choice,
    Expression,
    MessageReference,
    NumberCall,
    Variable,
    expressions_in,
)
from testkit.long_forms import every
from words.sources import LANGUAGES, bundle_of, keys_of, names_of_files, text_of

#: All ends that a plural may look at, alone and after a hundred (all numbers: ``test_numbers.py``).
NUMBERS: tuple[float, ...] = (
    *range(26),
    *range(100, 106),
    *range(110, 116),
    121,
    122,
    125,
    1000,
    0.1,
    0.5,
    1.5,
    2.25,
    21.5,
    -1,
    -2,
    -1.5,
)
#: One of every plural form of our languages, and what is next to it.
FEW_NUMBERS: tuple[float, ...] = (
    0,
    1,
    2,
    4,
    5,
    11,
    12,
    14,
    21,
    22,
    25,
    101,
    111,
    121,
    1000,
    0.5,
    1.5,
    21.5,
    -1,
    -1.5,
)
PLURAL_FORMS = {"zero", "one", "two", "few", "many", "other"}
#: So many combinations of values are tried for a text with several, besides each value alone.
MOST = 20


def twin_of(language: str, *texts: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    for text in texts:
        bundle.add_resource(FluentResource(text))
    return bundle


def said_by(twin: FluentBundle, key: str, values: dict[str, Value]) -> str:
    """What fluent.runtime says; it groups digits as the locale does, which we do only from five on."""
    name, _, attribute = key.partition(".")
    message = twin.get_message(name)
    pattern = message.attributes[attribute] if attribute else message.value
    assert pattern is not None, key
    given = {
        name: value if isinstance(value, str | Number) else fluent_number(value, useGrouping=False)
        for name, value in values.items()
    }
    said, errors = twin.format_pattern(pattern, given)
    assert errors == [], (key, values)
    return _with_minus(str(said))


def _with_minus(text: str) -> str:
    """A real minus sign, which Babel does not write."""
    return sub(r"-(?=\d)", "−", text)


def selectors(bundle: Bundle, key: str) -> Iterator[tuple[str, Choice]]:
    """The values that a message chooses by, and the choices."""
    for expression in expressions_in(bundle.pattern(key) or ()):
        if isinstance(expression, Choice) and (name := variable_of(expression.selector)):
            yield name, expression
        elif isinstance(expression, MessageReference):
            yield from selectors(bundle, expression.key)


def variable_of(selector: Expression) -> str:
    if isinstance(selector, NumberCall):
        return variable_of(selector.argument)
    return selector.name if isinstance(selector, Variable) else ""


def values_for(bundle: Bundle, key: str, numbers: tuple[float, ...]) -> Iterator[dict[str, Value]]:
    """Values for each of a message's variables: these numbers where it counts, all words it chooses by."""
    tried: dict[str, list[Value]] = {name: [] for name in sorted(bundle.variables(key))}
    for name, choice in selectors(bundle, key):
        words = [variant.key for variant in choice.variants if isinstance(variant.key, str)]
        if set(words) <= PLURAL_FORMS:
            tried[name] += numbers
        else:
            tried[name] += [*words, "something-else"]
    choices = [values or ["Оксана", 7, -1.5] for values in tried.values()]
    first = [values[0] for values in choices]
    for at, values in enumerate(choices):  # each value once, and then combinations
        for value in values:
            yield dict(zip(tried, [*first[:at], value, *first[at + 1 :]], strict=True))
    yield from (dict(zip(tried, values, strict=True)) for values in islice(product(*choices), MOST))


@cache
def twin_of_files(language: str) -> FluentBundle:
    return twin_of(language, *(text_of(language, file) for file in names_of_files()))


# One of those with more forms for numbers.
@pytest.mark.parametrize("language", every(LANGUAGES, short=("pl",)))
def test_every_text_is_the_same_with_every_kind_of_number_and_all_words(
    language: str, long_forms: bool
) -> None:
    ours, twin = bundle_of(language), twin_of_files(language)
    numbers = NUMBERS if long_forms else FEW_NUMBERS
    for key in keys_of(ours):
        for values in values_for(ours, key, numbers):
            assert _with_minus(ours.format(key, values)) == said_by(twin, key, values), (key, values)


CONSTRUCTS = {
    "a text": "a = b\n",
    "a text with spaces around it": "a   =   b c   \n",
    "comments": "# one\n\n## two\n\na = b\n#\n### three\n",
    "attributes": "a = b\n    .c = d\n  .e =\n   f\n",
    "an attribute alone": "a =\n .c = d\n",
    "a text on the next line": "a =\n    first\n",
    "lines with indentation of their own": "a =\n    first\n      second\n\n\n    third\n",
    "lines after the first": "a = first\n    second\n  third\n",
    "spaces at the ends of lines": "a =\n   first   \n   second   \n   \n   third  \n\n",
    "a line that begins with a placeable": 'a = first\n{ "second" }\n',
    "a placeable at a deeper indentation": 'a =\n    { "b" }\n      { "c" } d\n   e\n',
    "text after a placeable": 'a = { "b" } { "c" }   \n',
    "a variable": "a = { $word }, {$word}!\n",
    "a number": "a = { $n }\n",
    "several lines inside a placeable": "a = {\n   $word\n  }\n",
    "a text in quotes": 'a = { "b" }{ " " }{ "" }c\n',
    "escapes": 'a = { "\\u00A0" }{ "\\U01F602" }{ "\\"" }{ "\\\\" }{ "{" }{ "}" }\n',
    "escapes mean nothing outside quotes": "a = \\u00A0 \\\\\n",
    "number literals": "a = { 1 } { -2 } { 1.5 } { 007 }\n",
    "nested placeables": 'a = { { "b" } } { {{ $word }} }\n',
    "references": "a = { b } { b.c }\nb = { $word }\n    .c = { $n }\n",
    "a reference by a name in capitals": "a = { NUMBER }\nNUMBER = b\n",
    "a reference to a later and an earlier text": "b = B\na = { b } { c }\nc = C\n",
    "a term": "-b = Берлін\na = { -b }, { -b() }\n",
    "a term with arguments": (
        "-b = { $case ->\n   *[nom] вода\n    [gen] води { $n }\n }\n"
        'a = { -b } { -b(case: "gen", n: 1.5) } { -b ( case : "nom" , ) }\n'
    ),
    "a term does not see the message's values": (
        "-b = { $word ->\n *[x] X\n [Ann] A\n }\na = { -b } { $word }\n"
    ),
    "an attribute of a term": "-b = B\n  .g = f\na = { -b.g ->\n  [m] M\n  *[f] F\n }\n",
    "NUMBER": "a = { NUMBER($n) } { NUMBER($n, minimumFractionDigits: 1, useGrouping: 0) }\n",
    "NUMBER with two options": "a = { NUMBER($n, minimumFractionDigits: 2, maximumFractionDigits: 2) }\n",
    "choosing by a word": "a = { $word ->\n    [Bob] B\n    [Ann] A\n   *[other] O\n  }\n",
    "choosing by a word that has no variant": "a = { $word ->\n    [Bob] B\n   *[Eve] E\n  }\n",
    "choosing by a number": (
        "a = { $n ->\n [0] none\n [1.5] half\n [one] one\n [few] few\n [many] many\n *[other] o\n}\n"
    ),
    "the first variant that fits": "a = { $n ->\n [one] one\n [1] exactly one\n *[other] other\n }\n",
    "choosing by a literal": 'a = { "b" ->\n [a] A\n *[b] B\n } { 1 ->\n [one] 1\n *[other] 0\n }\n',
    "variants at the margin": "a = x { $n ->\n[one] one\n*[other] other\n} y\n",
    "variants over several lines": (
        "a = { $n ->\n  [one]\n    first\n      second\n *[other] a\n\n   b\n }!\n"
    ),
    "choices inside choices": (
        "a = { $word ->\n  [Ann] { $n ->\n     [one] A1\n    *[other] A { $n }\n  }\n *[other] O\n }\n"
    ),
    "two choices in a line": "a = { $n ->\n *[other] x\n }{ $word ->\n *[other] , y\n }\n",
    "an empty variant": 'a = { $n ->\n [one] { "" }\n *[other] x\n }\n',
    "brackets and dots inside a line": "a = b [c] *d .e # f\n",
    "no-break spaces": "a =  \u00a0b\u00a0\n",
}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("construct", CONSTRUCTS)
def test_every_construct_is_read_the_same(construct: str, language: str) -> None:
    text = CONSTRUCTS[construct]
    ours, twin = Bundle(language, scan(text)), twin_of(language, text)
    keys = keys_of(ours)
    assert keys
    for key in keys:
        for number in (0, 1, 2, 5, 11, 21, 1.5, -1):
            values: dict[str, Value] = {"word": "Ann", "n": number}
            assert _with_minus(ours.format(key, values)) == said_by(twin, key, values), (key, number)
