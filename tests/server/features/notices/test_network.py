"""Where the server may send something."""

import asyncio
from threading import Event

import httpcore
import pytest

from cartographers.server.features.notices.network import (
    NotAllowed,
    OutgoingNetwork,
    PrivateAddress,
    is_public,
)
from cartographers.server.features.notices.outbox import FORBIDDEN, Letter, Outbox

PRIVATE = [
    "127.0.0.1",
    "10.1.2.3",
    "192.168.0.1",
    "172.16.0.9",
    "169.254.169.254",
    "100.64.0.1",
    "0.0.0.0",
    "224.0.0.1",
    "255.255.255.255",
    "::1",
    "fe80::1%eth0",
    "fd00::1",
    "ff02::1",
    "::ffff:10.0.0.1",
    "64:ff9b::7f00:1",
    "2002:7f00:1::",
    "::127.0.0.1",
    "::142.250.1.1",
    "::ffff:142.250.1.1",
    "::ffff:0:142.250.1.1",
    "64:ff9b:1::8efa:101",
    "2002:8efa:101::1",
    "2001::8efa:101",
    "2001:db8::1",
    "3fff::1",
    "fec0::1",
    "4000::1",
    "192.88.99.1",
    "198.18.0.1",
    "240.0.0.1",
]


@pytest.mark.parametrize("address", PRIVATE)
def test_an_address_of_this_machine_or_a_local_network_is_not_public(address: str) -> None:
    assert not is_public(address)


@pytest.mark.parametrize("address", ["142.250.1.1", "2a00:1450::1", "64:ff9b::8efa:101"])
def test_an_address_of_the_internet_is_public(address: str) -> None:
    assert is_public(address)


@pytest.mark.parametrize(
    ("url", "code"),
    [
        ("http://push.example/x", "address-not-https"),
        ("ftp://push.example/x", "address-not-https"),
        ("https://", "address-not-https"),
        ("https://user@push.example/x", "address-not-https"),
        ("https://push.example:port/", "address-not-https"),
        ("https://пуш.example/", "address-not-https"),
        ("https://127.0.0.1/x", "address-unknown"),
        ("https://[::1]:8000/x", "address-unknown"),
        ("https://localhost/x", "address-unknown"),
        ("https://2130706433/x", "address-unknown"),
        ("https://nowhere.invalid/x", "address-unknown"),
    ],
)
def test_an_address_that_nothing_may_be_sent_to_is_refused_with_the_reason(url: str, code: str) -> None:
    with pytest.raises(NotAllowed) as refused:
        asyncio.run(OutgoingNetwork(private=False).check(url))
    assert refused.value.code == code


def test_a_name_of_the_local_network_is_refused_as_one_that_nobody_has() -> None:
    """Otherwise everybody could ask this server which names its network has."""

    def refusal(host: str) -> str:
        with pytest.raises(NotAllowed) as refused:
            asyncio.run(OutgoingNetwork(private=False).check(f"https://{host}/x"))
        return repr((refused.value.code, refused.value.sentence, refused.value.values)).replace(host, "")

    assert refusal("localhost") == refusal("nowhere.invalid")


def test_a_host_may_allow_its_own_network() -> None:
    asyncio.run(OutgoingNetwork(private=True).check("http://127.0.0.1:8000/x"))


class Rebound(OutgoingNetwork):
    """A name that stood for a public address when it was checked, and stands for another one now."""

    async def _addresses(self, host: str, port: int) -> list[str]:
        return await super()._addresses("127.0.0.1", port)


def test_a_name_that_leads_to_another_address_later_leads_nowhere() -> None:
    async def send() -> int:
        outbox = Outbox(Rebound(private=False), ())
        answer = await outbox.send(Letter("https://push.example/x", {}, b""))
        await outbox.close()
        return answer.status

    assert asyncio.run(send()) == FORBIDDEN


def test_nothing_is_sent_to_sockets_of_this_machine() -> None:
    with pytest.raises(PrivateAddress):
        asyncio.run(OutgoingNetwork(private=True).connect_unix_socket("/run/x"))
    assert issubclass(PrivateAddress, httpcore.ConnectError)


def test_a_name_server_that_never_answers_holds_up_nothing_else(monkeypatch: pytest.MonkeyPatch) -> None:
    answers = Event()
    monkeypatch.setattr("socket.getaddrinfo", lambda *_, **__: answers.wait() and [])
    monkeypatch.setattr("cartographers.server.features.notices.network._PATIENCE", 0.0)

    async def test() -> None:
        network = OutgoingNetwork(private=False)
        # More than there are threads for everything else, which passwords are checked in.
        for number in range(64):
            with pytest.raises(NotAllowed) as refused:
                await network.check(f"https://slow{number}.example/")
            assert refused.value.code == "address-unknown"
        assert await asyncio.to_thread(lambda: "done") == "done"
        network.close()

    try:
        asyncio.run(test())
    finally:
        answers.set()
