"""A site as a browser sees it: a proxy with TLS before a server on this machine."""

import socket
from dataclasses import dataclass
from pathlib import Path
from ssl import SSLContext

#: The name by which the site is called, which leads to this machine everywhere.
NAME = "localhost"


@dataclass(frozen=True, slots=True)
class Site:
    """The ports of a proxy and of the server behind it."""

    http: int
    https: int
    server: int
    certificate: Path
    #: Trusts the certificate and nothing else.
    trust: SSLContext
    #: The path below which the pages lie, like ``/cartographers``.
    path: str = ""

    @property
    def address(self) -> str:
        """The address of the site, without a slash at its end."""
        return f"https://{NAME}:{self.https}{self.path}"


def free_port() -> int:
    """A port at which nobody listens."""
    with socket.create_server(("127.0.0.1", 0)) as probe:
        port: int = probe.getsockname()[1]
        return port
