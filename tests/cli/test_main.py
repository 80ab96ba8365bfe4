"""The command line as a whole."""

import json
import os
import subprocess
import sys
from io import BytesIO, TextIOWrapper
from pathlib import Path

import pytest

from cartographers import __version__, cli
from cartographers.cli import COMMANDS
from cartographers.cli.common.errors import CommandError
from cartographers.rules.problem import Problem
from cartographers.words.book import Words, words
from cli.commands import Refused, Run
from testkit.long_forms import every


def test_without_a_command_the_commands_are_listed(run: Run) -> None:
    outcome = run("")
    assert outcome.code == 0
    assert all(command in outcome.out for command in COMMANDS)


def test_it_says_its_version(run: Run) -> None:
    assert run("--version").out == f"cartographers {__version__}\n"


@pytest.mark.parametrize("command", COMMANDS)
def test_the_help_of_every_command_has_an_example(run: Run, command: str) -> None:
    outcome = run(f"{command} --help")
    assert outcome.code == 0
    assert f"  cartographers {command}" in outcome.out.split("example")[-1]


def test_an_unknown_command_is_refused_in_one_sentence(refused: Refused) -> None:
    assert "'draw' is not one of the choices" in refused("draw")


@pytest.mark.parametrize("command", COMMANDS)
def test_an_unknown_option_is_refused_in_one_sentence(refused: Refused, command: str) -> None:
    needs_a_name = command in (
        "print",
        "photo",
        "replay",
        "fair",
        "analyse",
        "conform",
        "bot",
        "backup",
        "restore",
        "site",
    )
    words = f"{command} x --colour" if needs_a_name else f"{command} --colour"
    assert "unknown arguments: --colour" in refused(words)


def test_python_m_cartographers_is_the_command() -> None:
    shown = subprocess.run(
        [sys.executable, "-m", "cartographers", "--version"], capture_output=True, text=True, check=True
    )
    assert shown.stdout == f"cartographers {__version__}\n"


def test_nothing_is_said_when_nobody_reads_on(tmp_path: Path) -> None:
    (tmp_path / "maps.jsonl").write_text((json.dumps({"rows": ["." * 11] * 11}) + "\n") * 3000)
    command = f"{sys.executable} -m cartographers score {tmp_path / 'maps.jsonl'} | head -1"
    shown = subprocess.run(["bash", "-c", command], capture_output=True, text=True, check=True)
    assert shown.stdout.count("\n") == 1
    assert shown.stderr == ""


@pytest.mark.parametrize("encoding", every(["cp1252", "cp866", "ascii"], short=["cp866"]))
def test_what_an_encoding_lacks_is_written_with_other_signs(encoding: str) -> None:
    """Windows writes into files and pipes in the code page of the country."""
    settings = os.environ | {"PYTHONUTF8": "0", "PYTHONIOENCODING": encoding}
    command = [sys.executable, "-m", "cartographers", "rules", "treetower", "--language", "en"]
    shown = subprocess.run(command, capture_output=True, env=settings, check=True)
    assert b"1 * for each forest space" in shown.stdout
    assert shown.stderr == b""
    other = subprocess.run([*command[:-1], "uk"], capture_output=True, env=settings, check=True)
    assert other.stderr == b""


@pytest.mark.parametrize(("asked", "encoding"), [({}, "utf-8"), ({"PYTHONIOENCODING": "cp866"}, "cp866")])
def test_files_and_pipes_of_windows_are_in_utf_8_unless_somebody_asks_for_more(
    monkeypatch: pytest.MonkeyPatch, asked: dict[str, str], encoding: str
) -> None:
    monkeypatch.setattr(sys, "platform", "win32")
    monkeypatch.delenv("PYTHONIOENCODING", raising=False)
    for name, value in asked.items():
        monkeypatch.setenv(name, value)
    record = "\N{ZERO WIDTH NO-BREAK SPACE}Олена ★\r\n".encode()
    for name in ("stdin", "stdout", "stderr"):
        monkeypatch.setattr(sys, name, TextIOWrapper(BytesIO(record), encoding="cp866"))
    cli.never_fail_to_encode()
    assert [stream.encoding for stream in (sys.stdout, sys.stderr)] == [encoding, encoding]
    if not asked:
        assert sys.stdin.readline() == "Олена ★\n"


def test_scoring_loads_no_player_and_no_table() -> None:
    seen = "import sys; from cartographers.cli import main; main(['score', '--help'])"
    told = "; print(*(m for m in sys.modules if m.startswith('cartographers')), file=sys.stderr)"
    shown = subprocess.run(
        [sys.executable, "-c", f"import atexit, sys; atexit.register(lambda: exec({told[2:]!r})); {seen}"],
        capture_output=True,
        text=True,
        check=True,
    )
    loaded = shown.stderr.split()
    assert "cartographers.cli.score" in loaded
    rooms = ("cartographers.players", "cartographers.table")
    assert [module for module in loaded if module.startswith(rooms)] == []


class Codes(Words):
    """A language in which a problem is its code."""

    def __init__(self) -> None:
        self.language = "uk"

    def problem(self, problem: Problem) -> str:
        """Its code."""
        return f"<{problem.code}>"


def test_what_is_wrong_is_said_in_the_language_of_the_command(
    refused: Refused, monkeypatch: pytest.MonkeyPatch
) -> None:
    def texts(language: str) -> Words:
        return Codes() if language == "uk" else words(language)

    def no_command(text: Words, arguments: list[str]) -> int:
        raise CommandError("players-none", "nobody plays: name a player")

    monkeypatch.setattr(cli, "words", texts)
    monkeypatch.setattr(cli, "_run", no_command)
    monkeypatch.setattr(cli, "take_language", lambda arguments, environment: ("uk", arguments))
    assert refused("play") == "<players-none>"
    monkeypatch.setattr(cli, "take_language", lambda arguments, environment: ("en", arguments))
    assert refused("play") == "Nobody is playing: name at least one player."
