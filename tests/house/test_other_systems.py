"""What Windows and macOS do differently, as far as the source can tell."""

import ast
import subprocess
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
SOURCE = sorted((ROOT / "src").rglob("*.py"))
#: Modules of the standard library that Windows does not have.
UNIX_ONLY = {"fcntl", "grp", "pty", "pwd", "readline", "resource", "syslog", "termios", "tty"}
#: Names that Windows keeps for itself, and signs that it allows in no name.
RESERVED = {
    "con",
    "prn",
    "aux",
    "nul",
    *(f"{port}{number}" for port in ("com", "lpt") for number in range(1, 10)),
}
FORBIDDEN = set('<>:"|?*\\')


def in_the_code_page_of_the_country(source: str) -> list[str]:
    """Calls that read or write text without saying in which encoding."""
    return [ast.unparse(call) for call in ast.walk(ast.parse(source)) if _guesses(call)]


def _guesses(call: ast.AST) -> bool:
    if not isinstance(call, ast.Call):
        return False
    said = {keyword.arg for keyword in call.keywords}
    if said & {"encoding", "errors"}:
        return False
    function = call.func
    match function:
        case ast.Attribute(attr="read_text" | "write_text"):
            return True
        case ast.Attribute(attr="run" | "Popen" | "check_output"):
            return bool(said & {"text", "universal_newlines"})
        case ast.Name(id="open") | ast.Attribute(attr="fdopen"):
            modes = [one.value for one in call.args[1:2] if isinstance(one, ast.Constant)]
            return "b" not in str(modes)
    return False


def unguarded(source: str) -> list[str]:
    """Imports of what Windows lacks, at the top of a module."""
    found: list[str] = []
    for line in ast.parse(source).body:
        match line:
            case ast.Import(names=names):
                found += [one.name for one in names]
            case ast.ImportFrom(module=str(module)):
                found.append(module)
    return [name for name in found if name in UNIX_ONLY]


def test_all_text_is_read_and_written_in_a_said_encoding() -> None:
    guessed = {path: in_the_code_page_of_the_country(path.read_text(encoding="utf-8")) for path in SOURCE}
    assert {path: calls for path, calls in guessed.items() if calls} == {}


def test_no_module_needs_what_windows_lacks() -> None:
    wrong = {path: unguarded(path.read_text(encoding="utf-8")) for path in SOURCE}
    assert {path: names for path, names in wrong.items() if names} == {}


@pytest.mark.parametrize(
    "source",
    ["path.read_text()", "open(name)", "os.fdopen(1, 'w')", "run(x, text=True)", "a.run(x, text=True)"],
)
def test_a_guessed_encoding_is_noticed(source: str) -> None:
    assert bool(in_the_code_page_of_the_country(source)) == (source != "run(x, text=True)")
    assert unguarded("import os\nimport resource") == ["resource"]


def kept() -> Iterator[str]:
    """The names of all files of the repository."""
    listed = subprocess.run(["git", "-C", str(ROOT), "ls-files", "-z"], capture_output=True, check=True)
    yield from listed.stdout.decode().split("\0")


def test_every_file_can_lie_on_a_disk_that_does_not_tell_capitals_from_small_letters() -> None:
    alike = [name for name, count in Counter(map(str.casefold, kept())).items() if count > 1]
    assert alike == []
    strange = [
        name
        for name in kept()
        if FORBIDDEN & set(name) or {part.partition(".")[0].casefold() for part in name.split("/")} & RESERVED
    ]
    assert strange == []
