"""The route of the rules for players."""

from functools import cache
from gzip import compress
from hashlib import sha256
from typing import Annotated, NamedTuple

from fastapi import APIRouter, Path, Request, Response

from cartographers.server.features.guide.messages import Guide
from cartographers.server.http.dependencies import CallerDep, ServicesDep, refusals
from cartographers.server.work.threads import Reading

router = APIRouter(prefix="/api")

#: Seconds that writing the rules in a language takes at most.
_WRITING = 0.5

Language = Annotated[str, Path(description="A language, like `en`.", pattern="^[a-z]{2,3}$")]


class _Body(NamedTuple):
    """The rules in a language, ready to be sent."""

    plain: bytes
    compressed: bytes
    etag: str


def _written(wanted: str) -> _Body:
    """The rules in the wanted language, or in English."""
    # Reading the chapters needs modules that a server without readers can do without.
    from cartographers.server.show.examples import written_language

    return _body(written_language(wanted))


@cache
def _body(language: str) -> _Body:
    from cartographers.server.features.guide.shown import guide

    plain = guide(language).model_dump_json().encode()
    return _Body(plain, compress(plain), f'"{sha256(plain).hexdigest()[:24]}"')


@router.get(
    "/guide/{language}",
    tags=["boxes"],
    summary="The rules for players",
    response_model=Guide,
    responses=refusals(),
)
async def get_guide(
    services: ServicesDep, caller: CallerDep, request: Request, language: Language
) -> Response:
    """The rules with examples, in English if they are not written in the language. It has an ETag."""
    # The first reader of a language waits for it, and nobody else.
    body = await services.computing.threads.run(Reading(caller, "", _WRITING), _written, language)
    headers = {"ETag": body.etag, "Cache-Control": "no-cache", "Vary": "Accept-Encoding"}
    if request.headers.get("if-none-match") == body.etag:
        return Response(status_code=304, headers=headers)
    if "gzip" not in request.headers.get("accept-encoding", ""):
        return Response(body.plain, media_type="application/json", headers=headers)
    headers["Content-Encoding"] = "gzip"
    return Response(body.compressed, media_type="application/json", headers=headers)
