"""R11.1, R11.4: alone all rules hold, and a rating and a title stand at the end."""

import pytest

from cartographers.boxes import shelf
from cartographers.rules.season import solo_next_title, solo_rating, solo_title, standings
from cartographers.rules.state import Game, SeasonScore
from testkit import sheet, tell, why_not
from testkit.situations import mine, solo, track

#: The solo ratings of Sentinel Wood, Canal Lake, Great City and Borderlands.
RATINGS = 25 + 24 + 16 + 24
MINIMA = {
    "legendary-cartographer": 30,
    "master-mapsmith": 20,
    "journeyman-topographer": 10,
    "apprentice-surveyor": 0,
    "amateur-assessor": -5,
    "inept-assistant": -10,
    "dimwitted-doodler": -20,
    "oblivious-inkdrinker": -30,
}


def ended(*seasons: SeasonScore) -> Game:
    """A solo game with these season scores."""
    game = solo(sheet())
    return game.but(seats=(game.seats[0].but(scores=seasons),))


def rated(rating: int) -> Game:
    """A solo game with this rating."""
    return ended(SeasonScore(rating + RATINGS, 0, 0, 0))


def test_alone_the_player_draws_as_at_any_table() -> None:
    """R11.1"""
    game = tell(solo(sheet("r"), pending=True), "farmland")
    assert why_not(game, 0, "a C1-C2") == "ruin"
    game = tell(game, "| a A1-A2")
    assert (track(game), mine(game).free_ruins) == ((1, 0), 0)


def test_alone_a_season_ends_and_is_scored_as_at_any_table() -> None:
    """R11.1, R5.1"""
    game = tell(solo(sheet("f"), clock=7), "farmland | a K1-K2")
    assert (game.season, game.seats[0].scores) == (1, ((1, 0, 1, 0),))


def test_the_rating_is_the_stars_less_the_ratings_of_all_four_scoring_cards() -> None:
    """R11.4"""
    assert solo_rating(ended(SeasonScore(50, 40, 10, 3))) == 50 + 40 + 10 - 3 - RATINGS


def test_the_stars_of_all_seasons_count() -> None:
    """R11.4, R6.1"""
    seasons = [SeasonScore(stars, 0, 0, 0) for stars in (10, 20, 30, -5)]
    assert solo_rating(ended(*seasons)) == 55 - RATINGS


def test_the_rating_may_be_negative() -> None:
    """R11.4"""
    assert solo_rating(ended()) == -RATINGS


@pytest.mark.parametrize("title", MINIMA)
def test_a_title_is_reached_at_its_minimum(title: str) -> None:
    """R11.4"""
    assert solo_title(rated(MINIMA[title])) == title


@pytest.mark.parametrize(
    ("title", "lower"), list(zip(MINIMA, [*list(MINIMA)[1:], None], strict=True)), ids=list(MINIMA)
)
def test_one_star_less_gives_the_next_lower_title(title: str, lower: str | None) -> None:
    """R11.4: below -30 there is none"""
    assert solo_title(rated(MINIMA[title] - 1)) == lower


def test_the_highest_title_has_no_upper_end() -> None:
    """R11.4"""
    assert solo_title(rated(200)) == "legendary-cartographer"


def test_far_below_there_is_no_title() -> None:
    """R11.4"""
    assert solo_title(rated(-31)) is None
    assert solo_title(rated(-100)) is None


def test_the_next_title_is_the_lowest_that_is_missed() -> None:
    """R11.4"""
    missed = solo_next_title(rated(7))
    assert missed and (missed.key, missed.minimum) == ("journeyman-topographer", 10)
    lowest = solo_next_title(rated(-31))
    assert lowest and lowest.key == "oblivious-inkdrinker"
    assert solo_next_title(rated(30)) is None


def test_there_are_eight_titles() -> None:
    """R11.4"""
    assert {title.key: title.minimum for title in shelf().titles} == MINIMA


def test_alone_one_is_first() -> None:
    """R6.1"""
    assert [place.place for place in standings(rated(-100))] == [1]
