"""Addresses for links, told only where a link from the page would lead nobody here; QR codes of links."""

from xml.etree.ElementTree import fromstring

import pytest

from server.serving import NewDevice, StartServer

NETWORK = ("http://192.168.1.5:8000/",)


def test_a_page_opened_on_the_servers_machine_is_told_the_addresses_in_the_network(
    serving: StartServer,
) -> None:
    client = serving(network=NETWORK, host_names=("maps.example",)).device()
    assert client.get("/api/addresses").json() == {"loopback": True, "network": list(NETWORK)}
    elsewhere = client.get("/api/addresses", headers={"Host": "maps.example"})
    assert elsewhere.json() == {"loopback": False, "network": []}


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
