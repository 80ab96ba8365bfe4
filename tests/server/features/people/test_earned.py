"""What a finished game earns: firsts, personal bests, medals, and the next goal."""

from collections.abc import Sequence

import pytest

from cartographers.boxes import shelf
from cartographers.server.features.people.earned import earned, of_stranger
from cartographers.server.features.people.played import Played
from cartographers.server.protocol.state import Ending
from cartographers.server.show.medals import expected_par, medal, next_medal, stars_for
from server.random_client import RandomClient
from server.serving import Device, Json, NewDevice

#: The two edicts that each season scores, by their places.
SCORED = [[0, 1], [1, 2], [2, 3], [3, 0]]
EDICTS = ["sentinel-wood", "greenbough", "canal-lake", "borderlands"]
#: First edict, second edict, coins, stars lost to monsters.
Season = tuple[int, int, int, int]
QUIET: tuple[Season, ...] = ((5, 5, 1, 1),) * 4


def game(number: int, *seats: Sequence[Season], sheet: str = "A", title: str | None = None) -> Played:
    """The game of a day in January, told about its first seat."""
    maps = seats or (QUIET,)
    stars = [sum(first + second + coins - lost for first, second, coins, lost in one) for one in maps]
    result = {
        "box": "base",
        "edicts": EDICTS,
        "scored": SCORED,
        "scores": [[list(season) for season in one] for one in maps],
        "stars": stars,
        "places": [sorted(stars, reverse=True).index(one) + 1 for one in stars],
        "title": title,
        "maps": [],
    }
    return Played(f"game-{number}", f"2026-01-{number:02}", sheet, 0, result)


def kinds(now: Played, *before: Played) -> list[str]:
    return [one.kind for one in earned(now, before, Ending(places=[]), None).earned]


def test_the_first_map_is_a_first() -> None:
    assert kinds(game(1)) == ["first-map"]


def test_more_stars_than_ever_are_a_best_and_say_what_it_was_before() -> None:
    richer = ((9, 5, 1, 1), *QUIET[1:])
    told = earned(game(2, richer), [game(1)], Ending(places=[]), None).earned
    assert [(one.kind, one.stars, one.before) for one in told] == [
        ("best", 44, 40),
        ("best-season", 14, 10),
        ("best-edict", 14, 10),
    ]
    assert told[2].key == "sentinel-wood"


def test_a_title_is_earned_when_it_is_reached_for_the_first_time() -> None:
    low, high = "amateur-assessor", "master-mapsmith"
    assert kinds(game(3, title=high), game(1, title=low), game(2)) == ["title"]
    assert kinds(game(3, title=low), game(1, title=high)) == ["map"]
    assert kinds(game(3, title=low), game(1, title=low)) == ["map"]


def test_a_win_is_a_first_only_once() -> None:
    won, lost = (QUIET, ((0, 0, 1, 1),) * 4), (QUIET, ((9, 9, 1, 1),) * 4)
    assert kinds(game(2, *won), game(1, *lost)) == ["first-win"]
    assert kinds(game(2, *won), game(1, *won)) == ["win"]
    assert kinds(game(2, *lost), game(1, *won)) == ["map"]


def test_a_new_sheet_and_the_best_on_a_sheet_count_where_it_is_not_the_best_of_all() -> None:
    rich = ((9, 9, 1, 1),) * 4
    assert kinds(game(2, sheet="B"), game(1, rich)) == ["first-sheet"]
    poor = ((1, 1, 1, 1),) * 4
    assert kinds(game(3, sheet="B"), game(1, rich), game(2, poor, sheet="B")) == ["best-sheet"]


def test_no_star_lost_to_monsters_is_told() -> None:
    safe = ((5, 5, 0, 0),) * 4
    assert kinds(game(2, safe), game(1)) == ["no-bites"]


def test_a_game_that_has_nothing_else_is_the_next_map_of_its_player() -> None:
    told = earned(game(3), [game(1), game(2)], Ending(places=[]), None)
    assert [(one.kind, one.stars) for one in told.earned] == [("map", 3)]
    assert told.number == 3


@pytest.mark.parametrize(
    ("seasons", "made"),
    [
        (((20, 1, 0, 0), QUIET[0], QUIET[0], (5, 20, 0, 0)), ("edict", "sentinel-wood", 40)),
        (((2, 2, 5, 0),) * 4, ("coins", "", 20)),
        (((5, 5, 0, 0), (5, 5, 0, 0), (6, 5, 0, 0), (5, 5, 0, 0)), ("season", "", 11)),
    ],
)
def test_one_sentence_says_what_made_a_game(seasons: tuple[Season, ...], made: tuple[str, str, int]) -> None:
    told = of_stranger(game(1, seasons)).made
    assert (told.kind, told.key, told.stars) == made


def test_a_season_that_made_a_game_is_named() -> None:
    assert of_stranger(game(1, ((5, 5, 0, 0), (5, 5, 0, 0), (6, 5, 0, 0), (5, 5, 0, 0)))).made.season == 2


def test_medals_are_shares_of_par() -> None:
    par = 130
    assert [medal(stars, par) for stars in (77, 78, 103, 104, 129, 130)] == [
        None, "bronze", "bronze", "silver", "silver", "gold",
    ]  # fmt: skip
    assert [next_medal(stars, par) for stars in (0, 78, 104, 130)] == ["bronze", "silver", "gold", None]
    assert stars_for("silver", par) == 104
    assert medal(200, None) is None and next_medal(0, None) is None


def test_par_is_higher_for_edicts_that_give_more() -> None:
    known = shelf().edicts
    par = expected_par(EDICTS)
    generous = max(known, key=lambda key: known[key].solo_rating)
    assert par is not None
    assert (
        expected_par([*EDICTS[:3], generous])
        == par + known[generous].solo_rating - known[EDICTS[3]].solo_rating
    )
    assert expected_par(["of-a-box-that-is-gone", *EDICTS[1:]]) is None


def test_a_bot_that_plays_the_deal_better_takes_no_medal_away_and_a_worse_one_may_give_one() -> None:
    par = expected_par(EDICTS)
    assert par is not None
    seasons = ((stars_for("silver", par), 0, 0, 0), *((0, 0, 0, 0),) * 3)
    assert earned(game(1, seasons), [], Ending(places=[]), par + 50).medal == "silver"
    assert earned(game(1, seasons), [], Ending(places=[]), stars_for("silver", par)).medal == "gold"
    assert earned(game(1, seasons, QUIET), [], Ending(places=[]), None).medal is None


def test_the_nearest_goal_is_told_and_what_would_help() -> None:
    title = Ending(places=[], next_title="amateur-assessor", stars_to_next=7)
    told = earned(game(2), [game(1, ((6, 5, 1, 1), *QUIET[1:]))], title, None)
    assert told.goal and (told.goal.kind, told.goal.stars) == ("best", 2)
    told = earned(game(1), [], title, None)
    assert told.goal and (told.goal.kind, told.goal.key, told.goal.stars) == ("title", "amateur-assessor", 7)
    assert told.advice is None
    bitten = earned(game(1, ((5, 5, 0, 3),) * 4), [], title, None).advice
    assert bitten and (bitten.kind, bitten.stars) == ("monsters", 12)


def told_to(device: Device, game: str) -> Json:
    found: Json = device.get(f"/api/games/{game}/earned").json()
    return found


def test_each_game_is_told_what_it_earned_beside_those_before_it(device: NewDevice) -> None:
    player, stranger = device(), device()
    games = [player.create(seed=seed)["id"] for seed in (1, 2)]
    refused = player.get(f"/api/games/{games[0]}/earned")
    assert (refused.status_code, refused.json()["code"]) == (409, "earned-not-over")
    for one in games:
        RandomClient(player).play(one)
    first, second = (told_to(player, one) for one in games)
    assert (first["number"], second["number"]) == (1, 2)
    assert first["earned"][0]["kind"] == "first-map" and second["earned"]
    assert first == told_to(player, games[0]), "a later game changes nothing"
    other = told_to(stranger, games[0])
    assert (other["number"], other["earned"], other["medal"]) == (0, [], None)
    assert other["made"] == first["made"]
    lines = player.get("/api/you/games").json()["games"]
    assert [line["medal"] for line in lines] == [second["medal"], first["medal"]]
    medals = player.get("/api/you/statistics").json()["medals"]
    assert [one["medal"] for one in medals] == ["gold", "silver", "bronze"]
    assert sum(one["games"] for one in medals) == sum(one["medal"] is not None for one in (first, second))


def test_the_deal_of_a_day_is_open_until_nobody_can_play_it_any_more(device: NewDevice) -> None:
    player = device()
    day = player.get("/api/daily").json()["day"]["day"]
    game = player.post(f"/api/daily/{day}/try", json={"name": "Ann"}).json()["id"]
    RandomClient(player).play(game)
    told = told_to(player, game)
    assert told["deal_open"]
    line = player.get("/api/daily").json()["day"]
    assert (line["par"], line["medal"]) == (told["par"], told["medal"])
    assert line["par"]
    other = player.create(seed=1)["id"]
    RandomClient(player).play(other)
    assert not told_to(player, other)["deal_open"]
