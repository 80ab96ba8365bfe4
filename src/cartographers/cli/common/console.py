"""Whether a terminal obeys control sequences: colours, and clearing the screen."""

import ctypes
import sys
from functools import cache
from typing import TextIO

#: What Windows calls standard output and standard error, and the mode in which a console obeys.
_HANDLES = {1: -11, 2: -12}
_OBEYS = 0x0004


def obeys(stream: TextIO) -> bool:
    """Is it a terminal that understands control sequences?

    The older console of Windows shows them as text until a program asks for them.
    """
    return stream.isatty() and (sys.platform != "win32" or _asked(stream.fileno()))


@cache
def _asked(file: int) -> bool:
    console = vars(ctypes)["windll"].kernel32  # elsewhere there is none, as type checkers know
    handle, mode = console.GetStdHandle(_HANDLES.get(file, 0)), ctypes.c_ulong()
    if not console.GetConsoleMode(handle, ctypes.byref(mode)):
        # A terminal without a console of Windows, as Cygwin's.
        return True
    return bool(console.SetConsoleMode(handle, mode.value | _OBEYS))
