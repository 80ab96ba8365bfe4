"""Small mistakes in scoring cards: a text of the source, what is put there instead, what the rule becomes."""

MISTAKES: dict[str, list[tuple[str, str, str]]] = {
    "sentinel-wood": [
        ("EDGE", "(EDGE & ~COLUMNS[0])", "the left edge is none"),
        ("sheet.forest", "sheet.village", "wrong terrain"),
    ],
    "greenbough": [
        ("ROWS + COLUMNS", "ROWS", "no columns"),
        ("some(sheet.forest & line)", "(size(sheet.forest & line) > 1)", "two cells needed"),
    ],
    "treetower": [
        ("sheet.empty", "sheet.free_ruins", "only ruins count as empty"),
        ("neighbours(sheet.empty)", "below(sheet.empty)", "only the cell above matters"),
    ],
    "stoneside-forest": [
        (">= 2", "> 2", "three mountains needed"),
        (">= 2", ">= 1", "one mountain is enough"),
        ("stars=3", "stars=2", "two stars"),
        ("sheet.forest", "sheet.water", "wrong terrain"),
    ],
    "canal-lake": [
        (") + each_cell(", ") - each_cell(", "farms subtract"),
        ("sheet.water & neighbours(sheet.farm)", "sheet.water & left(sheet.farm)", "one side only"),
    ],
    "mages-valley": [
        ("stars=2", "stars=1", "water gives one star"),
        ("stars=1", "stars=2", "farms give two stars"),
        ("sheet.mountain", "sheet.ruins", "beside ruins"),
    ],
    "the-golden-granary": [
        ("neighbours(sheet.ruins)", "neighbours(sheet.free_ruins)", "only empty ruins"),
        ("sheet.farm & sheet.ruins", "sheet.farm & neighbours(sheet.ruins)", "farms beside ruins"),
        ("stars=3", "stars=2", "two stars"),
    ],
    "shoreside-expanse": [
        (" & none(region & EDGE)", "", "the edge does not matter"),
        ("none(around(region) & other) & ", "", "the other terrain does not matter"),
        ("away_from(sheet.farm, region), stars=3", "away_from(sheet.farm, region), stars=2", "two stars"),
        ("away_from(sheet.farm", "away_from(sheet.village", "wrong terrain"),
    ],
    "wildholds": [
        (">= 6", "> 6", "seven cells needed"),
        (">= 6", ">= 5", "five cells are enough"),
        ("stars=8", "stars=7", "seven stars"),
    ],
    "great-city": [
        (" * none(around(region) & sheet.mountain)", "", "mountains do not matter"),
        (
            "size(region) * none(around(region) & sheet.mountain)",
            "size(region & ~neighbours(sheet.mountain))",
            "cell by cell",
        ),
        ("sheet.mountain", "sheet.wasteland", "beside wasteland"),
    ],
    "greengold-plains": [
        (">= 3", "> 3", "four types needed"),
        (">= 3", ">= 2", "two types are enough"),
        ("sheet.hero, ", "", "heroes do not count"),
        ("sheet.hero", "sheet.destroyed", "destroyed cells count"),
    ],
    "shieldgate": [
        ("second_region(sheet.village", "best_region(sheet.village, size", "the largest region"),
        ("stars=2", "stars=3", "three stars"),
    ],
    "borderlands": [
        ("ROWS + COLUMNS", "COLUMNS", "no rows"),
        ("none(sheet.empty & line)", "(size(sheet.empty & line) <= 1)", "one gap allowed"),
        ("stars=6", "stars=5", "five stars"),
    ],
    "lost-barony": [
        ("sheet.filled", "sheet.filled & ~sheet.destroyed", "destroyed cells are gaps"),
        ("sheet.filled", "sheet.filled & ~sheet.mountain", "mountains are gaps"),
        ("stars=3", "stars=4", "four stars"),
    ],
    "the-broken-road": [
        ("DIAGONALS", "DIAGONALS[1:]", "without the longest diagonal"),
        ("DIAGONALS", "DIAGONALS[:-1]", "without the corner cell"),
        ("stars=3", "stars=2", "two stars"),
    ],
    "the-cauldrons": [
        ("~neighbours(sheet.empty)", "~neighbours(sheet.empty) & ~EDGE", "not at the edge"),
        ("~neighbours(sheet.empty)", "~beside_two(sheet.empty)", "one empty neighbour allowed"),
    ],
    "faunlost-thicket": [
        (
            "longest_run_down(sheet.forest, stars=2)",
            "2 * survived(sheet.forest, runs_across)",
            "the wrong direction",
        ),
        ("stars=2", "stars=1", "one star"),
    ],
    "deepwood": [
        (">= 5", "> 5", "six cells needed"),
        (">= 5", ">= 4", "four cells are enough"),
        ("sheet.village", "sheet.farm", "off farms"),
    ],
    "heart-of-the-forest": [
        ("BOARD & ~sheet.forest", "sheet.empty", "anything filled will do"),
        ("neighbours(BOARD", "below(BOARD", "only the cell above matters"),
        ("stars=2", "stars=1", "one star"),
    ],
    "sleepy-valley": [
        ("ROWS", "COLUMNS", "columns"),
        (">= 3", "> 3", "four cells needed"),
        (">= 3", ">= 2", "two cells are enough"),
    ],
    "craylund": [
        (">= 3", "> 3", "four cells needed"),
        (">= 3", ">= 2", "two cells are enough"),
        ("sheet.water", "sheet.village", "wrong terrain"),
    ],
    "ulems-wallow": [
        ("beside_two(", "neighbours(", "one farm is enough"),
        ("stars=4", "stars=3", "three stars"),
    ],
    "clawsgrave-peaks": [
        ("some(shore & sheet.farm)", "some(shore & sheet.village)", "wrong terrain"),
        (
            "only_if(some(shore & sheet.farm), shore & sheet.mountain)",
            "shore & sheet.mountain",
            "no farm needed",
        ),
        ("stars=5", "stars=4", "four stars"),
    ],
    "jorekburg": [
        ("farms > 0", "farms >= 0", "none of either will do"),
        ("farms == size", "farms >= size", "more farms will do"),
        ("COLUMNS", "ROWS", "rows"),
    ],
    "traylo-monastery": [
        ("longer_by(3, runs_down", "longer_by(4, runs_down", "five down needed"),
        ("longer_by(3, runs_across", "longer_by(2, runs_across", "three across are enough"),
        (" | longer_by(3, runs_across, region)", "", "only down"),
    ],
    "outer-enclave": [
        ("sheet.empty", "sheet.free_ruins", "only empty ruins"),
        (
            "best_cells(sheet.village, lambda region: around(region) & sheet.empty)",
            "each_cell(neighbours(sheet.village) & sheet.empty)",
            "all regions",
        ),
    ],
    "gnomish-colony": [
        ("squares(region)", "squares(squares(region))", "a 3×3 square needed"),
        ("squares(region)", "runs_down(region)", "two cells are enough"),
        ("stars=6", "stars=5", "five stars"),
    ],
    "caravansary": [
        ("ROWS + COLUMNS", "ROWS", "no columns"),
        ("lines_with(region, ROWS + COLUMNS)", "size(region)", "cells instead of lines"),
    ],
    "dwarvenholds": [
        (" & some(sheet.mountain & line)", "", "no mountain needed"),
        ("ROWS + COLUMNS", "ROWS", "no columns"),
        ("stars=7", "stars=6", "six stars"),
    ],
    "silos": [
        ("COLUMNS[::2]", "COLUMNS[1::2]", "even columns"),
        ("COLUMNS[::2]", "COLUMNS[:-1:2]", "without the last column"),
        ("COLUMNS[::2]", "ROWS[::2]", "rows"),
    ],
    "banded-hills": [
        (">= 5", "> 5", "six types needed"),
        (">= 5", ">= 4", "four types are enough"),
        ("sheet.terrains", "sheet.terrains[:-1]", "mountains do not count"),
        ("ROWS", "COLUMNS", "columns"),
    ],
    "starlit-sigil": [
        ("== 3", ">= 3", "three cells or more"),
        ("== 3", "<= 3", "three cells or fewer"),
        ("sheet.empty", "sheet.empty & ~sheet.ruins", "ruins are not empty"),
    ],
    "monsters": [
        ("neighbours(sheet.monster)", "neighbours(sheet.monster | sheet.hero)", "heroes frighten too"),
        ("sheet.empty & ", "BOARD & ", "filled cells lose stars too"),
        (
            "sheet.empty & neighbours(sheet.monster)",
            "sheet.monster & neighbours(sheet.empty)",
            "monsters instead of cells",
        ),
    ],
}
