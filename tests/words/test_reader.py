"""What is refused when a Fluent file is read, and where it says the fault is."""

import pytest

from cartographers.words.reader import read_all
from cartographers.words.syntax import BadFluent


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("a = b\nnonsense\n", "line 2: 'nonsense' is neither a text nor a comment"),
        ("nonsense\na = b\n", "line 1: 'nonsense' is neither"),
        ("a = b\na = c\n", "line 2: a is there twice"),
        ("   .rule = no message above\n", "line 1"),
        ("a = b\n# a comment ends it\n    more\n", "line 3: 'more' is neither"),
        ("a = b\n    [other] c\n", "line 2"),
        ("a = b\n  .c = d\n  .c = e\n", "line 3: the attribute c is there twice"),
        ("a = b\n  .c =\n", "line 2: the attribute c has no text"),
        ("a =\n", "line 1: a has no text"),
        ("-a =\n  .b = c\n", "-a has no text"),
        ("a = { \n", "line 2: a name is missing"),
        ("a = }\n", "line 1: a brace } without its {"),
        ("a = { $n }}\n", "a brace } without its {"),
        ("a = { $n\n", "'}' is missing"),
        ("a = { $n -> *[other] c }\n", "begins on a line of its own"),
        ("a = { $n ->\n  [one] c\n }\n", "line 3: a choice needs one default variant"),
        ("a = { $n ->\n *[one] c\n *[two] d\n }\n", "a choice needs one default variant"),
        ("a = { $n ->\n *[one]\n }\n", "the variant has no text"),
        ("a = { $n ->\n *[літо] c\n }\n", "a name is missing before 'л'; a name has Latin letters"),
        ("b = c\na = { b ->\n *[one] c\n }\n", "line 2: only a value, a number, a text or an attribute"),
        ("a = { -b ->\n *[one] c\n }\n", "only a value, a number, a text or an attribute"),
        ("a = { -b.c }\n", "an attribute of a term: it can be chosen by, but not shown"),
        ("a = { DATETIME($x) }\n", "there is no function DATETIME; there is NUMBER"),
        ("a = { NUMBER($x, style: 1) }\n", "NUMBER has minimumFractionDigits"),
        ('a = { NUMBER($x, minimumFractionDigits: "one") }\n', "NUMBER has minimumFractionDigits"),
        ("a = { NUMBER(b) }\n", "NUMBER needs a value"),
        ('a = { -b(c: "d", c: "e") }\n', "c is given twice"),
        ("a = { -b(c: d) }\n", 'after a colon comes "text" or a number'),
        ('a = { "\\n" }\n', "after a backslash come"),
        ('a = { "\\uD800" }\n', "there is no character D800"),
        ('a = { "b }\n', "is missing"),
    ],
)
def test_anything_else_is_refused_with_its_place(text: str, said: str) -> None:
    with pytest.raises(BadFluent) as refused:
        read_all(text)
    assert said in str(refused.value)


def test_a_file_may_be_empty_or_have_only_comments() -> None:
    assert read_all("") == read_all("# nothing yet\n") == {}


def test_the_file_is_named_too() -> None:
    with pytest.raises(BadFluent, match=r"^uk/game\.ftl, line 2: "):
        read_all("a = b\n}", "uk/game.ftl")
