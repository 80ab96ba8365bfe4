"""The opening book: made by one command, small, and shown only when a game is over."""

import gzip
from pathlib import Path

import pytest

from cartographers.boxes import shelf
from tools.openings import BOXES, FOLDER, lines, seeds

CLIENT = FOLDER.parents[2]
#: Bytes of the file of a sheet as it is sent.
MOST = 120_000


@pytest.mark.parametrize("sheet", BOXES)
def test_a_tiny_book_has_a_line_for_each_game_with_its_drawings_of_the_first_season(sheet: str) -> None:
    numbers = seeds(sheet, 4, 2)
    head, *games = lines("greedy", sheet, numbers)
    assert head == "# greedy" and len(games) == 2
    for game in games:
        first, second, spring, end, *drawn = game.split()
        assert {first, second} <= set(shelf().edicts) and int(spring) <= int(end)
        cards = [one.split(":")[0] for one in drawn]
        assert len(drawn) >= 3 and set(cards) <= set(shelf().cards)
    # The same seeds give the same book.
    assert [head, *games] == list(lines("greedy", sheet, numbers))


@pytest.mark.parametrize(("sheet", "box"), BOXES.items())
def test_the_book_that_ships_is_small_and_has_games_with_every_edict_of_its_box(sheet: str, box: str) -> None:
    text = (FOLDER / f"{sheet}.txt").read_text(encoding="utf-8")
    assert len(gzip.compress(text.encode(), mtime=0)) <= MOST
    played = {edict for line in text.splitlines()[1:] for edict in line.split()[:2]}
    assert played == {edict.key for edict in shelf().boxes[box].edicts}


def test_there_is_a_book_for_every_printed_sheet() -> None:
    assert set(BOXES) == set(shelf().sheets) == {path.stem for path in FOLDER.iterdir()}


def test_only_the_analysis_and_a_study_of_a_game_that_is_over_show_the_book() -> None:
    users = {
        path.relative_to(CLIENT)
        for path in CLIENT.rglob("*.svelte")
        if "openings/" in path.read_text(encoding="utf-8")
    }
    assert users == {Path("analysis/AnalysisPage.svelte"), Path("table/study/StudyPage.svelte")}
    page = (CLIENT / "analysis/AnalysisPage.svelte").read_text(encoding="utf-8")
    assert '{#if game.phase === "over"}<div class="openings"><Openings' in page
    study = (CLIENT / "table/study/StudyPage.svelte").read_text(encoding="utf-8")
    assert '=== "end");' in study and "{#if ended && !embedded}" in study
