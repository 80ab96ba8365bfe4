"""On a device routes are made when they are asked for."""

from collections.abc import Iterator
from pathlib import Path

from starlette.routing import BaseRoute, Route

from cartographers.server.app import create_app
from cartographers.server.http.later_routes import LaterRoutes
from cartographers.server.in_browser.application import Application
from cartographers.server.settings import Settings


def route(path: str) -> Route:
    return Route(path, lambda request: None)


def test_a_group_is_made_when_no_route_before_it_is_wanted() -> None:
    made = []

    def groups() -> Iterator[list[BaseRoute]]:
        for group in (["/a", "/b"], [], ["/c"]):
            made.append(group)
            yield [route(path) for path in group]

    routes = LaterRoutes(groups())
    routes.append(route("/last"))
    assert made == []
    first = iter(routes)
    next(first)
    assert made == [["/a", "/b"]]
    # Another request has reached the end meanwhile.
    assert [getattr(one, "path", "") for one in routes] == ["/a", "/b", "/c", "/last"]
    assert [getattr(one, "path", "") for one in first] == ["/b", "/c", "/last"]
    assert [getattr(one, "path", "") for one in routes] == ["/a", "/b", "/c", "/last"]


def test_a_device_has_the_routes_of_a_server(tmp_path: Path) -> None:
    apps = (create_app(Settings(data=tmp_path / "server")), Application(tmp_path / "device").app)
    there, here = (sorted(getattr(one, "path", "") for one in app.router.routes) for app in apps)
    assert here == there
