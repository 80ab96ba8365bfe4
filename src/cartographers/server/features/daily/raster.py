"""Pictures as PNG, drawn by resvg with the fonts of the printed pages."""

from contextlib import ExitStack
from importlib.resources import as_file, files

#: Lora, for names and figures, and Source Sans 3, for sentences.
_FONTS = ("Lora-SemiBold.ttf", "SourceSans3-Regular.ttf")


def png(svg: str) -> bytes:
    """An SVG picture as PNG, in its own size."""
    import resvg_py  # when it is first needed: most visits need no picture

    with ExitStack() as opened:
        folder = files("cartographers.paper") / "fonts"
        fonts = [str(opened.enter_context(as_file(folder / name))) for name in _FONTS]
        return bytes(resvg_py.svg_to_bytes(svg_string=svg, skip_system_fonts=True, font_files=fonts))
