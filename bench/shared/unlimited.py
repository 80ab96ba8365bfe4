"""The settings of a server at which everybody comes from one address: no limits for it."""

import tomllib
from typing import Any

#: As the text of a file of settings.
NO_LIMITS = """
request_limit = [1e9, 1e9]
creation_limit = [1e9, 1e9]
join_limit = [1e9, 1e9]
phrase_limit = [1e9, 1e9]
kept_limit = [1e9, 1e9]
network_bytes = 1_000_000_000_000
"""

#: As settings that are given.
PLENTY: dict[str, Any] = tomllib.loads(NO_LIMITS)
