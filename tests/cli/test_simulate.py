"""`cartographers simulate`: many games, their summary and their records."""

import json
from pathlib import Path

import pytest

from cartographers.boxes import shelf
from cartographers.rules.setup import MOST_SEATS
from cli.commands import Refused, Run


def test_the_games_are_summed_up(run: Run) -> None:
    outcome = run("simulate --games 5 --players chance*2 --seed 3")
    assert outcome.code == 0
    assert outcome.lines[0].startswith("5 games on sheet A (Wilderness), deals 3 to 7: ")
    assert outcome.lines[2].split() == ["seat", "player", "mean", "spread", "worst", "best", "wins"]
    assert len(outcome.lines) == 5


def test_alone_the_titles_are_counted(run: Run) -> None:
    outcome = run("simulate --games 4")
    games = [line.split()[-2] for line in outcome.lines if line.endswith("%")]
    assert len(games) == len(shelf().titles) + 1
    assert sum(map(int, games)) == 4


def test_each_game_is_a_line_of_json(run: Run) -> None:
    outcome = run("simulate --games 3 --players chance,chance --boxes heroes,skills --seed 9 --json")
    told = [json.loads(line) for line in outcome.lines]
    assert [game["seed"] for game in told] == [9, 10, 11]
    for game in told:
        assert sorted(game) == ["places", "rating", "seed", "title", "totals"]
        assert game["places"][game["totals"].index(max(game["totals"]))] == 1
        assert game["rating"] is None


def test_a_solo_game_has_a_rating(run: Run) -> None:
    (line,) = run("simulate --games 1 --json").lines
    assert isinstance(json.loads(line)["rating"], int)


def test_several_jobs_play_the_same_games_in_the_same_order(run: Run) -> None:
    alone = run("simulate --games 20 --json").out
    assert run("simulate --games 20 --json --jobs 2").out == alone


def test_a_seed_plays_the_same_game_again(run: Run) -> None:
    (last,) = run("simulate --games 1 --seed 2 --json").lines
    assert run("simulate --games 3 --json").lines[-1] == last


def test_a_record_is_written_for_each_game_and_each_is_right(run: Run, tmp_path: Path) -> None:
    words = ["simulate", "--games", "3", "--boxes", "heroes,skills", "--players", "chance*2"]
    outcome = run([*words, "--record", str(tmp_path / "new" / "games"), "--json"])
    totals = [json.loads(line)["totals"] for line in outcome.lines]
    files = sorted((tmp_path / "new" / "games").iterdir())
    assert [file.name for file in files] == ["game-000000.txt", "game-000001.txt", "game-000002.txt"]
    assert [json.loads(run(["replay", str(file), "--json"]).out)["totals"] for file in files] == totals


ROWS = ["." * 11] * 10


def test_a_sheet_of_ones_own_comes_from_a_file_and_is_in_the_record(run: Run, tmp_path: Path) -> None:
    (tmp_path / "own.txt").write_text("\n".join([*ROWS, "....^..r..."]))
    words = ["simulate", "--games", "1", "--sheet", str(tmp_path / "own.txt")]
    outcome = run([*words, "--record", str(tmp_path / "games")])
    assert outcome.lines[0].startswith("One game on a custom sheet, deal 0: ")
    (record,) = (tmp_path / "games").iterdir()
    assert "; ....^..r...\n" in record.read_text()
    assert "a custom sheet" in run(["replay", str(record)]).out


def test_a_file_that_is_no_sheet_is_refused_with_the_reasons(refused: Refused, tmp_path: Path) -> None:
    (tmp_path / "own.txt").write_text("\n".join([*ROWS, "....q..r.."]))
    assert refused(["simulate", "--sheet", str(tmp_path / "own.txt")]) == (
        "You can’t play on this sheet. Row 11 has 10 spaces instead of 11. "
        "The mark “q” in row 11, column 5 means nothing. "
        "Use . for an empty space, ^ for a mountain, # for wasteland and r for ruins."
    )
    (tmp_path / "own.txt").write_text("")
    assert "A sheet has 11 rows" in refused(["simulate", "--sheet", str(tmp_path / "own.txt")])
    (tmp_path / "own.txt").write_text("A")
    assert "The mark “A” in row 1, column 1" in refused(["simulate", "--sheet", str(tmp_path / "own.txt")])


def test_a_row_in_place_of_a_sheet_is_told_what_is_wrong_with_it(refused: Refused) -> None:
    said = refused(["simulate", "--sheet", "..q"])
    assert "this one has 1 row" in said
    assert "The mark “q” in row 1, column 3 means nothing." in said


def test_a_sheet_in_a_file_that_is_not_there_is_not_taken_for_a_picture(
    refused: Refused, tmp_path: Path
) -> None:
    name = str(tmp_path / "own.txt")
    said = refused(["simulate", "--sheet", name])
    assert name in said and "row" not in said


def test_no_record_is_written_over_another(refused: Refused, tmp_path: Path) -> None:
    (tmp_path / "game-000001.txt").write_text("mine")
    said = refused(["simulate", "--games", "3", "--record", str(tmp_path)])
    assert (
        said
        == f"{tmp_path / 'game-000001.txt'} already exists and will not be overwritten. Name another one."
    )
    assert [file.name for file in tmp_path.iterdir()] == ["game-000001.txt"]


def test_a_folder_that_cannot_be_made_is_named(refused: Refused, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    assert refused(["simulate", "--record", str(tmp_path / "file")]).endswith(
        "cannot be created. There is already a file with this name."
    )


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (f"--players chance*{MOST_SEATS + 1}", "A game has 1 to 100 players"),
        ("--players chance*99999999999999999999", "A game has 1 to 100 players"),
        ("--players chance*0", "“chance*0” does not say how many"),
        ("--players chance*x", "“chance*x” does not say how many"),
        ("--players you", "There is no player “you”. Choose from: "),
        ("--games 0", "The number of games (--games) must be a whole number, 1 or greater"),
        ("--jobs 0", "The number of jobs (--jobs) must be a whole number, 1 or greater"),
        ("--games 1e3", "The number of games (--games)"),
        ("--seed -5", "The deal (--seed) must be a whole number, 0 or greater, not “-5”."),
    ],
)
def test_what_cannot_be_played_is_refused_in_one_sentence(refused: Refused, words: str, said: str) -> None:
    assert refused(f"simulate {words}").startswith(said)
