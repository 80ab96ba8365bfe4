"""The sixteen scoring cards of Cartographers Heroes (R7)."""

from cartographers.rules.area import (
    BOARD,
    COLUMNS,
    ROWS,
    Area,
    around,
    beside_two,
    gather,
    kinds_in,
    lines_with,
    longer_by,
    neighbours,
    none,
    only_if,
    runs_across,
    runs_down,
    size,
    some,
    squares,
)
from cartographers.rules.card import Stack, edict
from cartographers.rules.sheet import Sheet
from cartographers.rules.stars import (
    Stars,
    best_cells,
    best_region,
    each_cell,
    each_line,
    each_region,
    longest_run_down,
)


def faunlost_thicket(sheet: Sheet) -> Stars:
    """Two stars for each cell of the longest vertical run of forest."""
    return longest_run_down(sheet.forest, stars=2)


def deepwood(sheet: Sheet) -> Stars:
    """Six stars for each forest region of five or more cells that touches no village."""
    return each_region(
        sheet.forest, lambda wood: (size(wood) >= 5) & none(around(wood) & sheet.village), stars=6
    )


def heart_of_the_forest(sheet: Sheet) -> Stars:
    """Two stars for each forest cell with nothing but forest or the edge beside it."""
    return each_cell(sheet.forest & ~neighbours(BOARD & ~sheet.forest), stars=2)


def sleepy_valley(sheet: Sheet) -> Stars:
    """Four stars for each row with three or more forest cells."""
    return each_line(sheet, ROWS, lambda row: size(sheet.forest & row) >= 3, stars=4)


def craylund(sheet: Sheet) -> Stars:
    """Seven stars for each farm region beside three or more water cells."""
    return each_region(sheet.farm, lambda region: size(around(region) & sheet.water) >= 3, stars=7)


def ulems_wallow(sheet: Sheet) -> Stars:
    """Four stars for each water cell beside two or more farm cells."""
    return each_cell(sheet.water & beside_two(sheet.farm), stars=4)


def clawsgrave_peaks(sheet: Sheet) -> Stars:
    """Five stars for each mountain that a water region joins to a farm cell."""

    def joined(lake: Area) -> Area:
        shore = around(lake)
        return only_if(some(shore & sheet.farm), shore & sheet.mountain)

    return each_cell(gather(sheet.water, joined), stars=5)


def jorekburg(sheet: Sheet) -> Stars:
    """Four stars for each column with as many farm cells as water cells, at least one of each."""

    def balanced(column: int) -> Stars:
        farms = size(sheet.farm & column)
        return (farms == size(sheet.water & column)) & (farms > 0)

    return each_line(sheet, COLUMNS, balanced, stars=4)


def traylo_monastery(sheet: Sheet) -> Stars:
    """Seven stars for each village region with four cells in a straight line."""

    def has_a_street(region: Area) -> Stars:
        return some(longer_by(3, runs_down, region) | longer_by(3, runs_across, region))

    return each_region(sheet.village, has_a_street, stars=7)


def outer_enclave(sheet: Sheet) -> Stars:
    """One star for each empty cell around the village region that has most of them."""
    return best_cells(sheet.village, lambda region: around(region) & sheet.empty)


def gnomish_colony(sheet: Sheet) -> Stars:
    """Six stars for each village region with a 2×2 square in it."""
    return each_region(sheet.village, lambda region: some(squares(region)), stars=6)


def caravansary(sheet: Sheet) -> Stars:
    """One star for each row and each column that the farthest-flung village region lies in."""
    return best_region(sheet.village, lambda region: lines_with(region, ROWS + COLUMNS), stars=1)


def dwarvenholds(sheet: Sheet) -> Stars:
    """Seven stars for each full row or column with a mountain in it."""
    return each_line(
        sheet,
        ROWS + COLUMNS,
        lambda line: none(sheet.empty & line) & some(sheet.mountain & line),
        stars=7,
    )


def silos(sheet: Sheet) -> Stars:
    """Ten stars for each full column with an odd number."""
    return each_line(sheet, COLUMNS[::2], lambda column: none(sheet.empty & column), stars=10)


def banded_hills(sheet: Sheet) -> Stars:
    """Four stars for each row with five or more terrain types."""
    return each_line(sheet, ROWS, lambda row: kinds_in(row, sheet.terrains) >= 5, stars=4)


def starlit_sigil(sheet: Sheet) -> Stars:
    """Four stars for each region of exactly three empty cells."""
    return each_region(sheet.empty, lambda region: size(region) == 3, stars=4)


EDICTS = (
    edict("faunlost-thicket", Stack.FOREST, 16, faunlost_thicket),
    edict("deepwood", Stack.FOREST, 18, deepwood),
    edict("heart-of-the-forest", Stack.FOREST, 22, heart_of_the_forest),
    edict("sleepy-valley", Stack.FOREST, 24, sleepy_valley),
    edict("craylund", Stack.FARM_WATER, 12, craylund),
    edict("ulems-wallow", Stack.FARM_WATER, 14, ulems_wallow),
    edict("clawsgrave-peaks", Stack.FARM_WATER, 15, clawsgrave_peaks),
    edict("jorekburg", Stack.FARM_WATER, 18, jorekburg),
    edict("traylo-monastery", Stack.VILLAGE, 14, traylo_monastery),
    edict("outer-enclave", Stack.VILLAGE, 12, outer_enclave),
    edict("gnomish-colony", Stack.VILLAGE, 12, gnomish_colony),
    edict("caravansary", Stack.VILLAGE, 16, caravansary),
    edict("dwarvenholds", Stack.SPACE, 28, dwarvenholds),
    edict("silos", Stack.SPACE, 30, silos),
    edict("banded-hills", Stack.SPACE, 28, banded_hills),
    edict("starlit-sigil", Stack.SPACE, 30, starlit_sigil),
)
