"""Playing on by the policy keeps to the rules, and the search that does it chooses by what it finds."""

from collections.abc import Sequence
from typing import Any, NamedTuple

import pytest

from cartographers.boxes import shelf
from cartographers.players.backends import backend
from cartographers.players.neural import net_search
from cartographers.players.neural.arithmetic import calculator
from cartographers.players.neural.net_evaluator import TOGETHER, NetEvaluator
from cartographers.players.neural.net_search import NetSearch
from cartographers.players.neural.network import policy
from cartographers.players.neural.playing_on import can_play_on, play_on
from cartographers.players.neural.position import position
from cartographers.players.neural.ranking import NetRanking
from cartographers.players.search.budget import Budget
from cartographers.players.search.futures import WHOLE_GAME
from cartographers.rules.card import ExploreCard
from cartographers.rules.effect import settle_alone
from cartographers.rules.state import Game, Seat
from cartographers.rules.view import view
from cartographers.table.dealer import SeedDealer
from cartographers.table.plan import Plan, deal
from cartographers.table.table import Table
from cartographers.table.unplayed import card_order
from players.neural.nets import random_net


def played_by_policy(seed: int) -> tuple[NetEvaluator, list[tuple[Game, Seat]], Table]:
    """A game in which the policy's favourite is always drawn; each turn before and after the drawing."""
    table = Table(shelf(), deal(shelf(), Plan(sheet="A"), seed), SeedDealer(seed))
    evaluator, turns = NetEvaluator(random_net(seed), shelf(), table.game.setup, calculator()), []
    while not table.over:
        game = table.game
        card = shelf().cards[game.card]
        assert isinstance(card, ExploreCard)
        now = position(game, game.seats[0], game.season, game.clock + card.time, game.pending)
        (favourite,) = evaluator.favourites([now], [card])
        assert favourite == evaluator.liked(now, card)[0][1]
        turns.append((game, settle_alone(game, 0, favourite).seats[0]))
        table.commit(0, favourite)
    return evaluator, turns, table


@pytest.mark.parametrize("seed", [2, 5])
def test_games_played_on_by_the_policy_end_as_they_do_at_a_table(seed: int) -> None:
    evaluator, turns, table = played_by_policy(seed)
    order = card_order(shelf(), table.game.setup, SeedDealer(seed))
    cards = [place for place, key in enumerate(order) if key]
    assert {game.season for game, _ in turns} == {0, 1, 2, 3} and len(table.game.met) > 1
    for game, seat in turns[::4]:
        future = order[cards[game.turned - 1] + 1 :]
        rows = play_on(evaluator, game, [seat, game.seats[0]], [future], WHOLE_GAME)
        assert rows[0] == [table.game.seats[0].stars]


@pytest.mark.parametrize(
    ("plan", "can"),
    [
        (Plan(sheet="B", ambushes=("base", "ambush")), True),
        (Plan(sheet="A", seats=2), False),
        (Plan(sheet="A", skills=True), False),
        (Plan(sheet="C", heroes=True), False),
        (Plan(sheet="A", ambushes=("heroes",)), False),
    ],
)
def test_only_games_in_which_nothing_but_drawing_is_decided_are_played_on(plan: Plan, can: bool) -> None:
    table = Table(shelf(), deal(shelf(), plan, 1), SeedDealer(1))
    assert can_play_on(table.game) == can


def test_a_game_is_valued_by_the_net_after_some_turns() -> None:
    evaluator, turns, table = played_by_policy(2)
    order = card_order(shelf(), table.game.setup, SeedDealer(2))
    cards = [place for place, key in enumerate(order) if key]
    (game, seat), (then, after) = turns[3:5]
    future = order[cards[game.turned - 1] + 1 :]
    clock = then.clock + getattr(shelf().cards[then.card], "time", 0)
    (expected,) = evaluator.expected([position(then, after, then.season, clock, False)])
    ((stars,),) = play_on(evaluator, game, [seat], [future], 1)
    assert stars == pytest.approx(after.stars + expected, abs=1e-3)


def test_of_many_positions_a_net_says_what_it_says_of_each() -> None:
    evaluator, turns, _ = played_by_policy(2)
    many = [position(game, seat, game.season, game.clock, False) for game, seat in turns]
    assert len(many) > TOGETHER
    each = [evaluator.expected([one])[0] for one in many]
    assert evaluator.expected(many) == pytest.approx(each, abs=1e-3)
    assert evaluator.expected([]) == []


def test_the_policy_is_asked_once_about_positions_that_differ_in_the_cards_left_only(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    evaluator, turns, _ = played_by_policy(2)
    game, seat = turns[3]
    cards = [card for card in map(shelf().cards.get, game.deck) if isinstance(card, ExploreCard)]
    now = [
        position(game, seat, game.season, 3, False)._replace(
            left=tuple(one.key for one in cards if one != card)
        )
        for card in cards
    ]
    asked = []

    def counted(backend: Any, weights: Any, cells: Any, told: Any) -> Any:
        asked.append(len(told))
        return policy(backend, weights, cells, told)

    monkeypatch.setattr("cartographers.players.neural.net_evaluator.policy", counted)
    drawn = evaluator.favourites([*now, *now[:1]], [*cards, cards[0]])
    assert asked == [1]
    # Each drawing is one of its own card.
    for one, card, draw in zip(now, cards, drawn, strict=False):
        assert draw in [decision for _, decision in evaluator.liked(one, card)]


class Asked(NamedTuple):
    """What playing on was asked for."""

    seats: Sequence[Seat]
    futures: Sequence[Sequence[str]]
    turns: int


def searched(monkeypatch: pytest.MonkeyPatch, playouts: int, best: int) -> tuple[Game, list[Asked], Seat]:
    """A search whose futures find best the drawing that is so many-th asked about; the seat as it chose."""
    game = Table(shelf(), deal(shelf(), Plan(sheet="A"), 3), SeedDealer(3)).game
    asked: list[Asked] = []

    def one_is_best(
        evaluator: NetEvaluator,
        game: Game,
        seats: Sequence[Seat],
        futures: Sequence[Sequence[str]],
        turns: int,
    ) -> list[list[float]]:
        asked.append(Asked(seats, futures, turns))
        liked = [seat for one in asked for seat in one.seats][:best][-1]
        return [[50.0 * (seat == liked)] * len(futures) for seat in seats]

    monkeypatch.setattr(net_search, "play_on", one_is_best)
    ranking = NetRanking([random_net()], backend("learned"), calculator())
    search = NetSearch(1, backend("learned"), Budget(playouts=playouts), ranking)
    return game, asked, settle_alone(game, 0, search.decide(view(game, 0))).seats[0]


def test_drawings_are_played_on_once_with_each_next_card_then_the_best_for_two_turns(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    game, asked, chosen = searched(monkeypatch, playouts=20_000, best=4)
    one_turn, two_turns = ([one for one in asked if one.turns == turns] for turns in (1, 2))
    # Which ambush is in the deck nobody knows: it is one card of those that may come next.
    next_cards = sorted([*game.left, *["ambush"] * game.ambushes_in_deck])
    for one in one_turn:
        first = [cards[0] for cards in one.futures]
        assert sorted("ambush" if card in game.setup.ambushes else card for card in first) == next_cards
    drawings = [seat for one in one_turn for seat in one.seats]
    assert len(drawings) == len(set(drawings)) == 10
    assert two_turns and {len(one.seats) for one in two_turns} == {4}
    assert chosen == drawings[3]


def test_with_little_time_only_the_best_drawings_are_played_on(monkeypatch: pytest.MonkeyPatch) -> None:
    _, asked, chosen = searched(monkeypatch, playouts=1000, best=2)
    assert [(len(one.seats), one.turns) for one in asked] == [(2, 1)]
    assert chosen == asked[0].seats[-1]


@pytest.mark.long
def test_with_a_budget_of_playouts_it_decides_the_same_again() -> None:
    table = Table(shelf(), deal(shelf(), Plan(sheet="A"), 3), SeedDealer(3))
    ranking = NetRanking([random_net()], backend("learned"), calculator())

    def decisions(playouts: int) -> set[object]:
        budget = Budget(playouts=playouts)
        found = [NetSearch(4, backend("learned"), budget, ranking).decide(table.view(0)) for _ in range(2)]
        return set(found)

    assert len(decisions(2600)) == len(decisions(4000)) == 1
