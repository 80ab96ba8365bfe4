"""A season or a game can bring less than nothing: the loss of a star is never told as the gain of one."""

import pytest

from words.sources import LANGUAGES, bundle_of

#: The messages with a sum of stars that can be below nothing.
MAY_BE_LOSSES = (
    *("explain-season-past.text", "announce-card", "announce-season", "season-stars", "daily-map"),
    *("final-stars", "final-made-season", "final-rating-made"),
)
#: Every noun begins with a capital in these languages.
CAPITAL_NOUNS = ("de", "lb")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", MAY_BE_LOSSES)
def test_a_lost_star_is_shown_with_its_minus(language: str, key: str) -> None:
    bundle = bundle_of(language)
    values = dict.fromkeys(bundle.variables(key), "…") | {"stars": -1}
    assert "−1" in bundle.format(key, values)


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_expectation_without_a_spread_has_no_plus_and_minus(language: str) -> None:
    values = {"expected": 20, "spread": 0}
    assert "±" not in bundle_of(language).format("hint-worth", values)
    assert "±" in bundle_of(language).format("hint-worth", values | {"spread": 3})


@pytest.mark.parametrize("language", [one for one in LANGUAGES if one not in CAPITAL_NOUNS])
def test_a_list_in_the_name_of_a_lesson_begins_with_one_capital(language: str) -> None:
    name = bundle_of(language).format("lesson-coins", {})
    assert name[0].isupper() and name[1:] == name[1:].lower()
