"""One place turns and mirrors shapes (R3.4)."""

from cartographers.rules.area import on_map
from cartographers.rules.shape import mirrored, orientations, pose, shape, turned
from testkit.pictures import area

L = ((0, 0), (1, 0), (1, 1), (1, 2))


def picture(offsets: set[tuple[int, int]]) -> str:
    """The cells of a shape that has been moved to the corner, row by row."""
    one = pose(offsets)
    rows = (
        "".join(".#"[(row, column) in one.offsets] for column in range(one.width))
        for row in range(one.height)
    )
    return "/".join(rows)


def test_a_quarter_turn_goes_to_the_right() -> None:
    """R3.4."""
    assert picture(set(L)) == "#../###"
    assert picture(turned(L)) == "##/#./#."


def test_mirroring_exchanges_left_and_right() -> None:
    """R3.4."""
    assert picture(mirrored(L)) == "..#/###"


def test_the_eight_orientations_are_four_turns_as_printed_and_four_mirrored() -> None:
    """R3.4."""
    assert [picture(way) for way in orientations(L)] == [
        "#../###",
        "##/#./#.",
        "###/..#",
        ".#/.#/##",
        "..#/###",
        "#./#./##",
        "###/#..",
        "##/.#/.#",
    ]


def test_a_shape_with_symmetries_has_fewer_poses() -> None:
    """R3.4."""
    assert [len(shape(*rows).poses) for rows in (["#"], ["##"], ["##", ".#"], ["#..", "###"])] == [1, 2, 4, 8]


def test_cells_off_the_map_are_left_out() -> None:
    """R1.1."""
    assert on_map([(-1, 0), (0, 0), (10, 10), (10, 11), (3, -1)]) == area("A1,K11")
