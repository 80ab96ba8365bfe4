"""QR codes, so that a phone opens a link without typing it."""

from io import BytesIO, StringIO
from typing import Any

#: The empty border around a code, in modules: two are enough where the ground around it is light.
_BORDER = 2


def qr_svg(text: str) -> bytes:
    """A code as a picture, black on white in every theme: not every camera reads a light code on dark."""
    picture = BytesIO()
    _code(text, "m").save(
        picture, kind="svg", border=_BORDER, light="#fff", xmldecl=False, nl=False, omitsize=True
    )
    return picture.getvalue()


def qr_for_terminal(text: str) -> str:
    """A code as lines of a terminal, two modules in each character."""
    lines = StringIO()
    _code(text, "l").terminal(lines, border=_BORDER, compact=True)
    return lines.getvalue()


def _code(text: str, correction: str) -> Any:
    # Only here: most starts, and all on a device, make no code.
    from segno import make_qr

    return make_qr(text, error=correction)
