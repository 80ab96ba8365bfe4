"""Text in the colours of a terminal; all output is readable without them."""

#: ANSI 256 colours by the mark of a cell (as in ``notation.sheet_picture``), and by the purpose of a text.
CODES = {
    ".": "38;5;137;48;5;230",
    "r": "1;38;5;94;48;5;223",
    "^": "38;5;255;48;5;241",
    "#": "38;5;245;48;5;236",
    "f": "38;5;231;48;5;28",
    "v": "38;5;231;48;5;131",
    "a": "38;5;16;48;5;179",
    "w": "38;5;231;48;5;32",
    "m": "38;5;231;48;5;54",
    "h": "1;38;5;16;48;5;255",
    "x": "38;5;160;48;5;233",
    "d": "38;5;16;48;5;173",
    "wrong": "1;38;5;231;48;5;160",
    "strong": "1",
    "quiet": "2",
    "good": "1;32",
    "bad": "1;31",
}


class Paint:
    """Puts text in colour, or leaves it as it is."""

    def __init__(self, colour: bool) -> None:
        self.colour = colour

    def __call__(self, text: str, style: str, bold: bool = False) -> str:
        """The text in a style: the mark of a cell, or a purpose."""
        return f"\x1b[{'1;' * bold}{CODES[style]}m{text}\x1b[0m" if self.colour else text
