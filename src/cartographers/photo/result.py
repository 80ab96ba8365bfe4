"""What reading a photo gives: a map with how sure each cell is, or the reason why there is none."""

from dataclasses import dataclass

from cartographers.rules.problem import Problem

#: Below this a cell is shown to be looked at again.
DOUBT = 0.9


class PhotoError(Problem, ValueError):
    """A photo that cannot be read; the message says what would be right."""


@dataclass(frozen=True, slots=True)
class ReadSheet:
    """A map as it was read."""

    #: The printed sheet, A to D; None for a sheet without marks of its own.
    sheet: str | None
    #: Eleven lines of eleven characters (``notation.sheet_picture``).
    picture: tuple[str, ...]
    #: How sure each cell is, from 0 to 1, in eleven rows.
    sureness: tuple[tuple[float, ...], ...]
    #: The cells of the map on the photo seen from straight above, as a JPEG.
    flat: bytes = b""

    @property
    def doubtful(self) -> tuple[tuple[int, int], ...]:
        """Row and column, from 0, of the cells that a person should look at again."""
        rows = enumerate(self.sureness)
        return tuple((row, column) for row, line in rows for column, sure in enumerate(line) if sure < DOUBT)
