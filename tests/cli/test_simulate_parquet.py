"""`cartographers simulate --parquet`: decisions of games as rows of a file."""

import errno
import json
import os
import subprocess
import sys
from contextlib import chdir
from importlib import import_module
from pathlib import Path
from re import search
from typing import Any

import pyarrow.parquet
import pytest

from cartographers.cli.simulate import parquet_file
from cartographers.cli.simulate.parquet_file import COLUMNS
from cartographers.cli.simulate.series import Played, Series
from cartographers.notation.sheet_picture import read_picture
from cartographers.rules.area import SIDE
from cli.commands import Refused, Run

ROOT = Path(__file__).parents[2]


def rows_of(path: Path) -> list[dict[str, Any]]:
    rows: list[dict[str, Any]] = pyarrow.parquet.read_table(path).to_pylist()
    return rows


def empty_spaces(row: dict[str, Any], name: str) -> int:
    marks = row[name]
    empty: int = read_picture([marks[start : start + SIDE] for start in range(0, len(marks), SIDE)]).empty
    return empty


def simulate(run: Run, path: Path, *words: str) -> list[dict[str, Any]]:
    """The games of a file, as `--json` prints them."""
    outcome = run(["simulate", "--games", "3", "--seed", "4", "--json", "--parquet", str(path), *words])
    assert outcome.code == 0
    return [json.loads(line) for line in outcome.lines]


def test_every_decision_is_a_row_with_its_position_and_its_outcome(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "games.parquet"
    games = simulate(run, path, "--players", "chance*3", "--boxes", "heroes,skills,ambush")
    rows = rows_of(path)
    assert tuple(rows[0]) == COLUMNS
    assert {row["kind"] for row in rows} == {"draw", "declare", "ambush", "hero", "destroy"}
    assert any(row["skill"] for row in rows) and any(row["extra_cells"] for row in rows)
    assert {row["sheet"] for row in rows} == {"C"}
    for row in rows:
        game = games[row["deal"] - 4]
        assert (row["total"], row["place"]) == (game["totals"][row["seat"]], game["places"][row["seat"]])
        if row["kind"] in ("draw", "ambush", "hero"):
            drawn = sum(1 << cell for cell in row["cells"])
            assert drawn and not drawn & ~empty_spaces(row, "other_map" if row["other_map"] else "map")
        assert (row["other_map"] is None) == (row["drawn_on"] == row["seat"])
        assert row["kind"] not in ("declare", "ambush", "hero") or row["card"] == row["met"][-1]


def test_the_stars_of_the_seasons_are_those_of_the_game(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "games.parquet"
    games = simulate(run, path)
    for game in games:
        rows = [row for row in rows_of(path) if row["deal"] == game["seed"]]
        assert sum({row["season"]: row["season_stars"] for row in rows}.values()) == game["totals"][0]
        assert {row["rating"] for row in rows} == {game["rating"]}


def test_the_same_rows_are_written_by_several_jobs_and_the_file_says_what_was_played(
    run: Run, tmp_path: Path
) -> None:
    for jobs in ("1", "2"):
        simulate(run, tmp_path / jobs, "--jobs", jobs)
    assert (tmp_path / "1").read_bytes() == (tmp_path / "2").read_bytes()
    about = pyarrow.parquet.read_schema(tmp_path / "1").metadata
    assert about[b"cartographers.schema"] == b"1" and about[b"cartographers.deals"] == b"4 to 6"
    assert json.loads(about[b"cartographers.players"]) == ["chance"]


def test_rows_are_written_in_groups(monkeypatch: pytest.MonkeyPatch, run: Run, tmp_path: Path) -> None:
    monkeypatch.setattr(parquet_file, "ROWS_IN_GROUP", 10)
    simulate(run, tmp_path / "games.parquet")
    assert pyarrow.parquet.ParquetFile(tmp_path / "games.parquet").num_row_groups == 4


def into_folder(run: Run, folder: Path, *words: str) -> list[str]:
    """Five games of two seats in files of two, and what is said of them."""
    games = ["--games", "5", "--seed", "4", "--players", "chance*2", "--games-a-file", "2"]
    outcome = run(["simulate", *games, "--parquet", str(folder), *words])
    assert outcome.code == 0
    return outcome.lines


def test_a_folder_of_files_holds_the_games_of_one_file(run: Run, tmp_path: Path) -> None:
    folder, file = tmp_path / "games", tmp_path / "games.parquet"
    said = into_folder(run, folder, "--json")
    assert sorted(path.name for path in folder.iterdir()) == [
        "deals-000000004-to-000000005.parquet",
        "deals-000000006-to-000000007.parquet",
        "deals-000000008-to-000000008.parquet",
    ]
    words = ["--games", "5", "--seed", "4", "--players", "chance*2"]
    assert said == run(["simulate", *words, "--json", "--parquet", str(file)]).lines
    assert rows_of(folder) == rows_of(file)
    alone = tmp_path / "alone"
    words = ["--games", "2", "--json"]
    assert (
        run(["simulate", *words, "--parquet", str(alone), "--games-a-file", "1"]).lines
        == run(["simulate", *words]).lines
    )


def test_what_is_in_a_folder_is_not_played_again(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder, played = tmp_path / "games", []
    said = into_folder(run, folder)
    content = {path.name: path.read_bytes() for path in folder.iterdir()}
    (folder / "deals-000000006-to-000000007.parquet").unlink()
    play = Series.play

    def noticed(series: Series, seed: int) -> Played:
        played.append(seed)
        return play(series, seed)

    monkeypatch.setattr(Series, "play", noticed)
    assert into_folder(run, folder)[1:] == said[1:]
    assert played == [6, 7]
    assert {path.name: path.read_bytes() for path in folder.iterdir()} == content


def test_several_jobs_fill_a_folder_with_the_same_files(run: Run, tmp_path: Path) -> None:
    folders = [tmp_path / "1", tmp_path / "2"]
    for folder in folders:
        into_folder(run, folder, "--jobs", folder.name)
    one, other = ({path.name: path.read_bytes() for path in folder.iterdir()} for folder in folders)
    assert len(one) == 3 and one == other


def test_a_folder_with_other_games_is_left_as_it_is(run: Run, refused: Refused, tmp_path: Path) -> None:
    words = f"simulate --games 2 --games-a-file 2 --parquet {tmp_path}"
    assert run(words).code == 0
    path = tmp_path / "deals-000000000-to-000000001.parquet"
    content, said = path.read_bytes(), f"{path} has other games in it. Name another folder."
    assert refused(f"{words} --players greedy") == said
    assert path.read_bytes() == content
    path.write_text("mine")
    assert refused(words) == said


def test_files_of_so_many_games_are_for_a_folder_alone(refused: Refused, tmp_path: Path) -> None:
    for words in ("", f"--parquet {tmp_path} --record {tmp_path}"):
        assert refused(f"simulate --games-a-file 2 {words}") == (
            "--games-a-file splits the output of --parquet into several files: "
            "give --parquet a folder, and leave out --record."
        )
    assert list(tmp_path.iterdir()) == []


def test_what_cannot_be_written_is_said_in_a_sentence(refused: Refused, tmp_path: Path) -> None:
    (tmp_path / "mine").write_text("mine")
    said = refused(["simulate", "--parquet", str(tmp_path / "mine")])
    assert said == f"{tmp_path / 'mine'} already exists and will not be overwritten. Name another one."
    said = refused(["simulate", "--parquet", str(tmp_path / "no" / "games")])
    assert said.startswith(f"{tmp_path / 'no' / 'games'} cannot be written.")
    said = refused(["simulate", "--seed", str(2**64), "--parquet", str(tmp_path / "games")])
    assert said == "A Parquet file has room for deals up to 18446744073709551615. Choose a smaller --seed."
    assert [file.name for file in tmp_path.iterdir()] == ["mine"]


def test_a_full_disk_leaves_no_file_behind(refused: Refused, tmp_path: Path) -> None:
    (tmp_path / ".games.part").symlink_to("/dev/full")
    said = refused(["simulate", "--games", "1", "--parquet", str(tmp_path / "games")])
    reason = f"The system says: {os.strerror(errno.ENOSPC)}."
    assert said == f"{tmp_path / 'games'} cannot be written. {reason}"
    assert list(tmp_path.iterdir()) == []


def test_without_pyarrow_it_is_said_how_to_get_it(refused: Refused, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    assert refused("simulate --games 1 --parquet games") == (
        "A Parquet file needs the package pyarrow. Install it with: pip install 'cartographers[data]'"
    )


@pytest.mark.long
def test_the_example_says_what_the_page_says(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "greedy.parquet"
    run(["simulate", "--games", "20", "--players", "greedy", "--seed", "1", "--parquet", str(path)])
    example = [sys.executable, str(ROOT / "examples" / "data" / "look.py"), str(path)]
    shown = subprocess.run(example, capture_output=True, text=True, check=True).stdout
    page = (ROOT / "docs" / "data.md").read_text()
    expected = search(r"\$ python examples/data/look\.py greedy\.parquet\n([^`]*)```", page)
    assert expected and shown == expected[1]


@pytest.fixture
def examples(monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder of the examples, from which they import one another."""
    folder = ROOT / "examples" / "data"
    monkeypatch.syspath_prepend(folder)
    return folder


def test_the_notebook_answers_its_questions_and_draws_its_maps(
    run: Run, tmp_path: Path, examples: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "learned"
    words = ["--games", "4", "--players", "greedy", "--seed", "70000000", "--games-a-file", "3"]
    run(["simulate", *words, "--parquet", str(path)])
    notebook = json.loads((examples / "habits.ipynb").read_text())
    names: dict[str, Any] = {}
    with chdir(tmp_path):
        for cell in notebook["cells"]:
            if cell["cell_type"] == "code":
                exec("".join(cell["source"]), names)
    counted, totals = names["counted"], {row["deal"]: row["total"] for row in rows_of(path)}
    assert (counted.games, counted.stars) == (4, sum(totals.values()))
    assert sum(about["games"] for about in counted.edicts.values()) == 4 * 4
    assert "season 4:" in capsys.readouterr().out
    assert "<svg" in (tmp_path / "habits-openings.svg").read_text()


def test_what_several_processes_have_counted_is_added_up(run: Run, tmp_path: Path, examples: Path) -> None:
    habits, path = import_module("habits"), tmp_path / "games.parquet"
    simulate(run, path)
    rows = [{name: row[name] for name in habits.COLUMNS} for row in rows_of(path)]
    whole, parts = habits.Habits(), []
    whole.add(rows)
    whole.end()
    for deal in sorted({row["deal"] for row in rows}):
        part = habits.Habits()
        part.add(row for row in rows if row["deal"] == deal)
        part.end()
        parts.append(part.plain())
    assert habits.added(habits.added(parts[0], parts[1]), parts[2]) == whole.plain()
