"""Nearly right requests for every route: the short form of ``python tests/long requests``."""

import pytest

from cartographers.server.http import dependencies
from long.requests import Share, check_share


def test_no_request_is_an_error_of_the_server_and_a_refused_one_changes_nothing() -> None:
    done = check_share(Share(seed=5, requests=250))
    assert done.wrong == []
    assert sum(number for status, number in done.statuses.items() if status >= 400) > 100
    assert done.statuses[200] > 20


@pytest.mark.long
def test_an_error_of_the_server_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    async def fails(*_: object) -> None:
        raise RuntimeError("a fault")

    monkeypatch.setattr(dependencies, "visit", fails)
    assert check_share(Share(seed=5, requests=250)).wrong
