"""R6: the end of the game and who has won."""

import pytest

from cartographers.rules.season import Place, standings
from cartographers.rules.state import Game, Phase, SeasonScore
from testkit import base_setup, sheet, situation, tell, whole_game


def at_the_end(*players: tuple[int, int]) -> Game:
    """A game that is over, each player given as (stars from edicts, stars lost to monsters)."""
    game = situation(setup=base_setup(seats=len(players)), phase=Phase.OVER)
    scored = (
        seat.but(scores=(SeasonScore(stars, 0, 0, 0), SeasonScore(0, 0, 0, lost)))
        for seat, (stars, lost) in zip(game.seats, players, strict=True)
    )
    return game.but(seats=tuple(scored))


def places(game: Game) -> list[int]:
    """The place of each seat, in the order of the seats."""
    return [found.place for found in sorted(standings(game))]


def test_the_final_score_is_the_sum_of_the_four_seasons() -> None:
    """R6.1."""
    for seed in range(5):
        for seat in whole_game(base_setup(), seed).game.seats:
            assert len(seat.scores) == 4
            assert seat.stars == sum(
                score.first + score.second + score.coins - score.monsters for score in seat.scores
            )


def test_the_final_score_may_be_negative() -> None:
    """R6.1."""
    game = at_the_end((3, 10), (0, 0))
    assert game.seats[0].stars == -7
    assert places(game) == [2, 1]


def test_a_season_may_be_negative_and_is_still_added() -> None:
    """R6.1: the three monsters cost seven stars, the Orchard brings none."""
    game = situation(sheet(".m.m.m."), setup=base_setup(seats=1), season=3, clock=5)
    game = tell(game, "orchard | a H5-H7,I7")
    assert game.seats[0].scores[-1].stars == -7
    assert game.seats[0].stars == -7


def test_the_most_stars_win() -> None:
    """R6.1."""
    assert places(at_the_end((10, 0), (12, 0), (11, 0))) == [3, 1, 2]


def test_a_tie_goes_to_who_lost_fewest_stars_to_monsters() -> None:
    """R6.1: both have ten stars in the end."""
    assert places(at_the_end((15, 5), (12, 2))) == [2, 1]


def test_fewer_losses_do_not_beat_more_stars() -> None:
    """R6.1."""
    assert places(at_the_end((20, 9), (10, 0))) == [1, 2]


def test_the_losses_of_all_seasons_are_added_up() -> None:
    """R6.1: 1 + 2 + 3 against 4 + 0 + 1; both end with zero."""
    game = situation(setup=base_setup(), phase=Phase.OVER)
    losses = [(1, 2, 3, 0), (4, 0, 1, 0)]
    scored = (
        seat.but(scores=tuple(SeasonScore(loss, 0, 0, loss) for loss in lost))
        for seat, lost in zip(game.seats, losses, strict=True)
    )
    game = game.but(seats=tuple(scored))
    assert [seat.lost for seat in game.seats] == [6, 5]
    assert places(game) == [2, 1]


def test_players_who_are_still_tied_share_the_victory() -> None:
    """R6.1."""
    assert places(at_the_end((10, 2), (10, 2), (7, 0), (6, 0))) == [1, 1, 3, 4]


def test_the_same_two_numbers_order_all_places_and_equal_players_share_one() -> None:
    """R6.1: ruling."""
    game = at_the_end((5, 0), (11, 2), (10, 1), (10, 1), (20, 0))
    assert places(game) == [5, 4, 2, 2, 1]


def test_the_standings_tell_stars_and_losses_the_best_first() -> None:
    """R6.1."""
    assert standings(at_the_end((10, 3), (9, 0))) == [Place(1, 1, 9, 0), Place(0, 2, 7, 3)]


@pytest.mark.parametrize("seats", [2, 5, 100])
def test_a_hundred_equal_players_all_win(seats: int) -> None:
    """R6.1."""
    assert places(at_the_end(*[(4, 1)] * seats)) == [1] * seats
