"""A job that the page computes instead of the server, in a worker of its own."""

from cartographers.server.protocol.message import Message


class PageJob(Message):
    """A function of the modules that a page can load (``GET /api/engine``), and what it is called with."""

    #: ``module:function``.
    run: str
    #: JSON, which a page passes on as it is: it has numbers that JavaScript would round.
    request: str
