"""The finished games of a person, and what is counted about them."""

import sqlite3
from json import dumps, loads
from pathlib import Path
from statistics import fmean

import pytest

from cartographers.server.features.people.history import PAGE
from cartographers.server.features.people.played import Played
from cartographers.server.features.people.statistics import statistics
from server.quick_advisers import until
from server.random_client import RandomClient
from server.serving import Device, Json, NewDevice, StartServer

#: The two edicts that each season scores, by their places.
SCORED = [[0, 1], [1, 2], [2, 3], [3, 0]]


def history(device: Device, **query: str | int) -> Json:
    found: Json = device.get("/api/you/games", params=query).json()
    return found


def counted(device: Device, **query: str | int) -> Json:
    found: Json = device.get("/api/you/statistics", params=query).json()
    return found


def played(number: int, stars: tuple[int, ...], sheet: str = "A", title: str | None = None) -> Played:
    """A game in which every season gave each seat a quarter of its stars, all for the first edict."""
    return Played(
        id=str(number),
        created=f"2026-01-{number:02}",
        sheet=sheet,
        seat=0,
        result={
            "box": "base",
            "edicts": ["one", "two", "three", "four"],
            "scored": SCORED,
            "scores": [[[seat // 4, 0, 1, 1]] * 4 for seat in stars],
            "stars": list(stars),
            "places": [sorted(stars, reverse=True).index(seat) + 1 for seat in stars],
            "title": title,
            "maps": [["." * 11] * 11 for _ in stars],
        },
    )


def test_a_finished_game_is_in_the_history_with_its_own_result(device: NewDevice) -> None:
    player = device()
    game = player.create("me", "chance", seed=1)["id"]
    state = RandomClient(player).play(game)
    player.create(seed=2)
    (line,) = history(player)["games"]
    assert line["line"]["id"] == game and line["box"] == "base"
    place = next(one for one in state["ending"]["places"] if one["seat"] == 0)
    assert (line["seat"], line["stars"], line["place"]) == (0, place["stars"], place["place"])
    found = counted(player)
    assert (found["games"], found["contests"], found["pending"]) == (1, 1, 0)
    scores = state["seats"][0]["scores"]
    assert [one["stars"] for one in found["seasons"]] == [score["stars"] for score in scores]
    assert {(one["key"], one["season"]): one["mean"] for one in found["edicts"]} == {
        (state["edicts"][season["edicts"][which]], number): score[name]
        for number, (season, score) in enumerate(zip(state["seasons"], scores, strict=True))
        for which, name in enumerate(("first", "second"))
    }
    assert found["maps"][0]["rows"] == state["seats"][0]["rows"]


def test_games_are_filtered_by_box_sheet_and_seats(device: NewDevice) -> None:
    player = device()
    for wish in ({"sheet": "A"}, {"sheet": "B"}, {"sheet": "B", "explore": "heroes"}):
        RandomClient(player).play(player.create(seed=1, **wish)["id"])
    everything = history(player)
    assert (everything["total"], everything["boxes"], everything["sheets"], everything["seats"]) == (
        3,
        ["base", "heroes"],
        ["A", "B"],
        [1],
    )
    assert history(player, sheet="B")["total"] == counted(player, sheet="B")["games"] == 2
    assert history(player, sheet="B", box="heroes")["total"] == 1
    assert history(player, seats=2)["total"] == counted(player, seats=2)["games"] == 0
    assert player.get("/api/you/games", params={"seats": -1}).status_code == 422
    assert history(device())["total"] == counted(device())["games"] == 0


def copies(path: Path, original: str, games: int) -> None:
    """Give the players of a game more finished games like it."""
    base = sqlite3.connect(path)
    for number in range(games):
        new = f"{original}-{number}"
        base.execute("CREATE TEMP TABLE one AS SELECT * FROM games WHERE id = ?", (original,))
        base.execute("UPDATE one SET id = ?, created = ?", (new, f"2020-01-01T00:00:{number:06}"))
        base.execute("INSERT INTO games SELECT * FROM one")
        base.execute("DROP TABLE one")
        for table, columns in (("seats", "seat, kind, name, bot, left"), ("holders", "seat, device")):
            base.execute(
                f"INSERT INTO {table} (game, {columns}) SELECT ?, {columns} FROM {table} WHERE game = ?",
                (new, original),
            )
    base.commit()
    base.close()


@pytest.mark.long
def test_the_history_has_pages(serving: StartServer, tmp_path: Path) -> None:
    first = serving()
    player = first.device()
    game = player.create(seed=1)["id"]
    RandomClient(player).play(game)
    first.stop()
    copies(tmp_path / "games.sqlite", game, PAGE)
    player = player.moved(serving().port)
    pages = [history(player, page=number) for number in (0, 1, 7)]
    assert [(page["page"], page["pages"], page["total"]) for page in pages] == [
        (0, 2, PAGE + 1),
        (1, 2, PAGE + 1),
        (1, 2, PAGE + 1),
    ]
    ids = [line["line"]["id"] for page in pages[:2] for line in page["games"]]
    assert ids[0] == game and len(set(ids)) == PAGE + 1
    assert counted(player)["games"] == PAGE + 1


def test_games_that_an_older_version_finished_are_counted_after_a_while(
    serving: StartServer, tmp_path: Path
) -> None:
    first = serving()
    player = first.device()
    game = player.create(seed=1)["id"]
    RandomClient(player).play(game)
    now = counted(player)
    first.stop()
    base = sqlite3.connect(tmp_path / "games.sqlite")
    (summary,) = base.execute("SELECT summary FROM games").fetchone()
    older = {key: value for key, value in loads(summary).items() if key != "result"}
    base.execute("UPDATE games SET summary = ?", (dumps(older),))
    base.commit()
    base.close()
    player = player.moved(serving().port)
    before = counted(player)
    assert (before["games"], before["pending"]) == (0, 1)
    assert until(lambda: counted(player), lambda found: not found["pending"]) == now


def test_means_are_compared_with_the_others_of_the_same_games() -> None:
    found = statistics([played(1, (40, 20)), played(2, (20, 40)), played(3, (80,))], 0, {}, {})
    assert (found.games, found.contests, found.wins) == (3, 2, 1)
    assert (found.mean, found.best) == (fmean((40, 20, 80)), 80)
    first = next(one for one in found.edicts if (one.key, one.season) == ("one", 0))
    assert (first.games, first.mean, first.others) == (3, fmean((10, 5, 20)), fmean((5, 10)))
    assert [season.stars for season in found.seasons] == [fmean((10, 5, 20))] * 4
    assert (found.seasons[0].coins, found.seasons[0].monsters) == (1, 1)


def test_sheets_titles_and_the_best_maps_are_counted() -> None:
    own = "/".join(["." * 11] * 11)
    games = [
        played(1, (10,), title="ink-fingers"),
        played(2, (30,), sheet="B"),
        played(3, (20,), sheet=own),
        played(4, (40,), sheet=own, title="ink-fingers"),
    ]
    found = statistics(games, 0, {}, {})
    assert [(one.sheet, one.games, one.mean, one.best) for one in found.sheets] == [
        ("A", 1, 10, 10),
        ("B", 1, 30, 30),
        ("own", 2, 30, 40),
    ]
    assert [(one.title, one.games) for one in found.titles] == [("ink-fingers", 2), (None, 2)]
    assert [one.stars for one in found.maps] == [40, 30, 20, 10]


def test_luck_skill_and_par_count_where_they_were_computed() -> None:
    games = [played(1, (40,)), played(2, (20,)), played(3, (30,))]
    assert statistics(games, 0, {}, {}).luck is None and statistics(games, 0, {}, {}).par is None
    luck = {("1", 0): {"luck": 4.0, "skill": -2.0}, ("2", 0): {"luck": 2.0, "skill": 0.0}}
    found = statistics(games, 0, luck, {("3", 0): {"stars": 25}, ("9", 0): {"stars": 1}})
    assert found.luck and (found.luck.games, found.luck.luck, found.luck.skill) == (2, 3, -1)
    assert found.par and (found.par.games, found.par.above) == (1, 5)
