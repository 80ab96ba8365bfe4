"""Cancelling asyncio tasks, and keeping them from being cancelled."""

import asyncio
from collections.abc import Coroutine, Iterable
from typing import Any, TypeVar

T = TypeVar("T")


async def cancel_all(tasks: Iterable[asyncio.Future[Any]]) -> None:
    """Cancel tasks and wait until they have ended; their errors are dropped."""
    ended = list(tasks)
    for task in ended:
        task.cancel()
    await asyncio.gather(*ended, return_exceptions=True)


async def shielded(work: Coroutine[Any, Any, T]) -> T:
    """Finish some work even if the request that started it is cancelled."""
    return await asyncio.shield(asyncio.ensure_future(work))


async def finish(work: Coroutine[Any, Any, T]) -> T:
    """Finish some work even if whoever waits for it is cancelled, which comes into effect only afterwards."""
    task = asyncio.ensure_future(work)
    cancelled: asyncio.CancelledError | None = None
    while not task.done():
        try:
            await asyncio.wait([task])
        except asyncio.CancelledError as error:
            cancelled = error
    if cancelled:
        raise cancelled
    return task.result()
