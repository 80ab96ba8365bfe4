"""What a host sets for everybody: who makes games, what is switched off, notice, contact and imprint."""

from asyncio import gather
from collections.abc import Iterator

import pytest

from cartographers.server.features.admin import setting
from cartographers.server.features.admin.messages import SetNotice, SwitchFeature
from cartographers.server.features.admin.noting import COMMAND
from cartographers.server.protocol.site import FEATURES
from server.features.admin.host import Host
from server.postgres_server import on_both_databases
from server.serving import Device, NewDevice, Served, StartServer


@pytest.fixture
def host(served: Served) -> Iterator[Host]:
    """The host, who leaves everything as it was."""
    host = Host(served)
    yield host
    host.ask("creation", creation="open")
    for feature in host.ask("look")["look"]["off"]:
        host.ask("feature", feature=feature, on=True)
    host.ask("notice", texts={})


def made(device: Device) -> tuple[int, str]:
    answer = device.post("/api/games", json={"seats": [{"kind": "me"}]})
    return answer.status_code, answer.json().get("code", "")


@on_both_databases
def test_nobody_makes_games_once_it_is_closed_and_games_go_on(host: Host, device: NewDevice) -> None:
    player = device()
    made_before = player.create("me", "open")
    host.ask("creation", creation="closed")
    assert made(player) == (403, "creation-closed")
    assert player.post("/api/records", json={"record": "x"}).json()["code"] == "creation-closed"
    assert player.post("/api/tournaments", json={"name": "Cup", "deals": 1}).status_code == 403
    assert player.get("/api/site").json()["may_create"] is False
    guest = device().post("/api/join", json={"code": made_before["invites"]["1"], "name": "Guest"})
    assert guest.status_code == 200
    host.ask("creation", creation="open")
    assert made(player)[0] == 201


@on_both_databases
def test_a_password_is_asked_for_once_and_again_after_it_was_changed(host: Host, device: NewDevice) -> None:
    player = device()
    host.ask("creation", creation="password", password="meadow lark")
    assert made(player) == (403, "creation-password")
    wrong = player.post("/api/site/password", json={"password": "meadow larks"})
    assert (wrong.status_code, wrong.json()["code"]) == (403, "password-wrong")
    right = player.post("/api/site/password", json={"password": "meadow lark"})
    assert right.json()["may_create"] is True
    assert made(player)[0] == 201
    assert made(device()) == (403, "creation-password")
    host.ask("creation", creation="password", password="another lark")
    assert made(player) == (403, "creation-password")


def test_passwords_cannot_be_guessed_fast(serving: StartServer) -> None:
    served = serving()
    Host(served).ask("creation", creation="password", password="meadow lark")
    tried = [served.device().post("/api/site/password", json={"password": "x"}) for _ in range(11)]
    assert [answer.status_code for answer in tried] == [403] * 10 + [429]
    assert int(tried[-1].headers["retry-after"]) > 60


def test_a_password_that_is_too_short_is_refused(host: Host) -> None:
    assert host.refused("creation", creation="password", password="short") == (422, "admin-password")
    assert host.ask("look")["look"]["creation"] == "open"


SWITCHED = {
    "daily": ("GET", "/api/daily"),
    "tournaments": ("GET", "/api/tournaments"),
    "puzzles": ("GET", "/api/puzzles"),
    "bots": ("GET", "/api/bots"),
    "notices": ("GET", "/api/push"),
    "photo": ("POST", "/api/photo"),
    "uploads": ("POST", "/api/records"),
}


@pytest.mark.parametrize("feature", SWITCHED)
def test_what_is_switched_off_is_refused_and_pages_are_told(
    host: Host, device: NewDevice, feature: str
) -> None:
    player, (method, path) = device(), SWITCHED[feature]
    host.ask("feature", feature=feature, on=False)
    assert player.request(method, path).json()["code"] == "feature-off"
    assert player.get("/api/site").json()["off"] == [feature]
    host.ask("feature", feature=feature, on=True)
    assert "feature-off" not in player.request(method, path).text


@on_both_databases
def test_of_what_hosts_set_at_the_same_time_nothing_is_lost(
    host: Host, served: Served, device: NewDevice
) -> None:
    lobby = served.app.state.lobby
    requests = [SwitchFeature(act="feature", feature=feature, on=False) for feature in FEATURES]
    notice = SetNotice(act="notice", texts={"en": "Back at nine."})

    async def set_at_once() -> None:
        await gather(
            setting.set_notice(lobby, COMMAND, notice),
            *(setting.switch(lobby, COMMAND, request) for request in requests),
        )

    served.run(set_at_once())
    told = device().get("/api/site").json()
    assert (told["notice"], told["off"]) == ("Back at nine.", [*FEATURES])


def test_without_the_coach_there_are_no_hints_no_analyses_and_no_strengths(
    host: Host, device: NewDevice
) -> None:
    player = device()
    game = player.create()["id"]
    host.ask("feature", feature="coach", on=False)
    for path in ("seats/0/hint", "seats/0/second-look", "analysis", "par", "what-if"):
        assert player.post(f"/api/games/{game}/{path}", json={}).json()["code"] == "feature-off", path
    for path in ("you/strength", "strengths"):
        assert player.get(f"/api/{path}").json()["code"] == "feature-off", path
    assert player.get(f"/api/games/{game}").status_code == 200


def test_without_spectators_only_players_see_a_running_game(host: Host, device: NewDevice) -> None:
    player, stranger = device(), device()
    game = player.create("me", "open", watchers=True)["id"]
    assert stranger.get(f"/api/games/{game}").status_code == 200
    with stranger.socket(game) as watching, player.socket(game) as playing:
        watching.push(), playing.push()
        host.ask("feature", feature="spectators", on=False)
        assert watching.closed() == 1012
        assert playing.push()["kind"] != "state"
    with stranger.socket(game) as again:
        assert again.closed() == 4403
    assert stranger.get(f"/api/games/{game}").json()["code"] == "no-watchers"
    assert player.get(f"/api/games/{game}").status_code == 200


def test_bots_of_players_are_not_let_in_at_tables(host: Host, device: NewDevice) -> None:
    player = device()
    game = player.create("me", "open")["id"]
    host.ask("feature", feature="bots", on=False)
    theirs = player.post(f"/api/games/{game}/seats/1/bot-account?name=rover")
    assert theirs.json()["code"] == "feature-off"
    assert player.post(f"/api/games/{game}/seats/1/bot?bot=chance").status_code == 200


@on_both_databases
def test_a_notice_is_told_in_the_readers_language_and_at_once(host: Host, device: NewDevice) -> None:
    player = device()
    game = player.create()["id"]
    with player.socket(game) as socket:
        socket.push()
        host.ask("notice", texts={"en": "Back at nine.", "uk": "Будемо о дев’ятій."})
        assert socket.push()["kind"] == "site"
    for language, text in (("uk", "Будемо о дев’ятій."), ("cs", "Back at nine.")):
        told = player.get("/api/site", headers={"Accept-Language": language}).json()
        assert told["notice"] == text and told["notice_id"]
    host.ask("notice", texts={})
    assert player.get("/api/site").json()["notice"] == ""


def test_a_notice_in_a_language_that_is_not_there_is_refused(host: Host) -> None:
    assert host.refused("notice", texts={"tlh": "nuqneH"}) == (422, "admin-language")


def test_contact_and_imprint_are_those_of_the_settings_until_a_host_changes_them(
    serving: StartServer,
) -> None:
    served = serving(site_contact="host@example.org", site_imprint="Run by Ann")
    player, host = served.device(), Host(served)
    told = player.get("/api/site").json()
    assert (told["contact"], told["imprint"]) == ("host@example.org", "Run by Ann")
    host.ask("contact", contact="https://example.org/write")
    told = player.get("/api/site").json()
    assert (told["contact"], told["imprint"]) == ("https://example.org/write", "Run by Ann")
    host.ask("contact", contact="")
    assert player.get("/api/site").json()["contact"] == ""


def test_everything_that_was_set_is_in_the_log(host: Host) -> None:
    host.ask("feature", feature="photo", on=False)
    host.ask("notice", texts={"en": "Hello"})
    last, before, *_ = host.ask("log")["log"]
    assert (last["act"], last["what"]) == ("notice", "Hello")
    assert (before["act"], before["what"]) == ("off", "photo")
