"""Where no route takes a request, the answer says whether the address or the method is wrong."""

import pytest

from server.serving import NewDevice


@pytest.mark.parametrize(
    ("method", "path", "allowed"),
    [
        ("DELETE", "/api/games", "GET, POST"),
        ("TRACE", "/api/games", "GET, POST"),
        ("GET", "/api/join", "POST"),
        ("PATCH", "/api/games/x/seats/0/decision", "DELETE, POST"),
    ],
)
def test_a_method_that_an_address_does_not_have_is_refused_with_those_it_has(
    device: NewDevice, method: str, path: str, allowed: str
) -> None:
    answer = device().request(method, path)
    assert (answer.status_code, answer.headers["Allow"]) == (405, allowed)
    assert answer.json()["code"] == "method"


@pytest.mark.parametrize("method", ["GET", "PUT", "TRACE"])
def test_an_address_without_any_route_is_not_found(device: NewDevice, method: str) -> None:
    answer = device().request(method, "/api/nothing")
    assert answer.status_code == 404 and "Allow" not in answer.headers
    assert answer.json()["code"] == "no-page"
