"""Requests that pages of other sites send are recognised by their headers."""

import pytest

from cartographers.server.auth.origin import is_cross_site, is_loopback

HERE = {"host": "maps.example"}


@pytest.mark.parametrize(
    ("headers", "cross"),
    [
        ({}, False),
        ({"origin": "https://maps.example"}, False),
        ({"origin": "https://evil.example"}, True),
        ({"origin": "https://friend.example"}, False),
        ({"sec-fetch-site": "same-origin"}, False),
        ({"sec-fetch-site": "cross-site"}, True),
        ({"sec-fetch-site": "same-site"}, True),
    ],
)
def test_a_request_is_cross_site_unless_its_origin_is_here_or_allowed(
    headers: dict[str, str], cross: bool
) -> None:
    assert is_cross_site(HERE | headers, ("https://friend.example",)) is cross


@pytest.mark.parametrize(
    ("host", "loopback"),
    [
        ("127.0.0.1:8000", True),
        ("localhost", True),
        ("LOCALHOST:80", True),
        ("[::1]:8000", True),
        ("maps.localhost", True),
        ("192.168.1.5:8000", False),
        ("maps.example", False),
        ("127.maps.example", False),
        ("[", False),
        ("", False),
    ],
)
def test_a_loopback_address_works_only_on_the_servers_machine(host: str, loopback: bool) -> None:
    assert is_loopback(host) is loopback
