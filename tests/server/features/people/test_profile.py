"""Public pages of persons: only on wish, part by part, without open deals, and gone with everything else."""

from collections.abc import Callable, Iterator
from io import BytesIO
from json import loads
from pathlib import Path
from zipfile import ZipFile

import pytest

from cartographers.server.storage.stored_game import STRENGTH, ResultKey
from cartographers.table.strength import LEAST_GAMES
from server.daily_clock import DAY, TODAY, WallClock, begin, code, day_page, finish, serve
from server.features.admin.host import Host
from server.postgres_server import on_both_databases
from server.random_client import RandomClient
from server.serving import Device, Json, Served

PARTS = ["maps", "firsts", "streak", "strength", "edicts"]


@pytest.fixture
def clock() -> WallClock:
    """The time of the server."""
    return WallClock()


@pytest.fixture
def running(tmp_path: Path, clock: WallClock, database: Callable[[], str]) -> Iterator[Served]:
    """A server that goes by the clock."""
    with serve(tmp_path, clock, database()) as served:
        yield served


def show(client: Device, name: str = "Ada", parts: list[str] = PARTS, linked: bool = True) -> Json:
    wish = {"shown": True, "name": name, "parts": parts, "linked": linked}
    answer = client.post("/api/you/profile", json=wish)
    assert answer.status_code == 200, answer.text
    own: Json = answer.json()
    return own


def seen(client: Device, page: str) -> Json:
    answer = client.get(f"/api/profiles/{page}")
    assert answer.status_code == 200, answer.text
    found: Json = answer.json()
    return found


def test_nobody_has_a_page_until_they_wish_it_and_each_part_can_be_left_out(running: Served) -> None:
    owner, stranger = running.device(), running.device()
    game = RandomClient(owner, 7).play(owner.create(seed=3)["id"])
    before = owner.get("/api/you/profile").json()
    assert before == {
        "code": None,
        "name": "",
        "parts": [],
        "linked": False,
        "streak": {"now": 0, "longest": 0},
    }
    page = show(owner)["code"]
    found = seen(stranger, page)
    assert (found["name"], found["mine"], found["games"]) == ("Ada", False, 1)
    assert found["maps"][0]["rows"] and found["firsts"][-1]["kind"] == "map" and len(found["edicts"]) == 4
    assert all(one["few"] and one["games"] == 1 for one in found["edicts"])
    assert found["streak"] == {"now": 0, "longest": 0} and found["strength"] is None
    assert seen(owner, page)["mine"]
    # Nobody comes to a game by the page.
    assert game["id"] not in str(found)
    assert show(owner, parts=["edicts"])["code"] == page
    bare = seen(stranger, page)
    assert [part for part in ("maps", "medals", "firsts", "streak", "strength") if bare[part]] == []
    assert bare["edicts"] == found["edicts"]
    assert owner.post("/api/you/profile", json={"shown": False}).json()["code"] is None
    assert code(stranger.get(f"/api/profiles/{page}")) == (404, "no-profile")
    assert show(owner)["code"] != page
    nameless = owner.post("/api/you/profile", json={"shown": True, "name": " "})
    assert nameless.json()["code"] == "name-nothing"


@on_both_databases
def test_a_deal_that_others_may_still_play_is_told_of_later(running: Served, clock: WallClock) -> None:
    owner, stranger = running.device(), running.device()
    finish(owner, begin(owner, name="Ada"))
    page = show(owner)["code"]
    now = seen(stranger, page)
    assert (now["games"], now["maps"], now["firsts"], now["edicts"]) == (0, [], [], [])
    # That somebody has drawn today is known to all anyway.
    assert now["streak"] == {"now": 1, "longest": 1}
    clock.now += 3 * DAY
    later = seen(stranger, page)
    assert later["games"] == 1 and later["maps"] and later["streak"] == {"now": 0, "longest": 1}


@pytest.mark.long
def test_strength_is_shown_only_if_all_of_the_latest_counted_games_are_rated(
    running: Served, clock: WallClock
) -> None:
    owner, stranger = running.device(), running.device()
    games = []
    for _ in range(LEAST_GAMES):
        games.append(begin(owner, owner.get("/api/daily").json()["day"]["day"], name="Ada"))
        finish(owner, games[-1])
        clock.now += DAY
    page, store = show(owner)["code"], running.app.state.lobby.services.store
    for game in games:
        assert seen(stranger, page)["strength"] is None
        key = ResultKey(game, STRENGTH, 0, "search")
        running.run(store.add_result(key, 0, {"skill": -20.0, "stake": 80.0, "lost": 30.0, "decisions": 21}))
    found = seen(stranger, page)["strength"]
    assert (found["points"], found["games"]) == (pytest.approx(75), LEAST_GAMES)
    # The wish to be on the public list is another one; there the name leads to the page.
    assert stranger.get("/api/strengths").json()["lines"] == []
    owner.post("/api/you/strength", json={"shown": True})
    (line,) = stranger.get("/api/strengths").json()["lines"]
    assert line["profile"] == page


def test_a_name_in_results_leads_to_the_page_only_on_wish(running: Served) -> None:
    owner, other = running.device(), running.device()
    for device, name in ((owner, "Ada"), (other, "Ben")):
        finish(device, begin(device, name=name))
    page = show(owner)["code"]
    links = {one["name"]: one["profile"] for one in day_page(other, TODAY)["results"]}
    assert links == {"Ada": page, "Ben": None}
    show(owner, linked=False)
    assert not any(one["profile"] for one in day_page(other, TODAY)["results"])


@on_both_databases
def test_a_host_hides_the_name_and_deletes_the_page_and_can_undo_it(running: Served) -> None:
    owner, reader, host = running.device(), running.device(), Host(running)
    page = show(owner, name="Rude Rudi")["code"]
    report = {"kind": "profile", "place": "profile", "id": page, "shown": "Rude Rudi", "why": "rude"}
    assert reader.post("/api/reports", json=report).status_code == 201
    assert reader.post("/api/reports", json=report | {"kind": "name"}).json() == {"again": False}
    assert reader.post("/api/reports", json=report | {"shown": "Ada"}).status_code == 404
    told = host.ask("reports")["reports"]
    assert {one["kind"] for one in told} == {"profile", "name"} and all(one["about"] for one in told)
    (found,) = host.ask("find", kind="profile", text="Rudi")["found"]
    assert found["id"] == page
    assert host.ask("rename", name="Rude Rudi", new="")["goes"]["profiles"] == 1
    undo = host.ask("rename", name="Rude Rudi", new="", sure=True)["undo"]
    assert seen(reader, page)["name"] == "—"
    host.ask("undo", id=undo)
    assert seen(reader, page)["name"] == "Rude Rudi"
    assert host.ask("delete", kind="profile", id=page)["goes"] == {"profiles": 1}
    undo = host.ask("delete", kind="profile", id=page, sure=True)["undo"]
    assert code(reader.get(f"/api/profiles/{page}")) == (404, "no-profile")
    host.ask("undo", id=undo)
    assert seen(reader, page)["name"] == "Rude Rudi"


def test_the_page_moves_with_the_person_is_exported_and_deleted_with_everything_else(running: Served) -> None:
    owner, second, reader = running.device(), running.device(), running.device()
    page = show(owner, parts=["maps"])["code"]
    phrase = owner.post("/api/you/phrase", json={}).json()["latin"]
    show(second, name="Second")
    assert second.post("/api/you/link", json={"phrase": phrase}).status_code == 200
    assert second.get("/api/you/profile").json()["code"] == page
    with ZipFile(BytesIO(second.post("/api/you/export", json={}).content)) as archive:
        kept = loads(archive.read("profile.json"))
    assert (kept["code"], kept["name"], kept["parts"]) == (page, "Ada", ["maps"])
    owner.post("/api/you/delete", json={"everything": True})
    assert code(reader.get(f"/api/profiles/{page}")) == (404, "no-profile")
