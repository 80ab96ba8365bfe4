"""Recovery phrases: readable in two alphabets, and no slip of the pen goes unnoticed."""

from itertools import combinations
from math import log2

import pytest

from cartographers.server.features.people.recovery_phrase import in_cyrillic, new_phrase, read_phrase

#: Always the same one, because it stands in the names of tests.
PHRASE = "simeko rafaga libadu tinire zupagi"
SYLLABLES = [PHRASE.replace(" ", "")[start : start + 2] for start in range(0, 30, 2)]


def test_a_phrase_has_five_words_of_three_syllables_and_enough_randomness() -> None:
    phrases = {new_phrase() for _ in range(1000)}
    assert len(phrases) == 1000
    assert all([len(word) for word in phrase.split()] == [6] * 5 for phrase in phrases)
    assert all(read_phrase(phrase) == phrase for phrase in phrases)
    # Every place but that of the check has any of the syllables.
    drawn = [phrase.replace(" ", "")[2 * place : 2 * place + 2] for phrase in phrases for place in range(14)]
    assert log2(len({*drawn}) ** 14) > 86


@pytest.mark.parametrize(
    "typed",
    [
        PHRASE,
        PHRASE.upper(),
        PHRASE.replace(" ", ""),
        f"  {PHRASE.replace(' ', ' - ')}. ",
        in_cyrillic(PHRASE),
        in_cyrillic(PHRASE).title(),
        in_cyrillic(PHRASE).replace("и", "і"),
        in_cyrillic(PHRASE).replace("е", "ё"),
        PHRASE.replace("a", "á"),
    ],
)
def test_it_is_read_however_it_is_typed(typed: str) -> None:
    assert read_phrase(typed) == PHRASE


def test_every_wrong_syllable_is_noticed() -> None:
    for place in range(15):
        for other in {one + two for one in "bdklmnprstvz" for two in "aeio"} - {SYLLABLES[place]}:
            wrong = [*SYLLABLES[:place], other, *SYLLABLES[place + 1 :]]
            assert read_phrase("".join(wrong)) is None


def test_every_two_syllables_that_were_swapped_are_noticed() -> None:
    for one, other in combinations(range(15), 2):
        swapped = list(SYLLABLES)
        swapped[one], swapped[other] = swapped[other], swapped[one]
        assert (read_phrase("".join(swapped)) is None) == (swapped != SYLLABLES)


@pytest.mark.parametrize("typed", ["", "bakomi", PHRASE + " ba", PHRASE[:-2], "x" * 30, "★", PHRASE[1:]])
def test_what_is_no_phrase_is_not_read(typed: str) -> None:
    assert read_phrase(typed) is None
