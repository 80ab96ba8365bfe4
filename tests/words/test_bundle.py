"""Texts filled in with values: what is chosen, and what is missing."""

import pytest

from cartographers.words.bundle import Bundle, NoSuchWord, Value
from cartographers.words.numbers import Number
from cartographers.words.reader import scan


def said(text: str, language: str = "en", /, **values: Value) -> str:
    """The message ``a`` of a file."""
    return Bundle(language, scan(text)).format("a", values)


def test_a_value_is_never_read_as_text_with_names_in_it() -> None:
    assert said("a = { $b } { $c }", b="{ $c }", c=1) == "{ $c } 1"


STARS = "a = { $n ->\n [0] жодної\n [one] { $n } зірка\n [few] { $n } зірки\n *[many] { $n } зірок\n }\n"


@pytest.mark.parametrize(
    ("number", "text"),
    [(0, "жодної"), (1, "1 зірка"), (3, "3 зірки"), (11, "11 зірок"), (21, "21 зірка"), (-2, "−2 зірки")],
)
def test_a_number_chooses_its_plural_form(number: int, text: str) -> None:
    assert said(STARS, "uk", n=number) == text


def test_a_plural_form_goes_by_the_number_as_it_is_shown() -> None:
    text = "a = { $n ->\n [one] one\n *[other] other\n }\n"
    assert said(text, n=1) == said(text, n=1.0) == said(text, n=Number(1.2, decimals=0)) == "one"
    assert said(text, n=Number(1, decimals=1)) == said(text, n=1.5) == "other"
    shown = text.replace("$n ->", "NUMBER($n, minimumFractionDigits: 1) ->")
    assert said(shown, n=1) == "other"


def test_a_number_in_a_text_keeps_its_decimals() -> None:
    assert said("a = { 1.50 }", "cs") == "1,50"


def test_a_word_chooses_by_itself_and_an_unknown_one_takes_the_default() -> None:
    text = "a = { $season ->\n [summer] влітку\n *[other] { $name }\n }\n"
    assert said(text, season="summer", name="Літо") == "влітку"
    assert said(text, season="monsoon", name="Мусон") == "Мусон"


def test_a_term_takes_its_own_arguments_only() -> None:
    text = '-b = { $case ->\n [gen] of { $n }\n *[nom] it\n }\na = { -b } { -b(case: "gen", n: 2) }\n'
    assert said(text, case="gen") == "it of 2"


def test_a_term_is_chosen_by_its_attribute() -> None:
    text = "-b = води\n  .number = plural\na = { -b.number ->\n [plural] ці\n *[one] ця\n } { -b }\n"
    assert said(text) == "ці води"


@pytest.mark.parametrize(
    ("text", "wrong"),
    [
        ("b = c", "there is no text 'a' in 'en'"),
        ("a = { $x }", "the text 'a' needs x"),
        ("a = { b }\nb = { $x }", "the text 'a' needs x"),
        ("a = { 1 ->\n [one] b\n *[other] { $x }\n }", "the text 'a' needs x"),
        ("a = { b }", "there is no text 'b' in 'en', which 'a' refers to"),
        ("a = { b.c }\nb = d", "there is no text 'b.c' in 'en', which 'a' refers to"),
        ("a = { -b }", "there is no text '-b' in 'en', which 'a' refers to"),
        ("a = { b }\nb = { a }", "the text 'a' refers to itself: a → b → a"),
        ("-b = { -b }\na = { -b }", "the text '-b' refers to itself: a → -b → -b"),
        ("-b = { $c }\na = { -b }", "the term '-b' needs a value that it is not given"),
        ('a = { NUMBER("x") }', "the text 'a' needs a number, not 'x'"),
    ],
)
def test_what_is_missing_is_named(text: str, wrong: str) -> None:
    with pytest.raises(NoSuchWord) as refused:
        said(text)
    assert str(refused.value) == wrong


def test_yes_and_no_are_words_and_not_numbers() -> None:
    with pytest.raises(NoSuchWord, match="needs a word or a number for b"):
        said("a = { $b }", b=True)


def test_a_term_is_no_text_of_its_own() -> None:
    bundle = Bundle("en", scan("-a = b\n"))
    assert "-a" not in bundle
    with pytest.raises(NoSuchWord, match="'-a' is a term"):
        bundle.format("-a", {})
