"""Every scoring card is tested: a small mistake in any of them is noticed."""

import pytest

from twins.mutants import DOC, MUTANTS, WORTH, Mutant, changed, killed, known_boards, table


@pytest.mark.parametrize("mutant", MUTANTS, ids=lambda mutant: f"{mutant.card}: {mutant.what}")
def test_a_mistake_in_a_card_is_noticed(mutant: Mutant) -> None:
    assert killed(mutant).vectors or killed(mutant).random


def test_every_card_has_its_mistakes() -> None:
    assert {mutant.card for mutant in MUTANTS} == set(WORTH)


def test_a_card_without_a_mistake_is_not_noticed() -> None:
    harmless = Mutant("sentinel-wood", "sheet.forest", "sheet.forest", "nothing")
    assert killed(harmless) == ([], 0)
    assert changed(harmless) is not WORTH["sentinel-wood"]


def test_the_boards_know_the_score_of_every_card() -> None:
    assert all(right.keys() == WORTH.keys() for _, _, right in known_boards())


def test_the_page_of_mutations_is_up_to_date() -> None:
    assert DOC.read_text(encoding="utf-8") == table(), (
        "write it anew: PYTHONPATH=tests python -m twins.mutants"
    )
