"""Single turns against the naive reader: both accept the same decisions and leave the same map and coins."""

from functools import cache
from random import Random
from typing import Any

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from cartographers.boxes import shelf
from cartographers.notation.sheet_picture import write_picture
from cartographers.notation.wire import write_decision
from cartographers.rules.area import NOWHERE, cells, place
from cartographers.rules.card import ExploreCard, HeroCard
from cartographers.rules.decision import Ambush, Decision, Draw, Extra, Post
from cartographers.rules.game import after, commit
from cartographers.rules.legal import attack_marks, drawings
from cartographers.rules.reason import Illegal
from cartographers.rules.rule import Choice
from cartographers.rules.shape import PAIR, SINGLE, Shape, everywhere, overhanging, shape
from cartographers.rules.sheet import Sheet
from cartographers.rules.state import Game
from cartographers.rules.terrain import DOUBLE, DRAWN, HERO, Terrain
from cartographers.rules.view import view
from naive import seat as naive_seat
from naive.ambush import ambush_turn
from naive.board import Map
from naive.explore import explore_turn
from naive.facts import AMBUSH, SKILLS
from naive.heroes import hero_turn
from naive.wrong import Wrong
from testkit import tell
from testkit.random_sheets import sheets
from testkit.situations import mine, seated, solo, track

EXPLORE = {card.key: card for card in shelf().cards.values() if isinstance(card, ExploreCard)}
HEROES = {card.key: card for card in shelf().cards.values() if isinstance(card, HeroCard)}
WITH_A_DRAWING = sorted(set(SKILLS) - {"acrobatics"})
SQUARE = shape("##", "##")
tosses = st.integers(0, 2**32).map(Random)


@cache
def everywhere_in_order(one: Shape) -> list[int]:
    return sorted(everywhere(one))


def naive(one: Sheet, coins: int) -> naive_seat.Seat:
    """The same map and coins for the naive reader; what is closed already has been paid."""
    seat = naive_seat.Seat("A")
    seat.map = Map(write_picture(one))
    seat.marks = {place(mark) for mark in cells(one.marks)}
    seat.settle()
    seat.coins_filled = coins
    return seat


def same(game: Game, owner: int, seat: naive_seat.Seat) -> None:
    """Both have the same map, marks and coins now."""
    assert write_picture(mine(game, owner)) == seat.map.rows()
    assert {place(mark) for mark in cells(mine(game, owner).marks)} == seat.marks
    assert list(track(game, owner)) == seat.coins()


def decided(game: Game, decision: Decision) -> Game | None:
    """The game after seat 0 decided, or nothing if it may not."""
    try:
        return after(game, commit(game, 0, decision))
    except Illegal:
        return None


def any_of(choices: list[Choice], toss: Random) -> tuple[Terrain, int] | None:
    found = drawings(choices)
    return toss.choice(found) if found else None


def any_first(game: Game, card: ExploreCard, skill: str, toss: Random) -> tuple[Terrain, int]:
    """Mostly something that is offered, sometimes anything like it."""
    for choices in (view(game, 0).offer(skill).choices, view(game, 0).offer().choices):
        offered = any_of(choices, toss)
        if offered and toss.random() < 0.75:
            return offered
    one = toss.choice([*card.shapes, *map(overhanging, card.shapes), SQUARE, SINGLE])
    return toss.choice([*card.terrains, *DRAWN]), toss.choice(everywhere_in_order(one))


def any_extra(game: Game, card: ExploreCard, skill: str, first: tuple[Terrain, int], toss: Random) -> Extra:
    offered = any_of(view(game, 0).besides(skill, *first), toss)
    if offered and toss.random() < 0.75:
        return Extra(*offered)
    one = toss.choice([*card.shapes, PAIR, SINGLE])
    return Extra(toss.choice([first[0], *card.terrains, DOUBLE]), toss.choice(everywhere_in_order(one)))


@pytest.mark.parametrize("skill", ["", *WITH_A_DRAWING])
@given(one=sheets(marks=True), key=st.sampled_from(sorted(EXPLORE)), pending=st.booleans(), toss=tosses)
def test_an_explore_turn_is_that_of_the_naive_reader(
    skill: str, one: Sheet, key: str, pending: bool, toss: Random
) -> None:
    """R3.3 to R3.8, R9.2"""
    assume(bool(one.empty))
    card = EXPLORE[key]
    coins = toss.choice([0, 1, 2, 3, 9, 13, 14])
    game = tell(solo(one, skill, explore=shelf().box_of[key], coins=coins, pending=pending), key)
    first = any_first(game, card, skill, toss)
    extra = None
    if skill and shelf().skills[skill].skill.besides:
        extra = any_extra(game, card, skill, first, toss)
    decision = Draw(*first, skill, extra)
    now, seat = decided(game, decision), naive(one, coins)
    try:
        explore_turn(seat, key, pending, list(SKILLS), write_decision(decision))
    except Wrong:
        assert now is None
        return
    assert now is not None
    same(now, 0, seat)


@given(one=sheets(marks=True), key=st.sampled_from(sorted(HEROES)), toss=tosses)
def test_a_hero_turn_is_that_of_the_naive_reader(one: Sheet, key: str, toss: Random) -> None:
    """R8.1, R8.2, R9.5"""
    assume(bool(one.empty))
    coins = toss.choice([0, 1, 13, 14])
    game = tell(solo(one, "diplomacy", coins=coins), key)
    where = toss.choice(list(cells(toss.choice([one.empty, one.filled]) or one.empty)))
    marks = toss.choice([*attack_marks(HEROES[key], where), NOWHERE])
    offered = any_of(view(game, 0).besides("diplomacy", HERO, where), toss)
    using = ("diplomacy", Extra(*offered)) if offered and toss.random() < 0.5 else ("", None)
    decision = Post(where, marks, *using)
    now, seat = decided(game, decision), naive(one, coins)
    try:
        hero_turn(seat, key, list(SKILLS), write_decision(decision))
    except Wrong:
        assert now is None
        return
    assert now is not None
    same(now, 0, seat)


@pytest.mark.parametrize("key", sorted(AMBUSH))
@given(one=sheets(marks=True), toss=tosses)
def test_an_ambush_turn_is_that_of_the_naive_reader(key: str, one: Sheet, toss: Random) -> None:
    """R4.1, R4.2, R8.2 to R8.9: seat 0 draws on the map of seat 1, whose drawing is the same"""
    assume(bool(one.empty))
    coins = toss.choice([0, 12, 13, 14])
    game = tell(seated(one, one, coins=coins), key)
    drawn = any_of(view(game, 0).offer().choices, toss)
    assert drawn is not None
    targets = list(cells(view(game, 0).targets(drawn[1])))
    target = toss.choice([*(targets * 3), NOWHERE, toss.choice(list(cells(one.filled | one.empty)))])
    decision = Ambush(drawn[1], target)
    now, owners = decided(game, decision), [naive(one, coins), naive(one, coins)]
    told: dict[str, Any] = write_decision(decision)
    try:
        ambush_turn(owners, key, [], {"reveal": key, "ambush": [told, told], "coins": []})
    except Wrong:
        assert now is None
        return
    assert now is not None
    now = after(now, commit(now, 1, decision))
    same(now, 0, owners[0])
    same(now, 1, owners[1])
