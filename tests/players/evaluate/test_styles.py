"""Styles: another taste while there is time, the same stars in the end."""

import pytest

from cartographers.boxes import shelf
from cartographers.players.characters import CHARACTERS
from cartographers.players.evaluate.feature_evaluator import FeatureEvaluator
from cartographers.players.evaluate.preference import preferred
from cartographers.players.evaluate.style import PLAIN, Side, Style
from cartographers.players.evaluate.weights import Weights, read_weights, styled_weights
from cartographers.rules.area import COLUMNS, ROWS
from cartographers.rules.decision import Draw
from cartographers.rules.terrain import FOREST
from cartographers.rules.timetable import Time
from cartographers.table.opening import open_table
from cartographers.table.plan import Plan, deal

SETUP = deal(shelf(), Plan(sheet="A"), 5)
CORNER, MIDDLE, FAR = ROWS[0] & COLUMNS[0], ROWS[5] & COLUMNS[5], ROWS[10] & COLUMNS[10]


def rows(style: Style) -> dict[Time, list[list[float]]]:
    return Weights(read_weights("learned").of, style).rows(shelf(), SETUP)


def drawing(area: int) -> Draw:
    return Draw(FOREST, area)


def test_a_style_that_likes_nothing_changes_no_weight() -> None:
    assert rows(Style(side="north")) == rows(PLAIN)
    assert styled_weights("learned", PLAIN) is read_weights("learned")


@pytest.mark.parametrize("key", CHARACTERS)
def test_when_a_season_is_scored_everyone_counts_the_same_stars(key: str) -> None:
    last = max(rows(PLAIN))
    assert rows(CHARACTERS[key].style)[last] == rows(PLAIN)[last]


def test_a_preferred_edict_counts_more_while_there_is_time() -> None:
    start = Time(0, 0)
    liked, plain = rows(Style(edicts=(1.0, 1.5, 1.0, 1.0)))[start], rows(PLAIN)[start]
    assert liked[1] != plain[1]
    assert [liked[slot] for slot in (0, 2, 3, 4)] == [plain[slot] for slot in (0, 2, 3, 4)]


@pytest.mark.parametrize(
    "style", [Style(unfinished=1.5), Style(monsters=1.5), Style(mountains=1.5), Style(room=1.5)]
)
def test_each_taste_changes_what_a_map_is_worth(style: Style) -> None:
    assert rows(style)[Time(0, 0)] != rows(PLAIN)[Time(0, 0)]


def test_nobody_prefers_a_drawing_that_is_worth_less() -> None:
    rated = [(1.9, drawing(CORNER)), (2.0, drawing(FAR)), (2.0, drawing(MIDDLE))]
    assert preferred(rated, PLAIN) == [drawing(FAR), drawing(MIDDLE)]
    assert preferred(rated, Style(side="north")) == [drawing(MIDDLE)]


SIDES: list[tuple[Side, int]] = [
    ("north", CORNER), ("west", CORNER), ("north-west", CORNER),
    ("south", FAR), ("east", FAR), ("south-east", FAR),
]  # fmt: skip


@pytest.mark.parametrize(("side", "nearest"), SIDES)
def test_of_drawings_worth_the_same_the_one_nearest_to_the_side_is_taken(side: Side, nearest: int) -> None:
    rated = [(2.0, drawing(MIDDLE)), (2.0, drawing(CORNER)), (2.0, drawing(FAR))]
    assert preferred(rated, Style(side=side)) == [drawing(nearest)]


def test_the_compiled_backend_has_the_same_taste() -> None:
    native = pytest.importorskip("cartographers.players.native.evaluator")
    game = open_table().game
    sheet = game.seats[0].sheet
    for character in CHARACTERS.values():
        weights = styled_weights("learned", character.style)
        plain = FeatureEvaluator(game, weights).map_value(sheet)
        assert native.NativeEvaluator(game, weights).map_value(sheet) == pytest.approx(plain)
