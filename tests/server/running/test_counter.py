"""How many connections are open, and from where."""

import sys
from functools import partial
from pathlib import Path

import pytest

from cartographers.server.app import create_app
from cartographers.server.auth.networks import Networks
from cartographers.server.running.counter import ConnectionCounter
from cartographers.server.running.process import server_config
from cartographers.server.settings import ConnectionLimits, Settings

LIMITS = ConnectionLimits(in_all=3, per_address=2)


def test_an_address_is_full_before_the_server_is() -> None:
    counter = ConnectionCounter(LIMITS)
    counter.opened("10.0.0.1")
    counter.opened("10.0.0.1")
    assert counter.is_full("10.0.0.1") and not counter.is_full("10.0.0.2")
    counter.opened("10.0.0.2")
    assert counter.is_full("10.0.0.3")
    counter.closed("10.0.0.1")
    assert not counter.is_full("10.0.0.1") and counter.total == 2


def test_a_proxy_brings_the_connections_of_many() -> None:
    counter = ConnectionCounter(LIMITS, Networks("10.0.0.0/24").__contains__)
    counter.opened("10.0.0.1")
    counter.opened("10.0.0.1")
    assert not counter.is_full("10.0.0.1")


def test_the_addresses_of_one_household_share_their_connections() -> None:
    counter = ConnectionCounter(LIMITS)
    counter.opened("2001:db8:1:2::1")
    counter.opened("2001:db8:1:2:ffff:ffff:ffff:ffff")
    assert counter.is_full("2001:db8:1:2:3:4:5:6") and not counter.is_full("2001:db8:1:3::1")
    counter.closed("2001:db8:1:2::1")
    assert not counter.is_full("2001:db8:1:2::1")


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such limit")
def test_there_are_never_more_connections_than_the_system_has_files_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    import resource

    monkeypatch.setattr(resource, "getrlimit", lambda kind: (200, 300))
    monkeypatch.setattr(resource, "setrlimit", lambda kind, allowed: None)
    settings = Settings(data=tmp_path)
    app = create_app(settings)
    make: object = server_config(app, settings).http
    assert isinstance(make, partial)
    counter, limits = make.args
    assert limits.in_all == 300 - 128
    for number in range(limits.in_all):
        assert not counter.is_full(f"10.0.0.{number}")
        counter.opened(f"10.0.0.{number}")
    assert counter.is_full("10.0.1.1")
