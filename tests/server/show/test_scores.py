"""Scores and maps as they are sent."""

from pydantic import TypeAdapter

from cartographers.rules.season import solo_target
from cartographers.rules.stars import Tally
from cartographers.rules.state import Phase, SeasonScore
from cartographers.server.protocol.own_seat import EdictScore
from cartographers.server.show.scores import edict_now, edict_score, ending, mountains
from testkit import base_setup, sheet, situation


def test_a_mountain_is_sent_with_the_empty_spaces_beside_it() -> None:
    assert mountains(sheet("^f.\nw..\n..^", rest="h")) == [
        {"cell": "A1", "open": []},
        {"cell": "C3", "open": ["B3", "C2"]},
    ]


def test_an_explained_score_is_written_as_the_message_says() -> None:
    for tally in (Tally(), edict_now("sentinel-wood", sheet("fff\n..f", rest="."))):
        written = edict_score("sentinel-wood", tally)
        assert TypeAdapter(EdictScore).validate_python(written, strict=True) == written


def test_a_solo_ending_says_what_the_next_title_would_have_needed() -> None:
    game = situation(setup=base_setup(seats=1)).but(phase=Phase.OVER)
    stars = solo_target(game) + 7
    seat = game.seats[0].but(scores=(SeasonScore(stars, 0, 0, 0),))
    found = ending(game.but(seats=(seat,)))
    assert found and found.rating == 7 and found.target == solo_target(game)
    assert (found.title, found.next_title) == ("apprentice-surveyor", "journeyman-topographer")
    assert found.stars_to_next == 3


def test_only_solo_games_have_titles() -> None:
    found = ending(situation(setup=base_setup(seats=2)).but(phase=Phase.OVER))
    assert found and (found.rating, found.title, found.target, found.next_title) == (None,) * 4
