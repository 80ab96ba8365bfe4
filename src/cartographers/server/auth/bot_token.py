"""The token of a bot account, with which a program connects. Only its hash is stored.

It is longer than that of a device, so that neither can be taken for the other.
"""

from cartographers.server.auth.device_token import new_token

#: What every token begins with, so that one that was published by mistake can be recognised. Older ones have
#: no such beginning.
BEGINNING = "cartographers_bot_"


def new_bot_token() -> str:
    """A new token of 256 random bits."""
    return BEGINNING + new_token()
