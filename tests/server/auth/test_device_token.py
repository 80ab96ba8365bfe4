"""The token in a device's cookie: well formed or ignored, safe from scripts and other domains."""

from base64 import urlsafe_b64decode

import pytest

from cartographers.server.auth.device_token import COOKIE, DeviceCookie, hashed, new_token

PLAIN, SECURE = DeviceCookie(), DeviceCookie(secure=True)


@pytest.mark.parametrize("cookie", [PLAIN, SECURE, DeviceCookie(secure=True, path="/games/maps")])
def test_a_token_is_read_back_from_the_cookie_that_was_set(cookie: DeviceCookie) -> None:
    token = new_token()
    sent = cookie.with_token(token).partition(";")[0]
    assert cookie.token_in({"cookie": sent}) == token
    assert cookie.token_in({"cookie": f"other=1; {sent}; more=2"}) == token


def test_no_two_tokens_are_equal_and_their_hashes_do_not_contain_them() -> None:
    tokens = {new_token() for _ in range(20)}
    assert len(tokens) == 20
    assert {len(urlsafe_b64decode(f"{token}=")) * 8 for token in tokens} == {256}
    assert all(token not in hashed(token) for token in tokens)


@pytest.mark.parametrize(
    "cookie", ["", f"{COOKIE}=", f"{COOKIE}=short", f"{COOKIE}={'x' * 44}", f"{COOKIE}={'/' * 43}", "\x00"]
)
def test_a_malformed_cookie_has_no_token(cookie: str) -> None:
    assert PLAIN.token_in({"cookie": cookie}) is None


def test_a_request_without_a_cookie_has_no_token() -> None:
    assert PLAIN.token_in({}) is None


def test_the_cookie_is_hidden_from_scripts_and_secure_only_where_https_is_used() -> None:
    assert {"HttpOnly", "SameSite=Lax"} <= set(PLAIN.with_token("x").split("; "))
    assert "Secure" not in PLAIN.with_token("x").split("; ")
    assert "Secure" in SECURE.with_token("x").split("; ")


@pytest.mark.parametrize("path", ["", "/games/maps"])
def test_over_tls_no_other_domain_can_set_it(path: str) -> None:
    # What browsers want of a name that begins like this (RFC 6265bis, 4.1.3.2).
    cookie = DeviceCookie(secure=True, path=path)
    for written in (cookie.with_token("x"), cookie.removed()):
        assert written.startswith("__Host-")
        assert {"Secure", "Path=/"} <= set(written.split("; ")) and "Domain" not in written
    assert cookie.token_in({"cookie": f"{COOKIE}={new_token()}"}) is None


def test_servers_below_one_domain_have_cookies_of_their_own() -> None:
    names = {DeviceCookie(path=path).name for path in ("", "/a", "/a/b", "/a-b", "/ab")}
    assert len(names) == 5
