"""Errors as responses: each is a ``Problem`` with a sentence in the language of the request."""

import logging

from fastapi import FastAPI, Request, Response
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException
from starlette.requests import HTTPConnection
from starlette.routing import BaseRoute, Match, Route
from starlette.types import Receive, Scope, Send

from cartographers.server.basics.errors import Refusal, no_space, not_saved
from cartographers.server.http.language import words_for
from cartographers.server.rooms.lesson import GoalMissed
from cartographers.server.show.problems import problem_message, unreadable_request
from cartographers.server.storage.errors import NoSpace, StorageError

logger = logging.getLogger(__name__)


def no_page() -> Refusal:
    """Not found: there is no such address."""
    return Refusal(404, "no-page", "There is nothing at this address.")


def _method() -> Refusal:
    return Refusal(405, "method", "This address does not take such a request.")


def _too_large() -> Refusal:
    return Refusal(413, "too-large", "This request is too large.")


def _unreadable() -> Refusal:
    return Refusal(400, "unreadable", "The server cannot read this request: it must be JSON text in UTF-8.")


#: Errors of the framework that have a sentence of their own.
_HTTP_ERRORS = {400: _unreadable, 404: no_page, 405: _method, 413: _too_large}


def problem_response(connection: HTTPConnection, refusal: Refusal) -> Response:
    """A response that says what was wrong with a request."""
    words = words_for(connection)
    problem = problem_message(refusal, words)
    if isinstance(refusal, GoalMissed):
        problem.missed = refusal.missed
    headers = {"Content-Language": words.language, "Vary": "Accept-Language"}
    if refusal.retry_after is not None:
        headers["Retry-After"] = str(refusal.retry_after)
    return Response(problem.model_dump_json(), refusal.status, headers, media_type="application/json")


def add_error_handlers(app: FastAPI) -> None:
    """Answer every exception of a route with a ``Problem``."""
    app.add_exception_handler(Refusal, _on_refusal)
    app.add_exception_handler(RequestValidationError, _on_invalid_request)
    app.add_exception_handler(HTTPException, _on_http_error)
    app.add_exception_handler(StorageError, _on_storage_error)
    app.add_exception_handler(Exception, _on_unexpected_error)


# Starlette's type for handlers is a function of any exception, so each handler narrows it.


async def _on_refusal(request: Request, error: Exception) -> Response:
    assert isinstance(error, Refusal)
    return problem_response(request, error)


async def _on_invalid_request(request: Request, error: Exception) -> Response:
    assert isinstance(error, RequestValidationError)
    return problem_response(request, unreadable_request(error.errors()))


async def _on_http_error(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    known = _HTTP_ERRORS.get(error.status_code)
    refusal = known() if known else Refusal(error.status_code, "http", "{detail}.", detail=str(error.detail))
    response = problem_response(request, refusal)
    response.headers.update(error.headers or {})
    return response


async def _on_storage_error(request: Request, error: Exception) -> Response:
    logger.error("a request failed in the store: %s", error)
    return problem_response(request, no_space() if isinstance(error, NoSpace) else not_saved())


async def _on_unexpected_error(request: Request, error: Exception) -> Response:
    return problem_response(
        request, Refusal(500, "failed", "Something went wrong here; nothing was changed.")
    )


class UnknownAddress:
    """Refuses every request: 405 with the methods that the address has, 404 if it has none."""

    def __init__(self, routes: list[BaseRoute]) -> None:
        self._routes = routes

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Refuse a request."""
        methods = {
            method
            for route in self._routes
            if isinstance(route, Route) and route.matches(scope)[0] is Match.PARTIAL
            for method in route.methods or ()
        }
        if methods:
            raise HTTPException(405, headers={"Allow": ", ".join(sorted(methods))})
        raise HTTPException(404)
