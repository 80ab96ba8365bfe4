"""The gate of requests: while many come at once, networks take turns at having one answered (decision 20)."""

import asyncio
from collections.abc import Callable
from time import perf_counter

from cartographers.server.basics.client_network import Network
from cartographers.server.work.fair_order import FairOrder


class Gate:
    """Lets one request after the other into the event loop, of the network that has had least of it.

    Most requests are answered in one go, and some take long: without the gate, one that comes after thirty of
    somebody else would wait for all of them. A request that is let in and has to wait for something else does
    not keep others from coming in.
    """

    def __init__(self, clock: Callable[[], float] = perf_counter) -> None:
        self._clock = clock
        self._waiting: FairOrder[tuple[Network, asyncio.Future[None]]] = FairOrder()
        #: Whose request was let in last, and when; none if nobody is in.
        self._inside: Network | None = None
        self._since = 0.0

    async def enter(self, network: Network) -> None:
        """Wait until it is the turn of a network."""
        if self._inside is None:
            self._let_in(network)
            return
        turn = asyncio.get_running_loop().create_future()
        self._waiting.push((network,), (network, turn))
        await turn

    def _let_in(self, network: Network) -> None:
        self._inside, self._since = network, self._clock()
        # It is called when the request that was let in has been answered, or waits for something.
        asyncio.get_running_loop().call_soon(self._next)

    def _next(self) -> None:
        assert self._inside is not None
        self._waiting.charge((self._inside,), self._clock() - self._since)
        self._inside = None
        while waiting := self._waiting.pop():
            network, turn = waiting
            if not turn.done():  # its client may be gone
                turn.set_result(None)
                self._let_in(network)
                return
