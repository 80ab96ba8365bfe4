"""Errors as responses: each is a ``Problem`` with one sentence."""

from fastapi import FastAPI, Request, Response
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException

from cartographers.server.errors import Refusal
from cartographers.server.protocol import Problem
from cartographers.server.rooms.lesson import GoalMissed


def problem_response(status: int, problem: Problem) -> Response:
    """A response that says what was wrong with a request."""
    return Response(problem.model_dump_json(), status, media_type="application/json")


def add_error_handlers(app: FastAPI) -> None:
    """Answer every exception of a route with a ``Problem``."""
    app.add_exception_handler(Refusal, _on_refusal)
    app.add_exception_handler(RequestValidationError, _on_invalid_request)
    app.add_exception_handler(HTTPException, _on_http_error)
    app.add_exception_handler(Exception, _on_unexpected_error)


# Starlette's type for handlers is a function of any exception, so each handler narrows it.


async def _on_refusal(request: Request, error: Exception) -> Response:
    assert isinstance(error, Refusal)
    problem = Problem(detail=error.detail, code=error.code, cells=error.cells)
    if isinstance(error, GoalMissed):
        problem.missed = error.missed
    return problem_response(error.status, problem)


async def _on_invalid_request(request: Request, error: Exception) -> Response:
    assert isinstance(error, RequestValidationError)
    first = error.errors()[0]
    field = " ".join(str(part) for part in first["loc"] if part != "body")
    reason = first.get("ctx", {}).get("error", first["msg"])
    detail = f"The request cannot be read: {field + ': ' if field else ''}{reason}."
    return problem_response(422, Problem(detail=detail))


async def _on_http_error(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    return problem_response(error.status_code, Problem(detail=f"{error.detail}."))


async def _on_unexpected_error(request: Request, error: Exception) -> Response:
    return problem_response(500, Problem(detail="Something went wrong here; nothing was changed."))
