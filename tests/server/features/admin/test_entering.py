"""The link to the host's page and its session."""

from collections.abc import Callable
from pathlib import Path
from time import time

from cartographers.server.basics.clocks import Clocks
from cartographers.server.basics.secret_key import derived
from cartographers.server.features.admin.links import LINK_AGE, new_code
from cartographers.server.features.admin.routes import COOKIE
from server.conftest import plenty
from server.features.admin.host import Host
from server.postgres_server import on_both_databases
from server.serving import NewDevice, Served


@on_both_databases
def test_a_link_opens_one_session_which_the_host_can_end(served: Served, device: NewDevice) -> None:
    host = Host(served)
    assert host.ask("look")["look"]["creation"] == "open"
    old = host.session
    assert host.post("/api/admin/leave").status_code == 200
    stranger = device()
    stranger.cookies.set(COOKIE, old, domain="127.0.0.1", path="/")
    assert stranger.post("/api/admin/ask", json={"act": "look"}).json()["code"] == "admin-session"


def test_a_code_can_be_used_once(served: Served, device: NewDevice) -> None:
    code = Host(served).new_code()
    first, second = (device().post("/api/admin/enter", json={"code": code}) for _ in range(2))
    assert (first.status_code, second.status_code) == (200, 403)
    assert second.json()["code"] == "admin-link"


def test_a_code_that_is_old_or_signed_with_another_key_opens_nothing(
    served: Served, device: NewDevice
) -> None:
    lobby = served.app.state.lobby
    key, now = lobby.services.seat_codes.derived("admin-link"), lobby.services.clocks.wall()
    good = new_code(key, now)
    bad = [
        new_code(key, now - LINK_AGE - 1),
        new_code(derived(b"another", "admin-link"), now),
        f"9{good}",
        good.replace(".", ".0", 1),
        "",
        "...",
        "x",
    ]
    for code in bad:
        answer = device().post("/api/admin/enter", json={"code": code})
        assert (answer.status_code, answer.json()["code"]) == (403, "admin-link"), code


def test_without_a_session_nothing_is_told(device: NewDevice) -> None:
    stranger = device()
    for path in ("ask", "leave"):
        answer = stranger.post(f"/api/admin/{path}", json={"act": "look"})
        assert (answer.status_code, answer.json()["code"]) == (403, "admin-session")


def test_the_cookie_is_sent_to_the_hosts_calls_only_and_no_script_reads_it(served: Served) -> None:
    host = Host(served)
    answer = host.post("/api/admin/enter", json={"code": host.new_code()})
    cookie = answer.headers["set-cookie"]
    assert "Path=/api/admin;" in cookie and "HttpOnly" in cookie and "SameSite=Strict" in cookie


def test_entering_is_in_the_log(served: Served) -> None:
    host = Host(served)
    (last, *_) = host.ask("log")["log"]
    assert last["act"] == "enter" and last["whose"].startswith("page ")


@on_both_databases
def test_a_host_closes_all_pages_and_the_links_that_nobody_has_opened(
    tmp_path: Path, database: Callable[[], str]
) -> None:
    late = [0.0]
    clocks = Clocks(wall=lambda: time() + late[0])
    with Served(plenty(tmp_path, database()), clocks=clocks) as served:
        host, thief = Host(served), Host(served)
        unopened = host.new_code()
        late[0] = 2.0
        assert host.ask("close-pages")["done"]
        for page in (host, thief):
            assert page.refused("look") == (403, "admin-session")
        answer = served.device().post("/api/admin/enter", json={"code": unopened})
        assert (answer.status_code, answer.json()["code"]) == (403, "admin-link")
        late[0] = 4.0
        entered, closed, *_ = Host(served).ask("log")["log"]
        assert (entered["act"], closed["act"]) == ("enter", "close-pages")
