"""A push service for one test, and servers that may send to it at once."""

from collections.abc import Iterator
from functools import partial

import pytest

from server.push_service import PushService
from server.serving import StartServer


@pytest.fixture
def service() -> Iterator[PushService]:
    """A push service that also takes webhooks."""
    with PushService() as running:
        yield running


@pytest.fixture
def telling(serving: StartServer) -> StartServer:
    """Servers that send to this machine, without delay, and repeat quickly."""
    return partial(serving, private_notices=True, notice_delay=0.0, notice_retries=(0.01, 0.01))
