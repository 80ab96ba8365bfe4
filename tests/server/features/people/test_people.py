"""One person on several devices, removing games, exporting and deleting everything."""

import sqlite3
from io import BytesIO
from json import loads
from pathlib import Path
from zipfile import ZipFile

import pytest
from httpx import Response

from cartographers.server.features.people.recovery_phrase import new_phrase
from server.daily_clock import DAY, HOUR, WallClock, serve
from server.postgres_server import on_both_databases
from server.random_client import RandomClient
from server.serving import Device, Json, NewDevice, StartServer


def running(device: Device) -> list[str]:
    return [line["id"] for line in device.get("/api/games").json()["running"]]


def phrase_of(device: Device, name: str = "") -> Json:
    answer = device.post("/api/you/phrase", json={"device": name})
    assert answer.status_code == 201, answer.text
    made: Json = answer.json()
    return made


def renewed(device: Device, phrase: str) -> str:
    """A new phrase in place of an old one."""
    answer = device.post("/api/you/phrase", json={"phrase": phrase})
    assert answer.status_code == 201, answer.text
    new: str = answer.json()["latin"]
    return new


def unlink(device: Device, line: str, phrase: str = "") -> Response:
    return device.post(f"/api/you/devices/{line}/unlink", json={"phrase": phrase})


def link(device: Device, phrase: str, name: str = "") -> Json:
    answer = device.post("/api/you/link", json={"phrase": phrase, "device": name})
    assert answer.status_code == 200, answer.text
    you: Json = answer.json()
    return you


def two_players(maker: Device, guest: Device) -> str:
    """A running game of two people."""
    made = maker.create("me", "open")
    assert guest.post("/api/join", json={"code": made["invites"]["1"], "name": "Guest"}).status_code == 200
    game: str = made["id"]
    return game


# --- several devices ----------------------------------------------------------------------------------


@on_both_databases
def test_with_the_phrase_two_devices_are_one_person(device: NewDevice) -> None:
    phone, laptop = device(), device()
    old, own = phone.create(seed=1)["id"], laptop.create(seed=2)["id"]
    phrase = phrase_of(phone, "Phone")
    you = link(laptop, phrase["cyrillic"].upper(), "Laptop")
    assert [(one["name"], one["this"]) for one in you["devices"]] == [("Phone", False), ("Laptop", True)]
    for one in (phone, laptop):
        assert set(running(one)) == {old, own}
        for game in (old, own):
            state = one.state(game)
            assert RandomClient(one).decide(state, state["mine"][0])
    later = phone.create(seed=3)["id"]
    assert later in running(laptop) and laptop.state(later)["seats"][0]["mine"]


@on_both_databases
def test_devices_stay_linked_after_a_restart(serving: StartServer) -> None:
    first = serving()
    phone, laptop = first.device(), first.device()
    game = phone.create(seed=1)["id"]
    link(laptop, phrase_of(phone)["latin"])
    first.stop()
    port = serving().port
    assert running(phone.moved(port)) == running(laptop.moved(port)) == [game]


def test_an_open_page_goes_on_as_the_new_person(device: NewDevice) -> None:
    phone, laptop = device(), device()
    game = laptop.create(seed=1)["id"]
    with laptop.socket(game) as socket:
        assert socket.until(lambda state: state["mine"])
        link(laptop, phrase_of(phone)["latin"])
        state = socket.until(lambda state: state["mine"])
        phone_state = phone.state(game)
        assert phone_state["seats"][0]["connected"] and phone_state["seats"][0]["mine"]
        RandomClient(phone).decide(phone_state, phone_state["mine"][0])
        assert socket.until(lambda later: later["seq"] > state["seq"])["mine"]


def test_a_person_with_a_phrase_who_uses_another_one_brings_all_devices_along(device: NewDevice) -> None:
    one, two, other = device(), device(), device()
    game = two.create(seed=1)["id"]
    phrase = phrase_of(one)["latin"]
    link(two, phrase)
    lost, new = renewed(one, phrase), phrase_of(other)["latin"]
    refused = one.post("/api/you/link", json={"phrase": new})
    assert (refused.status_code, refused.json()["code"]) == (403, "phrase-needed")
    assert one.post("/api/you/link", json={"phrase": new, "own": lost}).status_code == 200
    assert running(one) == running(two) == running(other) == [game]
    assert device().post("/api/you/link", json={"phrase": lost}).status_code == 404
    assert link(two, new, "Again")["phrase_since"], "whose it is already needs no other"


def test_a_new_phrase_ends_the_old_one(device: NewDevice) -> None:
    phone, laptop = device(), device()
    old = phrase_of(phone)["latin"]
    new = renewed(phone, old)
    refused = laptop.post("/api/you/link", json={"phrase": old})
    assert (refused.status_code, refused.json()["code"]) == (404, "phrase-unknown")
    assert link(laptop, new)["phrase_since"]


def test_an_unlinked_device_has_nothing_any_more(device: NewDevice) -> None:
    phone, laptop = device(), device()
    game = phone.create(seed=1)["id"]
    phrase = phrase_of(phone)["latin"]
    devices = link(laptop, phrase)["devices"]
    first = next(one["id"] for one in devices if not one["this"])
    left = unlink(laptop, first, phrase).json()["devices"]
    assert [one["this"] for one in left] == [True]
    assert running(phone) == [] and not phone.state(game)["seats"][0]["mine"]
    assert running(laptop) == [game]
    assert unlink(laptop, first, phrase).status_code == 404
    assert unlink(device(), left[0]["id"]).status_code == 404
    assert unlink(laptop, left[0]["id"]).json()["devices"] == [], "itself, without the phrase"


def test_a_stolen_device_locks_nobody_out(device: NewDevice) -> None:
    owner, stolen = device(), device()
    game = owner.create(seed=1)["id"]
    phrase = phrase_of(owner, "Owner")["latin"]
    link(stolen, phrase, "Stolen")
    other = next(one["id"] for one in stolen.get("/api/you").json()["devices"] if one["name"] == "Owner")
    foreign = phrase_of(device())["latin"]
    for said in ("", new_phrase()):
        code = "phrase-not-yours" if said else "phrase-needed"
        for answer in (
            stolen.post("/api/you/phrase", json={"phrase": said}),
            unlink(stolen, other, said),
            stolen.post("/api/you/link", json={"phrase": foreign, "own": said}),
        ):
            assert (answer.status_code, answer.json()["code"]) == (403, code)
    assert stolen.post("/api/you/phrase", json={"phrase": "bakomi"}).json()["code"] == "phrase-misspelt"
    assert running(owner) == [game] and link(device(), phrase)["phrase_since"]


def test_who_has_lost_the_phrase_waits_a_week_in_which_the_others_can_object(tmp_path: Path) -> None:
    clock = WallClock()
    with serve(tmp_path, clock) as server:
        phone, laptop = server.device(), server.device()
        link(laptop, phrase_of(phone, "Phone")["latin"], "Laptop")
        assert server.device().post("/api/you/phrase/lost").json()["code"] == "no-phrase"
        lost = phone.post("/api/you/phrase/lost").json()["lost"]
        assert lost == {"name": "Phone", "this": True, "until": "2026-11-23T08:00:00+00:00", "over": False}
        assert laptop.get("/api/you").json()["lost"] == lost | {"this": False}
        clock.now += 7 * DAY - 1
        assert phone.post("/api/you/phrase", json={}).status_code == 403
        assert laptop.delete("/api/you/phrase/lost").json()["lost"] is None
        clock.now += 1
        assert phone.post("/api/you/phrase", json={}).status_code == 403, "somebody has objected"
        phone.post("/api/you/phrase/lost")
        clock.now += 4 * DAY
        assert not laptop.post("/api/you/phrase/lost").json()["lost"]["this"], "the first one's time runs on"
        clock.now += 3 * DAY
        assert laptop.post("/api/you/phrase", json={}).status_code == 403
        assert phone.post("/api/you/phrase", json={}).status_code == 201
        assert phone.get("/api/you").json()["lost"] is None


def test_it_is_known_when_a_linked_device_was_last_here(tmp_path: Path) -> None:
    clock = WallClock()
    with serve(tmp_path, clock) as server:
        phone, laptop = server.device(), server.device()
        link(laptop, phrase_of(phone, "Phone")["latin"], "Laptop")
        clock.now += 2 * HOUR
        laptop.get("/api/games")
        server.run(server.app.state.lobby.sweep())
        seen = {line["name"]: line["seen"] for line in phone.get("/api/you").json()["devices"]}
        assert seen["Laptop"] == "2026-11-16T10:00:00+00:00"


def test_a_slip_of_the_pen_is_told_and_costs_no_attempt(serving: StartServer) -> None:
    running_server = serving(phrase_limit=(1, 0.001))
    phone, laptop = running_server.device(), running_server.device()
    phrase = phrase_of(phone)["latin"]
    for _ in range(3):
        wrong = laptop.post("/api/you/link", json={"phrase": phrase[:-2]})
        assert (wrong.status_code, wrong.json()["code"]) == (422, "phrase-misspelt")
    link(laptop, phrase)


def test_whoever_guesses_phrases_is_stopped(serving: StartServer) -> None:
    server = serving(phrase_limit=(5, 0.001))
    phrase_of(server.device())
    answers = [server.device().post("/api/you/link", json={"phrase": new_phrase()}) for _ in range(8)]
    assert [answer.json()["code"] for answer in answers] == ["phrase-unknown"] * 5 + ["phrase-limit"] * 3


def test_the_phrase_is_nowhere_in_the_file(serving: StartServer, tmp_path: Path) -> None:
    server = serving()
    phrase = phrase_of(server.device())
    server.stop()
    stored = b"".join(path.read_bytes() for path in tmp_path.iterdir())
    for said in (phrase["latin"], phrase["cyrillic"], phrase["latin"].replace(" ", "")):
        assert said.encode() not in stored


# --- removing games -----------------------------------------------------------------------------------


def test_a_game_that_nobody_else_keeps_is_deleted(device: NewDevice) -> None:
    player = device()
    game = player.create("me", "greedy", "open")["id"]
    assert player.delete(f"/api/games/{game}").json() == {"id": game, "deleted": True}
    assert running(player) == []
    assert player.get(f"/api/games/{game}").status_code == 404
    assert player.delete(f"/api/games/{game}").status_code == 404


@pytest.mark.long
@on_both_databases
def test_a_game_of_others_is_left_and_they_go_on(device: NewDevice) -> None:
    maker, guest = device(), device()
    game = two_players(maker, guest)
    assert maker.delete(f"/api/games/{game}").json() == {"id": game, "deleted": False}
    assert running(maker) == [] and running(guest) == [game]
    seats = guest.state(game)["seats"]
    assert seats[0]["minded"] and not maker.state(game)["seats"][0]["mine"]
    assert RandomClient(guest).play(game)["ending"]
    assert guest.delete(f"/api/games/{game}").json()["deleted"]


def test_only_ones_own_games_can_be_removed(device: NewDevice) -> None:
    maker, stranger = device(), device()
    game = maker.create(seed=1)["id"]
    assert stranger.delete(f"/api/games/{game}").status_code == 404
    assert running(maker) == [game]


# --- exporting and deleting ---------------------------------------------------------------------------


def exported(device: Device) -> dict[str, str]:
    answer = device.post("/api/you/export", json={"settings": {"theme": "dark"}})
    assert answer.headers["content-type"] == "application/zip"
    with ZipFile(BytesIO(answer.content)) as archive:
        return {name: archive.read(name).decode() for name in archive.namelist()}


def test_the_export_has_everything_of_this_person_and_nothing_of_others(device: NewDevice) -> None:
    player, stranger = device(), device()
    finished, other = player.create(seed=1)["id"], stranger.create(seed=2)["id"]
    RandomClient(player).play(finished)
    going_on = player.create(seed=3)["id"]
    phrase = phrase_of(player, "Phone")
    files = exported(player)
    assert "statistics.json " in files["README.txt"] and "games/*.txt " in files["README.txt"]
    assert loads(files["settings.json"]) == {"theme": "dark"}
    assert loads(files["statistics.json"])["games"] == 1
    assert loads(files["devices.json"])["devices"][0]["name"] == "Phone"
    assert files[f"games/{finished}.txt"] and loads(files[f"games/{going_on}.json"])["your_seats"] == [0]
    everything = "".join([*files, *files.values()])
    assert other not in everything and phrase["latin"] not in everything
    assert not [name for name in exported(device()) if name.startswith("games/")]
    again = device().post("/api/records", json={"record": files[f"games/{finished}.txt"]})
    assert again.status_code == 201, again.text


@on_both_databases
def test_deleting_everything_leaves_others_their_games_without_the_name(device: NewDevice) -> None:
    player, phone, friend = device(), device(), device()
    wish = {"seats": [{"kind": "me", "name": "Ann"}, {"kind": "open"}]}
    made = player.post("/api/games", json=wish).json()
    friend.post("/api/join", json={"code": made["invites"]["1"], "name": "Friend"})
    alone, phrase = player.create(seed=1)["id"], phrase_of(player)["latin"]
    link(phone, phrase)
    assert player.post("/api/you/delete", json={"everything": False}).status_code == 422
    assert player.post("/api/you/delete", json={"everything": True}).json() == {
        "phrase_since": None,
        "lost": None,
        "devices": [],
    }
    for one in (player, phone):
        assert running(one) == []
    assert friend.get(f"/api/games/{alone}").status_code == 404
    state = friend.state(made["id"])
    assert [seat["name"] for seat in state["seats"]] == ["—", "Friend"] and state["seats"][0]["minded"]
    assert device().post("/api/you/link", json={"phrase": phrase}).status_code == 404
    again = friend.post(f"/api/games/{made['id']}/again").json()["id"]
    assert friend.state(again)["seats"][0]["name"] == ""


def test_nothing_about_a_deleted_person_is_in_the_file(serving: StartServer, tmp_path: Path) -> None:
    server = serving()
    player, friend = server.device(), server.device()
    webhook = {"url": "https://1.1.1.1/club", "secret": "hush"}  # a public address, to which nothing is sent
    assert player.post(f"/api/games/{two_players(player, friend)}/webhook", json=webhook).status_code == 200
    RandomClient(player).play(player.create(seed=1)["id"])
    phrase_of(player, "Phone")
    friend_before = running(friend)
    player.post("/api/you/delete", json={"everything": True})
    server.stop()
    base = sqlite3.connect(tmp_path / "games.sqlite")
    for table in ("links", "phrases", "findings", "webhooks"):
        assert base.execute(f"SELECT COUNT(*) FROM {table}").fetchone() == (0,)
    assert [game for (game,) in base.execute("SELECT id FROM games")] == friend_before
    assert base.execute("SELECT COUNT(DISTINCT device) FROM holders").fetchone() == (1,)
    assert base.execute("SELECT COUNT(*) FROM devices").fetchone() == (1,)
    assert base.execute("PRAGMA foreign_key_check").fetchall() == []
    base.close()


@pytest.mark.parametrize(
    ("broken", "request_path", "body"),
    [
        ("DELETE ON devices", "/api/you/delete", {"everything": True}),
        ("DELETE ON games", "/api/you/delete", {"everything": True}),
        ("INSERT ON links", "/api/you/phrase", {}),
        ("INSERT ON phrases", "/api/you/phrase", {}),
    ],
)
def test_what_is_interrupted_leaves_everything_as_it_was(
    serving: StartServer, tmp_path: Path, broken: str, request_path: str, body: Json
) -> None:
    """A write fails in the middle: the transaction takes back the ones before it, as after a power cut."""
    first = serving()
    player, friend = first.device(), first.device()
    shared, alone = two_players(player, friend), player.create(seed=1)["id"]
    first.stop()
    path = tmp_path / "games.sqlite"
    with sqlite3.connect(path) as base:
        base.execute(f"CREATE TRIGGER broken BEFORE {broken} BEGIN SELECT RAISE(ABORT, 'cut'); END")
    base.close()
    port = serving().port
    player, friend = player.moved(port), friend.moved(port)
    assert player.post(request_path, json=body).status_code == 503
    assert set(running(player)) == {shared, alone} and running(friend) == [shared]
    state = friend.state(shared)
    assert [seat["name"] for seat in state["seats"]] == ["", "Guest"] and not state["seats"][0]["minded"]
    assert player.get("/api/you").json() == {"phrase_since": None, "lost": None, "devices": []}
