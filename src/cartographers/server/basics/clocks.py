"""Where the server reads the time; a test puts clocks of its own in their place."""

import time
from collections.abc import Callable
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Clocks:
    """Two clocks: one for durations while the server runs, and one whose time survives a restart."""

    monotonic: Callable[[], float] = time.monotonic
    #: Seconds since 1970.
    wall: Callable[[], float] = time.time


#: The clocks of this machine.
REAL_CLOCKS = Clocks()
