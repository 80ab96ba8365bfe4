"""The application: the routes behind the gate, and the client's files."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from fastapi import FastAPI, Request, Response
from fastapi.exceptions import RequestValidationError
from fastapi.openapi.utils import get_openapi
from starlette.exceptions import HTTPException

from cartographers import __version__
from cartographers.server.errors import Refusal
from cartographers.server.http import coach_routes, play_routes, replay_routes, setup_routes, socket
from cartographers.server.http.middleware import Gate, problem
from cartographers.server.http.static_files import client_files
from cartographers.server.lobby.lobby import Lobby
from cartographers.server.protocol import Problem, Push
from cartographers.server.settings import Settings
from cartographers.server.storage.sqlite import SqliteStore
from cartographers.server.storage.store import Store

DESCRIPTION = """A map-drawing game for one to a hundred players.

A device is known by a cookie that the first answer sets; there are no accounts. A game's state says
everything that may be done in it, a preview tells what would come of it, and a decision is kept before it is
acknowledged. Every refusal is a `Problem`: one sentence.
"""


def create_app(settings: Settings, store: Store | None = None) -> FastAPI:
    """The application; its store is opened when it starts unless one is given."""

    @asynccontextmanager
    async def running(app: FastAPI) -> AsyncIterator[None]:
        lobby = Lobby(settings, store or SqliteStore(settings.data / "games.sqlite"))
        app.state.lobby = lobby
        chores = [asyncio.ensure_future(chore) for chore in lobby.background_tasks()]
        yield
        for chore in chores:
            chore.cancel()
        await asyncio.gather(*chores, return_exceptions=True)
        await lobby.close()

    app = FastAPI(
        title="cartographers",
        version=__version__,
        description=DESCRIPTION,
        lifespan=running,
        openapi_url="/api/openapi.json",
        docs_url=None,
        redoc_url=None,
    )
    app.add_middleware(Gate)
    for routes in (setup_routes, play_routes, replay_routes, coach_routes, socket):
        app.include_router(routes.router, prefix="/api")
    app.add_api_route(
        "/api/{path:path}", _no_such_route, include_in_schema=False, methods=["GET", "POST", "DELETE"]
    )
    app.mount("/", client_files(settings.client))
    _say_problems(app)
    app.openapi = lambda: describe(app)  # type: ignore[method-assign]  # FastAPI's own way to extend it
    return app


async def _no_such_route() -> Response:
    return problem(404, "There is nothing at this address.")


def _say_problems(app: FastAPI) -> None:
    """Whatever goes wrong is said in one sentence."""

    @app.exception_handler(Refusal)
    async def refused(request: Request, refusal: Refusal) -> Response:
        told = Problem(detail=refusal.detail, code=refusal.code, cells=refusal.cells)
        return Response(told.model_dump_json(), refusal.status, media_type="application/json")

    @app.exception_handler(RequestValidationError)
    async def unreadable(request: Request, wrong: RequestValidationError) -> Response:
        first = wrong.errors()[0]
        where = " ".join(str(part) for part in first["loc"] if part != "body")
        said = first.get("ctx", {}).get("error", first["msg"])
        return problem(422, f"The request cannot be read: {where + ': ' if where else ''}{said}.")

    @app.exception_handler(HTTPException)
    async def no_answer(request: Request, wrong: HTTPException) -> Response:
        return problem(wrong.status_code, f"{wrong.detail}.")

    @app.exception_handler(Exception)
    async def broken(request: Request, wrong: Exception) -> Response:
        return problem(500, "Something went wrong here; nothing was changed.")


def describe(app: FastAPI) -> dict[str, Any]:
    """The description of the API, with what comes over the socket."""
    if app.openapi_schema is None:
        schema = get_openapi(
            title=app.title, version=app.version, description=app.description, routes=app.routes
        )
        schemas = schema["components"]["schemas"]
        pushed = Push.model_json_schema(mode="serialization", ref_template="#/components/schemas/{model}")
        pushed.pop("$defs", None)
        schemas["Push"] = pushed
        app.openapi_schema = schema
    return app.openapi_schema
