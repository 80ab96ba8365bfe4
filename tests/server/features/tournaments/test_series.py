"""Series of tournaments: points for places over weeks, without the worst."""

from collections.abc import Callable, Iterator
from csv import DictReader
from pathlib import Path

import pytest

from cartographers.server.features.tournaments.feature import TournamentsFeature
from cartographers.server.features.tournaments.series_store import Series
from cartographers.server.features.tournaments.series_table import table_of
from server.daily_clock import DAY, HOUR, MORNING, WallClock, serve
from server.features.tournaments.hosted import act, begun, code, correct, join, made, page, played
from server.postgres_server import on_both_databases
from server.serving import Device, Json, Served

NAMES = {person: person.upper() for person in "abcd"}


@pytest.fixture
def clock() -> WallClock:
    """The time of the server."""
    return WallClock()


@pytest.fixture
def running(tmp_path: Path, clock: WallClock, database: Callable[[], str]) -> Iterator[Served]:
    """A server that goes by the clock."""
    with serve(tmp_path, clock, database()) as served:
        yield served


def test_places_earn_points_and_the_worst_tournaments_do_not_count() -> None:
    weeks = ({"a": 30, "b": 20, "c": 30, "d": 5}, {"a": 10, "b": 40, "c": 35}, {"a": 50, "c": 20, "d": 60})
    lines = {line.name: line for line in table_of(Series("s", [10, 6, 3], 1), weeks, NAMES, "b")}
    # Whoever shares a place has its points; a place below the table has none, and staying away has no result.
    assert {name: [cell.points for cell in line.tournaments] for name, line in lines.items()} == {
        "A": [10, 3, 6],
        "B": [3, 10, None],
        "C": [10, 6, 3],
        "D": [0, None, 10],
    }
    assert {
        name: [cell.dropped for cell in line.tournaments].index(True) for name, line in lines.items()
    } == {
        "A": 1,
        "B": 2,
        "C": 2,
        "D": 1,
    }
    assert [(line.name, line.place, line.points, line.played, line.me) for line in lines.values()] == [
        ("A", 1, 16, 3, False),
        ("C", 1, 16, 3, False),
        ("B", 3, 13, 2, True),
        ("D", 4, 10, 2, False),
    ]


def test_of_the_first_tournament_nothing_is_dropped_and_one_that_is_still_played_is_no_worst() -> None:
    lines = table_of(Series("s", [5, 2], 3), [{"a": 30, "b": -4}, None], NAMES, "")
    assert [(line.name, line.place, line.points) for line in lines] == [("A", 1, 5), ("B", 2, 2)]
    assert not any(cell.dropped for line in lines for cell in line.tournaments)
    assert table_of(Series("s"), [None], NAMES, "") == []


def told(client: Device, id: str) -> Json:
    """What a device is told of a series."""
    answer = client.get(f"/api/series/{id}")
    assert answer.status_code == 200, answer.text
    series: Json = answer.json()
    return series


def one_week(clock: WallClock, host: Device, players: dict[str, Device], seed: int, **wish: object) -> str:
    """A tournament of one deal, played by some and closed."""
    clock.now += HOUR
    id = made(host, deals=1, plays=False, **wish)
    for name, client in players.items():
        join(client, id, name)
    act(host, id, "open", 1)
    for number, client in enumerate(players.values()):
        played(client, id, 1, seed + number)
    act(host, id, "close", 1)
    return id


@on_both_databases
def test_the_host_adds_the_next_tournament_and_everybody_sees_the_table_of_points(
    running: Served, clock: WallClock
) -> None:
    host, anna, bert, carla = (running.device() for _ in range(4))
    first = one_week(clock, host, {"Anna": anna, "Bert": bert}, 1, name="=Winter cup")
    assert page(anna, first)["series"] is None
    # Only the host of the first one can add another.
    assert code(anna.post("/api/tournaments", json={"name": "Mine", "follows": first})) == (
        403,
        "not-the-host",
    )
    assert code(host.post("/api/tournaments", json={"name": "Mine", "follows": "none"})) == (
        404,
        "no-tournament",
    )
    second = one_week(clock, host, {"Ana": anna, "=Carla": carla}, 3, name="Second", follows=first)
    id = page(host, second)["series"]
    assert id and page(anna, first)["series"] == id
    series = told(anna, id)
    assert (series["name"], series["host"], told(host, id)["host"]) == ("=Winter cup", False, True)
    assert [(one["name"], one["counted"]) for one in series["tournaments"]] == [
        ("=Winter cup", True),
        ("Second", True),
    ]
    # Anna is one person, under the name that she has now.
    assert {one["name"] for one in series["players"]} == {"Ana", "Bert", "=Carla"}
    (mine,) = (one for one in series["players"] if one["me"])
    assert (mine["name"], mine["played"], len(mine["tournaments"])) == ("Ana", 2, 2)
    assert all(
        one["points"] == sum(cell["points"] or 0 for cell in one["tournaments"]) for one in series["players"]
    )
    assert code(anna.post(f"/api/series/{id}", json={"points": [3], "drops": 0})) == (403, "not-the-host")
    assert host.post(f"/api/series/{id}", json={"points": [], "drops": 0}).status_code == 422
    changed = host.post(f"/api/series/{id}", json={"points": [3, 1], "drops": 1}).json()
    assert (changed["points"], changed["drops"]) == ([3, 1], 1)
    assert all(sum(cell["dropped"] for cell in one["tournaments"]) == 1 for one in changed["players"])
    file = anna.get(f"/api/series/{id}/results.csv")
    assert f'filename="series-{id}.csv"' in file.headers["content-disposition"]
    rows = list(DictReader(file.text.removeprefix("\ufeff").splitlines()))
    assert {row["name"] for row in rows} == {"Ana", "Bert", "'=Carla"}
    (anna_row,) = (row for row in rows if row["name"] == "Ana")
    assert anna_row["tournament_2_points"] in ("1", "3") and {
        anna_row["tournament_1_dropped"],
        anna_row["tournament_2_dropped"],
    } == {"0", "1"}
    # The third goes on from any of them.
    third = made(host, deals=1, follows=first)
    assert page(bert, third)["series"] == id and len(told(bert, id)["tournaments"]) == 3
    assert code(anna.get("/api/series/none")) == (404, "no-series")


@pytest.mark.long
def test_a_tournament_is_counted_once_everybody_may_know_its_deals(running: Served, clock: WallClock) -> None:
    host, anna, bert = (running.device() for _ in range(3))
    first = one_week(clock, host, {"Anna": anna, "Bert": bert}, 1)
    clock.now += HOUR
    second = made(host, deals=1, plays=False, ends=MORNING + DAY, follows=first)
    id = page(host, second)["series"]
    for name, client in (("Anna", anna), ("Bert", bert)):
        join(client, second, name)
    act(host, second, "open")
    played(anna, second, 1)
    begun(bert, second, 1)
    # Anna and the host know the deal, but not everybody does; Bert may finish it after the end.
    for wait in (0, 2 * DAY):
        clock.now += wait
        for reader in (host, anna, bert):
            series = told(reader, id)
            assert [one["counted"] for one in series["tournaments"]] == [True, False]
            assert all(one["tournaments"][1]["points"] is None for one in series["players"])
    act(host, second, "finish")
    assert [one["counted"] for one in told(bert, id)["tournaments"]] == [True, True]
    # Who is given another try at a closed deal does not see what others made of it until then.
    assert correct(host, first, "again", 2, 1).status_code == 200
    assert [one["counted"] for one in told(bert, id)["tournaments"]] == [False, True]
    assert [one["counted"] for one in told(anna, id)["tournaments"]] == [True, True]


def test_a_series_has_no_more_tournaments_than_fit_into_a_table(
    running: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("cartographers.server.features.tournaments.series_store.MOST_TOURNAMENTS", 2)
    host = running.device()
    first = made(host)
    second = made(host, follows=first)
    refused = host.post("/api/tournaments", json={"name": "Third", "follows": second})
    assert code(refused) == (409, "series-full")
    assert len(told(host, page(host, first)["series"])["tournaments"]) == 2
    assert len(host.get("/api/tournaments").json()["tournaments"]) == 2


@on_both_databases
def test_the_host_takes_out_a_tournament_that_was_added_by_mistake(running: Served, clock: WallClock) -> None:
    host, anna = running.device(), running.device()
    first = one_week(clock, host, {"Anna": anna}, 1, name="First")
    second = one_week(clock, host, {"Anna": anna}, 2, name="Second", follows=first)
    other = made(host)
    id = page(host, first)["series"]
    calls = {one: f"/api/series/{id}/tournaments/{one}" for one in (first, second, other, "none")}
    assert code(anna.delete(calls[second])) == (403, "not-the-host")
    for foreign in (other, "none"):
        assert code(host.delete(calls[foreign])) == (404, "no-tournament")
    left = host.delete(calls[first]).json()
    assert (left["name"], [one["name"] for one in left["tournaments"]]) == ("Second", ["Second"])
    assert [(one["name"], one["played"]) for one in told(anna, id)["players"]] == [("Anna", 1)]
    # It stays as it is, but for the series, and can begin one of its own.
    alone = page(anna, first)
    assert alone["series"] is None and [one["played"] for one in alone["players"]] == [1]
    assert page(host, made(host, follows=first))["series"] not in (None, id)
    assert code(host.delete(calls[second])) == (409, "series-last")
    assert page(host, second)["series"] == id


@pytest.mark.long
def test_somebody_who_has_everything_deleted_vanishes_from_the_series(
    running: Served, clock: WallClock
) -> None:
    host, anna, bert = (running.device() for _ in range(3))
    first = one_week(clock, host, {"Anna": anna, "Bert": bert}, 1)
    second = made(host, follows=first)
    id = page(host, second)["series"]
    assert anna.post("/api/you/delete", json={"everything": True}).status_code == 200
    running.app.state.lobby.feature(TournamentsFeature).forget()
    assert [one["name"] for one in told(bert, id)["players"]] == ["Bert"]
