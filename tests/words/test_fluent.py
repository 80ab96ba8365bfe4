"""The part of Fluent that texts are written in."""

import pytest

from cartographers.words.fluent import BadFluent, fill, names_in, read_fluent


def test_a_message_has_a_text() -> None:
    assert read_fluent("treetower = Treetower\n") == {"treetower": "Treetower"}


def test_an_attribute_belongs_to_the_message_above_it() -> None:
    text = "treetower = Treetower\n    .rule = 1 for each\ngreenbough = Greenbough\n    .rule = 1 for all\n"
    assert read_fluent(text) == {
        "treetower": "Treetower",
        "treetower.rule": "1 for each",
        "greenbough": "Greenbough",
        "greenbough.rule": "1 for all",
    }


def test_comments_and_empty_lines_say_nothing() -> None:
    assert read_fluent("# one\n\n## two\n\na = b\n\n### three\n") == {"a": "b"}


def test_a_text_goes_on_in_indented_lines_and_loses_what_they_share() -> None:
    assert read_fluent("help =\n    first\n      second\n\n    third\nnext = x\n") == {
        "help": "first\n  second\n\nthird",
        "next": "x",
    }


def test_a_text_may_begin_on_the_line_of_its_key() -> None:
    assert read_fluent("help = first\n    second\n")["help"] == "first\nsecond"


def test_names_are_filled_in() -> None:
    text = read_fluent("cover = Pass it to { $name }, {$name}!\n")["cover"]
    assert list(names_in(text)) == ["name", "name"]
    assert fill(text, {"name": "Ann"}) == "Pass it to Ann, Ann!"


def test_a_value_is_never_read_as_text_with_names_in_it() -> None:
    assert fill("{ $a } { $b }", {"a": "{ $b }", "b": 1}) == "{ $b } 1"


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("a = b\nnonsense\n", "line 2"),
        ("a = b\na = c\n", "line 2: a is there twice"),
        ("   .rule = no message above\n", "line 1"),
        ("a = b\n# a comment ends it\n    more\n", "line 3"),
        ("a = b\n    [other] c\n", "line 2"),
        ("a = { $n -> *[other] c }\n", "brace"),
        ("a = { \n", "brace"),
        ("a = }\n", "brace"),
    ],
)
def test_anything_else_is_refused_with_its_place(text: str, said: str) -> None:
    with pytest.raises(BadFluent, match=said):
        read_fluent(text)
