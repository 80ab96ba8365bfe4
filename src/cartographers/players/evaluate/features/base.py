"""Features for the sixteen scoring cards of the base box."""

from typing import Any

from cartographers.players.evaluate.features.counting import beside_one, growing, grown, missing
from cartographers.players.evaluate.features.lines import cells_in_lines, counted, exactly, once, places
from cartographers.rules.area import (
    COLUMNS,
    DIAGONALS,
    EDGE,
    ROWS,
    Area,
    around,
    below,
    beside_two,
    fold_regions,
    gather,
    kinds_in,
    larger,
    neighbours,
    none,
    only_if,
    right,
    size,
    smaller,
    some,
)
from cartographers.rules.sheet import Sheet
from cartographers.rules.stars import largest_square


def sentinel_wood(sheet: Sheet) -> list[Any]:
    """Empty edge cells: all, those with one empty neighbour, and those beside a forest."""
    rim = sheet.empty & EDGE
    return [size(rim), size(rim & beside_one(sheet.empty)), size(rim & neighbours(sheet.forest))]


def greenbough(sheet: Sheet) -> list[Any]:
    """Lines without a forest that have three or more empty cells, and those that have one or two."""
    bare = [none(sheet.forest & line) for line in ROWS + COLUMNS]
    room = [size(sheet.empty & line) for line in ROWS + COLUMNS]
    return [
        sum([so & (cells > 2) for so, cells in zip(bare, room, strict=True)]),
        sum([so & (cells > 0) & (cells < 3) for so, cells in zip(bare, room, strict=True)]),
    ]


def treetower(sheet: Sheet) -> list[Any]:
    """Forest cells with one or more empty neighbours, empty cells beside forest, enclosed empty cells."""
    beside_more = beside_two(sheet.empty)
    return [
        size(sheet.forest & neighbours(sheet.empty) & ~beside_more),
        size(sheet.forest & beside_more),
        size(sheet.empty & neighbours(sheet.forest)),
        size(sheet.empty & ~neighbours(sheet.empty)),
    ]


def stoneside_forest(sheet: Sheet) -> list[Any]:
    """Mountains beside forests, beside forests one or two cells wider, and beside forests that can grow."""

    def joined(wood: Area) -> Area:
        mountains = around(wood) & sheet.mountain
        return only_if(size(mountains) >= 2, mountains)

    def step(totals: tuple[Any, Any], wood: Area) -> tuple[Any, Any]:
        reaching, best = totals
        beside = around(wood)
        reached = size(beside & sheet.mountain) * some(beside & sheet.empty)
        return reaching + (reached > 0), larger(best, reached)

    wider = grown(sheet.forest, sheet.empty)
    widest = grown(wider, sheet.empty)
    return [
        size(sheet.mountain & neighbours(sheet.forest)),
        size(gather(wider, joined)),
        size(gather(widest, joined)),
        *fold_regions(sheet.forest, (0, 0), step),
    ]


def canal_lake(sheet: Sheet) -> list[Any]:
    """Water without a farm and farms without water that have room, and empty cells beside farms and water."""
    farms, lakes = neighbours(sheet.farm), neighbours(sheet.water)
    room = neighbours(sheet.empty)
    return [
        size(sheet.water & ~farms & room),
        size(sheet.farm & ~lakes & room),
        size(sheet.empty & farms),
        size(sheet.empty & lakes),
    ]


def mages_valley(sheet: Sheet) -> list[Any]:
    """Empty cells beside mountains, and those with two empty neighbours."""
    slopes = neighbours(sheet.mountain) & sheet.empty
    return [size(slopes), size(slopes & beside_two(sheet.empty))]


def the_golden_granary(sheet: Sheet) -> list[Any]:
    """Empty ruins, empty cells beside ruins, and those beside empty ruins that are not ruins."""
    banks = neighbours(sheet.ruins) & sheet.empty
    return [size(sheet.free_ruins), size(banks), size(banks & ~sheet.ruins & neighbours(sheet.free_ruins))]


def shoreside_expanse(sheet: Sheet) -> list[Any]:
    """Regions that count and can no longer be spoilt, the cells of all that count, and room for new ones."""

    def count(one: Area, other: Area) -> tuple[Any, Any]:
        def step(totals: tuple[Any, Any], region: Area) -> tuple[Any, Any]:
            safe, cells = totals
            beside = around(region)
            counts = none(beside & other) & none(region & EDGE)
            return safe + (counts & none(beside & sheet.empty)), cells + size(region) * counts

        counts: tuple[Any, Any] = fold_regions(one, (0, 0), step)
        return counts

    (safe_farms, farm_cells), (safe_lakes, lake_cells) = (
        count(sheet.farm, sheet.water),
        count(sheet.water, sheet.farm),
    )
    inland = sheet.empty & ~EDGE & ~neighbours(sheet.farm | sheet.water)
    return [safe_farms + safe_lakes, farm_cells + lake_cells, size(inland), size(inland & beside_two(inland))]


def wildholds(sheet: Sheet) -> list[Any]:
    """Villages of fewer than six cells that can still grow."""
    return growing(sheet.village, sheet.empty, 6)


def great_city(sheet: Sheet) -> list[Any]:
    """The best village away from mountains with its room, all cells of such villages, the best with room."""
    plain = sheet.empty & ~neighbours(sheet.mountain)

    def step(totals: tuple[Any, Any, Any], region: Area) -> tuple[Any, Any, Any]:
        with_room, clear, open_ = totals
        beside = around(region)
        cells = size(region) * none(beside & sheet.mountain)
        room = size(beside & plain) * (cells > 0)
        return (
            larger(with_room, 2 * cells + smaller(room, 8)),
            clear + cells,
            larger(open_, cells * (room > 0)),
        )

    return list(fold_regions(sheet.village, (0, 0, 0), step))


def greengold_plains(sheet: Sheet) -> list[Any]:
    """Villages with room beside two, one or no other terrain, and empty cells for new villages."""
    kinds = (sheet.forest, sheet.farm, sheet.water, sheet.monster, sheet.hero, sheet.mountain)

    def step(totals: tuple[Any, Any, Any], region: Area) -> tuple[Any, Any, Any]:
        two, one, zero = totals
        beside = kinds_in(around(region), kinds)
        open_ = some(around(region) & sheet.empty)
        return two + (beside == 2) * open_, one + (beside == 1) * open_, zero + (beside == 0) * open_

    return [
        *fold_regions(sheet.village, (0, 0, 0), step),
        size(sheet.empty & ~neighbours(sheet.village)),
    ]


def shieldgate(sheet: Sheet) -> list[Any]:
    """The largest village, its excess over the second, the next one that can grow, and how many can."""

    def step(two: tuple[Any, Any], region: Area) -> tuple[Any, Any]:
        first, second = two
        now = size(region)
        return larger(first, now), larger(second, smaller(first, now))

    first, second = fold_regions(sheet.village, (0, 0), step)

    def growing_ones(totals: tuple[Any, Any], region: Area) -> tuple[Any, Any]:
        next_, number = totals
        grows = some(around(region) & sheet.empty)
        cells = size(region)
        return larger(next_, cells * (cells < first) * grows), number + grows

    next_, number = fold_regions(sheet.village, (0, 0), growing_ones)
    return [
        first,
        larger(0, first - second - 3),
        next_,
        number,
        size(sheet.empty & neighbours(sheet.village)),
    ]


def borderlands(sheet: Sheet) -> list[Any]:
    """Lines by their number of empty cells, those whose empty cells are in one piece, and isolated cells."""
    empty, stuck = sheet.empty, sheet.empty & ~beside_two(sheet.empty)
    gaps = counted(places(empty, empty))
    one, two, three, four, five, six = (exactly(gaps, number) for number in range(1, 7))
    in_one_piece = once(places(empty & ~right(empty), empty & ~below(empty)))
    return [
        *(size(lines) for lines in (one, two, three, four, five | six)),
        *(size(lines & in_one_piece) for lines in (two, three, four)),
        cells_in_lines(stuck, one | two | three | four),
    ]


def lost_barony(sheet: Sheet) -> list[Any]:
    """The largest square if enclosed cells, bays, and then the cells around them were filled."""
    pockets = sheet.filled | sheet.empty & ~beside_two(sheet.empty)
    bays = sheet.filled | sheet.empty & beside_two(sheet.filled)
    wider = bays | sheet.empty & beside_two(bays)
    return [largest_square(area, stars=1) for area in (pockets, bays, wider)]


def the_broken_road(sheet: Sheet) -> list[Any]:
    """Diagonals by their number of empty cells."""
    return missing(sheet.empty, DIAGONALS)


def the_cauldrons(sheet: Sheet) -> list[Any]:
    """Empty cells with one empty neighbour, and with more."""
    beside_more = beside_two(sheet.empty)
    return [
        size(sheet.empty & neighbours(sheet.empty) & ~beside_more),
        size(sheet.empty & beside_more),
    ]


FEATURES = {
    "sentinel-wood": (("rim", "narrow-rim", "rim-by-forest"), sentinel_wood),
    "greenbough": (("bare-lines", "tight-lines"), greenbough),
    "treetower": (("lacks-one", "lacks-more", "shade", "holes"), treetower),
    "stoneside-forest": (("reached", "join-one", "join-two", "reaching", "best-reach"), stoneside_forest),
    "canal-lake": (("lone-water", "lone-farm", "by-farm", "by-water"), canal_lake),
    "mages-valley": (("slopes", "open-slopes"), mages_valley),
    "the-golden-granary": (("free-ruins", "banks", "open-banks"), the_golden_granary),
    "shoreside-expanse": (("safe", "cells", "inland", "wide-inland"), shoreside_expanse),
    "wildholds": (("cells", "squared", "largest"), wildholds),
    "great-city": (("best-with-room", "clear", "open-best"), great_city),
    "greengold-plains": (("two", "one", "none", "room"), greengold_plains),
    "shieldgate": (("first", "ahead", "next", "open", "room"), shieldgate),
    "borderlands": (
        ("lacks-1", "lacks-2", "lacks-3", "lacks-4", "lacks-5", "in-one-2", "in-one-3", "in-one-4", "stuck"),
        borderlands,
    ),
    "lost-barony": (("pockets", "bays", "wider"), lost_barony),
    "the-broken-road": (("lacks-1", "lacks-2", "lacks-3", "lacks-4", "lacks-5"), the_broken_road),
    "the-cauldrons": (("dead-ends", "wide"), the_cauldrons),
}
