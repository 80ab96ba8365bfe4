"""The token in a device's cookie: well formed or ignored, and safe from scripts and other sites."""

import pytest

from cartographers.server.auth.device_token import COOKIE, cookie_with, hashed, new_token, token_in


def test_a_token_is_read_back_from_the_cookie_that_was_set() -> None:
    token = new_token()
    cookie = cookie_with(token, secure=False).partition(";")[0]
    assert token_in({"cookie": f"other=1; {cookie}; more=2"}) == token


def test_no_two_tokens_are_equal_and_their_hashes_do_not_contain_them() -> None:
    tokens = {new_token() for _ in range(20)}
    assert len(tokens) == 20
    assert all(token not in hashed(token) for token in tokens)


@pytest.mark.parametrize(
    "cookie", ["", f"{COOKIE}=", f"{COOKIE}=short", f"{COOKIE}={'x' * 44}", f"{COOKIE}={'/' * 43}", "\x00"]
)
def test_a_malformed_cookie_has_no_token(cookie: str) -> None:
    assert token_in({"cookie": cookie}) is None


def test_a_request_without_a_cookie_has_no_token() -> None:
    assert token_in({}) is None


def test_the_cookie_is_hidden_from_scripts_and_secure_only_where_https_is_used() -> None:
    assert {"HttpOnly", "SameSite=Lax"} <= set(cookie_with("x", secure=False).split("; "))
    assert "Secure" not in cookie_with("x", secure=False).split("; ")
    assert "Secure" in cookie_with("x", secure=True).split("; ")
