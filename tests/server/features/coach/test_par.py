"""Par: what a bot makes of the same deal, once a game alone is over."""

import sys
from collections.abc import Callable

import pytest
from httpx import Response

from cartographers.players.greedy import Greedy
from cartographers.rules.season import solo_rating, solo_title
from cartographers.server.workers.decide import rng_seed
from cartographers.table.opening import open_table
from server.quick_advisers import QUICK, served  # noqa: F401  # a fixture: its name is its use
from server.quick_advisers import until as sooner_or_later
from server.random_client import RandomClient
from server.serving import Device, Json, NewDevice, Served, StartServer

# Bots and advisers think in processes of their own, which have to answer in time.
pytestmark = pytest.mark.real_clock


def start(client: Device, game: str) -> Response:
    return client.post(f"/api/games/{game}/par")


def until(client: Device, game: str, wanted: Callable[[Json], bool]) -> Json:
    return sooner_or_later(lambda: client.get(f"/api/games/{game}/par").json(), wanted)


@pytest.fixture(scope="module")
def finished(served: Served) -> tuple[Device, Json, Json]:  # noqa: F811  # the fixture
    client = served.device()
    over = RandomClient(client, 7).play(client.create(seed=3)["id"])
    assert client.get(f"/api/games/{over['id']}/par").json()["state"] == "none"
    began = start(client, over["id"])
    assert began.status_code == 202
    return client, over, until(client, over["id"], lambda par: par["state"] == "done")


@pytest.mark.long
def test_par_is_what_the_bot_makes_of_the_same_deal(finished: tuple[Device, Json, Json]) -> None:
    _, over, par = finished
    assert par["player"] == "greedy" and par["done"] == par["total"]
    table = open_table(seed=3)
    assert list(table.game.setup.edicts) == over["edicts"]
    while not table.over:
        table.commit(0, Greedy(rng_seed(3, 0, table.game.step)).decide(table.view(0)))
    assert par["stars"] == table.game.seats[0].stars
    assert (par["rating"], par["title"]) == (solo_rating(table.game), solo_title(table.game))


def test_it_comes_with_what_the_deal_had_in_it(finished: tuple[Device, Json, Json]) -> None:
    _, over, par = finished
    assert par["bound"] >= max(par["stars"], over["seats"][0]["stars"])


@pytest.mark.long
def test_asked_for_again_it_is_there_also_after_a_restart(serving: StartServer) -> None:
    running = serving(worker_command=QUICK, par_player="chance")
    client = running.device()
    over = RandomClient(client, 7).play(client.create(seed=3)["id"])
    start(client, over["id"])
    par = until(client, over["id"], lambda par: par["state"] == "done")
    assert start(client, over["id"]).status_code == 200
    running.stop()
    client = client.moved(serving(worker_command=QUICK, par_player="chance").port)
    assert client.get(f"/api/games/{over['id']}/par").json() == par


def test_there_is_no_par_before_the_end_and_none_for_several(device: NewDevice) -> None:
    client = device()
    running = client.create(seed=1)["id"]
    refused = start(client, running)
    assert refused.status_code == 409 and "once the game is over" in refused.json()["detail"]
    several = RandomClient(client, 1).play(client.create("me", "me", seed=1)["id"])["id"]
    refused = start(client, several)
    assert refused.status_code == 409 and "solo" in refused.json()["detail"]
    assert client.get(f"/api/games/{several}/par").status_code == 409


@pytest.mark.long
def test_a_record_has_par_as_far_as_it_tells_its_cards(finished: tuple[Device, Json, Json]) -> None:
    client, over, par = finished
    record = client.get(f"/api/games/{over['id']}/record").text
    game = client.post("/api/records", json={"record": record}).json()["id"]
    start(client, game)
    again = until(client, game, lambda found: found["state"] in ("done", "failed"))
    assert again["state"] == "done" and again["total"] == par["total"]


def test_a_bot_that_fails_is_told(serving: StartServer) -> None:
    running = serving(worker_command=(sys.executable, "-c", "import sys; sys.exit(1)"), par_player="greedy")
    client = running.device()
    over = RandomClient(client, 7).play(client.create(seed=3)["id"])
    start(client, over["id"])
    failed = until(client, over["id"], lambda par: par["state"] == "failed")
    assert failed["stars"] is None and failed["reason"].endswith("try again.")
