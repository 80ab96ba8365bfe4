"""Knocking at a table whose maker lets people in, and waiting for the next game of a table that is full."""

from functools import partial

import pytest

from cartographers.server.storage.knocks import LIFETIME
from server.postgres_server import on_both_databases
from server.push_service import Browser, PushService
from server.random_client import RandomClient
from server.serving import Device, Json, NewDevice, Served, StartServer


def opened(maker: Device, *seats: str, **wish: object) -> Json:
    """A table of Ann, who lets people in unless something else is wished for."""
    kinds = [{"kind": "me", "name": "Ann"}, *({"kind": seat} for seat in seats or ("open",))]
    answer = maker.post("/api/games", json={"seats": kinds, "knocking": True, **wish})
    assert answer.status_code == 201, answer.text
    made: Json = answer.json()
    return made


def knock(guest: Device, code: str, name: str, **more: object) -> Json:
    answer = guest.post("/api/knocks", json={"code": code, "name": name, **more})
    assert answer.status_code == 201, answer.text
    own: Json = answer.json()
    return own


def refused(guest: Device, code: str, name: str = "Ben") -> str:
    answer = guest.post("/api/knocks", json={"code": code, "name": name})
    assert answer.status_code >= 400
    return str(answer.json()["code"])


def at_door(maker: Device, game: str) -> list[Json]:
    knocks: list[Json] = maker.get(f"/api/games/{game}/knocks").json()["knocks"]
    return knocks


def answered(maker: Device, game: str, name: str, let_in: bool) -> Json:
    (found,) = [one for one in at_door(maker, game) if one["name"] == name]
    answer = maker.post(f"/api/games/{game}/knocks/{found['id']}", json={"let_in": let_in})
    assert answer.status_code == 200, answer.text
    left: Json = answer.json()
    return left


def invitation(guest: Device, code: str) -> Json:
    told: Json = guest.get(f"/api/invites/{code}").json()
    return told


def played_to_its_end(*players: Device, game: str) -> None:
    """Play the whole game of some devices with one seat each."""
    while players[0].state(game)["phase"] != "over":
        for player in players:
            state = player.state(game)
            for mine in state["mine"]:
                if mine["must_decide"]:
                    state = RandomClient(player, 1, boldness=0).decide(state, mine)


@on_both_databases
def test_whoever_comes_knocks_and_the_one_who_opened_the_table_lets_them_in(device: NewDevice) -> None:
    ann, ben = device(), device()
    made = opened(ann)
    game, code = made["id"], made["invite"]
    assert invitation(ben, code)["knocking"] and invitation(ben, code)["state"] == "open"
    for link in (code, made["invites"]["1"]):
        taken = ben.post("/api/join", json={"code": link, "name": "Ben"})
        assert (taken.status_code, taken.json()["code"]) == (403, "knock-first")
    with ann.socket(game) as page:
        page.push()
        assert knock(ben, code, "Ben") == {"wants": "seat", "answer": "", "place": 1}
        while page.push()["kind"] != "knocks":
            pass
    (line,) = at_door(ann, game)
    assert (line["name"], line["wants"], line["accepted"]) == ("Ben", "seat", False)
    assert invitation(ben, code)["knock"] == {"wants": "seat", "answer": "", "place": 1}
    with ben.socket(game) as looking_on:
        assert looking_on.push()["state"]["mine"] == []
        assert answered(ann, game, "Ben", let_in=True)["knocks"] == []
        # The page of whoever was let in becomes that of a player by itself.
        state = looking_on.until(lambda told: told["mine"])
    assert state["seats"][1]["name"] == "Ben"
    assert invitation(ben, code)["state"] == "yours" and invitation(ben, code)["knock"] is None


@on_both_databases
def test_who_is_told_no_is_told_so_and_does_not_knock_again(device: NewDevice) -> None:
    ann, ben, eva = device(), device(), device()
    made = opened(ann)
    game, code = made["id"], made["invite"]
    knock(ben, code, "Ben")
    knock(eva, code, "Eva")
    assert [one["name"] for one in answered(ann, game, "Ben", let_in=False)["knocks"]] == ["Eva"]
    assert invitation(ben, code)["knock"]["answer"] == "no"
    assert refused(ben, code) == "knock-refused"
    assert (
        ben.delete(f"/api/knocks/{code}").json()["knock"]["answer"] == "no"
        and refused(ben, code) == "knock-refused"
    )
    # Who went away by themselves may come again.
    assert eva.delete(f"/api/knocks/{code}").json()["knock"] is None
    assert at_door(ann, game) == [] and invitation(eva, code)["knock"] is None
    knock(eva, code, "Eva")
    assert answered(ann, game, "Eva", let_in=True)["knocks"] == []


def test_only_the_one_who_opened_the_table_sees_who_knocks_and_answers(device: NewDevice) -> None:
    ann, ben, eva = device(), device(), device()
    made = opened(ann)
    game = made["id"]
    knock(ben, made["invite"], "Ben")
    assert at_door(ben, game) == at_door(eva, game) == []
    assert ben.get(f"/api/games/{game}/knocks").json()["mine"]["place"] == 1
    (line,) = at_door(ann, game)
    for other in (ben, eva):
        answer = other.post(f"/api/games/{game}/knocks/{line['id']}", json={"let_in": True})
        assert (answer.status_code, answer.json()["code"]) == (403, "not-table-maker")
    gone = ann.post(f"/api/games/{game}/knocks/nobody", json={"let_in": True})
    assert (gone.status_code, gone.json()["code"]) == (404, "no-knock")


def test_names_at_the_door_differ_and_nobody_is_nameless(device: NewDevice) -> None:
    ann, ben, eva = device(), device(), device()
    code = opened(ann)["invite"]
    assert refused(ben, code, "") == "knock-name"
    assert refused(ben, code, "Аnn") == "name-alike"
    knock(ben, code, "Ben")
    assert refused(eva, code, "Ben") == "name-taken"
    assert refused(ann, code) == "knock-seated"


def test_where_people_just_sit_down_nobody_knocks(device: NewDevice) -> None:
    ann, ben = device(), device()
    made = opened(ann, knocking=False)
    assert refused(ben, made["invite"]) == "knock-open"
    assert not invitation(ben, made["invite"])["knocking"]
    assert ben.post("/api/join", json={"code": made["invite"], "name": "Ben"}).status_code == 200


def test_there_is_an_end_to_knocking(
    device: NewDevice, served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann, ben, eva = device(), device(), device()
    made = opened(ann)
    game, code = made["id"], made["invite"]
    monkeypatch.setattr("cartographers.server.features.invitations.knocking.MOST", 1)
    knock(ben, code, "Ben")
    assert refused(eva, code, "Eva") == "knock-most"
    # After a day nobody stands there any more.
    for wants in LIFETIME:
        monkeypatch.setitem(LIFETIME, wants, 0.0)
    assert at_door(ann, game) == [] and invitation(ben, code)["knock"] is None


def test_a_network_that_knocks_too_often_has_to_wait(serving: StartServer) -> None:
    served = serving()
    ann = served.device()
    codes = [opened(ann)["invite"] for _ in range(2)]
    answers = [
        served.device().post("/api/knocks", json={"code": codes[number % 2], "name": f"Guest {number}"})
        for number in range(31)
    ]
    assert [answer.status_code for answer in answers] == [201] * 30 + [429]
    assert answers[-1].json()["code"] == "too-many-knocks"


@on_both_databases
def test_who_finds_a_full_table_watches_and_is_in_the_next_game(device: NewDevice) -> None:
    ann, ben, eva, tom = device(), device(), device(), device()
    made = opened(ann, knocking=False)
    game, code = made["id"], made["invite"]
    ben.post("/api/join", json={"code": code, "name": "Ben"})
    assert invitation(eva, code)["state"] == "taken" and invitation(eva, code)["may_wait"]
    assert knock(eva, code, "Eva") == {"wants": "next", "answer": "", "place": 1}
    assert knock(tom, code, "Tom")["place"] == 2
    assert [(one["name"], one["accepted"]) for one in at_door(ann, game)] == [("Eva", True), ("Tom", True)]
    answered(ann, game, "Tom", let_in=False)
    with eva.socket(game) as page:
        page.push()
        played_to_its_end(ann, ben, game=game)
        following = ann.post(f"/api/games/{game}/rematch").json()["id"]
        assert page.until(lambda told: told["rematch"])["rematch"]["id"] == following
    assert [seat["name"] for seat in eva.state(following)["seats"]] == ["Ann", "Ben", "Eva"]
    assert eva.state(following)["mine"][0]["seat"] == 2
    # The code of the old table leads on.
    assert invitation(eva, code)["state"] == "yours" and invitation(eva, code)["game"]["id"] == following
    assert invitation(tom, code)["knock"]["answer"] == "no"
    assert at_door(ann, following) == []


@pytest.mark.long
def test_where_the_maker_lets_people_in_only_those_are_next_who_were_let_in(device: NewDevice) -> None:
    ann, ben, eva, tom = device(), device(), device(), device()
    made = opened(ann)
    game, code = made["id"], made["invite"]
    knock(ben, code, "Ben")
    answered(ann, game, "Ben", let_in=True)
    for guest, name in ((eva, "Eva"), (tom, "Tom")):
        assert knock(guest, code, name)["wants"] == "next"
    assert [one["accepted"] for one in answered(ann, game, "Eva", let_in=True)["knocks"]] == [True, False]
    assert invitation(eva, code)["knock"] == {"wants": "next", "answer": "yes", "place": 1}
    played_to_its_end(ann, ben, game=game)
    following = ann.post(f"/api/games/{game}/rematch").json()["id"]
    assert [seat["name"] for seat in ann.state(following)["seats"]] == ["Ann", "Ben", "Eva"]
    # Tom is still asked about at the next table.
    assert [(one["name"], one["accepted"]) for one in at_door(ann, following)] == [("Tom", False)]


def test_a_club_seats_those_who_wait_where_nobody_sits_and_keeps_who_knocks_over_the_start(
    device: NewDevice,
) -> None:
    host, ann, ben, eva = device(), device(), device(), device()
    made = host.create("open", "open", "open", hosted=True, pace="live", absence=None, knocking=True)
    game, code = made["id"], made["invite"]
    for guest, name in ((ann, "Ann"), (ben, "Ben")):
        knock(guest, code, name)
    answered(host, game, "Ann", let_in=True)
    following = host.post(f"/api/games/{game}/host", json={"action": "start", "spare": 1}).json()["rematch"][
        "id"
    ]
    assert [one["name"] for one in at_door(host, following)] == ["Ben"]
    assert [seat["name"] for seat in answered_state(host, following, "Ben")["seats"]] == ["Ann", "Ben"]
    assert knock(eva, code, "Eva")["wants"] == "next"
    answered(host, following, "Eva", let_in=True)
    host.post(f"/api/games/{following}/seats/1/free")
    host.post(f"/api/games/{following}/abandon")
    last = host.post(f"/api/games/{following}/rematch").json()["id"]
    assert [seat["name"] for seat in host.state(last)["seats"]] == ["Ann", "Eva"]
    assert eva.state(last)["mine"][0]["seat"] == 1


def answered_state(host: Device, game: str, name: str) -> Json:
    answered(host, game, name, let_in=True)
    return host.state(game)


def test_a_knock_comes_as_a_notice_to_who_does_not_look(serving: StartServer) -> None:
    start = partial(serving, private_notices=True, notice_delay=0.0, notice_retries=(0.01,))
    with PushService() as service:
        served = start()
        ann, ben, eva = served.device(), served.device(), served.device()
        made = opened(ann, "open", "open")
        browser = Browser(service)
        key = ann.get("/api/push").json()["key"]
        ann.post("/api/push", json=browser.subscription, headers={"Accept-Language": "cs"})
        knock(ben, made["invite"], "Ben")
        request = service.next()
        told = browser.read(request, key)
        assert (told["kind"], told["game"], told["title"]) == ("knock", made["id"], "Ben klepe")
        assert request.headers["Topic"] == f"{made['id']}-knock"
        with ann.socket(made["id"]) as page:
            page.push()
            knock(eva, made["invite"], "Eva")
        assert service.requests.empty()


@on_both_databases
def test_knocks_go_with_their_person_and_move_to_another_device(device: NewDevice) -> None:
    ann, ben, tablet = device(), device(), device()
    made = opened(ann)
    game, code = made["id"], made["invite"]
    knock(ben, code, "Ben")
    tablet.get("/api/games")
    phrase = ben.post("/api/you/phrase", json={"device": "phone"}).json()["latin"]
    assert tablet.post("/api/you/link", json={"phrase": phrase, "device": "tablet"}).status_code == 200
    assert invitation(tablet, code)["knock"]["wants"] == "seat"
    assert ben.post("/api/you/delete", json={"everything": True}).status_code == 200
    assert at_door(ann, game) == []
