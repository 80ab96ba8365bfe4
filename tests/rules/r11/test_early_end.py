"""R11.3: a solo game ends at once when the map has no empty cell left."""

import pytest

from cartographers.rules.game import reveal
from cartographers.rules.reason import Illegal
from cartographers.rules.season import solo_rating, solo_title, standings
from cartographers.rules.state import Game
from testkit import at, sheet, tell
from testkit.situations import mine, only_free, seated, solo, track

#: Two cells for the Farmland, and one more that is open beside a monster.
ALMOST_FULL = "m.f..f"


def last_card(*display: str, picture: str = ALMOST_FULL, **named: str) -> Game:
    """Spring's last card is drawn on an almost full map, with lasting monsters on display."""
    game = solo(sheet(picture, rest="f", **named), display=display, clock=7, season=1)
    return tell(game, "farmland | a A4-A5")


def test_a_map_filled_by_a_drawing_ends_the_game_at_once() -> None:
    """R11.3"""
    game = tell(solo(only_free("A1-A2")), "farmland | a A1-A2")
    assert (game.over, game.season, game.clock) == (True, 0, 1)


def test_a_map_filled_by_a_single_cell_ends_the_game_at_once() -> None:
    """R11.3, R3.6"""
    assert tell(solo(only_free("A1")), "orchard | m A1").over


def test_a_map_filled_by_an_ambush_ends_the_game_at_once() -> None:
    """R11.3"""
    assert tell(solo(only_free("I9,J10,K11")), "goblin-attack").over


def test_a_map_filled_by_a_hero_ends_the_game_at_once() -> None:
    """R11.3"""
    assert tell(solo(only_free("A1")), "dal-of-jolev | h A1 ! B2").over


def test_a_map_filled_by_declared_diplomacy_ends_the_game_at_once() -> None:
    """R11.3, R9.5"""
    game = tell(solo(only_free("A1"), "diplomacy", coins=1), "goblin-attack | +diplomacy d A1")
    assert (game.over, len(game.seats[0].scores)) == (True, 1)


def test_the_game_goes_on_while_a_cell_is_empty() -> None:
    """R11.3"""
    game = tell(solo(only_free("A1-A2,K11")), "farmland | a A1-A2")
    assert (game.phase, game.seats[0].scores) == ("reveal", ())


def test_an_empty_ruin_is_an_empty_cell() -> None:
    """R11.3, R1.3"""
    game = tell(solo(sheet("..r", rest="f")), "farmland | a A1-A2")
    assert not game.over


def test_a_skills_extra_cell_is_drawn_first() -> None:
    """R11.3: a drawing under way is first completed"""
    game = tell(solo(only_free("A1-A3"), "search"), "farmland | a A1-A2 +search a A3")
    assert (game.over, at(mine(game), "A3")) == (True, "a")


def test_attack_marks_work_first() -> None:
    """R11.3"""
    one = only_free("A1")._replace(marks=1)
    game = tell(solo(one), "rift-lands | m A1")
    assert (game.over, at(mine(game), "A1")) == (True, "x")


def test_the_gorgons_target_is_destroyed_first() -> None:
    """R11.3: the gorgon fills the map, and still gazes at a forest"""
    game = tell(solo(only_free("J9,J11,K10")), "gorgon-gaze")
    assert (game.phase, game.seats[0].scores) == ("gaze", ())
    game = tell(game, "| x J10")
    assert (game.over, at(mine(game), "J10")) == (True, "x")


def test_a_map_filled_by_the_gorgons_target_ends_the_game_at_once() -> None:
    """R11.3"""
    game = tell(solo(only_free("J9,J11,K10,J10")), "gorgon-gaze")
    assert tell(game, "| x J10").over


def test_coins_are_gained_first_and_count() -> None:
    """R11.3: the shape's coin and a mountain's"""
    game = tell(solo(sheet("^..", rest="f")), "farmland | a A2-A3")
    assert (track(game), game.seats[0].scores[0].coins) == ((2, 0), 2)


def test_then_the_season_is_scored() -> None:
    """R11.3, R5.1: Sentinel Wood in spring, on a map of forest but for two cells of farm"""
    game = tell(solo(only_free("A1-A2")), "farmland | a A1-A2")
    assert game.seats[0].scores == ((38, 0, 1, 0),)


def test_the_season_is_scored_once_even_if_its_time_is_up_as_well() -> None:
    """R11.3, R3.13"""
    game = tell(solo(only_free("A1-A2"), clock=7), "farmland | a A1-A2")
    assert (game.over, len(game.seats[0].scores)) == (True, 1)


def test_seasons_not_reached_score_nothing() -> None:
    """R11.3"""
    game = tell(solo(only_free("A1-A2")), "farmland | a A1-A2")
    assert standings(game)[0].stars == 38 + 1


def test_lasting_effects_are_skipped() -> None:
    """R11.3: the troll would have nothing left to destroy, and nobody is asked"""
    game = last_card("giant-troll-ravage", picture="mff..f", troll="A1")
    assert (game.over, len(game.seats[0].scores)) == (True, 1)


def test_a_map_filled_by_spreading_zombies_ends_the_game() -> None:
    """R11.3: that season has been scored already and no other is"""
    game = last_card("zombie-plague", zombie="A1")
    assert (game.over, at(mine(game), "A2"), len(game.seats[0].scores)) == (True, "m", 1)


def test_the_score_before_the_zombies_spread_is_the_one_that_counts() -> None:
    """R11.3: the open cell beside the zombie cost a star"""
    game = last_card("zombie-plague", zombie="A1")
    assert game.seats[0].scores[0].monsters == 1


def test_a_map_filled_by_a_troll_ends_the_game() -> None:
    """R11.3"""
    game = last_card("giant-troll-ravage", troll="A1")
    assert (game.phase, len(game.seats[0].scores)) == ("ravage", 1)
    game = tell(game, "| x A2")
    assert (game.over, len(game.seats[0].scores)) == (True, 1)


def test_effects_after_the_one_that_fills_the_map_are_skipped() -> None:
    """R11.3"""
    game = last_card("zombie-plague", "giant-troll-ravage", picture="m.m..f", zombie="A1", troll="A3")
    assert (game.over, at(mine(game), "A2")) == (True, "m")


def test_coins_for_a_map_filled_by_zombies_come_too_late_to_score() -> None:
    """R11.3, R8.9"""
    game = last_card("zombie-plague", picture="m.^..f", zombie="A1")
    assert (track(game), game.seats[0].scores[0].coins) == ((2, 0), 1)


def test_a_map_that_fills_up_in_winter_ends_the_game_with_winters_score() -> None:
    """R11.3"""
    game = tell(solo(only_free("A1-A2"), season=3), "farmland | a A1-A2")
    assert (game.over, game.season, len(game.seats[0].scores)) == (True, 3, 1)


def test_nothing_is_revealed_or_decided_after_the_end() -> None:
    """R11.3"""
    game = tell(solo(only_free("A1-A2")), "farmland | a A1-A2")
    assert game.waiting == []
    with pytest.raises(Illegal, match="no card can be revealed now"):
        reveal(game, "hamlet")


def test_the_rating_after_an_early_end_takes_off_all_four_cards() -> None:
    """R11.3, R11.4: 39 stars less 25 + 24 + 16 + 24"""
    assert solo_rating(tell(solo(only_free("A1-A2")), "farmland | a A1-A2")) == 39 - 89


def test_a_title_may_be_earned_by_an_early_end() -> None:
    """R11.3, R11.4: in fall a full map gives Borderlands' 132 stars, with the Farmland's coin 133"""
    game = tell(solo(only_free("A1-A2"), season=2), "farmland | a A1-A2")
    assert (solo_rating(game), solo_title(game)) == (133 - 89, "legendary-cartographer")


def test_with_two_players_the_game_goes_on_when_a_map_is_full() -> None:
    """R11.3, R3.10"""
    game = tell(seated(only_free("A1-A2"), sheet()), "farmland | a A1-A2 | a A1-A2")
    assert (game.phase, game.seats[0].scores) == ("reveal", ())
    assert tell(game, "hamlet").waiting == [1]


def test_with_two_players_the_game_goes_on_when_all_maps_are_full() -> None:
    """R11.3, R3.10: the cards are turned up to the end"""
    game = tell(seated(only_free("A1-A2"), only_free("A1-A2")), "farmland | a A1-A2 | a A1-A2")
    game = tell(game, "hamlet\norchard\nhomestead\nfishing-village")
    assert (game.season, [len(seat.scores) for seat in game.seats]) == (1, [1, 1])
