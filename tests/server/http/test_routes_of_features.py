"""The routes of all features together: they are found by walking, so no order may matter between features."""

from itertools import combinations
from pathlib import Path

from starlette.routing import Route

from cartographers.server import features
from cartographers.server.app import create_app, sockets
from cartographers.server.settings import Settings


def overlap(one: str, other: str) -> bool:
    """Is there an address that both paths match?"""
    first, second = one.split("/"), other.split("/")
    same = (a == b or a.startswith("{") or b.startswith("{") for a, b in zip(first, second, strict=False))
    return len(first) == len(second) and all(same)


def feature_of(route: Route) -> str:
    """The folder in which the function of a route lies."""
    return route.endpoint.__module__.split(".")[-2]


def test_no_two_features_answer_one_address(tmp_path: Path) -> None:
    routes = [
        route
        for route in create_app(Settings(data=tmp_path)).routes
        if isinstance(route, Route) and ":path" not in route.path and route.methods
    ]
    assert len(routes) > 90
    clashes = [
        f"{one.path} and {other.path}"
        for one, other in combinations(routes, 2)
        if feature_of(one) != feature_of(other)
        and (one.methods or set()) & (other.methods or set()) - {"HEAD"}
        and overlap(one.path, other.path)
    ]
    assert clashes == []


def test_every_feature_is_found_and_those_asked_most_come_first() -> None:
    folders = {path.parent.name for path in Path(features.__file__).parent.glob("*/routes.py")}
    assert set(features.names()) == folders
    assert features.names()[:3] == ("play", "setup", "invitations")
    assert set(sockets()) == {"games", "tournaments", "studies"}
