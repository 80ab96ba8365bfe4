"""Entries of the contest: played, sealed, signed, replayed and put into a table."""

import gzip
import json
import shutil
from collections.abc import Callable
from pathlib import Path
from subprocess import run
from typing import Any

import pytest

from strength.__main__ import COMMANDS
from strength.board import BEGIN, END, ENTRIES, PAGE, with_tables
from strength.shared.entry import check_games, read_entry

DEALS = 2


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("entries") / "greedy.jsonl"
    wish = ["--player", "greedy", "--deals", str(DEALS), "--hardware", "a core", "--out", str(path)]
    assert COMMANDS.run(["enter", "--suite", "C-heroes", *wish]) == 0
    return path


def changed(path: Path, folder: Path, change: Callable[[list[Any]], None], *, sealed: bool = True) -> Path:
    """A copy of an entry with other games in it; sealed again unless somebody forgot."""
    from strength.shared.entry import EnteredGame, Entry, write_entry

    entry, copy = read_entry(path), folder / "changed.jsonl"
    games = [game._asdict() for game in entry.games]
    change(games)
    made = tuple(EnteredGame(**game) for game in games)
    if sealed:
        write_entry(copy, Entry(entry.suite, entry.player, entry.hardware, made))
    else:
        head, _, *rest = path.read_text().splitlines()
        copy.write_text("\n".join([head, json.dumps(games[0]), *rest]) + "\n")
    return copy


def test_an_entry_is_replayed_by_the_rules_and_gets_a_line(
    played: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert COMMANDS.run(["check", str(played)]) == 0
    assert f"greedy on C-heroes, {DEALS} games replayed" in capsys.readouterr().out
    assert COMMANDS.run(["board", str(played)]) == 0
    shown = capsys.readouterr().out
    assert shown.startswith("### C-heroes (digest `c060c99479ed15b7`)")
    assert f"| `greedy` | {DEALS} |" in shown and "| a core | – |" in shown


def more_stars(games: list[Any]) -> None:
    games[0]["total"] += 1


def one_decision_less(games: list[Any]) -> None:
    games[0]["decisions"], games[0]["ms"] = games[0]["decisions"][:-1], games[0]["ms"][:-1]


def the_same_decision_twice(games: list[Any]) -> None:
    first, _, *rest = games[0]["decisions"]
    games[0]["decisions"] = (first, first, *rest)


def only_the_better_deal(games: list[Any]) -> None:
    del games[0]


@pytest.mark.parametrize(
    ("change", "told"),
    [
        (more_stars, "stars, not"),
        (one_decision_less, "not played to its end"),
        (the_same_decision_twice, "deal 0: "),
        (only_the_better_deal, "the first deals of the suite"),
    ],
)
def test_what_the_rules_do_not_confirm_is_found(
    played: Path,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    change: Callable[[list[Any]], None],
    told: str,
) -> None:
    assert COMMANDS.run(["check", str(changed(played, tmp_path, change))]) == 1
    assert told in capsys.readouterr().out


def test_a_file_that_was_changed_after_the_seal_is_refused(
    played: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert COMMANDS.run(["check", str(changed(played, tmp_path, more_stars, sealed=False))]) == 2
    assert "changed after it had been sealed" in capsys.readouterr().err


@pytest.mark.skipif(not shutil.which("ssh-keygen"), reason="signatures are made by OpenSSH")
def test_a_signature_says_who_stands_for_an_entry(
    played: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    key, copy = tmp_path / "key", tmp_path / "greedy.jsonl"
    run(["ssh-keygen", "-q", "-t", "ed25519", "-N", "", "-C", "", "-f", str(key)], check=True)
    wish = ["--player", "chance", "--deals", "1", "--key", str(key), "--out", str(copy)]
    assert COMMANDS.run(["enter", *wish]) == 0
    assert COMMANDS.run(["check", str(copy)]) == 0
    assert "signed by SHA256:" in capsys.readouterr().out
    shutil.copy(played, copy)
    assert COMMANDS.run(["check", str(copy)]) == 2
    assert "signature" in capsys.readouterr().err


def test_a_policy_of_numbers_can_be_entered(tmp_path: Path) -> None:
    file, path = tmp_path / "first.py", tmp_path / "first.jsonl.gz"
    file.write_text("def policy(observations, masks):\n    return masks.argmax(1)\n")
    wish = ["--suite", "C-heroes-skills", "--policy", f"{file}:policy", "--deals", "1", "--out", str(path)]
    assert COMMANDS.run(["enter", *wish]) == 0
    assert list(check_games(read_entry(path))) == []
    assert gzip.decompress(path.read_bytes()).startswith(b'{"form": "cartographers-entry-1"')


def test_the_page_of_results_is_made_from_the_entries_that_lie_here() -> None:
    page = PAGE.read_text(encoding="utf-8")
    assert with_tables(page, "x").count("x\n\n" + END) == 1 and BEGIN in page
    for path in sorted(ENTRIES.glob("*.jsonl.gz")):
        entry = read_entry(path)
        assert f"| `{entry.player}` | {len(entry.games)} | {entry.total.mean:.1f} ±" in page
