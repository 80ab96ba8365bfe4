"""E-mail through the mail server of the host: an address is confirmed, told of turns, and forgotten."""

import asyncio
import re
from collections.abc import Iterator
from functools import partial
from pathlib import Path

import pytest

from cartographers.server.features.notices.mail_server import MailServer
from cartographers.server.features.notices.mail_store import is_address
from cartographers.server.features.notices.outbox import Letter
from server.features.notices.test_push import decide, two_players
from server.mail_service import Mail, MailService, certificate
from server.serving import Device, Json, Served, StartServer

LETTER = Letter("mailto:ann@mail.example", {}, b"Subject: Hello\r\n\r\nHello\r\n")
HERE = "https://maps.example"


@pytest.fixture
def post() -> Iterator[MailService]:
    """A mail server of the host, without encryption."""
    with MailService() as running:
        yield running


@pytest.fixture
def mailing(serving: StartServer, post: MailService) -> StartServer:
    """Servers that hand e-mail to it, without delay."""
    return partial(
        serving,
        mail_server=f"smtp-plain://{post.place}",
        mail_from="Maps <maps@mail.example>",
        site_address=HERE,
        notice_delay=0.0,
        notice_retries=(0.01, 0.01),
    )


def link(mail: Mail, what: str) -> tuple[str, str]:
    """The id and the code of a link in an e-mail."""
    found = re.search(rf"{HERE}/mail/([0-9a-f]+)/{what}/([0-9a-f]+)", mail.text)
    assert found, mail.text
    return found[1], found[2]


def give(device: Device, address: str, language: str = "en") -> Json:
    """The answer to an address."""
    state: Json = device.post(
        "/api/mail", json={"address": address}, headers={"Accept-Language": language}
    ).json()
    return state


def confirmed(served: Served, device: Device, post: MailService, language: str = "en") -> Mail:
    """A device gives an address, and a stranger's browser follows the link; the e-mail with it."""
    give(device, "ben@mail.example", language)
    mail = post.next()
    id, code = link(mail, "confirm")
    stranger = served.device()
    answer = stranger.post(f"/api/mail/{id}/confirm", json={"code": code})
    assert answer.json() == {"possible": True, "address": "ben@mail.example", "confirmed": True}, answer.text
    return mail


def test_who_confirms_an_address_is_told_of_turns_there_until_the_link_to_stop_is_followed(
    mailing: StartServer, post: MailService
) -> None:
    served = mailing()
    ann, ben, game = two_players(served)
    assert ben.get("/api/mail").json() == {"possible": True, "address": "", "confirmed": False}
    assert give(ann, "no address")["code"] == "mail-address"
    mail = confirmed(served, ben, post, "uk")
    assert (mail.sender, mail.to) == ("maps@mail.example", "ben@mail.example")
    assert mail.message["Subject"] == "Підтвердьте електронну адресу"
    assert mail.message["From"] == "Maps <maps@mail.example>"
    assert ben.get("/api/mail").json()["confirmed"]
    decide(ben, game)
    decide(ann, game)
    turn = post.next()
    assert turn.to == "ben@mail.example" and turn.message["Subject"] == "Ваш хід · Ann, Ben · Весна"
    assert f"{HERE}/g/{game}" in turn.text
    id, code = link(turn, "stop")
    assert f"/mail/{id}/stop/{code}" in turn.message["List-Unsubscribe"]
    # No other code stops it, no login is needed, and the address is gone.
    stranger = served.device()
    assert stranger.delete(f"/api/mail/{id}", params={"code": link(mail, "confirm")[1]}).status_code == 404
    assert stranger.delete(f"/api/mail/{id}", params={"code": code}).status_code == 200
    assert ben.get("/api/mail").json()["address"] == ""
    assert (
        stranger.post(f"/api/mail/{id}/confirm", json={"code": link(mail, "confirm")[1]}).status_code == 404
    )
    decide(ben, game)
    decide(ann, game)
    give(ann, "ann@mail.example")
    assert post.next().to == "ann@mail.example"


def test_nothing_but_the_link_is_sent_to_an_address_that_nobody_has_confirmed(
    mailing: StartServer, post: MailService, monkeypatch: pytest.MonkeyPatch
) -> None:
    served = mailing()
    ann, ben, game = two_players(served)
    give(ben, "ben@mail.example")
    id, code = link(post.next(), "confirm")
    decide(ben, game)
    decide(ann, game)
    monkeypatch.setattr("cartographers.server.features.notices.mail_asking._TO_CONFIRM", -1.0)
    assert ben.post(f"/api/mail/{id}/confirm", json={"code": code}).json()["code"] == "no-mail-address"
    give(ben, "ben@mail.example")
    assert link(post.next(), "confirm")[0] != id


def test_nobody_can_have_much_sent_to_the_address_of_somebody_else(
    mailing: StartServer, post: MailService
) -> None:
    served = mailing()
    for _ in range(3):
        assert give(served.device(), "ann@mail.example")["address"] == "ann@mail.example"
        post.next()
    refused = served.device().post("/api/mail", json={"address": "Ann@mail.example"})
    assert (refused.status_code, refused.json()["code"]) == (429, "too-many-addresses")
    assert int(refused.headers["Retry-After"]) > 3600


def test_the_address_is_in_the_export_and_goes_with_everything_else(
    mailing: StartServer, post: MailService
) -> None:
    served = mailing()
    _, ben, _ = two_players(served)
    confirmed(served, ben, post)
    assert b"mail.json" in ben.post("/api/you/export", json={"settings": {}}).content
    assert ben.post("/api/you/delete", json={"everything": True}).status_code == 200
    assert ben.get("/api/mail").json()["address"] == ""


def test_an_address_that_does_not_exist_any_more_is_forgotten(
    mailing: StartServer, post: MailService
) -> None:
    served = mailing()
    ann, ben, game = two_players(served)
    confirmed(served, ben, post)
    # Once later, then never again.
    post.refusals.extend(["451 try again", "550 no such user"])
    decide(ben, game)
    decide(ann, game)
    until_forgotten(ben)


def until_forgotten(device: Device) -> None:
    """Wait until a device has no address."""
    for _ in range(1000):
        if not device.get("/api/mail").json()["address"]:
            return
    raise AssertionError("the address is still there")


def test_a_server_without_a_mail_server_says_so(serving: StartServer) -> None:
    device = serving().device()
    assert device.get("/api/mail").json()["possible"] is False
    assert give(device, "ann@mail.example")["code"] == "no-mail"


@pytest.mark.parametrize("scheme", ["smtp", "smtps"])
def test_a_mail_server_is_logged_in_to_only_over_tls_with_a_known_certificate(
    scheme: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file, context = certificate(tmp_path)
    with MailService(context, encrypted=scheme == "smtps") as post:
        server = MailServer(f"{scheme}://maps:pass%40word@{post.place}", "maps@mail.example")
        with pytest.raises(OSError):
            asyncio.run(server.send(LETTER))
        monkeypatch.setenv("SSL_CERT_FILE", str(file))
        assert asyncio.run(server.send(LETTER)).good
        mail = post.next()
    assert mail.encrypted and mail.user == "maps:pass@word" and mail.to == "ann@mail.example"


def test_a_mail_server_that_cannot_encrypt_gets_neither_password_nor_mail() -> None:
    with MailService() as post:
        server = MailServer(f"smtp://maps:password@{post.place}", "maps@mail.example")
        assert asyncio.run(server.send(LETTER)).status == 0
        assert post.mails.empty()


@pytest.mark.parametrize(
    ("text", "good"),
    [
        ("ann@mail.example", True),
        ("ann+maps@mail.example", True),
        ("ann@mail", False),
        ("ann@mail.example\nBcc: all@mail.example", False),
        ("ann@mail.example, ben@mail.example", False),
        ("Ann <ann@mail.example>", False),
        (f"{'a' * 65}@mail.example", False),
    ],
)
def test_only_a_single_plain_address_is_one(text: str, good: bool) -> None:
    assert is_address(text) is good
