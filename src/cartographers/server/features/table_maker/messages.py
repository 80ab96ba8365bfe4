"""What the one who opened a table may do."""

from typing import Literal

from cartographers.server.protocol.message import RequestMessage


class TableRequest(RequestMessage):
    """What the one who opened a table does.

    ``pause`` and ``go-on`` stop the clock and all decisions; ``extend`` begins the time for a move anew.
    """

    action: Literal["pause", "go-on", "extend"]
