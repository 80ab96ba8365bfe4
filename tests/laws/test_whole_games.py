"""Laws of whole games: every box, every sheet, from one seat to a hundred."""

from collections import Counter
from collections.abc import Iterator

import pytest

from cartographers.boxes import shelf
from cartographers.rules.area import BOARD, NOWHERE, size, union
from cartographers.rules.card import AmbushCard, Card, ExploreCard, HeroCard
from cartographers.rules.event import Revealed
from cartographers.rules.season import explain_season, season_score
from cartographers.rules.setup import seasons_of
from cartographers.rules.state import Drawn, Game, Scored, Seat
from cartographers.rules.terrain import DOUBLE
from testkit.histories import CROWDED, KINDS, History, Kind, history

every_game = pytest.mark.parametrize("kind", [*KINDS, *CROWDED], ids=str)
PRINTED = ("mountain", "wasteland", "ruins")
DRAWN = ("forest", "village", "farm", "water", "monster", "hero")


def turns_of_seats(one: History) -> Iterator[tuple[Seat, Seat]]:
    """Each seat before and after each event that changed it."""
    for before, _, now in one.steps:
        for old, new in zip(before.seats, now.seats, strict=True):
            if old is not new:
                yield old, new


def last_seats(one: History) -> tuple[Seat, ...]:
    return one.games[-1].seats


@every_game
def test_a_game_comes_to_its_end(kind: Kind) -> None:
    """R5.3, R11.3"""
    game = history(kind).games[-1]
    assert game.over
    assert len(game.seats[0].scores) == 4 or (kind.seats == 1 and not game.seats[0].sheet.empty)


@every_game
def test_what_is_drawn_stays_drawn_unless_it_is_destroyed(kind: Kind) -> None:
    """R3.4, R8.3"""
    for old, new in turns_of_seats(history(kind)):
        for name in DRAWN:
            assert not getattr(old.sheet, name) & ~getattr(new.sheet, name) & ~new.sheet.destroyed


@every_game
def test_what_is_printed_stays_printed(kind: Kind) -> None:
    """R1.2, R1.3"""
    sheet = shelf().sheets[kind.sheet].printed
    for seat in last_seats(history(kind)):
        assert [getattr(seat.sheet, name) for name in PRINTED] == [getattr(sheet, name) for name in PRINTED]


@every_game
def test_destroyed_cells_and_attack_marks_stay(kind: Kind) -> None:
    """R8.2, R8.3"""
    for old, new in turns_of_seats(history(kind)):
        assert not old.sheet.destroyed & ~new.sheet.destroyed
        assert not old.sheet.marks & ~new.sheet.marks


@every_game
def test_empty_is_exactly_what_nothing_fills(kind: Kind) -> None:
    """R1.3"""
    for _, new in turns_of_seats(history(kind)):
        sheet = new.sheet
        assert sheet.empty == BOARD & ~union((*sheet.terrains, sheet.wasteland, sheet.destroyed))


@every_game
def test_every_drawing_lies_on_cells_that_were_empty(kind: Kind) -> None:
    """R3.4, R4.1, R8.6"""
    for told, before, now in history(kind).changes:
        for _, area in told.strokes:
            assert not area & ~before.empty
            assert not area & now.empty


@every_game
def test_the_filled_cells_are_those_printed_drawn_and_destroyed_while_empty(kind: Kind) -> None:
    """R1.3: each counted once"""
    one = history(kind)
    counts = Counter[int]()
    for told, before, _ in one.changes:
        drawn = union(area for _, area in told.strokes)
        assert size(drawn) == sum(size(area) for _, area in told.strokes)
        counts[told.seat] += size(drawn) + size(told.destroyed & before.empty & ~drawn)
    for index, seat in enumerate(last_seats(one)):
        assert size(seat.sheet.filled) == size(one.games[0].seats[index].sheet.filled) + counts[index]


@every_game
def test_terrains_lie_on_different_cells_except_diplomacys(kind: Kind) -> None:
    """R1.2, R9.3"""
    one = history(kind)
    doubles = Counter[int]()
    for told, _, _ in one.changes:
        doubles[told.seat] |= union(area for terrain, area in told.strokes if terrain is DOUBLE)
    for index, seat in enumerate(last_seats(one)):
        sheet, both = seat.sheet, seat.sheet.farm & seat.sheet.village
        parts = (*sheet.terrains, sheet.wasteland, sheet.destroyed)
        assert sum(map(size, parts)) - size(both) == size(sheet.filled)
        assert both == doubles[index] & ~sheet.destroyed


@every_game
def test_monsters_never_stand_on_attack_marks(kind: Kind) -> None:
    """R8.2"""
    for _, new in turns_of_seats(history(kind)):
        assert new.sheet.monster & new.sheet.marks == NOWHERE


@every_game
def test_named_monsters_are_monsters_or_destroyed(kind: Kind) -> None:
    """R8.4"""
    for seat in last_seats(history(kind)):
        for name, area in seat.sheet.named:
            assert area & ~(seat.sheet.monster | seat.sheet.destroyed) == NOWHERE, name


@every_game
def test_the_coin_track_is_never_overdrawn(kind: Kind) -> None:
    """R3.12, R9.1"""
    for old, new in turns_of_seats(history(kind)):
        assert 0 <= new.crossed <= new.coins <= 14
        assert (old.coins, old.crossed) <= (new.coins, new.crossed)


@every_game
def test_only_skills_cross_out_coins_and_exactly_their_cost(kind: Kind) -> None:
    """R9.1"""
    one = history(kind)
    spent = Counter[int]()
    for told, _, _ in one.changes:
        spent[told.seat] += shelf().skills[told.skill].cost if told.skill else 0
    assert [seat.crossed for seat in last_seats(one)] == [spent[index] for index in range(kind.seats)]


@every_game
def test_the_explanation_of_a_season_sums_to_its_score(kind: Kind) -> None:
    """R5.1, at every moment"""
    for game in history(kind).games[:: 1 + kind.seats // 4]:
        seat = game.seats[game.turned % kind.seats]
        explained, score = explain_season(game, seat), season_score(game, seat)
        assert explained.stars == score.stars
        assert (explained.first.stars, explained.second.stars) == (score.first, score.second)
        assert (explained.coins, explained.monsters.stars) == (score.coins, score.monsters)


def scorings(one: History) -> Iterator[tuple[Game, Card, Game]]:
    """The games before and after each event by which a season was scored, and the card in play."""
    for before, event, now in one.steps:
        if any(isinstance(told, Scored) for told in now.news):
            # Where nobody has room, a card is over as soon as it is revealed (R3.10).
            key = event.card if isinstance(event, Revealed) else before.card
            yield before, shelf().cards[key], now


@every_game
def test_a_season_ends_exactly_when_its_time_is_up(kind: Kind) -> None:
    """R3.13: not before, and with the card that reaches it; R11.3 apart"""
    one = history(kind)
    thresholds = [season.time for season in seasons_of(shelf(), kind.setup)]
    for game in one.games:
        assert game.clock < thresholds[game.season] or game.over or game.phase == "ravage"
    for before, card, now in scorings(one):
        time = card.time if isinstance(card, ExploreCard) else 0
        full_alone = kind.seats == 1 and not now.seats[0].sheet.empty
        assert before.clock + time >= thresholds[before.season] or full_alone


@every_game
def test_the_clock_is_the_time_of_the_explore_cards_of_the_season(kind: Kind) -> None:
    """R3.13"""
    for game in history(kind).games:
        if game.phase == "reveal":
            cards = (shelf().cards[key] for key in game.revealed)
            assert game.clock == sum(card.time for card in cards if isinstance(card, ExploreCard))


@every_game
def test_every_season_is_scored_once_for_everyone(kind: Kind) -> None:
    """R5.1"""
    one = history(kind)
    told = [news for game in one.games for news in game.news if isinstance(news, Scored)]
    assert [news.season for news in told] == list(range(len(told)))
    for index, seat in enumerate(last_seats(one)):
        assert seat.scores == tuple(news.scores[index] for news in told)


@every_game
def test_no_more_ambush_and_hero_cards_come_up_than_seasons_have_begun(kind: Kind) -> None:
    """R5.3"""
    for game in history(kind).games:
        cards = [shelf().cards[key] for key in game.met]
        assert sum(isinstance(card, AmbushCard) for card in cards) <= game.season + 1
        assert sum(isinstance(card, HeroCard) for card in cards) <= game.season + 1
        assert len(set(game.met)) == len(game.met)


@every_game
def test_nobody_uses_two_skills_in_a_season(kind: Kind) -> None:
    """R9.1"""
    uses = Counter[tuple[int, int]]()
    for before, _, now in history(kind).steps:
        for told in now.news:
            if isinstance(told, Drawn) and told.skill:
                uses[told.seat, before.season] += 1
    assert all(times == 1 for times in uses.values())
