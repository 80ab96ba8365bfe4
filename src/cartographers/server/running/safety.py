"""Settings with which a server is not started, because strangers could do harm."""

import stat
import sys

from cartographers.rules.problem import Problem
from cartographers.server.auth.networks import Networks
from cartographers.server.auth.origin import is_loopback
from cartographers.server.settings import Settings


class UnsafeSettings(Problem):
    """Settings with which a server is not started."""


def check_safe(settings: Settings) -> None:
    """Raise ``UnsafeSettings`` or ``BadNetwork`` if a server must not be started like this."""
    Networks(settings.metrics_readers)
    host = settings.host
    if settings.private_notices and not is_loopback(f"[{host}]" if ":" in host else host):
        sentence = (
            "private_notices lets everybody who plays send requests into your network: "
            "a server with it must listen on this machine only, not at {host}"
        )
        raise UnsafeSettings("unsafe-notices", sentence, host=host)
    folder = settings.data
    if sys.platform != "win32" and folder.is_dir() and folder.stat().st_mode & stat.S_IWOTH:
        sentence = "every user of this machine can write to {folder}, where the keys are: chmod o-w {folder}"
        raise UnsafeSettings("unsafe-folder", sentence, folder=str(folder))
