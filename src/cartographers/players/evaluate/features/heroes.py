"""Features for the sixteen scoring cards of Cartographers Heroes."""

from typing import Any

from cartographers.players.evaluate.features.counting import (
    beside_one,
    by_gap,
    count_regions,
    growing,
    grown,
    missing,
    sizes_by_line,
)
from cartographers.rules.area import (
    BOARD,
    COLUMNS,
    ROWS,
    Area,
    above,
    around,
    below,
    beside_two,
    fold_regions,
    gather,
    kinds_in,
    larger,
    left,
    lines_with,
    longer_by,
    neighbours,
    none,
    only_if,
    runs_across,
    runs_down,
    size,
    smaller,
    some,
    squares,
)
from cartographers.rules.sheet import Sheet
from cartographers.rules.stars import best_region, longest_run_down


def faunlost_thicket(sheet: Sheet) -> list[Any]:
    """The longest run if every run grew by one and by two cells at its ends."""
    longer = sheet.forest | (above(sheet.forest) | below(sheet.forest)) & sheet.empty
    longest = longer | (above(longer) | below(longer)) & sheet.empty
    return [longest_run_down(longer, stars=1), longest_run_down(longest, stars=1)]


def deepwood(sheet: Sheet) -> list[Any]:
    """Forests of fewer than five cells, away from villages, that can still grow."""
    return growing(sheet.forest, sheet.empty, 5, lambda wood: none(around(wood) & sheet.village))


def heart_of_the_forest(sheet: Sheet) -> list[Any]:
    """Forest cells and empty cells beside nothing but forest, empty cells or the edge."""
    other = BOARD & ~sheet.forest
    hopeful = ~neighbours(other & ~sheet.empty)
    return [
        size(sheet.forest & beside_one(other) & hopeful),
        size(sheet.forest & hopeful),
        size(sheet.empty & hopeful),
        size(sheet.forest),
    ]


def sleepy_valley(sheet: Sheet) -> list[Any]:
    """Rows with two, one or no forest cell and room for the missing ones."""
    trees = [size(sheet.forest & row) for row in ROWS]
    room = [size(sheet.empty & row) for row in ROWS]
    return [
        sum([(have == has) & (cells >= 3 - has) for have, cells in zip(trees, room, strict=True)])
        for has in (2, 1, 0)
    ]


def craylund(sheet: Sheet) -> list[Any]:
    """Farms with two, one or no water cell beside them and room for more."""

    def step(totals: tuple[Any, Any, Any], region: Area) -> tuple[Any, Any, Any]:
        two, one, zero = totals
        shore = around(region)
        lakes = size(shore & sheet.water)
        room = size(shore & sheet.empty)
        return (
            two + (lakes == 2) * (room > 0),
            one + (lakes == 1) * (room > 1),
            zero + (lakes == 0) * (room > 2),
        )

    return [*fold_regions(sheet.farm, (0, 0, 0), step), size(sheet.empty & neighbours(sheet.farm))]


def ulems_wallow(sheet: Sheet) -> list[Any]:
    """Water that lacks one or two farms, and empty cells beside two farms and beside one."""
    two = beside_two(sheet.farm)
    return [
        size(sheet.water & neighbours(sheet.farm) & ~two & neighbours(sheet.empty)),
        size(sheet.empty & two),
        size(sheet.water & ~neighbours(sheet.farm) & beside_two(sheet.empty)),
        size(sheet.empty & neighbours(sheet.farm)),
    ]


def clawsgrave_peaks(sheet: Sheet) -> list[Any]:
    """Mountains beside water that touches no farm, and mountains that wider water would connect to a farm."""

    def joined(lake: Area) -> Area:
        shore = around(lake)
        return only_if(some(shore & sheet.farm), shore & sheet.mountain)

    def waiting(lake: Area) -> Area:
        shore = around(lake)
        return only_if(none(shore & sheet.farm) & some(shore & sheet.empty), shore & sheet.mountain)

    wider = grown(sheet.water, sheet.empty)
    return [
        size(gather(sheet.water, waiting)),
        size(gather(wider, joined)),
        size(sheet.empty & neighbours(sheet.mountain)),
        count_regions(
            sheet.water, lambda lake: some(around(lake) & sheet.farm) & some(around(lake) & sheet.empty)
        ),
    ]


def jorekburg(sheet: Sheet) -> list[Any]:
    """Columns one and two cells off balance, columns without farm and water, and full balanced ones."""
    columns = sizes_by_line(COLUMNS, sheet.farm, sheet.water, sheet.empty)
    return [
        sum([((farm - lake == 1) | (lake - farm == 1)) & (cells > 0) for farm, lake, cells in columns]),
        sum([((farm - lake == 2) | (lake - farm == 2)) & (cells > 1) for farm, lake, cells in columns]),
        sum([(farm + lake == 0) & (cells > 1) for farm, lake, cells in columns]),
        sum([(farm == lake) & (farm > 0) & (cells == 0) for farm, lake, cells in columns]),
    ]


def traylo_monastery(sheet: Sheet) -> list[Any]:
    """Villages without four in a line that could have them, by their longest line."""

    def step(totals: tuple[Any, Any, Any], region: Area) -> tuple[Any, Any, Any]:
        three, two, one = totals
        wide = region | around(region) & sheet.empty
        streets = [
            some(longer_by(by, runs_down, region) | longer_by(by, runs_across, region)) for by in (3, 2, 1)
        ]
        may = some(longer_by(3, runs_down, wide) | longer_by(3, runs_across, wide)) & (streets[0] == 0)
        return (
            three + (may & streets[1]),
            two + (may & streets[2] & (streets[1] == 0)),
            one + (may & (streets[2] == 0)),
        )

    return [*fold_regions(sheet.village, (0, 0, 0), step), size(sheet.empty & neighbours(sheet.village))]


def outer_enclave(sheet: Sheet) -> list[Any]:
    """The largest village, the most room two cells around one, and the empty cells beside villages."""
    return [
        best_region(sheet.village, size),
        best_region(
            sheet.village, lambda region: size(neighbours(around(region) & sheet.empty) & sheet.empty)
        ),
        size(sheet.empty & neighbours(sheet.village)),
    ]


def gnomish_colony(sheet: Sheet) -> list[Any]:
    """Squares that lack one cell, villages without a square that could have one, and small villages."""
    town, room = sheet.village, sheet.empty
    east, south, corner = left(town), above(town), left(above(town))
    lacks_one = (
        (room & east & south & corner)
        | (town & left(room) & south & corner)
        | (town & east & above(room) & corner)
        | (town & east & south & left(above(room)))
    )

    def may(region: Area) -> Any:
        return none(squares(region)) & some(squares(region | around(region) & sheet.empty))

    return [
        size(lacks_one),
        count_regions(town, may),
        *growing(town, room, 4)[:2],
        size(room & ~neighbours(town)),
    ]


def caravansary(sheet: Sheet) -> list[Any]:
    """The lines of the best village if it grew by one cell, of the best that can grow, and its room."""
    wider = grown(sheet.village, sheet.empty)

    def step(totals: tuple[Any, Any], region: Area) -> tuple[Any, Any]:
        open_, room = totals
        beside = size(around(region) & sheet.empty)
        lines = lines_with(region, ROWS + COLUMNS) * (beside > 0)
        return larger(open_, lines), larger(room, smaller(beside, 8))

    return [
        best_region(wider, lambda region: lines_with(region, ROWS + COLUMNS)),
        *fold_regions(sheet.village, (0, 0), step),
    ]


def dwarvenholds(sheet: Sheet) -> list[Any]:
    """Lines with a mountain, by their number of empty cells."""
    return by_gap([size(sheet.empty & line) + 20 * none(sheet.mountain & line) for line in ROWS + COLUMNS])


def silos(sheet: Sheet) -> list[Any]:
    """The odd columns by their number of empty cells."""
    return missing(sheet.empty, COLUMNS[::2])


def banded_hills(sheet: Sheet) -> list[Any]:
    """Rows with four, three or two terrains and room for the missing ones."""
    kinds = [kinds_in(row, sheet.terrains) for row in ROWS]
    room = [size(sheet.empty & row) for row in ROWS]
    return [
        sum([(have == has) & (cells >= 5 - has) for have, cells in zip(kinds, room, strict=True)])
        for has in (4, 3, 2)
    ]


def starlit_sigil(sheet: Sheet) -> list[Any]:
    """Empty regions of one or two, of four, of five to seven cells, and the cells of larger ones."""

    def step(totals: tuple[Any, ...], region: Area) -> tuple[Any, ...]:
        tiny, four, some_more, rest = totals
        cells = size(region)
        return (
            tiny + (cells < 3),
            four + (cells == 4),
            some_more + (cells > 4) * (cells < 8),
            rest + cells * (cells > 7),
        )

    return list(fold_regions(sheet.empty, (0, 0, 0, 0), step))


FEATURES = {
    "faunlost-thicket": (("one-more", "two-more"), faunlost_thicket),
    "deepwood": (("cells", "squared", "largest"), deepwood),
    "heart-of-the-forest": (("lacks-one", "hopeful", "room", "trees"), heart_of_the_forest),
    "sleepy-valley": (("two", "one", "none"), sleepy_valley),
    "craylund": (("two", "one", "none", "shore"), craylund),
    "ulems-wallow": (("one-farm", "between", "no-farm", "beside"), ulems_wallow),
    "clawsgrave-peaks": (("waiting", "wider", "slopes", "canals"), clawsgrave_peaks),
    "jorekburg": (("one-off", "two-off", "bare", "safe"), jorekburg),
    "traylo-monastery": (("three", "two", "one", "room"), traylo_monastery),
    "outer-enclave": (("cells", "next-ring", "room"), outer_enclave),
    "gnomish-colony": (("lacks-one", "may", "cells", "squared", "room"), gnomish_colony),
    "caravansary": (("wider", "open", "room"), caravansary),
    "dwarvenholds": (("lacks-1", "lacks-2", "lacks-3", "lacks-4", "lacks-5"), dwarvenholds),
    "silos": (("lacks-1", "lacks-2", "lacks-3", "lacks-4", "lacks-5"), silos),
    "banded-hills": (("four", "three", "two"), banded_hills),
    "starlit-sigil": (("tiny", "four", "more", "rest"), starlit_sigil),
}
