"""R3.1 to R3.3, R3.10, R3.13: a card comes up, all draw at once, and the time is added up."""

import pytest

from cartographers.boxes import shelf
from cartographers.rules.area import BOARD
from cartographers.rules.card import ExploreCard
from cartographers.rules.checking import check
from cartographers.rules.decision import Draw
from cartographers.rules.game import after, commit, reveal, withdraw
from cartographers.rules.reason import Illegal
from cartographers.rules.state import Phase
from cartographers.rules.terrain import FOREST
from cartographers.rules.view import view
from testkit import (
    area,
    at,
    base_setup,
    filled,
    heroes_setup,
    sheet,
    shows,
    situation,
    stacked,
    tell,
    why_not,
)

#: Base explore cards beside the hero cards of the other box (R10.4).
BASE_WITH_HEROES = base_setup(heroes=True)


def test_the_top_card_of_the_deck_is_revealed() -> None:
    """R3.1."""
    table = stacked(base_setup(), "orchard")
    assert table.game.card == "orchard"
    assert table.game.phase is Phase.DRAW


def test_after_a_ruins_card_another_is_revealed_at_once() -> None:
    """R3.1."""
    table = stacked(base_setup(), "temple-ruins orchard")
    assert table.game.revealed == ("temple-ruins", "orchard")
    assert table.game.phase is Phase.DRAW


def test_nobody_has_anything_to_decide_on_a_ruins_card() -> None:
    """R3.1."""
    game = tell(situation(sheet()), "temple-ruins")
    assert (game.phase, game.waiting, game.is_asked(0)) == (Phase.REVEAL, [], False)


def test_each_question_and_each_card_is_a_step_of_its_own() -> None:
    """R3.1: by its step a late decision is told from one for the next question."""
    game = situation(sheet(), sheet())
    steps = [
        tell(game, told).step for told in ("temple-ruins", "orchard", "orchard | f A1-A3,B3 | f A1-A3,B3")
    ]
    assert steps == [game.step + 1, game.step + 1, game.step + 2]


def test_after_two_ruins_cards_a_third_card_is_revealed_at_once() -> None:
    """R3.1: as often as needed."""
    table = stacked(base_setup(), "temple-ruins outpost-ruins orchard")
    assert table.game.revealed == ("temple-ruins", "outpost-ruins", "orchard")
    assert table.game.phase is Phase.DRAW


@pytest.mark.parametrize("box", ["base", "heroes"])
def test_the_deck_cannot_run_out_because_its_times_add_up_to_sixteen(box: str) -> None:
    """R3.1."""
    assert sum(card.time for card in shelf().boxes[box].explore) == 16
    assert max(season.time for name in ("base", "heroes") for season in shelf().boxes[name].seasons) == 8


def test_rift_lands_and_kethras_gates_are_explore_cards() -> None:
    """R3.1."""
    for key in ("rift-lands", "kethras-gates"):
        assert isinstance(shelf().cards[key], ExploreCard)


def test_a_card_cannot_be_revealed_while_somebody_still_draws() -> None:
    """R3.1."""
    with pytest.raises(Illegal, match="no card can be revealed now"):
        reveal(tell(situation(), "orchard"), "hamlet")


def test_a_card_comes_up_only_once_in_a_season() -> None:
    """R3.1."""
    game = tell(situation(), "orchard | f A1-A3,B3 | f A1-A3,B3")
    with pytest.raises(Illegal, match="this card cannot be in the deck now"):
        reveal(game, "orchard")


def test_only_cards_of_the_explore_set_in_use_come_up() -> None:
    """R3.1: with R2.5."""
    with pytest.raises(Illegal, match="this card cannot be in the deck now"):
        reveal(situation(), "wildwood-garden")


def test_ruins_are_pending_until_the_next_explore_card_uses_them_up() -> None:
    """R3.2."""
    game = tell(situation(), "temple-ruins")
    assert game.pending
    game = tell(game, "orchard | f A6-A8,B6 | f A6-A8,B6")
    assert not game.pending


def test_ruins_ruins_ambush_hero_and_orchard_are_three_turns_and_only_the_orchard_covers_a_ruin() -> None:
    """R3.2: the example of the rules."""
    game = tell(
        situation(setup=BASE_WITH_HEROES),
        """
        temple-ruins
        outpost-ruins
        goblin-attack        | m E1,F2,G3 | m E1,F2,G3
        freyla-the-true      | h K1 ! K2-K4 | h K1 ! K2-K4
        orchard
        """,
    )
    assert game.pending
    assert why_not(game, 0, "f A1-A3,B3") == "ruin"
    game = tell(game, "| f A6-A8,B6 | f J6,K6-K8")
    assert not game.pending
    assert why_not(tell(game, "hamlet"), 0, "v A1,B1-B2") is None


def test_two_pending_ruins_cards_are_one_duty() -> None:
    """R3.2: the explore card after the one that covered a ruin is free."""
    game = tell(situation(), "temple-ruins\noutpost-ruins\nrift-lands | f B6 | f B6\nhamlet")
    assert why_not(game, 0, "v A1,B1-B2") is None


def test_an_ambush_is_free_of_the_duty_and_leaves_the_ruins_pending() -> None:
    """R3.2."""
    game = tell(situation(), "temple-ruins\ngoblin-attack | m E1,F2,G3 | m E1,F2,G3")
    assert game.pending
    assert game.phase is Phase.REVEAL


def test_a_hero_is_free_of_the_duty_and_leaves_the_ruins_pending() -> None:
    """R3.2."""
    game = tell(
        situation(setup=BASE_WITH_HEROES), "temple-ruins\nfreyla-the-true | h K1 ! K2-K4 | h A1 ! A2-A4"
    )
    assert game.pending
    assert game.phase is Phase.REVEAL


def test_no_season_ends_while_ruins_are_pending() -> None:
    """R3.2: only explore cards carry time."""
    game = tell(situation(clock=7), "temple-ruins\noutpost-ruins\ngoblin-attack | m E1,F2,G3 | m E1,F2,G3")
    assert (game.season, game.clock, game.pending) == (0, 7, True)


def test_every_player_draws_one_shape_in_one_terrain_of_the_card() -> None:
    """R3.3."""
    game = tell(situation(sheet()), "orchard | f A1-A3,B3 | a A1-A3,B3")
    assert shows(game.seats[0].sheet, "fff\n..f")
    assert shows(game.seats[1].sheet, "aaa\n..a")


@pytest.mark.parametrize("words", ["w A1-A3,B3", "v A1-A3,B3", "m A1-A3,B3"])
def test_a_terrain_that_is_not_on_the_card_is_refused(words: str) -> None:
    """R3.3."""
    assert why_not(tell(situation(sheet()), "orchard"), 0, words) == "terrain"


@pytest.mark.parametrize("words", ["f A1-A3", "f A1-A4", "f A1-A2,B1-B2", "f A1-A3,B2", "f A1-A3,B3,K11"])
def test_a_shape_that_is_not_on_the_card_is_refused(words: str) -> None:
    """R3.3."""
    assert why_not(tell(situation(sheet()), "orchard"), 0, words) == "shape"


def test_one_shape_is_chosen_and_not_both() -> None:
    """R3.3."""
    assert why_not(tell(situation(sheet()), "great-river"), 0, "w A1-A3,C5,D4-D5,E3-E4") == "shape"


def test_an_empty_drawing_is_refused() -> None:
    """R3.3."""
    with pytest.raises(Illegal, match="has no cells"):
        check(tell(situation(sheet()), "orchard"), 0, Draw(FOREST, 0))


def test_the_whole_map_is_on_the_map_but_no_shape() -> None:
    """R3.3."""
    with pytest.raises(Illegal, match="is not a shape of this card"):
        check(tell(situation(sheet()), "orchard"), 0, Draw(FOREST, BOARD))
    with pytest.raises(Illegal, match="leaves the map"):
        check(tell(situation(sheet()), "orchard"), 0, Draw(FOREST, BOARD + 1))


def test_nothing_is_drawn_before_everyone_has_committed() -> None:
    """R3.3: ruling."""
    game = tell(situation(sheet()), "orchard | f A1-A3,B3")
    assert [seat.sheet for seat in game.seats] == [sheet(), sheet()]
    assert game.waiting == [1]


def test_nobody_sees_the_choice_of_another_before_all_have_committed() -> None:
    """R3.3: ruling."""
    game = tell(situation(sheet()), "orchard")
    one = view(tell(game, "| f A1-A3,B3"), 1)
    other = view(tell(game, "| a F6-F8,G8"), 1)
    assert one == other


def test_a_sealed_decision_can_be_replaced_until_all_are_in() -> None:
    """R3.3."""
    game = tell(situation(sheet()), "orchard | f A1-A3,B3\n| a F6-F8,G8 | f A1-A3,B3")
    assert at(game.seats[0].sheet, "F6") == "a"
    assert at(game.seats[0].sheet, "A1") == "."


def test_a_sealed_decision_can_be_withdrawn_until_all_are_in() -> None:
    """R3.3."""
    game = tell(situation(sheet()), "orchard | f A1-A3,B3")
    game = after(game, withdraw(game, 0))
    assert game.waiting == [0, 1]
    game = tell(game, "|  | f A1-A3,B3")
    assert game.waiting == [0]
    assert game.phase is Phase.DRAW


def test_once_all_are_in_nothing_can_be_withdrawn_or_replaced() -> None:
    """R3.3."""
    game = tell(situation(sheet()), "orchard | f A1-A3,B3 | f A1-A3,B3")
    with pytest.raises(Illegal, match="this seat has no decision to take back"):
        withdraw(game, 0)
    with pytest.raises(Illegal, match="this seat has nothing to decide now"):
        commit(game, 0, Draw(FOREST, area("K1-K3,J3")))


def test_an_illegal_decision_is_refused_and_leaves_the_sealed_one() -> None:
    """R3.3."""
    game = tell(situation(sheet()), "orchard | f A1-A3,B3")
    with pytest.raises(Illegal):
        commit(game, 0, Draw(FOREST, area("A1-A2")))
    assert at(tell(game, "| | f A1-A3,B3").seats[0].sheet, "A1") == "f"


@pytest.mark.parametrize("seat", [-1, 2, 100])
def test_a_seat_that_is_not_there_decides_nothing(seat: int) -> None:
    """R3.3."""
    game = tell(situation(sheet()), "orchard")
    with pytest.raises(Illegal, match="there is no such seat"):
        commit(game, seat, Draw(FOREST, area("A1-A3,B3")))
    with pytest.raises(Illegal, match="there is no such seat"):
        withdraw(game, seat)


def test_a_player_without_an_empty_cell_draws_nothing_and_the_game_goes_on() -> None:
    """R3.10: ruling."""
    game = tell(situation(filled("A"), sheet()), "orchard")
    assert game.waiting == [1]
    game = tell(game, "| | f A1-A3,B3")
    assert game.phase is Phase.REVEAL
    assert game.clock == 2


def test_a_player_without_an_empty_cell_uses_no_skill() -> None:
    """R3.10: ruling."""
    skilled = base_setup(skills=("negotiation", "search", "diplomacy"))
    game = tell(situation(filled("A"), sheet(), setup=skilled, coins=5), "orchard")
    assert view(game, 0).skills == []
    assert why_not(game, 0, "f A1 +search f A2") == "not-asked"


def test_a_player_without_an_empty_cell_puts_no_hero() -> None:
    """R3.10: ruling."""
    game = tell(situation(filled("A"), sheet(), setup=BASE_WITH_HEROES), "freyla-the-true")
    assert game.waiting == [1]


def test_when_every_map_is_full_the_cards_come_up_until_the_game_is_over() -> None:
    """R3.10: ruling, with two or more players."""
    game = tell(situation(filled("A"), clock=6, season=3), "orchard")
    assert game.phase is Phase.OVER
    assert [len(seat.scores) for seat in game.seats] == [1, 1]


def test_with_one_cell_left_a_player_still_draws() -> None:
    """R3.10."""
    assert tell(situation(sheet(".", rest="f"), filled("A")), "orchard").waiting == [0]


def test_in_base_spring_a_ruins_card_and_six_explore_cards_make_eight_and_end_it() -> None:
    """R3.13: 0 + 1 + 2 + 2 + 2 + 0 + 1, the first example of the rules."""
    game = tell(
        situation(setup=base_setup(seats=1)),
        """
        temple-ruins
        great-river       | w A6,B6,C6
        orchard           | f E1-E3,F3
        homestead         | v G1,H1-H2,I1
        fishing-village   | v K1-K4
        rift-lands        | f E11
        """,
    )
    assert (game.season, game.clock) == (0, 7)
    game = tell(game, "hamlet | v G10,H10-H11")
    assert (game.season, game.clock) == (1, 0)
    assert len(game.seats[0].scores) == 1


def test_in_heroes_spring_the_pasture_ends_it_with_eight_and_not_before() -> None:
    """R3.13: 1 + 2 + 2 + 2 + 0 + 1, the second example of the rules."""
    game = tell(
        situation(setup=heroes_setup(seats=1)),
        """
        timber-grove       | f A5,B5-B6
        hillside-terrace   | w E9-E10,F9-F10
        coastal-encampment | v H6-H8,I6
        frontier-dwelling  | v A8-A10,B9,C9
        kethras-gates      | m K11
        """,
    )
    assert (game.season, game.clock) == (0, 7)
    assert tell(game, "pasture | a K3,K5").season == 1


@pytest.mark.parametrize(("season", "threshold"), list(enumerate([8, 8, 7, 6])))
def test_a_season_ends_at_its_threshold_and_not_before(season: int, threshold: int) -> None:
    """R3.13."""
    below = tell(situation(setup=base_setup(seats=1), season=season, clock=threshold - 2), "hamlet")
    assert tell(below, "| v A1,B1-B2").seats[0].scores == ()
    at_it = tell(situation(setup=base_setup(seats=1), season=season, clock=threshold - 1), "hamlet")
    assert len(tell(at_it, "| v A1,B1-B2").seats[0].scores) == 1


def test_a_season_ends_above_its_threshold_too() -> None:
    """R3.13: 7 + 2 = 9."""
    game = tell(situation(setup=base_setup(seats=1), clock=7), "orchard | f A1-A3,B3")
    assert game.season == 1


def test_ambush_hero_and_ruins_cards_take_no_time() -> None:
    """R3.13."""
    game = tell(
        situation(setup=BASE_WITH_HEROES, clock=7),
        """
        temple-ruins
        goblin-attack   | m E1,F2,G3 | m E1,F2,G3
        freyla-the-true | h K1 ! K2-K4 | h K1 ! K2-K4
        """,
    )
    assert game.clock == 7


def test_rift_lands_takes_no_time() -> None:
    """R3.13: its time is 0."""
    assert tell(situation(setup=base_setup(seats=1), clock=7), "rift-lands | f A1").clock == 7


def test_the_season_set_in_use_gives_the_threshold() -> None:
    """R3.13: summer lasts 8 in the base set and 7 in the Heroes set (R10.1)."""
    base = situation(setup=base_setup(seats=1), season=1, clock=6)
    heroes = situation(setup=base_setup(seats=1, seasons="heroes"), season=1, clock=6)
    assert tell(base, "hamlet | v A1,B1-B2").season == 1
    assert tell(heroes, "hamlet | v A1,B1-B2").season == 2
