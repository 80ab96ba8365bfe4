"""Which characters a name may have, and how many a reader sees."""

from unicodedata import normalize

import pytest

from cartographers.server.names.characters import cleaned, first_wrong, tidy, visible

#: Names that are fine, with the number of characters that a reader sees.
FINE = {
    "Tomáš": 5,
    "Nguyễn": 6,
    "Оля K.": 6,
    "Ким 🧭": 5,
    "D’Arcy-O'Neil": 13,
    "יוֹסֵף": 4,
    "علی\u200cرضا": 6,  # Persian, with a non-joiner between its two parts
    "ශ්\u200dරී": 2,  # Sinhala, with a joiner after a virama
    "วิชัย": 3,
    "\U0001f468\u200d\U0001f469\u200d\U0001f467\u200d\U0001f466": 1,  # a family
    "\U0001f469\U0001f3fb\u200d\u2764\ufe0f\u200d\U0001f48b\u200d\U0001f469\U0001f3fd": 1,  # a kiss
    "\U0001f3f3\ufe0f\u200d\U0001f308": 1,  # a rainbow flag
    "\U0001f3f4\U000e0067\U000e0062\U000e0073\U000e0063\U000e0074\U000e007f": 1,  # Scotland's flag
    "\U0001f1e8\U0001f1ff\U0001f1f5\U0001f1f1": 2,  # two flags of countries
    "\U0001f44d\U0001f3fd\U0001f3fd": 2,  # a skin tone alone is a patch of colour
    "\U0001f44d\U0001f3fd": 1,  # a thumb with a skin tone
    "1\ufe0f\u20e3": 1,  # a key
    "\U0001fae9": 1,  # newer than Unicode 14
}
#: Names with a character that cannot stand there: why, and what is left without it.
WRONG = {
    "An\u034fna": ("unseen", "Anna"),
    "An\u200dna": ("unseen", "Anna"),
    "Anna\u200c": ("unseen", "Anna"),
    "Anna\u200b": ("unseen", "Anna"),
    "An\u00adna": ("unseen", "Anna"),
    "Anna\ufe0f": ("unseen", "Anna"),
    "1\ufe0f": ("unseen", "1"),
    "Anna\u3164": ("unseen", "Anna"),
    "\u115fAnna": ("unseen", "Anna"),
    "Anna\u2800": ("unseen", "Anna"),
    "Anna\U000e0041": ("unseen", "Anna"),
    "\U0001f3f4" + "\U000e0067" * 7 + "\U000e007f": (
        "unseen",
        "\U0001f3f4" + "\U000e0067" * 6 + "\U000e007f",
    ),
    "\U0001f468\u200dAnna": ("unseen", "\U0001f468Anna"),
    "\U0001f468\u200d": ("unseen", "\U0001f468"),
    "\u200d".join("\U0001f466" * 5): ("unseen", "\u200d".join("\U0001f466" * 4) + "\U0001f466"),
    "\u202eannA": ("direction", "annA"),
    "Anna\u2066": ("direction", "Anna"),
    "Anna\u200f": ("direction", "Anna"),
    "An\anna": ("unknown", "Annna"),
    "Anna\ue000": ("unknown", "Anna"),
    "Anna\u0378": ("unknown", "Anna"),
    "Anna\ud800": ("unknown", "Anna"),
    "\u0301Anna": ("mark", "Anna"),
    "An \u0301na": ("mark", "An na"),
    "Anna\u20dd": ("mark", "Anna"),
    "A" + "\u0316" * 4: ("mark", "A" + "\u0316" * 3),
}


@pytest.mark.parametrize("name", FINE, ids=ascii)
def test_whatever_can_be_read_is_fine_and_counts_as_it_is_read(name: str) -> None:
    for written in (name, normalize("NFD", name)):
        assert first_wrong(tidy(written)) is None
        assert cleaned(written) == tidy(written) == normalize("NFC", name)
        assert len(visible(tidy(written))) == FINE[name]


@pytest.mark.parametrize("name", WRONG, ids=ascii)
def test_what_cannot_be_read_is_noticed_and_left_out(name: str) -> None:
    wrong = first_wrong(tidy(name))
    assert wrong is not None
    assert (wrong.fault, cleaned(name)) == WRONG[name]


def test_spaces_are_tidied() -> None:
    assert tidy(" Anna\u00a0\u3000 van\tder\n Berg ") == "Anna van der Berg"
