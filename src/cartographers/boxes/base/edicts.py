"""The sixteen scoring cards of the base box (R7)."""

from cartographers.rules.area import (
    COLUMNS,
    DIAGONALS,
    EDGE,
    ROWS,
    Area,
    around,
    gather,
    kinds_in,
    neighbours,
    none,
    only_if,
    size,
    some,
)
from cartographers.rules.card import Stack, edict
from cartographers.rules.sheet import Sheet
from cartographers.rules.stars import (
    Stars,
    best_region,
    each_cell,
    each_line,
    each_region,
    largest_square,
    second_region,
)


def sentinel_wood(sheet: Sheet) -> Stars:
    """One star for each forest cell at the edge of the map."""
    return each_cell(sheet.forest & EDGE)


def greenbough(sheet: Sheet) -> Stars:
    """One star for each row and each column with a forest cell."""
    return each_line(sheet, ROWS + COLUMNS, lambda line: some(sheet.forest & line), stars=1)


def treetower(sheet: Sheet) -> Stars:
    """One star for each forest cell with no empty cell beside it."""
    return each_cell(sheet.forest & ~neighbours(sheet.empty))


def stoneside_forest(sheet: Sheet) -> Stars:
    """Three stars for each mountain that a forest region joins to another mountain."""

    def joined(wood: Area) -> Area:
        mountains = around(wood) & sheet.mountain
        return only_if(size(mountains) >= 2, mountains)

    return each_cell(gather(sheet.forest, joined), stars=3)


def canal_lake(sheet: Sheet) -> Stars:
    """One star for each water cell beside a farm cell and each farm cell beside a water cell."""
    return each_cell(sheet.water & neighbours(sheet.farm)) + each_cell(sheet.farm & neighbours(sheet.water))


def mages_valley(sheet: Sheet) -> Stars:
    """Two stars for each water cell and one for each farm cell beside a mountain."""
    slopes = neighbours(sheet.mountain)
    return each_cell(sheet.water & slopes, stars=2) + each_cell(sheet.farm & slopes, stars=1)


def the_golden_granary(sheet: Sheet) -> Stars:
    """One star for each water cell beside a ruins cell, three for each farm cell on one."""
    return each_cell(sheet.water & neighbours(sheet.ruins), stars=1) + each_cell(
        sheet.farm & sheet.ruins, stars=3
    )


def shoreside_expanse(sheet: Sheet) -> Stars:
    """Three stars for each farm region that touches neither water nor edge; water likewise with farm."""

    def away_from(other: Area, region: Area) -> Stars:
        return none(around(region) & other) & none(region & EDGE)

    return each_region(sheet.farm, lambda region: away_from(sheet.water, region), stars=3) + each_region(
        sheet.water, lambda region: away_from(sheet.farm, region), stars=3
    )


def wildholds(sheet: Sheet) -> Stars:
    """Eight stars for each village region of six or more cells."""
    return each_region(sheet.village, lambda region: size(region) >= 6, stars=8)


def great_city(sheet: Sheet) -> Stars:
    """One star for each cell of the largest village region that touches no mountain."""
    return best_region(
        sheet.village, lambda region: size(region) * none(around(region) & sheet.mountain), stars=1
    )


def greengold_plains(sheet: Sheet) -> Stars:
    """Three stars for each village region beside three or more other terrain types."""
    kinds = (sheet.forest, sheet.farm, sheet.water, sheet.monster, sheet.hero, sheet.mountain)
    return each_region(sheet.village, lambda region: kinds_in(around(region), kinds) >= 3, stars=3)


def shieldgate(sheet: Sheet) -> Stars:
    """Two stars for each cell of the second-largest village region."""
    return second_region(sheet.village, stars=2)


def borderlands(sheet: Sheet) -> Stars:
    """Six stars for each row or column without an empty cell."""
    return each_line(sheet, ROWS + COLUMNS, lambda line: none(sheet.empty & line), stars=6)


def lost_barony(sheet: Sheet) -> Stars:
    """Three stars for each cell along one side of the largest filled square."""
    return largest_square(sheet.filled, stars=3)


def the_broken_road(sheet: Sheet) -> Stars:
    """Three stars for each filled diagonal from the left edge down to the bottom edge."""
    return each_line(sheet, DIAGONALS, lambda line: none(sheet.empty & line), stars=3)


def the_cauldrons(sheet: Sheet) -> Stars:
    """One star for each empty cell with no empty cell beside it."""
    return each_cell(sheet.empty & ~neighbours(sheet.empty))


EDICTS = (
    edict("sentinel-wood", Stack.FOREST, 25, sentinel_wood),
    edict("greenbough", Stack.FOREST, 22, greenbough),
    edict("treetower", Stack.FOREST, 17, treetower),
    edict("stoneside-forest", Stack.FOREST, 18, stoneside_forest),
    edict("canal-lake", Stack.FARM_WATER, 24, canal_lake),
    edict("mages-valley", Stack.FARM_WATER, 22, mages_valley),
    edict("the-golden-granary", Stack.FARM_WATER, 20, the_golden_granary),
    edict("shoreside-expanse", Stack.FARM_WATER, 27, shoreside_expanse),
    edict("wildholds", Stack.VILLAGE, 16, wildholds),
    edict("great-city", Stack.VILLAGE, 16, great_city),
    edict("greengold-plains", Stack.VILLAGE, 21, greengold_plains),
    edict("shieldgate", Stack.VILLAGE, 20, shieldgate),
    edict("borderlands", Stack.SPACE, 24, borderlands),
    edict("lost-barony", Stack.SPACE, 24, lost_barony),
    edict("the-broken-road", Stack.SPACE, 24, the_broken_road),
    edict("the-cauldrons", Stack.SPACE, 20, the_cauldrons),
)
