"""A season or a game can bring less than nothing: the loss of a star is never told as the gain of one."""

import pytest

from words.sources import LANGUAGES, bundle_of

#: The messages with a sum of stars that can be below nothing.
MAY_BE_LOSSES = ("explain-season-past.text", "announce-card", "announce-season", "final-rating-made")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", MAY_BE_LOSSES)
def test_a_lost_star_is_shown_with_its_minus(language: str, key: str) -> None:
    bundle = bundle_of(language)
    values = dict.fromkeys(bundle.variables(key), "…") | {"stars": -1}
    assert "−1" in bundle.format(key, values)
