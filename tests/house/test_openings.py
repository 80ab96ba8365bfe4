"""The opening book: made by one command, small, and shown only when a game is over."""

import gzip
from pathlib import Path

from cartographers.boxes import shelf
from tools.openings import FILE, SHEETS, lines

CLIENT = FILE.parents[2]
#: Bytes of the file as it is sent.
MOST = 300_000


def test_a_tiny_book_has_a_line_for_each_game_with_its_drawings_of_the_first_season() -> None:
    head, *games = lines("greedy", range(4, 6))
    assert head == "# greedy" and [game.split()[0] for game in games] == list(SHEETS)
    for game in games:
        _, first, second, spring, end, *drawn = game.split()
        assert {first, second} <= set(shelf().edicts) and int(spring) <= int(end)
        cards = [one.split(":")[0] for one in drawn]
        assert len(drawn) >= 3 and set(cards) <= set(shelf().cards)
    # The same seeds give the same book.
    assert [head, *games] == list(lines("greedy", range(4, 6)))


def test_the_book_that_ships_is_small_and_has_games_with_every_edict_of_the_base_box() -> None:
    text = FILE.read_text(encoding="utf-8")
    assert len(gzip.compress(text.encode(), mtime=0)) <= MOST
    played = {edict for line in text.splitlines()[1:] for edict in line.split()[1:3]}
    assert played == {edict.key for edict in shelf().boxes["base"].edicts}


def test_only_the_analysis_of_a_game_that_is_over_shows_the_book() -> None:
    users = {
        path.relative_to(CLIENT)
        for path in CLIENT.rglob("*.svelte")
        if "openings/" in path.read_text(encoding="utf-8")
    }
    assert users == {Path("analysis/AnalysisPage.svelte")}
    page = (CLIENT / "analysis/AnalysisPage.svelte").read_text(encoding="utf-8")
    assert '{#if game.phase === "over"}<div class="openings"><Openings' in page
