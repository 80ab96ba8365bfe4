"""R12: what nobody may know, and the view that keeps it."""

import json
from collections.abc import Iterator
from dataclasses import fields, is_dataclass, replace
from enum import Enum
from itertools import permutations
from types import FunctionType
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cartographers.boxes import shelf
from cartographers.notation.wire import write_decision, write_setup
from cartographers.rules.box import Shelf
from cartographers.rules.decision import Decision, Sealed
from cartographers.rules.history import replay
from cartographers.rules.season import explain_season
from cartographers.rules.setup import Setup
from cartographers.rules.state import Game, Phase
from cartographers.rules.view import View, view
from cartographers.table.dealer import SeedDealer
from cartographers.table.table import Table
from testkit import base_setup, heroes_setup, sheet, situation, stacked, tell, unfolded, whole_game
from testkit.secrets import dealt_otherwise, sealed_otherwise

SKILLS = ("search", "diplomacy", "acrobatics")
BOTH_SETS = base_setup().ambushes + heroes_setup().ambushes
SETUPS = [
    base_setup(),
    base_setup(seats=3, heroes=True, skills=SKILLS),
    heroes_setup(skills=SKILLS),
    heroes_setup(seats=1),
    base_setup(ambushes=BOTH_SETS),
]


def told(one: Any) -> Any:
    """A value as it could go over a wire: nothing but lists, words and numbers."""
    match one:
        case None | bool() | str() | Enum():
            return str(one)
        case int():
            return one
        case Shelf():
            return sorted(one.boxes)
        case Setup():
            return write_setup(one)
        case tuple() | list():
            return [told(part) for part in one]
        case _ if is_dataclass(one) and hasattr(one, "key"):
            return one.key
        case _ if is_dataclass(one):
            return {field.name: told(getattr(one, field.name)) for field in fields(one)}
    return str(one)


def everything(seen: View) -> str:
    """All that a seat can be told: its view and the answer to every question it may ask."""
    skills = [card.key for card in seen.skills]
    answers = {
        "view": seen,
        "must decide": seen.must_decide,
        "map": (seen.map_owner, seen.sheet),
        "offers": [
            [spots for choice in seen.offer(key).choices for _, spots in choice.spots]
            for key in ("", *skills)
        ],
        "skills": skills,
        "score": seen.score_now(),
        "why": explain_season(seen.game, seen.me),
        "waiting": seen.game.waiting,
        "left": sorted(seen.game.left),
        "in the deck": (seen.game.ambushes_in_deck, seen.game.heroes_in_deck),
    }
    return json.dumps({name: told(answer) for name, answer in answers.items()}, sort_keys=True)


def reachable(one: Any) -> Iterator[Any]:
    """Every value that can be reached from another through its parts."""
    waiting, seen = [one], set()
    while waiting:
        at = waiting.pop()
        if id(at) in seen or isinstance(at, type | FunctionType):
            continue
        seen.add(id(at))
        yield at
        if isinstance(at, dict):
            waiting += [*at, *at.values()]
        elif isinstance(at, list | tuple | set | frozenset):
            waiting += at
        else:
            waiting += vars(at).values() if hasattr(at, "__dict__") else ()
            waiting += (getattr(at, name) for name in getattr(type(at), "__slots__", ()) if hasattr(at, name))


def a_moment(setup: Setup, seed: int, events: int) -> Game:
    """A moment of a game between players who draw anything legal."""
    games = unfolded(whole_game(setup, seed))
    return games[events % len(games)]


moments = st.builds(a_moment, st.sampled_from(SETUPS), st.integers(0, 50), st.integers(0, 10_000))


@given(moments, st.integers(0, 1000))
def test_what_others_have_sealed_does_not_change_a_view(game: Game, chance: int) -> None:
    """R12: every sealed decision of another seat is drawn anew, and each view stays equal."""
    for seat in range(game.setup.seats):
        other = sealed_otherwise(game, seat, chance)
        assert view(other, seat) == view(game, seat)
        assert everything(view(other, seat)) == everything(view(game, seat))


@given(st.sampled_from(SETUPS), st.integers(0, 50), st.integers(0, 10_000), st.integers(0, 1000))
def test_the_hidden_order_of_the_deck_does_not_change_a_view(
    setup: Setup, seed: int, events: int, other_seed: int
) -> None:
    """R12: the same log at a table whose dealer will deal otherwise; which ambushes come is hidden too."""
    table = whole_game(setup, seed)
    log = table.log[: 1 + events % len(table.log)]
    there, game = dealt_otherwise(log, other_seed), replay(shelf(), log)
    for seat in range(setup.seats):
        assert view(there, seat) == view(game, seat)
        assert everything(view(there, seat)) == everything(view(game, seat))


def test_the_order_of_the_ambush_stack_does_not_change_a_view() -> None:
    """R12: whichever of the four is in the deck, a seat is told only that there is one."""
    seen = set()
    for order in permutations(base_setup().ambushes):
        table = stacked(base_setup(), f"orchard {' '.join(order)}")
        seen.add(everything(table.view(0)))
    assert len(seen) == 1


def test_which_four_of_a_pool_are_in_use_is_hidden() -> None:
    """R12: dealers who drew other fours out of eight show a seat the same."""
    setup = base_setup(ambushes=BOTH_SETS)
    game, seen, drawn = situation(setup=setup), set(), set()
    for seed in range(200):
        dealer = SeedDealer(seed)
        if dealer.next_card(game) == "orchard":
            drawn.add(frozenset(dealer.four_ambushes(setup)))
            seen.add(everything(Table(shelf(), setup, dealer).view(0)))
    assert len(drawn) > 1
    assert len(seen) == 1


@given(moments)
def test_a_view_has_no_way_to_a_sealed_decision_of_another_seat(game: Game) -> None:
    """R12: walking through everything a view is made of."""
    for seat in range(game.setup.seats):
        hidden = [one for index, one in enumerate(game.sealed) if one is not None and index != seat]
        found = {id(one) for one in reachable(view(game, seat)) if isinstance(one, Decision)}
        assert not found & {id(one) for one in hidden}


def test_the_walk_through_a_view_would_find_a_decision_that_is_not_hidden() -> None:
    """R12: the test above can fail; the own decision is found, and in the game itself the other's is."""
    game = tell(situation(sheet()), "orchard | f A1-A3,B3")
    assert any(isinstance(one, Decision) for one in reachable(view(game, 0)))
    assert any(one is game.sealed[0] for one in reachable(View(game, 1)))
    assert not any(isinstance(one, Decision) for one in reachable(view(game, 1)))


def test_a_seat_sees_who_has_decided_and_not_what() -> None:
    """R12."""
    game = tell(situation(sheet(), sheet(), sheet()), "orchard | f A1-A3,B3")
    assert view(game, 1).game.sealed == (Sealed.SEALED, None, None)
    assert view(game, 1).game.waiting == [1, 2]


def test_a_seat_sees_its_own_sealed_decision() -> None:
    """R12."""
    game = tell(situation(sheet()), "orchard | f A1-A3,B3")
    assert view(game, 0).game.sealed == game.sealed
    assert not view(game, 0).must_decide
    assert view(game, 1).must_decide


def test_neither_maps_nor_coins_nor_news_tell_of_a_sealed_decision() -> None:
    """R12: nothing changes on the table until all are in."""
    before = tell(situation(sheet()), "great-river")
    after_one = tell(before, "| w A1-A3")
    assert after_one.seats == before.seats
    assert after_one.news == ()


def test_the_explore_and_ruins_cards_still_in_the_deck_are_open() -> None:
    """R12."""
    game = tell(situation(), "temple-ruins\norchard | f A6-A8,B6 | f A6-A8,B6")
    left = view(game, 0).game.left
    assert len(left) == 11
    assert not {"temple-ruins", "orchard"} & set(left)


def test_how_many_ambush_and_hero_cards_are_in_the_deck_is_open() -> None:
    """R12."""
    game = view(situation(setup=heroes_setup(), season=2), 0).game
    assert (game.ambushes_in_deck, game.heroes_in_deck) == (3, 3)


def test_the_cards_revealed_this_season_are_open_with_their_times() -> None:
    """R12."""
    game = tell(situation(), "temple-ruins\norchard | f A6-A8,B6 | f A6-A8,B6\nrift-lands")
    seen = view(game, 1).game
    assert seen.revealed == ("temple-ruins", "orchard", "rift-lands")
    assert [getattr(seen.shelf.cards[key], "time", 0) for key in seen.revealed] == [0, 2, 0]
    assert seen.clock == 2


def test_all_maps_coins_and_scores_are_public_once_a_phase_is_complete() -> None:
    """R12: ruling."""
    game = tell(situation(sheet(), clock=7), "hamlet | v A1,B1-B2 | v J1,K1-K2")
    assert game.phase is Phase.REVEAL
    for seat in range(2):
        assert view(game, seat).game.seats == game.seats


def test_a_view_of_a_seat_is_the_same_whoever_has_sealed_first() -> None:
    """R12."""
    game = tell(situation(sheet()), "orchard")
    one = tell(tell(game, "| f A1-A3,B3"), "|")
    again = tell(tell(game, "| a K1-K3,J3"), "| f A1-A3,B3")
    assert everything(view(one, 1)) == everything(view(again, 1))


def test_the_seed_of_a_deal_is_nowhere_in_a_view() -> None:
    """R12: a dealer's secret stays with the dealer."""
    table = Table(shelf(), base_setup(), SeedDealer(987654321))
    assert not any(isinstance(one, SeedDealer | Table) for one in reachable(table.view(0)))
    assert "987654321" not in everything(table.view(0))


@pytest.mark.parametrize("setup", SETUPS, ids=range(len(SETUPS)))
def test_the_wire_form_of_a_decision_is_all_that_is_hidden(setup: Setup) -> None:
    """R12: what is told of the sealed decision of seat 0 is in no other seat's view."""
    for game in unfolded(whole_game(replace(setup, seats=max(2, setup.seats)), seed=9)):
        mine = game.sealed[0]
        if mine is not None and not isinstance(mine, Sealed) and write_decision(mine):
            assert json.dumps(told(mine), sort_keys=True) not in everything(view(game, 1))
