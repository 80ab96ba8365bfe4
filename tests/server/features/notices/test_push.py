"""Push messages of a real server, received and decrypted by a push service in the test."""

import asyncio
import re
from pathlib import Path
from stat import S_IMODE
from time import sleep

import pytest

from cartographers.server.auth.device_token import hashed
from cartographers.server.features.notices.store import UnsentNotices
from server.push_service import Browser, PushService
from server.quick_advisers import until
from server.random_client import RandomClient
from server.serving import Device, Json, Served, StartServer


def subscribed(device: Device, browser: Browser, language: str = "en") -> str:
    """Subscribe a device; the server's public key."""
    key: str = device.get("/api/push").json()["key"]
    answer = device.post("/api/push", json=browser.subscription, headers={"Accept-Language": language})
    assert answer.json() == {"key": key, "subscribed": True, "language": language}, answer.text
    return key


def two_players(served: Served) -> tuple[Device, Device, str]:
    """Ann, who made a game, and Ben, who took its open seat."""
    ann, ben = served.device(), served.device()
    seats = [{"kind": "me", "name": "Ann"}, {"kind": "open"}]
    created = ann.post("/api/games", json={"seats": seats, "seed": 3}).json()
    ben.get("/api/games")
    ben.post("/api/join", json={"code": created["invites"]["1"], "name": "Ben"})
    return ann, ben, created["id"]


def decide(device: Device, game: str) -> Json:
    """Any legal decision of a device."""
    state = device.state(game)
    return RandomClient(device, 1, boldness=0).decide(state, state["mine"][0])


def test_a_player_who_does_not_look_is_told_of_the_turn(telling: StartServer, service: PushService) -> None:
    ann, ben, game = two_players(telling())
    browser = Browser(service)
    key = subscribed(ben, browser, "uk")
    decide(ben, game)
    decide(ann, game)
    request = service.next()
    assert browser.read(request, key) == {
        "kind": "turn",
        "game": game,
        "language": "uk",
        "title": "Ваш хід",
        "body": "Ann, Ben · Весна",
    }
    assert request.headers["Topic"] == game and request.headers["Urgency"] == "high"
    assert int(request.headers["TTL"]) > 3600
    assert len(request.body) < 4096


def test_a_player_who_looks_is_not_told_but_one_with_a_hidden_page_is(
    telling: StartServer, service: PushService
) -> None:
    served = telling()
    ann, ben, game = two_players(served)
    browser, other = Browser(service), Browser(service, "ann")
    key = subscribed(ben, browser)
    subscribed(ann, other)
    with ben.socket(game) as socket:
        socket.push()
        decide(ben, game)
        decide(ann, game)
        # Who is told is decided for both at once: from now on it does not matter what Ben sees.
        assert other.read(service.next(), key)["kind"] == "turn"
        socket.line.send("hidden")
        listeners = served.app.state.lobby.rooms[game].listeners
        while listeners.any_looking({hashed(ben.token)}):
            sleep(0.005)
        decide(ben, game)
        decide(ann, game)
        assert {service.next().path for _ in range(2)} == {browser.path, other.path}
        socket.line.send("visible")
        ben.state(game)
    assert service.requests.empty()


@pytest.mark.long
def test_the_end_of_a_game_and_a_friend_who_sits_down_are_told(
    telling: StartServer, service: PushService
) -> None:
    served = telling()
    ann, ben = served.device(), served.device()
    browser, other = Browser(service, "ann"), Browser(service, "ben")
    ann.get("/api/games")
    ben.get("/api/games")
    key = subscribed(ann, browser)
    seats = [{"kind": "me", "name": "Ann"}, {"kind": "open"}]
    created = ann.post("/api/games", json={"seats": seats, "seed": 3}).json()
    ben.post("/api/join", json={"code": created["invites"]["1"], "name": ""})
    told = browser.read(service.next(), key)
    assert told["kind"] == "seat" and told["title"] == "Player 2 took a seat"
    assert told["body"] == "Ann, Player 2 · Spring"

    assert ann.delete("/api/push").json()["subscribed"] is False
    subscribed(ben, other)
    game = created["id"]
    kinds: list[str] = []
    while (state := ann.state(game))["phase"] != "over":
        for device in (ann, ben):
            for mine in device.state(game)["mine"]:
                if mine["must_decide"]:
                    RandomClient(device, 1, boldness=0).decide(device.state(game), mine)
    while not kinds or kinds[-1] != "over":
        kinds.append(other.read(service.next(), key)["kind"])
    assert set(kinds) == {"turn", "over"} and state["phase"] == "over"


def test_an_address_that_is_gone_is_forgotten(telling: StartServer, service: PushService) -> None:
    served = telling()
    device, browser = served.device(), Browser(service)
    subscribed(device, browser)
    service.answers.append((410, ""))
    assert device.post("/api/push/test").json() == {"delivered": False, "status": 410}
    assert device.get("/api/push").json()["subscribed"] is False
    assert device.post("/api/push/test").status_code == 404


def test_a_test_message_says_whether_it_was_taken(telling: StartServer, service: PushService) -> None:
    device, browser = telling().device(), Browser(service)
    key = subscribed(device, browser, "cs")
    assert device.post("/api/push/test").json() == {"delivered": True, "status": 201}
    request = service.next()
    assert browser.read(request, key)["title"] == "Oznámení fungují" and "Topic" not in request.headers
    service.answers.append((500, ""))
    assert device.post("/api/push/test").json() == {"delivered": False, "status": 500}


def test_a_subscription_and_the_key_outlast_a_restart(
    telling: StartServer, service: PushService, tmp_path: Path
) -> None:
    served, browser = telling(), Browser(service)
    device = served.device()
    key = subscribed(device, browser)
    served.stop()
    again = device.moved(telling().port)
    assert again.get("/api/push").json() == {"key": key, "subscribed": True, "language": "en"}
    again.post("/api/push/test")
    assert browser.read(service.next(), key)["kind"] == "test"
    (secret,) = tmp_path.glob("*.pem")
    assert S_IMODE(secret.stat().st_mode) == 0o600


def test_an_address_belongs_to_the_device_that_named_it_last(
    telling: StartServer, service: PushService
) -> None:
    served, browser = telling(), Browser(service)
    first, second = served.device(), served.device()
    subscribed(first, browser)
    subscribed(second, browser)
    assert first.get("/api/push").json()["subscribed"] is False
    assert second.get("/api/push").json()["subscribed"] is True


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        ({"endpoint": "http://push.example/x"}, "https://"),
        ({"endpoint": "https://127.0.0.1/x"}, "can’t find 127.0.0.1 on the internet"),
        ({"p256dh": "AAAA"}, "Turn them off and on again"),
        ({"auth": "*"}, "Turn them off and on again"),
    ],
)
def test_a_subscription_that_cannot_be_used_is_refused(
    serving: StartServer, service: PushService, change: Json, sentence: str
) -> None:
    device = serving().device()
    wish = Browser(service).subscription | change
    answer = device.post("/api/push", json=wish)
    assert answer.status_code == 422 and re.search(sentence, answer.json()["detail"])
    assert device.get("/api/push").json()["subscribed"] is False


def test_each_device_of_a_person_is_told_and_deleting_everything_ends_it(
    telling: StartServer, service: PushService
) -> None:
    served = telling()
    ann, ben, game = two_players(served)
    phone, browsers = served.device(), [Browser(service, "laptop"), Browser(service, "phone")]
    phone.get("/api/games")
    phrase = ben.post("/api/you/phrase", json={"device": "laptop"}).json()["latin"]
    assert phone.post("/api/you/link", json={"phrase": phrase, "device": "phone"}).status_code == 200
    for device, browser in zip((ben, phone), browsers, strict=True):
        subscribed(device, browser)
    decide(ben, game)
    decide(ann, game)
    assert {service.next().path for _ in browsers} == {"/laptop", "/phone"}
    assert ben.post("/api/you/delete", json={"everything": True}).status_code == 200
    for device in (ben, phone):
        assert device.get("/api/push").json()["subscribed"] is False


def test_what_was_not_sent_when_the_server_ended_is_sent_by_the_next_one(
    telling: StartServer, service: PushService
) -> None:
    served = telling(notice_delay=3600.0, notice_retries=(3600.0,))
    ann, ben, game = two_players(served)
    browser = Browser(service)
    key = subscribed(ben, browser)
    ann.post(f"/api/games/{game}/webhook", json={"url": f"{service.address}/club"})
    service.answers.append((503, ""))
    decide(ben, game)
    decide(ann, game)
    first = service.next()
    served.stop()

    later = telling()
    requests = {request.path: request for request in (service.next(), service.next())}
    again = requests.pop("/club")
    assert again.body == first.body
    assert again.headers["X-Cartographers-Delivery"] == first.headers["X-Cartographers-Delivery"]
    (message,) = requests.values()
    assert browser.read(message, key)["kind"] == "turn"
    until(lambda: {"left": unsent(later)}, lambda found: not found["left"])


def test_nobody_is_told_of_a_turn_that_passed_before_the_server_was_there_again(
    telling: StartServer, service: PushService
) -> None:
    served = telling(notice_delay=3600.0)
    ann, ben, game = two_players(served)
    subscribed(ben, Browser(service))
    for _ in range(2):
        decide(ben, game)
        decide(ann, game)
    assert unsent(served) == ["turn", "turn"]
    served.stop()
    later = telling()
    until(lambda: {"left": unsent(later)}, lambda found: not found["left"])
    service.next()
    assert service.requests.empty(), "only of the turn that still waits"


def unsent(served: Served) -> list[str]:
    """The kinds of the notices in the store that are still to be sent."""
    return [
        one.kind for one in asyncio.run(UnsentNotices(served.app.state.lobby.services.store.database).all())
    ]
