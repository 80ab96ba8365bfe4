"""What a net does besides convolutions and products, in compiled code: rows of numbers of 32 bits."""

from cartographers.players.compiler.language import Areas2, Floats, Floats2, Floats3, U, compiled


@compiled
def add_to_each(rows: Floats2, added: Floats) -> None:
    """Add the same numbers to each row."""
    for row in range(rows.shape[0]):
        for at in range(rows.shape[1]):
            rows[row, at] += added[at]


@compiled
def no_less_than_zero(numbers: Floats) -> None:
    """What is below 0 becomes 0."""
    for at in range(numbers.shape[0]):
        if numbers[at] < 0.0:
            numbers[at] = 0.0


@compiled
def mean(rows: Floats2, part: float, out: Floats) -> None:
    """The sum of all rows times the part that one of them is: their mean."""
    for at in range(rows.shape[1]):
        out[at] = 0.0
    for row in range(rows.shape[0]):
        for at in range(rows.shape[1]):
            out[at] += rows[row, at]
    for at in range(rows.shape[1]):
        out[at] = out[at] * part


@compiled
def most(rows: Floats2, out: Floats) -> None:
    """The highest number at each place of the rows."""
    for at in range(rows.shape[1]):
        out[at] = rows[0, at]
    for row in range(1, rows.shape[0]):
        for at in range(rows.shape[1]):
            out[at] = max(out[at], rows[row, at])


@compiled
def spread(areas: Areas2, cells: Floats3) -> None:
    """For each cell, each position and each of its areas 1 or 0; the cells come first, the areas last."""
    for cell in range(cells.shape[0]):
        word = int(cell >= 64)
        place = U(cell - 64 * word)
        for position in range(cells.shape[1]):
            for plane in range(cells.shape[2]):
                bit = areas[position, plane, word] >> place & U(1)
                cells[cell, position, plane] = float(int(bit))
