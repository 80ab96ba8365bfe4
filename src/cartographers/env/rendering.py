"""Maps as text and as pictures."""

from importlib import import_module
from io import BytesIO
from typing import Any

import numpy as np
from numpy.typing import NDArray

from cartographers.env.map_svg import GAP, INK, PAPER, maps_svg
from cartographers.notation.paint import Paint
from cartographers.notation.terminal_map import map_lines
from cartographers.rules.setup import edicts_of, seasons_of
from cartographers.rules.state import Game, Seat

RENDER_MODES = ["ansi", "rgb_array"]
#: The height of a line in a picture, and of its letters.
_LINE, _LETTERS = 15, 11
#: Text, an array of (height, width, 3), or nothing.
Picture = str | NDArray[np.uint8] | None


def check_mode(mode: str | None) -> None:
    """Raise ``ValueError`` unless there is such a mode."""
    if mode is not None and mode not in RENDER_MODES:
        raise ValueError(f"render_mode is one of {', '.join(RENDER_MODES)}, or None, not {mode!r}")


def rendered(mode: str | None, game: Game) -> Picture:
    """The maps in a mode, with what lies on the table; nothing without a mode."""
    if mode == "ansi":
        return "\n".join([*_table_lines(game), *(line for seat in game.seats for line in _map_lines(seat))])
    return _picture(game) if mode == "rgb_array" else None


def _table_lines(game: Game) -> list[str]:
    """What lies on the table, by the keys of the cards."""
    return [f"edicts {', '.join(_edicts(game))}", f"{_time(game)}, {_card(game)}"]


def _edicts(game: Game) -> list[str]:
    edicts = edicts_of(game.shelf, game.setup)
    return [f"{letter} {edict.key}" for letter, edict in zip("ABCD", edicts, strict=True)]


def _time(game: Game) -> str:
    season = seasons_of(game.shelf, game.setup)[game.season]
    return f"{season.key}, time {game.clock} of {season.time}"


def _card(game: Game) -> str:
    return f"card {game.card or 'none'}{', ruins pending' if game.pending else ''}"


def _map_lines(seat: Seat) -> list[str]:
    return ["", _standing(seat), *map_lines(seat.sheet, Paint(colour=False))]


def _standing(seat: Seat) -> str:
    return f"stars {seat.stars}, coins {seat.purse}"


def _picture(game: Game) -> NDArray[np.uint8]:
    """The maps side by side with what each has scored, and below them what lies on the table.

    All pictures of a game have the same size, so that they can become a film.
    """
    maps = pixels(maps_svg([seat.sheet for seat in game.seats]))
    height, width, _ = maps.shape
    images, draws, fonts = (_needed(f"PIL.{name}") for name in ("Image", "ImageDraw", "ImageFont"))
    a, b, c, d = _edicts(game)
    below = [_time(game), _card(game), f"{a}, {b}", f"{c}, {d}"]
    page = images.new("RGB", (width, height + _LINE * (len(below) + 1) + GAP), PAPER)
    page.paste(images.fromarray(maps))
    pen, font = draws.Draw(page), fonts.load_default(_LETTERS)
    for number, seat in enumerate(game.seats):
        left = GAP + number * (width - GAP) // len(game.seats)
        pen.text((left, height), _standing(seat), INK, font)
    for line, text in enumerate(below, 1):
        pen.text((GAP, height + line * _LINE), text, INK, font)
    return np.asarray(page, np.uint8)


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
