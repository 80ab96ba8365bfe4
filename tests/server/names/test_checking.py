"""A refused name comes with what is wrong with it and a name that would be right."""

import pytest

from cartographers.rules.setup import LONGEST_NAME, IllegalSetup
from cartographers.server.names.checking import IN_BOT_NAMES, LONGEST, checked_name, proper_name
from server.names.test_characters import FINE, WRONG

FAMILY = "\U0001f468\u200d\U0001f469\u200d\U0001f467"


@pytest.mark.parametrize("name", FINE, ids=ascii)
def test_a_name_that_can_be_read_stays_as_it_is(name: str) -> None:
    assert checked_name(f"  {name} ") == name


@pytest.mark.parametrize("name", [*WRONG, "a|b", "x" * 41, FAMILY * 41], ids=ascii)
def test_the_name_that_is_proposed_can_be_used(name: str) -> None:
    with pytest.raises(IllegalSetup) as refused:
        checked_name(name)
    proposal = refused.value.values["proposal"]
    assert proposal == checked_name(str(proposal)) == proper_name(name)


@pytest.mark.parametrize(
    ("name", "position", "code"),
    [("Anna\u202e", 5, "U+202E"), (f"{FAMILY}A\u034f", 3, "U+034F"), ("Bo" + "\u0316" * 4, 2, "U+0316")],
    ids=ascii,
)
def test_the_position_is_counted_as_a_reader_counts(name: str, position: int, code: str) -> None:
    with pytest.raises(IllegalSetup) as refused:
        checked_name(name)
    assert (refused.value.values["position"], refused.value.values["code"]) == (position, code)


@pytest.mark.parametrize("character", ["x", FAMILY, "e\u0316\u0317"], ids=ascii)
def test_forty_characters_fit_and_one_more_is_too_long(character: str) -> None:
    assert len(checked_name(character * LONGEST)) <= LONGEST_NAME
    with pytest.raises(IllegalSetup) as refused:
        checked_name(character * 41)
    assert refused.value.values == {"length": 41, "most": 40, "proposal": character * 40}


def test_a_name_of_nothing_but_unseen_characters_is_told_so() -> None:
    with pytest.raises(IllegalSetup) as refused:
        checked_name("\u3164\u3164")
    assert refused.value.code == "name-nothing"
    assert checked_name("  ") == ""


def test_a_bots_name_has_nothing_that_separates_the_parts_of_such_names() -> None:
    assert checked_name("Ann/Bob @ home") == "Ann/Bob @ home"
    with pytest.raises(IllegalSetup) as refused:
        checked_name("Ann/Bob", IN_BOT_NAMES)
    assert refused.value.values == {"character": "/", "proposal": "AnnBob"}
