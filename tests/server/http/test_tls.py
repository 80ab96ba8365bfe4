"""Over TLS: the cookie that no other domain can set, the one before it, and coming back over TLS only."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import NamedTuple

import pytest
from websockets.sync.client import connect

from cartographers.server.auth.device_token import COOKIE, DeviceCookie, new_token
from cartographers.server.auth.plain_cookies import FILE
from cartographers.server.storage.errors import StorageError
from server.conftest import plenty
from server.serving import Device, Served

TLS = {"X-Forwarded-Proto": "https", "Host": "maps.example"}
NAME = DeviceCookie(secure=True).name


class Behind(NamedTuple):
    """A server behind a proxy with TLS."""

    served: Served

    def tls_begins_later(self) -> None:
        """Let the first call over TLS be a minute from now: its time is noted in whole seconds."""
        data: Path = self.served.app.state.lobby.services.settings.data
        (data / FILE).write_text((datetime.now(UTC) + timedelta(minutes=1)).isoformat())

    def get(self, path: str = "/api/games", cookie: str = "", **more: str) -> "Answer":
        """Ask for something over TLS, with nothing but this cookie."""
        # Without the cookies of earlier answers.
        with Device(self.served.port) as device:
            found = device.get(path, headers={**TLS, **({"Cookie": cookie} if cookie else {}), **more})
            return Answer(found.status_code, found.text, found.headers.get_list("set-cookie"))


class Answer(NamedTuple):
    """What a browser was told."""

    status: int
    text: str
    cookies: list[str]

    @property
    def token(self) -> str:
        """The token it was given over TLS."""
        (given,) = [one for one in self.cookies if one.startswith(f"{NAME}=")]
        return given.partition(";")[0].removeprefix(f"{NAME}=")


@pytest.fixture
def behind(tmp_path: Path) -> Iterator[Behind]:
    """A server behind a proxy that it trusts."""
    settings = replace(plenty(tmp_path), host_names=("maps.example",), proxies="127.0.0.1")
    with Served(settings) as running:
        yield Behind(running)


@pytest.mark.parametrize("path", ["/api/catalogue", "/"])
def test_a_new_device_gets_a_cookie_of_this_host_alone(behind: Behind, path: str) -> None:
    (cookie,) = behind.get(path).cookies
    assert cookie.startswith(f"{NAME}=") and {"Secure", "Path=/"} <= set(cookie.split("; "))
    assert not behind.get("/api/catalogue", cookie.partition(";")[0]).cookies


def test_who_played_before_keeps_the_games_and_gets_the_new_cookie(behind: Behind) -> None:
    device = behind.served.device()
    game = device.create()["id"]
    behind.tls_begins_later()
    old = f"{COOKIE}={device.token}"
    for path in ("/api/games", "/", f"/api/games/{game}"):
        answer = behind.get(path, old)
        assert answer.token == device.token, path
        # The old one is removed.
        assert [one for one in answer.cookies if one.startswith(f"{COOKIE}=; Max-Age=0")]
    address = f"ws://127.0.0.1:{behind.served.port}/api/games/{game}/events"
    with connect(address, additional_headers={"X-Forwarded-Proto": "https", "Cookie": old}) as line:
        assert '"mine":[{' in str(line.recv(10))
    # With both the new one counts, and there is nothing to replace.
    assert not behind.get(f"/api/games/{game}", f"{old}; {NAME}={device.token}").cookies


def test_no_token_that_was_got_later_can_be_put_into_a_browser_of_somebody_else(behind: Behind) -> None:
    behind.get("/api/catalogue")
    # Whoever has a page at evil.maps.example sets its own token as a cookie for all of maps.example.
    evil = Device(behind.served.port)
    evil.headers.update(TLS)
    evil.get("/api/catalogue")
    token = evil.cookies[NAME]
    evil.headers["Cookie"] = f"{NAME}={token}"
    evil.create()
    for planted in (f"{COOKIE}={token}", f"{COOKIE}={new_token()}", f"{COOKIE}=short"):
        visit = behind.get("/", planted)
        assert visit.token not in (token, planted)
        own = f"{NAME}={visit.token}"
        assert '"running":[]' in behind.get("/api/games", f"{planted}; {own}").text
        assert behind.get("/api/games", f"{planted}; {own}").token == visit.token


def test_while_the_store_is_away_no_cookie_is_replaced(behind: Behind, broken: Callable[..., None]) -> None:
    device = behind.served.device()
    device.create()
    behind.tls_begins_later()
    broken(behind.served.app.state.lobby.services.store.people, "known_since")
    assert not behind.get("/api/catalogue", f"{COOKIE}={device.token}").cookies


@pytest.fixture
def broken(monkeypatch: pytest.MonkeyPatch) -> Callable[..., None]:
    """Lets a call of the store fail."""

    def break_call(store: object, name: str) -> None:
        async def fail(*_: object) -> None:
            raise StorageError("away")

        monkeypatch.setattr(store, name, fail)

    return break_call


def test_who_has_everything_deleted_loses_the_cookie(behind: Behind) -> None:
    token = behind.get("/").token
    with Device(behind.served.port) as device:
        answer = device.post(
            "/api/you/delete", json={"everything": True}, headers={**TLS, "Cookie": f"{NAME}={token}"}
        )
    (cookie,) = answer.headers.get_list("set-cookie")
    assert cookie.startswith(f"{NAME}=; Max-Age=0") and "Secure" in cookie


def test_browsers_come_back_over_tls_only(behind: Behind) -> None:
    with behind.served.device() as device:
        for path in ("/", "/api/catalogue", "/api/nothing"):
            told = device.get(path, headers=TLS).headers
            assert told["strict-transport-security"] == f"max-age={180 * 24 * 3600}"
            # Not where TLS is missing, or where other servers of the same machine would be concerned.
            assert "strict-transport-security" not in device.get(path).headers
            here = {**TLS, "Host": f"localhost:{device.port}"}
            assert "strict-transport-security" not in device.get(path, headers=here).headers


def test_only_a_trusted_proxy_can_say_that_a_request_came_over_tls(tmp_path: Path) -> None:
    settings = replace(plenty(tmp_path), host_names=("maps.example",), proxies="10.9.8.7")
    with Served(settings) as running:
        answer = Behind(running).get("/api/catalogue")
        assert answer.cookies[0].startswith(f"{COOKIE}=") and "Secure" not in answer.cookies[0]
        with running.device() as device:
            assert "strict-transport-security" not in device.get("/", headers=TLS).headers
