"""Finding, ending, deleting and renaming; what was deleted or renamed can be put back for a day."""

import sqlite3
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path

import pytest

from cartographers.server.basics.clocks import Clocks
from cartographers.server.features.admin.store import AdminStore
from server.bot_program import Program, account, invite
from server.conftest import plenty
from server.features.admin.host import Host
from server.postgres_server import on_both_databases
from server.random_client import RandomClient
from server.serving import Device, Json, NewDevice, Served


@pytest.fixture
def host(served: Served) -> Host:
    """The host."""
    return Host(served)


def table(maker: Device, guest: Device, name: str = "Anna") -> str:
    """A running game of two people."""
    made = maker.create("me", "open")
    assert guest.post("/api/join", json={"code": made["invites"]["1"], "name": name}).status_code == 200
    game: str = made["id"]
    return game


def found(host: Host, **wanted: object) -> list[Json]:
    things: list[Json] = host.ask("find", **wanted)["found"]
    return things


@on_both_databases
def test_a_game_is_found_by_its_id_a_name_a_link_a_device_and_its_age(host: Host, device: NewDevice) -> None:
    maker = device()
    made = maker.create("me", "open")
    device().post("/api/join", json={"code": made["invites"]["1"], "name": "Zdenka 100%"})
    (by_id,) = found(host, kind="game", text=made["id"][:8])
    assert by_id["id"] == made["id"] and by_id["title"] == "Zdenka 100%" and not by_id["over"]
    by = [
        *(
            {"text": text}
            for text in ("zdenka", "100%", made["invite"], f"http://x/j/{made['invites']['1']}")
        ),
        {"device": by_id["people"][0]["device"]},
        {"text": made["id"], "newer_hours": 1.0},
    ]
    for wanted in by:
        assert [one["id"] for one in found(host, kind="game", **wanted)] == [made["id"]], wanted
    for other in ({"text": "100_"}, {"text": made["id"], "older_hours": 1.0}, {"device": "ffffff0000"}):
        assert found(host, kind="game", **other) == []


@on_both_databases
def test_a_host_ends_a_game_and_its_players_are_told(host: Host, device: NewDevice) -> None:
    maker, guest = device(), device()
    game = table(maker, guest)
    with guest.socket(game) as socket:
        host.ask("end", kind="game", id=game, why="Insults")
        state = socket.until(lambda told: told["ended"])
    assert state["ended"] == {"why": "host", "seats": []}
    assert host.refused("end", kind="game", id=game) == (409, "game-over")
    (last, *_) = host.ask("log")["log"]
    assert (last["act"], last["what"], last["why"]) == ("end-game", game, "Insults")


@on_both_databases
def test_deleting_a_game_asks_first_and_can_be_undone(host: Host, device: NewDevice) -> None:
    maker, guest = device(), device()
    game = table(maker, guest)
    RandomClient(maker).decide(maker.state(game), maker.state(game)["mine"][0])
    before = maker.state(game)
    would = host.ask("delete", kind="game", id=game)
    assert not would["done"] and would["goes"]["games"] == 1 and would["goes"]["events"] > 0
    assert maker.state(game)["seq"] == before["seq"]
    with guest.socket(game) as socket:
        gone = host.ask("delete", kind="game", id=game, sure=True, why="Spam")
        assert socket.closed() == 1012
    assert gone["done"] and gone["goes"] == would["goes"]
    assert maker.get(f"/api/games/{game}").status_code == 404
    assert found(host, kind="game", text=game) == []
    (aside, *_) = host.ask("look")["look"]["can_put_back"]
    assert (aside["id"], aside["kind"], aside["what"]) == (gone["undo"], "game", game)
    host.ask("undo", id=gone["undo"])
    after = maker.state(game)
    assert (after["seq"], after["seats"][1]["name"]) == (before["seq"], "Anna")
    guests = guest.state(game)
    assert RandomClient(guest).decide(guests, guests["mine"][0])
    assert host.refused("undo", id=gone["undo"]) == (404, "admin-no-undo")


def test_after_a_day_what_was_deleted_is_gone_for_good(tmp_path: Path) -> None:
    late = [0.0]
    real = Clocks()
    clocks = Clocks(monotonic=real.monotonic, wall=lambda: real.wall() + late[0])
    with Served(plenty(tmp_path), clocks=clocks) as served:
        host, game = Host(served), served.device().create()["id"]
        undo = host.ask("delete", kind="game", id=game, sure=True)["undo"]
        late[0] = 7 * 3600.0
        assert len(host.ask("look")["look"]["can_put_back"]) == 1
        late[0] = 25 * 3600.0
        host = Host(served)
        assert host.refused("undo", id=undo) == (404, "admin-no-undo")
        admin = AdminStore(served.app.state.lobby.services.store.database)

        async def sweep() -> None:
            await admin.forget_old(clocks.wall())
            assert await admin.set_aside(0.0) == []

        served.run(sweep())


@on_both_databases
def test_whoever_has_everything_deleted_is_not_put_back(host: Host, device: NewDevice) -> None:
    maker, guest = device(), device()
    game = table(maker, guest)
    undo = host.ask("delete", kind="game", id=game, sure=True)["undo"]
    assert guest.post("/api/you/delete", json={"everything": True}).status_code == 200
    assert host.refused("undo", id=undo) == (404, "admin-no-undo")


@on_both_databases
def test_what_was_set_aside_follows_a_device_that_is_linked(host: Host, device: NewDevice) -> None:
    maker, other = device(), device()
    game = maker.create()["id"]
    undo = host.ask("delete", kind="game", id=game, sure=True)["undo"]
    phrase = other.post("/api/you/phrase", json={"device": ""}).json()["latin"]
    assert maker.post("/api/you/link", json={"phrase": phrase, "device": ""}).status_code == 200
    host.ask("undo", id=undo)
    assert other.state(game)["mine"]


@on_both_databases
def test_a_name_that_was_hidden_does_not_come_back_after_its_player_is_gone(
    host: Host, device: NewDevice
) -> None:
    maker, guest = device(), device()
    game = table(maker, guest, "Zoltan")
    undo = host.ask("rename", name="Zoltan", new="", sure=True)["undo"]
    assert guest.post("/api/you/delete", json={"everything": True}).status_code == 200
    assert host.refused("undo", id=undo) == (404, "admin-no-undo")
    assert "Zoltan" not in maker.get(f"/api/games/{game}").text


@on_both_databases
def test_a_game_that_is_put_back_has_new_private_links(host: Host, device: NewDevice) -> None:
    owner, stolen = device(), device()
    phrase = owner.post("/api/you/phrase", json={"device": ""}).json()["latin"]
    stolen.post("/api/you/link", json={"phrase": phrase, "device": "stolen"})
    game = owner.create("me", "greedy")["id"]
    link = stolen.state(game)["mine"][0]["link"]
    undo = host.ask("delete", kind="game", id=game, sure=True)["undo"]
    devices = owner.get("/api/you").json()["devices"]
    line = next(one["id"] for one in devices if one["name"] == "stolen")
    assert owner.post(f"/api/you/devices/{line}/unlink", json={"phrase": phrase}).status_code == 200
    host.ask("undo", id=undo)
    assert stolen.post("/api/join", json={"code": link}).json()["code"] == "no-code"
    new = owner.state(game)["mine"][0]["link"]
    assert device().post("/api/join", json={"code": new}).status_code == 200


@on_both_databases
def test_a_game_is_put_back_without_a_bot_that_was_deleted_meanwhile(host: Host, device: NewDevice) -> None:
    owner, maker = device(), device()
    made = account(owner, anyone=True)
    with Program(device(), made).connected():
        game = maker.create("me", "open")["id"]
        assert invite(maker, game, made["name"])[0] == 200
    undo = host.ask("delete", kind="game", id=game, sure=True)["undo"]
    assert owner.delete(f"/api/bots/{made['name']}").status_code == 200
    host.ask("undo", id=undo)
    # A bot of the server plays for it.
    state = maker.state(game)
    with maker.socket(game) as socket:
        RandomClient(maker).decide(state, state["mine"][0])
        socket.until(lambda told: told["step"] > state["step"])


@on_both_databases
def test_two_hosts_who_do_the_same_at_once_do_it_once(host: Host, device: NewDevice, served: Served) -> None:
    game = table(device(), device())
    hosts = [host, *(Host(served) for _ in range(3))]

    def at_once(act: str, **more: object) -> list[Json]:
        with ThreadPoolExecutor(len(hosts)) as tabs:
            asked = [tabs.submit(one.post, "/api/admin/ask", json={"act": act, **more}) for one in hosts]
        answers = [one.result() for one in asked]
        assert sorted(answer.status_code for answer in answers) == [200, 404, 404, 404]
        return [answer.json() for answer in answers if answer.status_code == 200]

    (deleted,) = at_once("delete", kind="game", id=game, sure=True)
    at_once("undo", id=deleted["undo"])


def cup(host: Device, *players: Device) -> str:
    made = host.post("/api/tournaments", json={"name": "Cup", "deals": 2, "ends": None})
    assert made.status_code == 201, made.text
    id: str = made.json()["id"]
    for number, player in enumerate(players):
        answer = player.post(f"/api/tournaments/{id}/join", json={"name": f"Player {number}"})
        assert answer.status_code == 200, answer.text
    return id


@on_both_databases
def test_a_tournament_is_ended_deleted_and_put_back(host: Host, device: NewDevice) -> None:
    maker, player = device(), device()
    id = cup(maker, player)
    opened = maker.post(f"/api/tournaments/{id}/host", json={"action": "open", "deal": 1})
    assert opened.status_code == 200
    game = player.post(f"/api/tournaments/{id}/deals/1/try", json={"counted": True}).json()["id"]
    goes = host.ask("delete", kind="tournament", id=id)["goes"]
    assert goes == {"tournaments": 1, "players": 1, "results": 1}
    undo = host.ask("delete", kind="tournament", id=id, sure=True)["undo"]
    assert player.get(f"/api/tournaments/{id}").status_code == 404
    assert player.state(game)["mine"]
    host.ask("undo", id=undo)
    page = player.get(f"/api/tournaments/{id}").json()
    assert [one["name"] for one in page["players"]] == ["Player 0"]
    host.ask("end", kind="tournament", id=id)
    assert player.get(f"/api/tournaments/{id}").json()["phase"] == "over"


@on_both_databases
@pytest.mark.parametrize("kind", ["game", "result"])
def test_a_try_that_the_host_ended_counts_no_more_once_its_player_knows_the_deal(
    host: Host, device: NewDevice, kind: str
) -> None:
    player = device()
    day = player.get("/api/daily").json()["day"]["day"]
    game = player.post(f"/api/daily/{day}/try", json={"name": "Anna"}).json()["id"]
    undo = host.ask("delete", kind=kind, id=game, sure=True)["undo"]
    assert player.get(f"/api/daily/{day}").json()["secret"]
    host.ask("undo", id=undo)
    assert player.get(f"/api/daily/{day}").json()["line"]["state"] == "ended"


@on_both_databases
def test_the_result_of_a_day_is_taken_away_and_nobody_tries_again(host: Host, device: NewDevice) -> None:
    player = device()
    day = player.get("/api/daily").json()["day"]["day"]
    begun = player.post(f"/api/daily/{day}/try", json={"counted": True, "name": "Rude one"})
    assert begun.status_code == 201, begun.text
    game = begun.json()["id"]
    (result,) = found(host, kind="result", text="rude o")
    assert (result["id"], result["title"]) == (game, day)
    undo = host.ask("delete", kind="result", id=game, sure=True)["undo"]
    RandomClient(player).play(game)
    assert player.get(f"/api/daily/{day}").json()["line"]["finished"] == 0
    again = player.post(f"/api/daily/{day}/try", json={"counted": True, "name": "Other"})
    assert again.json().get("id") in (None, game)
    host.ask("undo", id=undo)
    assert [one["id"] for one in found(host, kind="result", text="rude o")] == [game]


@on_both_databases
def test_a_name_is_hidden_wherever_it_stands_and_comes_back(host: Host, device: NewDevice) -> None:
    maker, guest, other = device(), device(), device()
    game, untouched = table(maker, guest, "Rude"), table(maker, other, "Anna")
    id = cup(maker)
    guest.post(f"/api/tournaments/{id}/join", json={"name": "Rude"})
    made = guest.post("/api/bots", json={"name": "rover", "owner": "Rude", "anyone": False})
    assert made.status_code == 201, made.text
    where = host.ask("rename", name="Rude")
    assert not where["done"] and where["goes"] == {
        **{"games": 1, "results": 0, "players": 1, "tournaments": 0},
        **{"bots": 1, "profiles": 0},
    }
    with other.socket(untouched) as socket, guest.socket(game) as closed:
        socket.push()
        undo = host.ask("rename", name="Rude", sure=True, why="Insult")["undo"]
        assert closed.closed() == 1012

    def names() -> list[str]:
        seats = maker.state(game)["seats"]
        players = guest.get(f"/api/tournaments/{id}").json()["players"]
        bots = guest.get("/api/bots").json()["bots"]
        return [seats[1]["name"], players[0]["name"], bots[0]["owner"]]

    assert names() == ["—"] * 3
    assert maker.state(untouched)["seats"][1]["name"] == "Anna"
    host.ask("undo", id=undo)
    assert names() == ["Rude"] * 3


@on_both_databases
def test_a_name_is_replaced_only_where_one_device_has_it(host: Host, device: NewDevice) -> None:
    maker, one, two = device(), device(), device()
    game, other = table(maker, one, "Twin"), table(maker, two, "Twin")
    (thing,) = found(host, kind="game", text=game)
    twin = next(person["device"] for person in thing["people"] if person["name"] == "Twin")
    host.ask("rename", name="Twin", new="Gemini", device=twin, sure=True)
    assert maker.state(game)["seats"][1]["name"] == "Gemini"
    assert maker.state(other)["seats"][1]["name"] == "Twin"


@on_both_databases
def test_a_bot_of_a_player_is_deleted_at_once_and_comes_back(host: Host, device: NewDevice) -> None:
    owner, maker = device(), device()
    made = account(owner, anyone=True)
    program = Program(device(), made)
    with program.connected() as messages:
        game = maker.create("me", "open")["id"]
        assert invite(maker, game, made["name"])[0] == 200
        asked = host.ask("delete", kind="bot", id=made["name"])
        assert not asked["done"] and asked["goes"] == {"bots": 1, "seats": 1}
        undo = host.ask("delete", kind="bot", id=made["name"], sure=True, why="Insults")["undo"]
        assert [message["type"] for message in messages][-1:] != ["welcome"], "the stream ends"
    assert program.send(game, "leave")[0] == 401
    assert owner.get("/api/bots").json()["bots"] == []
    assert maker.state(game)["seats"][1]["minded"], "a bot of the server plays for it"
    host.ask("undo", id=undo)
    assert [bot["name"] for bot in owner.get("/api/bots").json()["bots"]] == [made["name"]]
    with program.connected():
        assert not maker.state(game)["seats"][1].get("minded")


def test_a_deleted_bot_leaves_its_seats_and_every_table_once_it_cannot_come_back(tmp_path: Path) -> None:
    late = [0.0]
    real = Clocks()
    clocks = Clocks(monotonic=real.monotonic, wall=lambda: real.wall() + late[0])
    with Served(plenty(tmp_path), clocks=clocks) as served:
        maker, lobby = served.device(), served.app.state.lobby
        made = account(maker)
        with Program(served.device(), made).connected():
            game = maker.create("me", "open")["id"]
            assert invite(maker, game, made["name"])[0] == 200
        (bot,) = lobby.rooms[game].seats[1].devices
        Host(served).ask("delete", kind="bot", id=made["name"], sure=True)

        def rows() -> set[str]:
            """The tables that have the bot."""
            with closing(sqlite3.connect(tmp_path / "games.sqlite")) as database:
                dump = [line for line in database.iterdump() if bot in line]
            return {line.split('"')[1] for line in dump if line.startswith("INSERT")}

        served.run(lobby.remove_old())
        assert {"holders", "devices"} <= rows(), "it can still be put back"
        late[0] = 25 * 3600.0
        served.run(lobby.remove_old())
        assert rows() == set()
        assert maker.state(game)["seats"][1]["minded"]
        assert lobby.rooms[game].seats[1].devices == frozenset()


@on_both_databases
def test_no_bot_gets_a_name_that_another_one_has(host: Host, device: NewDevice) -> None:
    owner = device()
    one, two = account(owner), account(owner)
    asked = {"name": one["name"], "new": two["name"], "sure": True}
    assert host.refused("rename", **asked) == (409, "bot-name-taken")
    undo = host.ask("delete", kind="bot", id=one["name"], sure=True)["undo"]
    assert account(owner, name=one["name"])
    assert host.refused("undo", id=undo) == (409, "bot-name-taken")


def test_what_is_not_there_is_refused(host: Host) -> None:
    assert host.refused("delete", kind="game", id="nothing") == (404, "no-game")
    assert host.refused("delete", kind="tournament", id="nothing") == (404, "admin-no-such")
    assert host.refused("delete", kind="answers", id="0123456789") == (404, "admin-no-device")
    assert host.refused("rename", name="Nobody at all") == (404, "admin-no-name")
    assert host.refused("unban", id="nothing") == (404, "admin-no-ban")
    assert host.refused("close-report", id="nothing") == (404, "admin-no-report")
    assert host.refused("explode")[0] == 422


@on_both_databases
def test_a_report_is_shown_with_whom_it_is_about_and_closed(host: Host, device: NewDevice) -> None:
    maker, guest = device(), device()
    game = table(maker, guest, "Rude")
    told = maker.post(
        "/api/reports",
        json={"kind": "name", "place": "game", "id": game, "shown": "Rude", "why": "rude", "text": "See"},
    )
    assert told.status_code == 201, told.text
    (report,) = (one for one in host.ask("reports")["reports"] if one["place_id"] == game)
    (thing,) = found(host, kind="game", text=game)
    guest_id = next(person["device"] for person in thing["people"] if person["name"] == "Rude")
    assert report["about"]["device"] == guest_id and report["text"] == "See"
    host.ask("close-report", id=report["id"], why="Renamed")
    assert all(one["id"] != report["id"] for one in host.ask("reports")["reports"])
    assert host.ask("reports", closed=True)["reports"][0]["note"] == "Renamed"
