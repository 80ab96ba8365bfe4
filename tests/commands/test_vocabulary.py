"""The words that can be typed, in every language."""

import pytest

from cartographers.commands.vocabulary import COMMANDS, TERMINAL, Vocabulary, plain, vocabulary
from cartographers.words.book import words
from cartographers.words.languages import languages

ALL = (*COMMANDS, *TERMINAL)


def known(language: str) -> Vocabulary:
    return vocabulary(words(language))


@pytest.mark.parametrize("language", languages())
def test_the_english_words_are_understood_in_every_language(language: str) -> None:
    for command in ALL:
        for word in words("en")(f"command-{command}").split():
            assert known(language).command(word) == command


@pytest.mark.parametrize("language", languages())
def test_no_word_of_a_language_means_two_things(language: str) -> None:
    meanings: dict[str, set[str]] = {}
    for command in ALL:
        for word in words(language)(f"command-{command}").split():
            meanings.setdefault(plain(word), set()).add(command)
    assert [word for word, found in meanings.items() if len(found) > 1] == []


def test_words_need_neither_capitals_nor_marks() -> None:
    assert known("cs").command("RADEK") == "row"
    assert known("pl").command("ksztalt") == "held"
    assert known("ru").command("водоем") == "water"


def test_what_is_typed_is_completed() -> None:
    assert known("en").completions("sc") == ["scores"]
    assert known("cs").completions("rad") == ["řádek"]
    assert known("en").completions("row ")[:2] == ["row A", "row B"]
    assert known("en").completions("qu", TERMINAL) == ["quit"]
    assert known("en").completions("qu") == []


@pytest.mark.parametrize("language", languages())
def test_each_word_is_completed_from_its_beginning(language: str) -> None:
    for command in COMMANDS:
        word = known(language).word(command)
        assert word in known(language).completions(word[:-1])
