"""Maps as text and as pictures."""

from importlib import import_module
from io import BytesIO
from typing import Any

import numpy as np
from numpy.typing import NDArray

from cartographers.env.map_svg import maps_svg
from cartographers.notation.paint import Paint
from cartographers.notation.terminal_map import map_lines
from cartographers.rules.sheet import Sheet

RENDER_MODES = ["ansi", "rgb_array"]
#: Text, an array of (height, width, 3), or nothing.
Picture = str | NDArray[np.uint8] | None


def check_mode(mode: str | None) -> None:
    """Raise ``ValueError`` unless there is such a mode."""
    if mode is not None and mode not in RENDER_MODES:
        raise ValueError(f"render_mode is one of {', '.join(RENDER_MODES)}, or None, not {mode!r}")


def rendered(mode: str | None, sheets: list[Sheet]) -> Picture:
    """The maps in a mode; nothing without one."""
    if mode == "ansi":
        return "\n\n".join("\n".join(map_lines(sheet, Paint(colour=True))) for sheet in sheets)
    return pixels(maps_svg(sheets)) if mode == "rgb_array" else None


def pixels(svg: str) -> NDArray[np.uint8]:
    """An SVG picture as an array of red, green and blue."""
    resvg, images = _needed("resvg_py"), _needed("PIL.Image")
    png = resvg.svg_to_bytes(svg_string=svg, skip_system_fonts=True)
    return np.asarray(images.open(BytesIO(png)).convert("RGB"), np.uint8)


def _needed(name: str) -> Any:
    try:
        return import_module(name)
    except ModuleNotFoundError:
        raise ModuleNotFoundError(
            f"rgb_array needs {name}: install it with `pip install 'cartographers[env]'`", name=name
        ) from None
