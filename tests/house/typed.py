"""The commands that pages tell their readers to type, read by the programs they are for, which do nothing."""

import re
import shlex
import sys
import tomllib
from argparse import ArgumentParser
from collections.abc import Callable, Iterator
from importlib import import_module
from json import loads
from pathlib import Path
from typing import Any

import pytest

from bench.__main__ import COMMANDS as BENCHES
from cartographers import cli
from cartographers.cli.common.language import take_language
from cartographers.cli.common.parser import Parser
from cartographers.words.book import words as texts
from house.specification import PAGES, ROOT
from strength.__main__ import COMMANDS as STRENGTH
from tools.__main__ import COMMANDS as TOOLS
from tools.shared.commands import Commands

#: A fenced block: what it is written in, and its lines.
BLOCK = re.compile(r"^( *)```(\w*)\n(.*?)^\1```", re.DOTALL | re.MULTILINE)
#: Blocks of these are commands, or no commands at all.
SHELL = {"", "console"}
#: Programs of others: what they are told is theirs to check.
OTHERS = set(
    ". cp curl docker echo git head install mv npx podman printf sed systemctl tail useradd uv".split()
)
#: Words before a command that change nothing about it.
BEFORE = re.compile(r"(sudo( -u \w+)? )?(taskset -c [\d,]+ )?(env )?([A-Z_]+=\S+ )*")
SETS = {
    "bench": BENCHES,
    "strength": STRENGTH,
    "tools": TOOLS,
    "tests/long": Commands("python tests/long", "long", ROOT / "tests" / "long"),
}
#: What a parser says of a command that is only named, without all of its words.
LACKING = re.compile(r"required|expected one argument|arguments are missing|argument is needed")
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
SCRIPTS = loads((ROOT / "web" / "package.json").read_text(encoding="utf-8"))["scripts"]
TARGETS = set(re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE))


class Understood(BaseException):
    """A program has read the words it was given, and does nothing more."""


class NotUnderstood(Exception):
    """What a page says cannot be typed."""


def blocks(page: str) -> list[tuple[str, str]]:
    """The fenced blocks of a page: what each is written in, and its text."""
    return [(found[2], found[3]) for found in BLOCK.finditer(page)]


def lines(text: str) -> list[str]:
    """The commands of a block, or none if it has something else: with output, those after ``$``."""
    whole = text.replace("\\\n", " ").splitlines()
    asked = [line[2:] for line in whole if line.startswith("$ ")]
    typed = asked or [line for line in whole if line.strip()]
    return typed if all(is_command(line) for line in typed) else []


def inline(page: str) -> Iterator[str]:
    """The commands that a page names in its sentences."""
    for code in re.findall(r"`([^`]+)`", BLOCK.sub("", page)):
        line = " ".join(code.split())
        if " " in line and is_command(line):
            yield line


def is_command(line: str) -> bool:
    """Is this something to type?"""
    words = parts(line)
    return bool(words) and all(bool(one) and (one[0] in READERS or one[0] in OTHERS) for one in words)


def parts(line: str) -> list[list[str]]:
    """The words of each program that a line starts, without where it writes and what is only said of it."""
    lexer = shlex.shlex(line, posix=True, punctuation_chars=True)
    lexer.whitespace_split, lexer.commenters = True, "#"
    try:
        words = list(lexer)
    except ValueError:
        return []
    found: list[list[str]] = [[]]
    for word in words:
        if word in {"|", "&&", ";"}:
            found.append([])
        else:
            found[-1].append(word)
    return [program(one) for one in found]


def program(words: list[str]) -> list[str]:
    """A program's name and its words."""
    if ">" in words:
        words = words[: words.index(">")]
    quoted = BEFORE.match(" ".join(words))
    words = words[len(quoted[0].split()) :] if quoted else words
    return (
        [
            Path(words[0]).name if words[0].endswith(("/cartographers", "/python", "/pip")) else words[0],
            *words[1:],
        ]
        if words
        else []
    )


def read(line: str, monkeypatch: pytest.MonkeyPatch, *, whole: bool) -> None:
    """Let each program read its words; a command that is only named, not whole, may lack some."""
    for name, *words in parts(line):
        if name in READERS:
            try:
                READERS[name](["1" if word in {"N", "SEED"} else word for word in words], monkeypatch)
            except NotUnderstood as wrong:
                if whole or not LACKING.search(str(wrong)):
                    raise


def only_read(monkeypatch: pytest.MonkeyPatch, wrong: list[str]) -> None:
    """Let parsers end what they are part of as soon as they have read their words."""
    original = ArgumentParser.parse_args

    def parse_args(parser: ArgumentParser, *given: Any) -> None:
        original(parser, *given)
        raise Understood

    def error(_: ArgumentParser, message: str) -> None:
        wrong.append(message)
        sys.exit(2)

    monkeypatch.setattr(ArgumentParser, "parse_args", parse_args)
    monkeypatch.setattr(ArgumentParser, "error", error)


def understood(run: Callable[[], object], monkeypatch: pytest.MonkeyPatch) -> None:
    """Run something up to where its words have been read."""
    wrong: list[str] = []
    with monkeypatch.context() as patch:
        only_read(patch, wrong)
        try:
            run()
        except Understood:
            return
        except SystemExit as end:
            if not end.code:
                return
    raise NotUnderstood(" ".join(wrong) or "it takes no words")


def cartographers_reads(words: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    """``cartographers``."""
    if words[0].isupper():
        return

    def run() -> None:
        _, arguments = take_language(words, {})
        cli._run(texts(), arguments)

    with monkeypatch.context() as patch:
        patch.delattr(Parser, "error")
        understood(run, patch)


def python_reads(words: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    """``python -m MODULE …``, ``python FILE …``."""
    if words[:2] == ["-X", "importtime"] or words[0] == "-c":
        return
    place, *rest = words[1:] if words[0] == "-m" else words
    if place.split(".")[0] in sys.stdlib_module_names:
        return
    if place in SETS:
        _set_reads(place, rest, monkeypatch)
    elif words[0] == "-m":
        _module_reads(place, rest, monkeypatch)
    else:
        source = (ROOT / place).read_text(encoding="utf-8")
        unknown = [word for word in rest if word.startswith("--") and f'"{word}"' not in source]
        if unknown:
            raise NotUnderstood(f"{place} knows no {unknown}")


def _set_reads(place: str, words: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    commands = SETS[place]
    if not words or words[0].isupper() or words[0] == "…":
        return
    if words[0] not in commands:
        raise NotUnderstood(f"{place} has no command {words[0]}")
    module = commands.load(words[0])
    if module is not None and hasattr(module, "figures"):
        if not set(words) <= set(commands):
            raise NotUnderstood(f"{place} {words[0]} takes only names of others")
    elif len(words) > 1:
        source = Path(str(module.__file__ if module else "")).read_text(encoding="utf-8")
        if not re.search(r"[Pp]arser|_options\(", source):
            if [word for word in words[1:] if f'"{word}"' not in source]:
                raise NotUnderstood(f"{place} {words[0]} takes no such words")
            return
        understood(lambda: commands.run(words), monkeypatch)


def _module_reads(place: str, words: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    folder = place.replace(".", "/")
    is_package = any((ROOT / root / folder).is_dir() for root in ("", "src"))
    module = import_module(f"{place}.__main__" if is_package else place)
    if words and hasattr(module, "main"):
        monkeypatch.setattr(sys, "argv", [place, *words])
        understood(module.main, monkeypatch)


def make_reads(words: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    """``make TARGET ARGS="…"``: the target is there, and what it starts understands its words."""
    for target in (word for word in words if "=" not in word):
        if target not in TARGETS:
            raise NotUnderstood(f"no target {target}")
        for given in (word.removeprefix("ARGS=").split() for word in words if word.startswith("ARGS=")):
            if target in {"bench", "long"}:
                _set_reads("tests/long" if target == "long" else target, given, monkeypatch)
            elif target in {"play", "terminal"}:
                cartographers_reads(["serve" if target == "play" else "play", *given], monkeypatch)


def pip_reads(words: list[str], _: pytest.MonkeyPatch) -> None:
    """``pip install``: the extras are there, and what is installed from a folder."""
    for word in words[1:]:
        extras = re.search(r"\[([\w,]+)\]", word)
        unknown = set(extras[1].split(",")) - set(PROJECT["optional-dependencies"]) if extras else set()
        lost = word.startswith("./examples") and not (ROOT / word / "pyproject.toml").exists()
        if unknown or lost:
            raise NotUnderstood(f"nothing to install: {word}")


def npm_reads(words: list[str], _: pytest.MonkeyPatch) -> None:
    """``npm --prefix web run SCRIPT``."""
    if "run" in words and words[words.index("run") + 1] not in SCRIPTS:
        raise NotUnderstood(f"no script {words[-1]}")


READERS: dict[str, Callable[[list[str], pytest.MonkeyPatch], None]] = {
    "cartographers": cartographers_reads,
    "python": python_reads,
    "python3": python_reads,
    "make": make_reads,
    "pip": pip_reads,
    "pipx": pip_reads,
    "npm": npm_reads,
}
#: Decisions and the list of changes tell of what was; the rules of the game have no commands.
DOCUMENTS = {
    name: page
    for name, page in PAGES.items()
    if not name.startswith("docs/decisions") and name not in {"CHANGELOG.md", "docs/rules.md"}
}
