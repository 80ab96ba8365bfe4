"""The provably fair shuffle: what follows from a secret and nonces, and that every change is noticed."""

from collections import Counter
from dataclasses import replace
from hashlib import sha256
from math import factorial

import pytest

from cartographers.editions import shelf
from cartographers.notation.deal import Deal
from cartographers.players.chance import Chance
from cartographers.table.deal_check import DealDiffers, check_cards, shuffles
from cartographers.table.dealer import SeedDealer, shuffled
from cartographers.table.fair import FIRST_NUMBER, commitment, fair_order, key_in, number_of
from cartographers.table.plan import Plan, deal
from cartographers.table.play_out import play_out
from cartographers.table.table import Table

DEAL = Deal("5" * 64, ("a" * 32, "", "0123456789abcdef" * 4))


def played(number: int, plan: Plan) -> Table:
    """A whole game dealt with a number."""
    table = Table(shelf(), deal(shelf(), plan, number), SeedDealer(number))
    play_out(table, [Chance(seat) for seat in range(plan.seats)])
    return table


def test_the_commitment_is_the_hash_of_the_secret() -> None:
    assert commitment(DEAL.secret) == sha256(b"\x55" * 32).hexdigest()


def test_the_shuffle_is_the_one_that_is_written_down() -> None:
    """Browsers compute the same (tests/browser); these values may not change."""
    number = number_of(DEAL)
    key = key_in(number)
    assert key is not None and key.hex().startswith("041083310258067f")
    assert fair_order("abcdefghijklm", key, "season 0") == list("alegcdkfijmbh")
    assert fair_order("abcdefghijklm", key, "season 1") == list("efjhblgkadicm")


def test_the_number_of_a_deal_shuffles_fairly_and_other_seeds_as_ever() -> None:
    number = number_of(DEAL)
    assert FIRST_NUMBER <= number < 2 * FIRST_NUMBER
    assert shuffled("abcdef", number, "edicts") == fair_order("abcdef", key_in(number) or b"", "edicts")
    assert key_in(FIRST_NUMBER - 1) is None is key_in(2 * FIRST_NUMBER)


@pytest.mark.parametrize(
    "other",
    [
        replace(DEAL, secret="6" * 64),
        replace(DEAL, nonces=("b" * 32, "", DEAL.nonces[2])),
        replace(DEAL, nonces=("", "a" * 32, DEAL.nonces[2])),
        replace(DEAL, nonces=DEAL.nonces[:2]),
    ],
)
def test_another_secret_or_nonce_or_seat_makes_another_deal(other: Deal) -> None:
    assert number_of(other) != number_of(DEAL)


def test_all_orders_are_equally_likely() -> None:
    """By the chi-squared test over all orders of four cards; the keys are fixed, so the outcome is too."""
    rounds, orders = 4800, factorial(4)
    seen = Counter(
        "".join(fair_order("abcd", sha256(str(one).encode()).digest(), "deck")) for one in range(rounds)
    )
    expected = rounds / orders
    assert len(seen) == orders
    assert sum((count - expected) ** 2 / expected for count in seen.values()) < 49.7, "one in a thousand"


@pytest.mark.parametrize(
    "plan",
    [Plan(), Plan(seats=3, explore="heroes", skills=True), Plan(seats=2, sheet="C", ambushes=("base",))],
    ids=["solo", "heroes", "other sheet"],
)
def test_a_whole_game_comes_as_it_was_shuffled(plan: Plan) -> None:
    number = number_of(DEAL)
    table = played(number, plan)
    check_cards(shelf(), table.log, number)
    piles = list(shuffles(shelf(), table.log, number))
    assert [pile.label for pile in piles if pile.revealed] == [f"season {season}" for season in range(4)]
    for pile in piles:
        assert sorted(pile.before) == sorted(pile.after)
        assert pile.after[: len(pile.revealed)] == pile.revealed
    with pytest.raises(DealDiffers, match="in this deal it is"):
        check_cards(shelf(), table.log, number + 1)
