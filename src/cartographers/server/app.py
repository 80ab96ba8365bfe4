"""The FastAPI application: middleware, routes, error handlers and the browser client's files."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from itertools import chain
from typing import Any

from fastapi import FastAPI
from fastapi.openapi.utils import get_openapi
from pydantic import BaseModel
from starlette.routing import Route

from cartographers import __version__
from cartographers.server import features
from cartographers.server.auth.networks import Networks
from cartographers.server.auth.plain_cookies import PlainCookies
from cartographers.server.basics.clocks import REAL_CLOCKS, Clocks
from cartographers.server.basics.metrics import Metrics
from cartographers.server.basics.tasks import cancel_all
from cartographers.server.features.setup.catalogue import catalogue
from cartographers.server.games import keeping
from cartographers.server.http import operation as operation_routes
from cartographers.server.http.below_path import BelowPath
from cartographers.server.http.devices import Devices
from cartographers.server.http.errors import UnknownAddress, add_error_handlers
from cartographers.server.http.later_routes import LaterRoutes
from cartographers.server.http.middleware import AccessMiddleware
from cartographers.server.http.peer_requests import PeerRequests
from cartographers.server.http.sockets import Answer, Sockets
from cartographers.server.http.static_files import ClientFiles
from cartographers.server.lobby.lobby import Lobby
from cartographers.server.lobby.place import SERVER, Place
from cartographers.server.lobby.services import make_services
from cartographers.server.protocol.games import Push
from cartographers.server.settings import Settings
from cartographers.server.storage.store import Store

DESCRIPTION = """A map-drawing game for one to a hundred players.

A device is identified by a cookie, which the first response sets; there are no accounts. The state of a game
contains everything its seats may do, a preview says what a decision would score, and a decision is stored
before it is acknowledged. Every error is a `Problem`: a sentence or two in the language of the request, and a
code that is the same in every language. The language is that of the query `language`, which a WebSocket takes
as well, or else of the header `Accept-Language`.
"""


def create_app(
    settings: Settings, store: Store | None = None, clocks: Clocks = REAL_CLOCKS, place: Place = SERVER
) -> FastAPI:
    """The application; its store is opened when it starts unless one is given."""
    catalogue()  # a broken box is refused before anything is served

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        lobby = Lobby(make_services(settings, store or place.open_store(settings), clocks, place))
        lobby.services.store.people.tables = features.person_tables()
        lobby.add_features(features.features_of(lobby))
        await lobby.open()
        app.state.lobby = lobby
        lobby.services.computing.add_figures(app.state.metrics)
        keeping.add_figures(lobby.services, app.state.metrics)
        looked_after = asyncio.ensure_future(_look_after(lobby))
        try:
            yield
        finally:
            # Also when the server is stopped at once, which cancels this.
            await cancel_all([looked_after])
            await lobby.close()

    app = FastAPI(
        title="cartographers",
        version=__version__,
        description=DESCRIPTION,
        lifespan=lifespan,
        openapi_url="/api/openapi.json",
        docs_url=None,
        redoc_url=None,
        servers=[{"url": settings.path}] if settings.path else None,
    )
    _add_middleware(app, settings)
    # `include_router` would make every route a second time, which takes a tenth of the start.
    of_features = (module.router.routes for module in features.one_by_one("routes"))
    if place.makes_routes_later:
        later = LaterRoutes(of_features)
        later += app.router.routes
        app.router.routes = later
    else:
        app.router.routes += chain.from_iterable(of_features)
    app.router.routes += operation_routes.router.routes
    app.router.routes.append(
        Route("/api/{path:path}", UnknownAddress(app.router.routes), include_in_schema=False)
    )
    operation_routes.add_metrics(app, Metrics(), Networks(settings.metrics_readers))
    app.mount("/", ClientFiles(settings.client, settings.path))
    add_error_handlers(app)
    app.openapi = lambda: describe(app)  # type: ignore[method-assign]  # the way FastAPI documents
    return app


def _add_middleware(app: FastAPI, settings: Settings) -> None:
    """What each request goes through; the last that is added is the first."""
    if settings.peer:
        # Only here, because most servers are alone.
        from cartographers.server.http.forwarding import ForwardingMiddleware

        app.add_middleware(ForwardingMiddleware)
    app.add_middleware(
        AccessMiddleware, socket_app=Sockets(sockets()), devices=Devices(PlainCookies(settings.data))
    )
    if settings.peer:
        app.add_middleware(PeerRequests)
    if settings.path:
        app.add_middleware(BelowPath, path=settings.path)


async def _look_after(lobby: Lobby) -> None:
    """Do what has to be done besides answering requests, as long as the application runs."""
    await asyncio.sleep(lobby.services.place.rest)
    # One that fails does not end the others.
    await asyncio.gather(*lobby.background_tasks(), keeping.look_after(lobby), return_exceptions=True)


def sockets() -> dict[str, Answer]:
    """Who answers the sockets of what."""
    return {kind: answer for module in features.modules("socket") for kind, answer in module.SOCKETS.items()}


def describe(app: FastAPI) -> dict[str, Any]:
    """The OpenAPI description, with the messages that are no responses, which FastAPI leaves out."""
    if app.openapi_schema is None:
        schema = get_openapi(
            title=app.title,
            version=app.version,
            description=app.description,
            routes=app.routes,
            servers=app.servers or None,
        )
        for model in _described():
            described = model.model_json_schema(
                mode="serialization", ref_template="#/components/schemas/{model}"
            )
            used = described.pop("$defs", {})
            schema["components"]["schemas"] |= used | {model.__name__: described}
        app.openapi_schema = schema
    return app.openapi_schema


def _described() -> list[type[BaseModel]]:
    """Messages that are no answers of routes."""
    of_features = (getattr(module, "DESCRIBED", ()) for module in features.modules("messages"))
    return [Push, *(model for described in of_features for model in described)]
