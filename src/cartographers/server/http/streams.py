"""Answers that stay open, line by line."""

from collections.abc import AsyncIterator

from fastapi.responses import StreamingResponse

#: nginx collects answers by itself, and would keep lines back until some kilobytes are full.
_UNBUFFERED = {"X-Accel-Buffering": "no"}


def unbuffered(lines: AsyncIterator[str], media_type: str) -> StreamingResponse:
    """An answer whose lines proxies pass on at once."""
    return StreamingResponse(lines, media_type=media_type, headers=_UNBUFFERED)
