"""Maps as Hypothesis draws them: any mixture of everything that can lie on a cell."""

from hypothesis import strategies as st

from cartographers.notation.sheet_picture import read_picture
from cartographers.rules.area import BOARD, CELLS, SIDE
from cartographers.rules.sheet import Sheet

#: Everything a cell can show; a capital is drawn on ruins.
EVERYTHING = ".rfvawmhxd^#FVAWMHXD"
#: A few terrains at a time make large regions, full lines and closed cells likely.
_PALETTES = st.one_of(
    st.just(EVERYTHING),
    st.text(EVERYTHING, min_size=1, max_size=4),
    st.sampled_from(["..f", "..v", "..a.w", "vvv.", "ffx.", "awd", "aw.d", "^fw.", "fvawm^h", "mx.", "d^vr"]),
)


@st.composite
def sheets(draw: st.DrawFn, *, marks: bool = False) -> Sheet:
    """A map with any drawings, ruins, wasteland, heroes, double and destroyed cells."""
    palette = draw(_PALETTES)
    # Bytes are drawn all at once and shrink to zero, so a failing map becomes as empty as it can.
    picture = [palette[byte % len(palette)] for byte in draw(st.binary(min_size=CELLS, max_size=CELLS))]
    one = read_picture(["".join(picture[start : start + SIDE]) for start in range(0, CELLS, SIDE)])
    if not marks:
        return one
    area = draw(st.integers(0, BOARD))
    # Monsters never stand on marks (R8.2).
    return one._replace(marks=area & ~one.monster)
