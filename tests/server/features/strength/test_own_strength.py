"""Strength without luck on a server: rated with the analysis, counted games apart, shown only on wish."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from io import BytesIO
from json import loads
from pathlib import Path
from zipfile import ZipFile

import pytest

from cartographers.server.basics.clocks import Clocks
from cartographers.server.storage.stored_game import STRENGTH, ResultKey
from cartographers.table.strength import LEAST_GAMES
from server.conftest import plenty
from server.daily_clock import DAY, WallClock, begin, finish
from server.postgres_server import on_both_databases
from server.quick_advisers import QUICK, until
from server.random_client import RandomClient
from server.serving import Device, Json, Served

pytestmark = pytest.mark.real_clock


@pytest.fixture
def clock() -> WallClock:
    """The time of the server."""
    return WallClock()


@pytest.fixture
def running(tmp_path: Path, clock: WallClock, database: Callable[[], str]) -> Iterator[Served]:
    """A server that goes by the clock, with quick advisers."""
    settings = replace(plenty(tmp_path, database()), worker_command=QUICK)
    with Served(settings, clocks=Clocks(wall=clock)) as served:
        yield served


def strength(client: Device) -> Json:
    answer = client.get("/api/you/strength")
    assert answer.status_code == 200, answer.text
    found: Json = answer.json()
    return found


def listed(client: Device) -> list[Json]:
    lines: list[Json] = client.get("/api/strengths").json()["lines"]
    return lines


def rate(running: Served, game: str, skill: float = -20.0, stake: float = 80.0) -> None:
    """Store what an analysis would."""
    store, key = running.app.state.lobby.services.store, ResultKey(game, STRENGTH, 0, "search")
    body = {"skill": skill, "stake": stake, "lost": 30.0, "decisions": 21}
    running.run(store.add_result(key, 0, body))


def play_days(running: Served, clock: WallClock, client: Device, days: int) -> list[str]:
    """Counted games, one a day."""
    games = []
    for _ in range(days):
        day = client.get("/api/daily").json()["day"]["day"]
        games.append(begin(client, day, name="Ada"))
        finish(client, games[-1])
        clock.now += DAY
    return games


@pytest.mark.long
def test_an_analysed_game_is_rated_and_one_that_is_not_waits(running: Served) -> None:
    client = running.device()
    game = RandomClient(client, 7).play(client.create(seed=3)["id"])["id"]
    before = strength(client)
    assert before["unrated"] == [{"game": game, "seat": 0}] and before["others"]["games"] == 0
    client.post(f"/api/games/{game}/analysis", json={"seat": 0})
    found = until(lambda: strength(client), lambda now: now["others"]["games"] == 1)
    analysis = client.get(f"/api/games/{game}/analysis").json()
    (rated,) = found["others"]["course"]
    # The quick worker has four stars at stake in every decision.
    assert rated["points"] == pytest.approx(100 * (1 + analysis["skill"] / (4 * analysis["total"])))
    assert found["unrated"] == [] and found["others"]["points"] is None
    assert strength(running.device())["others"]["games"] == 0
    assert client.delete(f"/api/games/{game}").status_code == 200
    assert strength(client)["others"]["games"] == 0


@pytest.mark.long
def test_what_a_stand_in_decides_is_not_counted_as_the_persons(running: Served) -> None:
    maker, guest = running.device(), running.device()
    made = maker.create("me", "open")
    game: str = made["id"]
    joined = guest.post("/api/join", json={"code": made["invites"]["1"], "name": "Ben"})
    assert joined.status_code == 200, joined.text
    # Ben draws once and goes; a bot draws the rest for him.
    state = guest.state(game)
    RandomClient(guest, 1).decide(state, state["mine"][0])
    assert guest.post(f"/api/games/{game}/seats/1/leave").status_code == 200
    RandomClient(maker, 2).play(game)
    maker.post(f"/api/games/{game}/analysis", json={"seat": 1})
    store = running.app.state.lobby.services.store
    player = maker.get(f"/api/games/{game}/analysis?seat=1").json()["player"]

    def ratings() -> Json:
        found: list[Json] = []

        async def read() -> None:
            found.extend(await store.results(ResultKey(game, STRENGTH, 1, player)))

        running.run(read())
        return {"found": found}

    (rated,) = until(ratings, lambda now: len(now["found"]) == 1)["found"]
    assert (rated["decisions"], rated["stake"]) == (1, 4.0)


@on_both_databases
def test_counted_games_stand_apart_and_are_listed_only_on_wish(running: Served, clock: WallClock) -> None:
    client, other = running.device(), running.device()
    games = play_days(running, clock, client, LEAST_GAMES + 1)
    for game in games[:-1]:
        rate(running, game)
    now = strength(client)
    assert (now["counted"]["games"], now["others"]["games"]) == (LEAST_GAMES, 0)
    assert now["counted"]["points"] == pytest.approx(75) and not now["shown"] and listed(other) == []
    shown = client.post("/api/you/strength", json={"shown": True}).json()
    # One of the latest counted games is not rated: nobody shows only those that went well.
    assert shown["shown"] and not shown["listed"] and listed(other) == []
    rate(running, games[-1], skill=-8.0)
    (line,) = listed(other)
    assert (line["name"], line["games"], line["mine"]) == ("Ada", LEAST_GAMES + 1, False)
    assert line["points"] == pytest.approx(77.5) and strength(client)["listed"]
    assert listed(client)[0]["mine"]
    with ZipFile(BytesIO(client.post("/api/you/export", json={}).content)) as archive:
        assert loads(archive.read("strength.json"))["shown"]
    hidden = client.post("/api/you/strength", json={"shown": False}).json()
    assert not hidden["shown"] and listed(other) == []


def test_the_wish_moves_with_the_person_and_is_deleted_with_everything_else(running: Served) -> None:
    client, second = running.device(), running.device()
    client.post("/api/you/strength", json={"shown": True})
    phrase = client.post("/api/you/phrase", json={}).json()["latin"]
    assert strength(client)["shown"]
    second.post("/api/you/strength", json={"shown": True})
    assert second.post("/api/you/link", json={"phrase": phrase}).status_code == 200
    assert strength(second)["shown"]
    client.post("/api/you/delete", json={"everything": True})
    assert not strength(client)["shown"] and not strength(second)["shown"]
