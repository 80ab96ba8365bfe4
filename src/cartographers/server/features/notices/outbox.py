"""The outbox: requests to other servers, sent in the background and repeated if they fail.

It is in memory only; `notices` writes down what is still to be sent, and is told of each letter that is done.
"""

import asyncio
import logging
from collections import deque
from collections.abc import Awaitable, Callable, Mapping
from contextlib import suppress
from dataclasses import dataclass
from types import MappingProxyType

import httpcore

from cartographers.server.basics.tasks import cancel_all
from cartographers.server.features.notices.network import OutgoingNetwork, PrivateAddress

logger = logging.getLogger(__name__)

#: Seconds that one attempt may take, and the longest wait that another server may ask for.
_TIMEOUT, _LONGEST_WAIT = 15.0, 600.0
#: The most lanes with something to send; more is dropped.
_MAX_LANES = 1000
_NOT_FOUND, _GONE, _TOO_MANY, _SERVER_ERROR = 404, 410, 429, 500
#: Stands for the status of a request that got no answer, and of one that may not be sent.
NO_ANSWER, FORBIDDEN = 0, -1


@dataclass(frozen=True, slots=True)
class Letter:
    """A request to another server."""

    url: str
    headers: dict[str, str]
    body: bytes
    #: Called if the other server says that the address does not exist any more.
    on_gone: Callable[[], Awaitable[None]] | None = None
    #: By which `Outbox` says that it is done with it.
    id: str = ""


@dataclass(frozen=True, slots=True)
class Answer:
    """The status of an answer, and for how many seconds the other server wants to be left alone."""

    status: int
    wait: float = 0.0

    @property
    def good(self) -> bool:
        """Has the letter been taken?"""
        return 200 <= self.status < 300


class Outbox:
    """Sends letters in lanes: in each lane one after the other, the lanes at the same time."""

    def __init__(
        self,
        network: OutgoingNetwork,
        delays: tuple[float, ...],
        sleep: Callable[[float], Awaitable[None]] = asyncio.sleep,
        on_done: Callable[[str], None] = lambda _: None,
        other_ways: Mapping[str, Callable[[Letter], Awaitable[Answer]]] = MappingProxyType({}),
    ) -> None:
        """``delays`` are the seconds before each repetition.

        ``on_done`` is called with the id of each letter that was delivered, given up or replaced.
        ``other_ways`` send what does not go over HTTP, by the beginnings of its addresses.
        """
        self._pool = httpcore.AsyncConnectionPool(network_backend=network, max_connections=20)
        self._delays, self._sleep, self._on_done = delays, sleep, on_done
        self._other_ways = other_ways
        self._lanes: dict[str, deque[Letter]] = {}
        self._tasks: dict[str, asyncio.Task[None]] = {}

    @property
    def busy(self) -> bool:
        """Is anything still to be sent?"""
        return bool(self._lanes)

    def post(self, lane: str, letter: Letter, keep: int = 1) -> None:
        """Send a letter in the background; of those that wait in its lane only the newest are kept."""
        if lane not in self._lanes:
            if len(self._lanes) >= _MAX_LANES:
                logger.warning("a notice was dropped: too many are waiting")
                self._on_done(letter.id)
                return
            self._lanes[lane] = deque()
            self._tasks[lane] = asyncio.get_running_loop().create_task(self._work(lane, keep))
        waiting = self._lanes[lane]
        waiting.append(letter)
        while len(waiting) > keep:
            self._on_done(waiting.popleft().id)

    async def _work(self, lane: str, keep: int) -> None:
        waiting = self._lanes[lane]
        try:
            while waiting:
                letter = waiting.popleft()
                await self._deliver(letter, lambda: len(waiting) >= keep)
                self._on_done(letter.id)
        finally:
            # There is no await after the last look at the lane, so no letter is forgotten.
            del self._lanes[lane], self._tasks[lane]

    async def _deliver(self, letter: Letter, outdated: Callable[[], bool]) -> None:
        """Send a letter, repeatedly if need be, until newer letters have taken its place."""
        for delay in (*self._delays, None):
            answer = await self.send(letter)
            repeat = answer.status in (NO_ANSWER, _TOO_MANY) or answer.status >= _SERVER_ERROR
            if not repeat or delay is None:
                break
            await self._sleep(max(delay, min(answer.wait, _LONGEST_WAIT)))
            if outdated():
                return
        if not answer.good:
            logger.warning("a notice was not delivered: status %d", answer.status)

    async def send(self, letter: Letter) -> Answer:
        """Send a letter once."""
        try:
            async with asyncio.timeout(_TIMEOUT):
                way = self._other_ways.get(letter.url.partition(":")[0], self._request)
                answer = await way(letter)
        except PrivateAddress:
            return Answer(FORBIDDEN)
        except (OSError, ValueError, TimeoutError, httpcore.NetworkError, httpcore.TimeoutException):
            return Answer(NO_ANSWER)
        except (httpcore.ProtocolError, httpcore.UnsupportedProtocol):
            return Answer(NO_ANSWER)
        if answer.status in (_NOT_FOUND, _GONE) and letter.on_gone:
            await letter.on_gone()
        return answer

    async def _request(self, letter: Letter) -> Answer:
        """The answer to one request. Its body is not read, and a redirection is not followed."""
        headers = {"Content-Length": str(len(letter.body)), **letter.headers}
        async with self._pool.stream(
            "POST", letter.url, headers=list(headers.items()), content=letter.body
        ) as response:
            wait = 0.0
            for name, value in response.headers:
                if name.lower() == b"retry-after":
                    # It may also be a date; the usual delay does then.
                    with suppress(ValueError):
                        wait = max(0.0, float(value))
            return Answer(response.status, wait)

    async def close(self) -> None:
        """Drop what is waiting and close all connections."""
        await cancel_all(list(self._tasks.values()))
        await self._pool.aclose()
