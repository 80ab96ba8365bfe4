"""Maps as text and as pictures."""

from importlib import import_module
from io import BytesIO
from typing import Any

import numpy as np
from numpy.typing import NDArray

from cartographers.env.map_svg import maps_svg
from cartographers.notation.paint import Paint
from cartographers.notation.terminal_map import map_lines
from cartographers.rules.setup import edicts_of, seasons_of
from cartographers.rules.state import Game, Seat

RENDER_MODES = ["ansi", "rgb_array"]
#: Text, an array of (height, width, 3), or nothing.
Picture = str | NDArray[np.uint8] | None


def check_mode(mode: str | None) -> None:
    """Raise ``ValueError`` unless there is such a mode."""
    if mode is not None and mode not in RENDER_MODES:
        raise ValueError(f"render_mode is one of {', '.join(RENDER_MODES)}, or None, not {mode!r}")


def rendered(mode: str | None, game: Game) -> Picture:
    """The maps in a mode, in text with what lies on the table; nothing without a mode."""
    if mode == "ansi":
        return "\n".join([*_table_lines(game), *(line for seat in game.seats for line in _map_lines(seat))])
    return pixels(maps_svg([seat.sheet for seat in game.seats])) if mode == "rgb_array" else None


def _table_lines(game: Game) -> list[str]:
    """What lies on the table, by the keys of the cards."""
    season = seasons_of(game.shelf, game.setup)[game.season]
    edicts = ", ".join(
        f"{letter} {edict.key}"
        for letter, edict in zip("ABCD", edicts_of(game.shelf, game.setup), strict=True)
    )
    ruins = ", ruins pending" if game.pending else ""
    card = f"{season.key}, time {game.clock} of {season.time}, card {game.card or 'none'}{ruins}"
    return [f"edicts {edicts}", card]


def _map_lines(seat: Seat) -> list[str]:
    standing = f"stars {seat.stars}, coins {seat.purse}"
    return ["", standing, *map_lines(seat.sheet, Paint(colour=False))]


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
