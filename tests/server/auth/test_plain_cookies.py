"""Whose cookie from the time before TLS is still taken."""

from datetime import UTC, datetime
from pathlib import Path

import pytest

from cartographers.server.auth.device_token import COOKIE_AGE
from cartographers.server.auth.plain_cookies import FILE, PlainCookies

TLS_SINCE = datetime(2026, 11, 17, 12, 0, tzinfo=UTC).timestamp()
BEFORE, LATER = "2026-11-17 11:59:59", "2026-11-17 12:00:01"


@pytest.fixture
def cookies(tmp_path: Path) -> PlainCookies:
    """A server that was called over TLS."""
    called = PlainCookies(tmp_path)
    called.called_over_tls(TLS_SINCE)
    return called


def test_only_devices_known_before_the_first_call_over_tls_may_come_with_one(cookies: PlainCookies) -> None:
    assert cookies.accept(BEFORE, TLS_SINCE + 60)
    assert cookies.accept("2026-11-17T11:59:59.000+00:00", TLS_SINCE + 60)
    # What anybody could get after that, to put it into somebody else's browser.
    assert not cookies.accept(LATER, TLS_SINCE + 60)
    assert not cookies.accept(None, TLS_SINCE + 60)


def test_when_that_was_is_remembered_after_a_restart(cookies: PlainCookies, tmp_path: Path) -> None:
    again = PlainCookies(tmp_path)
    assert not again.accept(BEFORE, TLS_SINCE + 60)
    again.called_over_tls(TLS_SINCE + 3600)
    assert again.accept(BEFORE, TLS_SINCE + 3600) and not again.accept(LATER, TLS_SINCE + 3600)


def test_in_the_end_none_is_taken(cookies: PlainCookies) -> None:
    assert cookies.accept(BEFORE, TLS_SINCE + COOKIE_AGE - 1)
    assert not cookies.accept(BEFORE, TLS_SINCE + COOKIE_AGE + 1)


def test_a_damaged_file_is_written_anew(tmp_path: Path) -> None:
    (tmp_path / FILE).write_text("once upon a time")
    again = PlainCookies(tmp_path)
    again.called_over_tls(TLS_SINCE)
    assert again.accept(BEFORE, TLS_SINCE) and not again.accept(LATER, TLS_SINCE)
    assert (tmp_path / FILE).read_text() == "2026-11-17T12:00:00+00:00"
