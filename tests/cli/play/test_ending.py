"""What the terminal says of a good season and of the end of a game."""

import pytest

from cartographers.cli.play import ending as end
from cartographers.cli.play.ending import ending, season_praise
from cartographers.rules.season import Place, solo_rating, standings
from cartographers.rules.state import Scored
from cartographers.words.book import words
from testkit import base_setup, whole_game

TEXT = words("en")


@pytest.mark.parametrize(
    ("missed", "said"),
    [
        (0, "The queen hangs your map in her great hall. From now on, call yourself Legendary Cartographer!"),
        (1, "Every great mapmaker started somewhere. Your title this time: Legendary Cartographer."),
    ],
)
def test_a_title_is_praised_from_a_rating_of_0_and_named_kindly_below(
    missed: int, said: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = whole_game(base_setup(seats=1)).game
    monkeypatch.setattr(end, "solo_title", lambda game: "legendary-cartographer")
    monkeypatch.setattr(end, "solo_rating", lambda game: -missed)
    assert ending(TEXT, game, me=0) == said


def test_who_reaches_no_title_is_asked_to_try_again() -> None:
    game = whole_game(base_setup(seats=1)).game
    assert solo_rating(game) < -30
    assert ending(TEXT, game, me=0) == "No title this time. Sharpen your pencil and try again!"


def test_the_winner_is_you_or_has_a_name() -> None:
    game = whole_game(base_setup(seats=2, names=("Ann", "Bob"))).game
    first, second = (place.seat for place in standings(game))
    assert ending(TEXT, game, me=first) == "You win! The queen loves your map."
    name = game.setup.names[first]
    assert ending(TEXT, game, me=second) == ending(TEXT, game, me=None) == f"{name} wins! What a map."


def test_a_shared_victory_names_all_who_share_it(monkeypatch: pytest.MonkeyPatch) -> None:
    game = whole_game(base_setup(seats=2, names=("Ann", "Bob"))).game
    monkeypatch.setattr(end, "standings", lambda game: [Place(0, 1, 50, 3), Place(1, 1, 50, 3)])
    assert ending(TEXT, game, me=None) == "A shared victory! First place goes to: Ann, Bob."


def test_a_season_is_praised_only_when_it_beats_each_one_before() -> None:
    table = whole_game(base_setup(seats=1))
    seasons = [
        (one.after, news) for one in table.history() for news in one.after.news if isinstance(news, Scored)
    ]
    game, third = seasons[2]
    stars = [news.scores[0].stars for _, news in seasons]

    def with_stars(wanted: int) -> list[str]:
        score = third.scores[0]
        better = score._replace(first=score.first + wanted - score.stars)
        return season_praise(TEXT, game, third._replace(scores=(better,)), me=0)

    assert with_stars(max(stars[:2]) + 1) == ["Your best season yet!"]
    assert with_stars(max(stars[:2])) == []
    assert season_praise(TEXT, *seasons[0], me=0) == []
