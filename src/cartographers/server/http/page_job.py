"""The answer to a page that computes something itself."""

from json import dumps

from fastapi import Response

from cartographers.notation.wire import Json
from cartographers.server.http.dependencies import json_response
from cartographers.server.protocol.page_job import PageJob
from cartographers.server.workers.job import Run, run_name


def page_job(run: Run, request: Json) -> Response:
    """A function that the page finds among the modules it has loaded, and its request."""
    return json_response(PageJob(run=run_name(run), request=dumps(request)))
