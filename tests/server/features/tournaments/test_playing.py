"""A tournament on a real server: everybody has the same cards, and knows nothing of them beforehand."""

from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from hashlib import sha256
from io import BytesIO
from json import dumps, loads
from pathlib import Path
from zipfile import ZipFile

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from server.daily_clock import DAY, HOUR, MORNING, WallClock, serve
from server.features.tournaments.hosted import (
    act,
    attempt,
    begun,
    code,
    correct,
    join,
    line,
    made,
    page,
    played,
)
from server.postgres_server import on_both_databases
from server.random_client import RandomClient
from server.serving import Device, Json, Served


@pytest.fixture
def clock() -> WallClock:
    """The time of the server."""
    return WallClock()


@pytest.fixture
def running(tmp_path: Path, clock: WallClock, database: Callable[[], str]) -> Iterator[Served]:
    """A server that goes by the clock."""
    with serve(tmp_path, clock, database()) as served:
        yield served


@on_both_databases
def test_within_a_time_everybody_plays_the_same_deals_and_is_shown_those_they_have_played(
    running: Served, clock: WallClock
) -> None:
    host, anna, bert = (running.device() for _ in range(3))
    id = made(host, ends=MORNING + DAY, plays=False, sheets=["A", "B"])
    assert [join(anna, id, " Anna ")["me"], join(bert, id, "Bert")["me"]] == [1, 2]
    assert code(attempt(anna, id, 1)) == (409, "deal-not-open")
    assert code(act(anna, id, "open")) == (403, "not-the-host")
    assert act(host, id, "open").json()["phase"] == "running"
    stars = {("Anna", 1): played(anna, id, 1, 1)}
    games = {name: begun(client, id, 2) for name, client in (("Anna", anna), ("Bert", bert))}
    states = [anna.state(games["Anna"]), bert.state(games["Bert"])]
    assert states[0]["day"] == f"t/{id}/2" and states[0]["counted"] and not states[0]["hints"]
    assert states[0]["commitment"] == states[1]["commitment"] == page(bert, id)["deals"][1]["commitment"]
    assert [line["card"] for line in states[0]["log"]] == [line["card"] for line in states[1]["log"]]
    # Anna has played the first deal, Bert has not: each is told what they may know.
    told = page(anna, id)
    assert [deal["stage"] for deal in told["deals"]] == ["done", "running"]
    assert [deal["shown"] for deal in told["deals"]] == [True, False]
    assert line(told, "Anna")["deals"][0]["stars"] == line(told, "Anna")["stars"] == stars["Anna", 1]
    hidden = page(bert, id)
    assert line(hidden, "Anna")["deals"][0] == {
        "progress": "finished",
        "stars": None,
        "points": None,
        "mark": None,
    }
    assert hidden["deals"][0]["secret"] is None and not hidden["deals"][0]["shown"]
    assert code(bert.get(f"/api/tournaments/{id}/deals/1")) == (403, "deal-closed")
    assert code(bert.get(f"/api/games/{told['deals'][0]['game']}")) == (403, "deal-closed")
    assert code(attempt(bert, id, 1, counted=False)) == (403, "deal-closed")
    stars["Bert", 1] = played(bert, id, 1, 2)
    for name, client in (("Anna", anna), ("Bert", bert)):
        stars[name, 2] = RandomClient(client, 3).play(games[name])["seats"][0]["stars"]
    told = page(anna, id)
    assert all(line(told, name)["deals"][deal - 1]["stars"] == found for (name, deal), found in stars.items())
    # With the same luck both have drawn the same in the second deal.
    assert stars["Anna", 2] == stars["Bert", 2] and line(told, "Anna")["deals"][1]["points"] == 0.5
    won = stars["Anna", 1] > stars["Bert", 1], stars["Anna", 1] == stars["Bert", 1]
    assert line(told, "Anna")["deals"][0]["points"] == won[0] + won[1] / 2
    assert line(told, "Anna")["played"] == 2 and told["players"] == page(host, id)["players"]
    results = bert.get(f"/api/tournaments/{id}/deals/1").json()["results"]
    assert results[0]["stars"] == max(stars["Anna", 1], stars["Bert", 1])
    assert len(results[0]["rows"]) == 11 and bert.get(f"/api/games/{results[0]['game']}").status_code == 200
    assert code(attempt(bert, id, 1)) == (409, "deal-tried")
    assert attempt(bert, id, 1, counted=False).status_code == 201
    # The secret is told when nobody can begin any more.
    assert told["deals"][0]["secret"] is None
    clock.now += DAY
    late = page(running.device(), id)
    assert late["phase"] == "ended" and not late["may_join"] and all(deal["shown"] for deal in late["deals"])
    for deal in late["deals"]:
        assert sha256(bytes.fromhex(deal["secret"])).hexdigest() == deal["commitment"]
    table = anna.get(f"/api/tournaments/{id}/results.csv")
    assert table.headers["content-type"].startswith("text/csv") and len(table.text.splitlines()) == 3


@pytest.mark.long
def test_a_host_who_opens_one_deal_at_a_time_shows_results_when_it_is_closed(running: Served) -> None:
    host, anna, slow = (running.device() for _ in range(3))
    id = made(host, late=False)
    for client, name in ((host, "Host"), (anna, "Anna"), (slow, "Slow")):
        join(client, id, name)
    assert code(act(host, id, "open", 2)) == (409, "not-now")
    assert act(host, id, "open", 1).json()["round"] == 1
    # A second tab of the host asks for the same.
    assert act(host, id, "open", 1).status_code == 200 and code(act(host, id, "open", 2)) == (409, "not-now")
    assert code(running.device().post(f"/api/tournaments/{id}/join", json={"name": "X"}))[0] == 409
    stars = [played(host, id, 1, 1), played(anna, id, 1, 2)]
    game = begun(slow, id, 1)
    for client in (host, anna, slow):
        assert not page(client, id)["deals"][0]["shown"]
    assert code(anna.get(f"/api/tournaments/{id}/deals/1")) == (403, "deal-closed")
    assert act(host, id, "pause").json()["phase"] == "paused"
    assert attempt(slow, id, 1).json()["id"] == game  # what was begun goes on
    assert act(host, id, "continue").json()["phase"] == "running"
    told = act(host, id, "close", 1).json()
    assert told["round"] == 0 and told["deals"][0]["secret"]
    assert [line(told, name)["stars"] for name in ("Host", "Anna")] == stars
    assert line(told, "Slow")["deals"][0]["mark"] == "late"
    # Going on with a deal that is closed changes no result.
    RandomClient(slow).play(game)
    told = page(slow, id)
    assert told["deals"][0]["stage"] == "late" and line(told, "Slow")["stars"] == 0
    assert code(attempt(anna, id, 2)) == (409, "deal-not-open")
    act(host, id, "open", 2)
    act(host, id, "pause")
    assert code(attempt(anna, id, 2)) == (409, "tournament-paused")
    told = act(host, id, "finish").json()
    assert told["phase"] == "over" and all(deal["shown"] for deal in told["deals"])
    assert code(act(host, id, "open", 2)) == (409, "tournament-over")
    assert code(correct(host, id, "remove", 1)) == (409, "tournament-over")
    assert host.get("/api/tournaments").json()["tournaments"] == []


@on_both_databases
def test_a_host_corrects_and_everybody_sees_it(running: Served, clock: WallClock) -> None:
    host, anna, wrong = (running.device() for _ in range(3))
    id = made(host, ends=MORNING + DAY, deals=1)
    join(anna, id, "Ana")
    join(wrong, id, "Wrong person")
    assert code(correct(anna, id, "rename", 1, name="Anna")) == (403, "not-the-host")
    assert code(correct(host, id, "strike", 1, 1)) == (409, "nothing-to-correct")
    act(host, id, "open")
    first = played(anna, id, 1)
    assert code(correct(host, id, "rename", 1, name="wrong PERSON")) == (422, "name-taken")
    assert correct(host, id, "rename", 1, name="Anna").status_code == 200
    assert correct(host, id, "remove", 2).status_code == 200
    assert code(attempt(wrong, id, 1)) == (403, "not-playing")
    assert code(wrong.post(f"/api/tournaments/{id}/join", json={"name": "Y"})) == (409, "tournament-no-entry")
    assert line(page(anna, id), "Anna")["stars"] == first
    told = correct(host, id, "strike", 1, 1).json()
    assert line(told, "Anna")["deals"][0]["mark"] == "struck"
    assert page(anna, id)["deals"][0]["stage"] == "struck" and line(page(anna, id), "Anna")["stars"] == 0
    assert code(attempt(anna, id, 1)) == (409, "deal-tried")
    correct(host, id, "again", 1, 1)
    assert page(anna, id)["deals"][0]["stage"] == "open" and not page(anna, id)["deals"][0]["shown"]
    second = played(anna, id, 1, seed=5)
    told = page(anna, id)
    assert line(told, "Anna")["stars"] == second and line(told, "Anna")["deals"][0]["mark"] == "again"
    assert correct(host, id, "readmit", 2).status_code == 200
    assert correct(host, id, "ends", ends=MORNING + 2 * DAY).status_code == 200
    kinds = [(one["kind"], one["player"], one["deal"]) for one in page(anna, id)["corrections"]]
    assert kinds == [
        *(("rename", 1, None), ("remove", 2, None), ("strike", 1, 1), ("again", 1, 1)),
        *(("readmit", 2, None), ("ends", None, None)),
    ]
    clock.now += DAY + HOUR
    late = begun(wrong, id, 1)
    clock.now += DAY
    assert code(correct(host, id, "ends", ends=clock.now + DAY)) == (409, "not-now")
    # What was begun in time counts until the host closes the tournament; until then its player sees nothing.
    assert not page(wrong, id)["deals"][0]["shown"] and page(anna, id)["deals"][0]["shown"]
    # Nor does a stranger, who may be that player with another device.
    stranger, deal = running.device(), page(anna, id)["deals"][0]
    hidden = page(stranger, id)["deals"][0]
    assert not hidden["shown"] and hidden["secret"] is None and deal["secret"] is None
    for path in (f"tournaments/{id}/deals/1", f"games/{deal['game']}/replay"):
        assert code(stranger.get(f"/api/{path}")) == (403, "deal-closed"), path
    assert code(attempt(stranger, id, 1, counted=False)) == (403, "deal-closed")
    act(host, id, "finish")
    assert page(stranger, id)["deals"][0]["secret"]
    assert page(wrong, id)["deals"][0]["stage"] == "late" and wrong.state(late)["counted"]


@on_both_databases
@pytest.mark.parametrize("live", [True, False])
def test_what_somebody_has_passed_on_of_a_deal_that_is_still_played_is_recognised(
    running: Served, clock: WallClock, live: bool
) -> None:
    host, anna, slow, curious = (running.device() for _ in range(4))
    id = made(host, ends=None if live else MORNING + DAY)
    for client, name in ((anna, "Anna"), (slow, "Slow")):
        join(client, id, name)
    act(host, id, "open", 1)
    played(anna, id, 1)
    begun(slow, id, 1)
    game = page(anna, id)["deals"][0]["game"]
    number = anna.state(game)["seed"]
    record = anna.get(f"/api/games/{game}/record").text
    whole = anna.get(f"/api/games/{game}/record?format=json").json()
    assert number and whole["deal"]
    calls: list[tuple[str, Json]] = [
        ("/api/games", {"seats": [{"kind": "me"}], "seed": number}),
        ("/api/companion", {"seed": number}),
        ("/api/records", {"record": record}),
        ("/api/records", {"record": dumps(whole)}),
    ]

    def all_answer(*expected: tuple[int, str]) -> bool:
        return {code(curious.post(address, json=body)) for address, body in calls} == set(expected)

    assert all_answer((409, "deal-open"))
    # Cards are not compared: the answer would tell those that are still hidden.
    without = {name: part for name, part in whole.items() if name != "deal"}
    assert curious.post("/api/records", json={"record": dumps(without)}).status_code == 201
    assert curious.post("/api/companion", json={"seed": "7"}).status_code == 200
    if live:
        act(host, id, "close", 1)
    else:
        # After the end somebody still plays it, and the result will count.
        clock.now += DAY
        assert all_answer((409, "deal-open"))
        act(host, id, "finish")
    assert all_answer((200, ""), (201, ""))


def test_a_page_is_told_at_once_that_something_has_changed(running: Served) -> None:
    host, anna = running.device(), running.device()
    id = made(host)
    with connect(f"ws://127.0.0.1:{running.port}/api/tournaments/{id}/events") as line:
        assert line.recv(timeout=5) == '{"kind":"changed"}'
        join(anna, id, "Anna")
        assert line.recv(timeout=5) == '{"kind":"changed"}'
    nowhere = connect(f"ws://127.0.0.1:{running.port}/api/tournaments/nosuch/events")
    with nowhere as line, pytest.raises(ConnectionClosed, match="4404"):
        line.recv(timeout=5)


def test_of_several_who_join_under_one_name_at_once_one_has_it(running: Served) -> None:
    id = made(running.device())
    clients = [running.device() for _ in range(6)]
    with ThreadPoolExecutor(len(clients)) as at_once:
        answers = list(
            at_once.map(lambda one: one.post(f"/api/tournaments/{id}/join", json={"name": "Anna"}), clients)
        )
    assert sorted(answer.status_code for answer in answers) == [200, 422, 422, 422, 422, 422]


def test_what_cannot_be_made_or_found_is_refused_with_a_reason(running: Served, clock: WallClock) -> None:
    host = running.device()
    for wish, status in (
        ({"name": "  "}, (422, "tournament-name")),
        ({"name": "\u200b"}, (422, "tournament-name")),
        ({"ends": clock.now - 1}, (422, "tournament-end")),
        ({"sheets": ["A", "Z"]}, (422, "setup-unknown")),
        ({"deals": 13}, (422, "")),
    ):
        answer = host.post("/api/tournaments", json={"name": "Club", **wish})
        assert answer.status_code == status[0] and (not status[1] or answer.json()["code"] == status[1]), (
            answer.text
        )
    id = made(host, name="\u202eClub\0\n evening\u200b ")
    assert page(host, id)["name"] == "Club evening"
    assert code(host.get("/api/tournaments/nosuch")) == (404, "no-tournament")
    assert code(attempt(host, id, 1)) == (403, "not-playing")
    assert code(attempt(host, id, 3)) == (404, "no-tournament-deal")
    assert code(host.post(f"/api/tournaments/{id}/join", json={"name": " "})) == (422, "player-name")
    join(host, id, "Anna")
    taken = running.device().post(f"/api/tournaments/{id}/join", json={"name": "ANNA"})
    assert code(taken) == (422, "name-taken") and taken.json()["values"]["proposal"] == "ANNA 2"
    assert code(correct(host, id, "rename", 7, name="B")) == (404, "no-player")


def test_a_restart_and_another_device_of_the_host_change_nothing(tmp_path: Path, clock: WallClock) -> None:
    running = serve(tmp_path, clock)
    host, anna = running.device(), running.device()
    id = made(host, deals=1)
    join(anna, id, "Anna")
    act(host, id, "open", 1)
    game = begun(anna, id, 1)
    phrase = host.post("/api/you/phrase", json={"device": "laptop"}).json()["latin"]
    before = page(anna, id)
    running.stop()
    running = serve(tmp_path, clock)
    anna, phone = anna.moved(running.port), running.device()
    assert page(anna, id) == before and begun(anna, id, 1) == game
    assert code(act(phone, id, "close", 1)) == (403, "not-the-host")
    assert phone.post("/api/you/link", json={"phrase": phrase, "device": "phone"}).status_code == 200
    assert act(phone, id, "close", 1).json()["host"]
    assert host.moved(running.port).get("/api/tournaments").json()["tournaments"][0]["host"]
    running.stop()


def test_the_export_has_the_tournaments_of_a_person_and_what_they_did_there(running: Served) -> None:
    host, anna, stranger = (running.device() for _ in range(3))
    id = made(host, deals=1)
    join(anna, id, "Ana")
    act(host, id, "open", 1)
    game = begun(anna, id, 1)
    correct(host, id, "rename", 1, name="Anna")

    correct(host, id, "remove", 1)

    def exported(client: Device) -> Json:
        with ZipFile(BytesIO(client.post("/api/you/export", json={"settings": {}}).content)) as file:
            assert loads(file.read("daily.json")) == []
            told: Json = loads(file.read("tournaments.json"))
        return told

    about = {"id": id, "name": "Club evening"}
    told = exported(anna)
    corrections = [
        {"kind": "rename", "deal": None, "before": "Ana", "after": "Anna"},
        {"kind": "remove", "deal": None, "before": "", "after": ""},
    ]
    mine = {**about, "played_as": "Anna", "removed": True, "corrections": corrections}
    assert told["hosted"] == [] and told["played"] == [mine]
    assert [(one["day"], one["game"]) for one in told["tries"]] == [(f"t/{id}/1", game)]
    told = exported(host)
    assert told["played"] == [] == told["tries"] and told["hosted"][0]["settings"]["deals"] == 1
    assert exported(stranger) == {"hosted": [], "played": [], "tries": []}


def test_nobody_learns_a_deal_from_a_game_of_somebody_else(running: Served) -> None:
    host, anna, curious = (running.device() for _ in range(3))
    id = made(host, deals=1, ends=MORNING + DAY)
    for client, name in ((anna, "Anna"), (curious, "Curious")):
        join(client, id, name)
    act(host, id, "open")
    played(anna, id, 1)
    counted = page(anna, id)["deals"][0]["game"]
    again = anna.post(f"/api/games/{counted}/again?same=true").json()["id"]
    branch = anna.post(
        f"/api/games/{counted}/what-if", json={"seq": 2, "seat": 0, "same_deck": False}
    ).json()["id"]
    # Who plays, who is still to join, and the host, who may still join.
    for stranger in (curious, running.device(), host):
        for game in (counted, again, branch):
            for part in ("", "/replay", "/record", "/deal", "/seasons/0", "/analysis?seat=0", "/par"):
                assert code(stranger.get(f"/api/games/{game}{part}")) == (403, "deal-closed"), part
            with stranger.socket(game) as line_to:
                assert line_to.closed() == 4403
        assert code(stranger.get(f"/api/tournaments/{id}/deals/1")) == (403, "deal-closed")
    own = begun(curious, id, 1)
    assert code(curious.get(f"/api/games/{counted}")) == (403, "deal-closed")
    assert code(anna.get(f"/api/games/{own}")) == (403, "no-watchers")
