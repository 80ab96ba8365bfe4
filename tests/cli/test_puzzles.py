"""`cartographers puzzles`: what cannot be done is one sentence, and puzzles are given to a server once."""

from json import dumps
from pathlib import Path
from re import MULTILINE, findall

import pytest

from cartographers.boxes import shelf
from cartographers.cli import puzzles
from cartographers.puzzles import finder
from cartographers.puzzles.look import Round
from cartographers.puzzles.position import Position
from cartographers.puzzles.puzzle import collection, read_puzzle
from cli.commands import Refused, Run


def written(path: Path, *lines: str) -> Path:
    path.write_text("\n".join(lines), encoding="utf-8")
    return path


def test_puzzles_are_imported_once(run: Run, tmp_path: Path) -> None:
    file = written(tmp_path / "two.jsonl", *map(dumps, collection()[:2]))
    imported = f"puzzles --import {file} --data {tmp_path / 'games'}"
    assert run(imported).out == "Puzzles in the file: 2. New on the server: 2.\n"
    assert run(imported).out == "Puzzles in the file: 2. New on the server: 0.\n"


def test_only_puzzles_that_hold_are_printed(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(finder, "CHECK", (Round(4, 60),))
    clear = max(collection(), key=lambda body: body["lead"])
    not_so = {**clear, "losses": [loss and max(1, loss // 10) for loss in reversed(clear["losses"])]}
    done = run(f"puzzles --check {written(tmp_path / 'two.jsonl', dumps(clear), dumps(not_so))}")
    assert [line[:30] for line in done.lines] == [dumps(clear)[:30]]
    assert done.err == "Puzzles: 2. Left: 1.\n"


def test_what_is_no_puzzle_is_refused_with_its_line(refused: Refused, tmp_path: Path) -> None:
    assert refused("puzzles").startswith("Say which games to look in")
    for wrong in ("{}", "[1]", "nonsense"):
        file = written(tmp_path / "bad.jsonl", dumps(collection()[0]), wrong)
        assert refused(f"puzzles --import {file} --data {tmp_path}").startswith("Line 2: ")


def test_the_three_lines_of_the_page_find_check_and_import(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = (Path(__file__).parents[2] / "docs" / "commands.md").read_text(encoding="utf-8")
    lines = findall(r"^cartographers (puzzles --.*)$", page, MULTILINE)
    assert len(lines) == 3
    # What a search finds takes long; here the first position that is looked at is a puzzle.
    known = read_puzzle(shelf(), max(collection(), key=lambda body: body["lead"]))
    monkeypatch.setattr(
        puzzles, "positions", lambda *_: [Position(0, 0, known.view.game, next(iter(known.drawings)))]
    )
    monkeypatch.setattr(puzzles, "find", lambda *_: known)
    monkeypatch.setattr(puzzles, "holds", lambda *_: True)
    monkeypatch.chdir(tmp_path)
    for line in lines:
        command, _, file = line.partition(" > ")
        done = run(command.replace("--play 20", "--play 1"))
        if file:
            Path(file).write_text(done.out, encoding="utf-8")
    assert done.out == "Puzzles in the file: 1. New on the server: 1.\n"
