"""Routes for those who run a server: is it alive, can it serve, and its figures."""

import asyncio
import sys
import time
from pathlib import Path
from typing import Literal

from fastapi import APIRouter, FastAPI, Request, Response

from cartographers.server.auth.networks import Networks
from cartographers.server.basics.errors import Refusal
from cartographers.server.basics.metrics import Metrics
from cartographers.server.http.client import client_address
from cartographers.server.http.dependencies import ServicesDep, json_response, refusals
from cartographers.server.http.errors import no_page
from cartographers.server.lobby.lobby import Lobby
from cartographers.server.protocol.message import Message
from cartographers.server.storage.errors import StorageError

router = APIRouter(prefix="/api", tags=["operation"])

#: Seconds in which the store must answer a server that can serve.
_STORE_TIMEOUT = 2.0
_METRICS_TYPE = "text/plain; version=0.0.4; charset=utf-8"
_PAGE_SIZE = 4096


class Health(Message):
    """The server is alive, or can serve."""

    status: Literal["ok"]


@router.get("/health", summary="Is the server alive?", response_model=Health, responses=refusals())
async def get_health() -> Response:
    """Answered as long as the server runs; it says nothing about the store."""
    return json_response(Health(status="ok"))


@router.get("/ready", summary="Can the server serve?", response_model=Health, responses=refusals())
async def get_ready(services: ServicesDep) -> Response:
    """Answered with 503 while the store cannot be read."""
    try:
        async with asyncio.timeout(_STORE_TIMEOUT):
            await services.store.due_games(0, 1)
    except (StorageError, TimeoutError):
        raise Refusal(503, "not-ready", "The store does not answer.") from None
    return json_response(Health(status="ok"))


def add_metrics(app: FastAPI, metrics: Metrics, readers: Networks) -> None:
    """Let some addresses read the figures of a server at ``/metrics``."""
    app.state.metrics = metrics
    _add_gauges(app, metrics)

    async def get_metrics(request: Request) -> Response:
        if client_address(request.scope) not in readers:
            raise no_page()
        return Response(metrics.text(), media_type=_METRICS_TYPE)

    if readers:
        app.add_api_route("/metrics", get_metrics, include_in_schema=False)


def _add_gauges(app: FastAPI, metrics: Metrics) -> None:
    def lobby() -> Lobby:
        rooms: Lobby = app.state.lobby
        return rooms

    metrics.add_gauge("games_in_memory", "Games that are live.", lambda: len(lobby().rooms))
    metrics.add_gauge(
        "sockets",
        "Open WebSockets of players and spectators.",
        lambda: sum(len(room.listeners) for room in lobby().rooms.values()),
    )
    metrics.add_gauge("processor_seconds", "Processor time of the server itself.", time.process_time)
    if sys.platform == "linux":
        metrics.add_gauge("memory_bytes", "Memory of the server itself.", _memory)


def _memory() -> float:
    return float(Path("/proc/self/statm").read_text(encoding="utf-8").split()[1]) * _PAGE_SIZE
