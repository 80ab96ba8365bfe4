"""The path below a domain at which a server's pages may lie."""

import pytest

from cartographers.server.basics.site_path import BadPath, site_path


@pytest.mark.parametrize(
    ("written", "meant"),
    [("", ""), ("/", ""), ("/cartographers", "/cartographers"), ("/games/Maps_2/", "/games/Maps_2")],
)
def test_a_path_has_no_slash_at_its_end(written: str, meant: str) -> None:
    assert site_path(written) == meant


@pytest.mark.parametrize(
    "written",
    [
        "maps",
        "https://maps.example/x",
        "//maps.example",
        "/a//b",
        "/../x",
        "/a b",
        '/"x',
        "/ä",
        "/a?b",
        "/" + "x" * 200,
    ],
)
def test_what_is_no_path_is_refused(written: str) -> None:
    with pytest.raises(BadPath) as refused:
        site_path(written)
    assert refused.value.code == "serve-path-form"


@pytest.mark.parametrize("written", ["/api", "/g", "/rules/maps", "/assets"])
def test_a_path_that_begins_like_our_own_addresses_is_refused(written: str) -> None:
    with pytest.raises(BadPath) as refused:
        site_path(written)
    assert refused.value.code == "serve-path-own"
