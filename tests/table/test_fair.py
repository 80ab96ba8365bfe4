"""The provably fair shuffle: what follows from a secret and nonces, and that every change is noticed."""

from collections import Counter
from dataclasses import replace
from hashlib import sha256
from math import factorial

import pytest

from cartographers.boxes import shelf
from cartographers.notation.deal import Deal
from cartographers.players.chance import Chance
from cartographers.rules.event import Revealed
from cartographers.table.deal_check import DealDiffers, check_cards, check_deal, drawn_parts, shuffles
from cartographers.table.dealer import SeedDealer, shuffled
from cartographers.table.fair import FIRST_NUMBER, commitment, fair_order, first_number, key_in, number_of
from cartographers.table.opening import play_out
from cartographers.table.plan import Plan, deal
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
    piles = list(shuffles(shelf(), table.log, DEAL))
    assert [pile.label for pile in piles if pile.revealed] == [f"season {season}" for season in range(4)]
    for pile in piles:
        assert sorted(pile.before) == sorted(pile.after)
        assert pile.after[: len(pile.revealed)] == pile.revealed
    with pytest.raises(DealDiffers, match="in this deal it is"):
        check_cards(shelf(), table.log, number + 1)


EARLY = replace(DEAL, nonces=(DEAL.nonces[0], "", ""))
LATE = replace(DEAL, late=(2,))


def test_a_number_with_two_keys_is_the_one_that_is_written_down() -> None:
    """Browsers compute the same; the keys are those of the deals without and with the late nonce."""
    number = number_of(LATE)
    assert number == 2**512 + (number_of(EARLY) - FIRST_NUMBER) * 2**256 + number_of(DEAL) - FIRST_NUMBER
    assert first_number(number) == number_of(EARLY) and key_in(number) == key_in(number_of(DEAL))
    assert first_number(number_of(DEAL)) == number_of(DEAL) and first_number(7) == 7
    assert key_in(2**512 - 1) is None is key_in(2**513)


@pytest.mark.parametrize("secret", range(12))
def test_late_nonces_change_all_but_the_set_up_and_the_first_cards(secret: int) -> None:
    plan = Plan(seats=3, explore="heroes", skills=True, ambushes=("base", "heroes"))
    late = replace(LATE, secret=sha256(bytes([secret])).hexdigest(), drawn=("edicts", "skills"))
    early, two = replace(late, nonces=EARLY.nonces, late=()), number_of(late)
    one = number_of(early)
    assert deal(shelf(), plan, one) == deal(shelf(), plan, two)
    before, table = Table(shelf(), deal(shelf(), plan, one), SeedDealer(one)), played(two, plan)
    opening = before.game.revealed
    assert table.at(len(before.log)).revealed == opening == SeedDealer(one).first_cards(table.game).revealed
    assert check_deal(shelf(), table.log, late) == ["edicts", "skills"]
    with pytest.raises(DealDiffers, match="in this deal it is"):
        check_deal(shelf(), table.log, early)
    piles = list(shuffles(shelf(), table.log, late))
    decks = [pile for pile in piles if pile.label.startswith("season")]
    assert [pile.late for pile in decks] == [False, True, True, True, True]
    revealed = [card for pile in decks for card in pile.revealed]
    assert revealed == [event.card for event in table.log if isinstance(event, Revealed)]
    for pile in piles:
        rest = [card for card in pile.after if card not in pile.known]
        assert (
            sorted(pile.before) == sorted(pile.after) and tuple(rest[: len(pile.revealed)]) == pile.revealed
        )


def test_edicts_and_skills_that_were_not_drawn_are_noticed() -> None:
    setup = deal(shelf(), Plan(skills=True), number_of(DEAL))
    assert drawn_parts(shelf(), setup, number_of(DEAL)) == ["edicts", "skills"]
    for part in ("edicts", "skills"):
        other = replace(setup, **{part: getattr(setup, part)[::-1]})
        table = Table(shelf(), other, SeedDealer(number_of(DEAL)))
        with pytest.raises(DealDiffers, match="not those of this deal"):
            check_deal(shelf(), table.log, replace(DEAL, drawn=(part,)))
        assert part not in check_deal(shelf(), table.log, DEAL), "it may have been chosen"
