"""R7: why a card gives its stars, part by part; every card has a map spelled out."""

import pytest

from cartographers.boxes import shelf
from cartographers.rules.season import explain_season, monsters_toll, season_score
from cartographers.rules.stars import explain
from testkit import cells, column, filled, parts, row, sheet, situation


def each(kind: str, stars: int, *areas: str) -> list[tuple[str, str, int]]:
    """Parts of one kind that give the same stars each."""
    return [(kind, area, stars) for area in areas]


def lines(stars: int, *named: str | int) -> list[tuple[str, str, int]]:
    """Whole rows by their letters and columns by their numbers."""
    return each(
        "line", stars, *(cells(row(name) if isinstance(name, str) else column(name)) for name in named)
    )


#: For each card a picture, the mark of the cells not drawn in it, and the parts of its score.
SPELLED_OUT = {
    "sentinel-wood": ("f.f\nff.", ".", each("cell", 1, "A1", "A3", "B1")),
    "greenbough": ("f.f\n...\n.f.", ".", lines(1, "A", "C", 1, 2, 3)),
    "treetower": ("fv.\nff.\nvv.", ".", each("cell", 1, "A1", "B1")),
    "stoneside-forest": ("^f^.^f", ".", each("cell", 3, "A1", "A3")),
    "canal-lake": ("aaw\n..a", ".", each("cell", 1, "A3", "A2", "B3")),
    "mages-valley": ("w^a\n.w.", ".", each("cell", 2, "A1", "B2") + each("cell", 1, "A3")),
    "the-golden-granary": ("wrA\n.a.", ".", each("cell", 1, "A1") + each("cell", 3, "A3")),
    "shoreside-expanse": (
        "......\n.aa...\n....w.",
        ".",
        each("region", 3, "B2-B3") + each("region", 3, "C5"),
    ),
    "wildholds": ("vvv.vv\nvvv.vv", ".", each("region", 8, "A1-A3,B1-B3")),
    "great-city": ("vvv^.vv\nvv...v.", ".", each("region", 3, "A6-A7,B6")),
    "greengold-plains": ("fva.v\n.w..f", ".", each("region", 3, "A2")),
    "shieldgate": ("vvv.vv.v", ".", each("region", 4, "A5-A6")),
    "borderlands": ("fvawmhx^#df\n.\nf", ".", lines(6, "A")),
    "lost-barony": ("fff.\nfff.\n.ff.", ".", each("square", 6, "A1-A2,B1-B2")),
    "the-broken-road": ("\n".join([".f"] + ["."] * 8 + ["f", "ff"]), ".", each("line", 3, "J1,K2", "K1")),
    "the-cauldrons": ("rf.f\nf.f", ".", each("cell", 1, "A1", "A3")),
    "faunlost-thicket": ("f.f\nf.f\n..f", ".", each("line", 6, "A3,B3,C3")),
    "deepwood": ("fffff.f\n.......\nfffffv", ".", each("region", 6, "A1-A5")),
    "heart-of-the-forest": ("ff.\nff.\nf..", ".", each("cell", 2, "A1", "B1")),
    "sleepy-valley": ("ff\nf.f.f\n...f", ".", lines(4, "B")),
    "craylund": ("waw.a\n.w..w", ".", each("region", 7, "A2")),
    "ulems-wallow": ("awa.aw", ".", each("cell", 4, "A2")),
    "clawsgrave-peaks": ("^wa\n.^.\n^w.", ".", each("cell", 5, "A1", "B2")),
    "jorekburg": ("aaw\nw.a\n..a", ".", lines(4, 1)),
    "traylo-monastery": ("vvvvv.vvv", ".", each("region", 7, "A1-A5")),
    "outer-enclave": ("v..\n..v\n...", ".", each("cell", 1, "A3", "B2", "B4", "C3")),
    "gnomish-colony": ("vv.vvv\nvvv...", ".", each("region", 6, "A1-A2,B1-B3")),
    "caravansary": ("vv.vvvv\nvv.....", ".", each("region", 5, "A4-A7")),
    "dwarvenholds": ("^ffffffffff\nfffffffffff", ".", lines(7, "A")),
    "silos": ("\n".join(["ff"] * 11), ".", lines(10, 1)),
    "banded-hills": ("fdwm\nfvaw\nfvaw^", ".", lines(4, "A", "C")),
    "starlit-sigil": ("...f..f..\nffffffff.", "f", each("region", 4, "A1-A3", "A8-A9,B9")),
}


def test_every_card_has_a_map_that_is_spelled_out() -> None:
    """R7: all 32 of them."""
    assert list(SPELLED_OUT) == [card.key for box in ("base", "heroes") for card in shelf().boxes[box].edicts]


@pytest.mark.parametrize("key", SPELLED_OUT)
def test_an_explanation_names_the_cells_lines_and_regions_that_give_stars(key: str) -> None:
    """R7."""
    picture, rest, expected = SPELLED_OUT[key]
    assert parts(shelf().edicts[key].worth, sheet(picture, rest=rest)) == expected


@pytest.mark.parametrize("key", SPELLED_OUT)
def test_the_parts_of_an_explanation_add_up_to_the_score(key: str) -> None:
    """R7."""
    picture, rest, expected = SPELLED_OUT[key]
    one = sheet(picture, rest=rest)
    worth = shelf().edicts[key].worth
    assert worth(one) == explain(worth, one).stars == sum(stars for _, _, stars in expected) > 0


@pytest.mark.parametrize("key", SPELLED_OUT)
def test_the_explanation_of_nothing_has_no_parts(key: str) -> None:
    """R7."""
    assert parts(shelf().edicts[key].worth, sheet()) == []


@pytest.mark.parametrize("side", "ABCD")
@pytest.mark.parametrize("key", SPELLED_OUT)
def test_the_parts_add_up_on_full_maps_too(key: str, side: str) -> None:
    """R7."""
    worth = shelf().edicts[key].worth
    for mark in "fvawd":
        one = filled(side, mark)
        assert explain(worth, one).stars == worth(one)


def test_the_monsters_toll_is_explained_cell_by_cell() -> None:
    """R5.1: with R7."""
    assert parts(monsters_toll, sheet(".m.\nf.m")) == each("cell", 1, "A1", "A3", "B2", "B4", "C3")


def test_a_season_is_explained_as_it_is_scored() -> None:
    """R5.1: with R7."""
    game = situation(sheet("fffaw\nm....\nvvv"), coins=4, crossed=1)
    why, score = explain_season(game, game.seats[0]), season_score(game, game.seats[0])
    assert (why.first.stars, why.second.stars, why.coins, why.monsters.stars) == score
    assert why.stars == score.stars == 3 + 2 + 3 - 1
