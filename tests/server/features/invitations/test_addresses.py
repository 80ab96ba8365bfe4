"""Addresses for links, told only where a link from the page would lead nobody here; QR codes of links."""

from pathlib import Path
from xml.etree.ElementTree import fromstring

import pytest

from cartographers.server.http.client import is_on_this_machine
from server.conftest import plenty
from server.serving import NewDevice, Served, StartServer

NETWORK = ("http://192.168.1.5:8000/",)


def test_a_page_opened_on_the_servers_machine_is_told_the_addresses_in_the_network(
    serving: StartServer,
) -> None:
    client = serving(network=NETWORK, host_names=("maps.example",)).device()
    assert client.get("/api/addresses").json() == {"loopback": True, "network": list(NETWORK)}
    elsewhere = client.get("/api/addresses", headers={"Host": "maps.example"})
    assert elsewhere.json() == {"loopback": False, "network": []}


@pytest.mark.parametrize("header", ["X-Forwarded-For", "X-Forwarded-Host", "X-Real-IP", "Forwarded", "Via"])
def test_whoever_comes_through_a_proxy_on_this_machine_is_not_told_them(
    serving: StartServer, header: str
) -> None:
    client = serving(network=NETWORK).device()
    answer = client.get("/api/addresses", headers={"Host": "localhost", header: "192.0.2.1"})
    assert answer.json() == {"loopback": True, "network": []}


def test_whoever_only_says_to_be_on_this_machine_is_not_told_them(tmp_path: Path) -> None:
    with Served(plenty(tmp_path, network=NETWORK, proxies="127.0.0.1")) as running:
        headers = {"Host": "localhost", "X-Forwarded-For": "192.168.1.77"}
        told = running.device().get("/api/addresses", headers=headers).json()
        assert told["network"] == []


@pytest.mark.parametrize(
    ("address", "is_here"),
    [
        *[("127.0.0.1", True), ("127.9.9.9", True), ("::1", True), ("::ffff:127.0.0.1", True)],
        *[("192.168.1.5", False), ("::ffff:192.168.1.5", False), ("localhost", False), ("", False)],
    ],
)
def test_who_is_on_this_machine_is_known_by_the_address(address: str, is_here: bool) -> None:
    assert is_on_this_machine({"type": "http", "client": (address, 1), "headers": []}) is is_here


def test_a_server_that_listens_only_here_has_none(device: NewDevice) -> None:
    assert device().get("/api/addresses").json() == {"loopback": True, "network": []}


def test_a_link_is_drawn_as_a_qr_code(device: NewDevice) -> None:
    client = device()
    pictures = [
        client.get("/api/qr", params={"link": f"http://192.168.1.5:8000/j/{code}"}) for code in ("one", "two")
    ]
    for picture in pictures:
        assert picture.headers["content-type"] == "image/svg+xml"
        assert fromstring(picture.text).tag.endswith("svg")
    assert pictures[0].text != pictures[1].text


@pytest.mark.parametrize("link", ["", "javascript:alert(1)", "https://" + "x" * 300])
def test_only_links_are_drawn(device: NewDevice, link: str) -> None:
    assert device().get("/api/qr", params={"link": link}).status_code == 422
