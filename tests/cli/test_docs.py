"""The examples of docs/commands.md, run as they stand there."""

import os
import subprocess
import sys
from pathlib import Path
from re import findall, sub

import pytest

PAGE = (Path(__file__).parents[2] / "docs" / "commands.md").read_text()


def timeless(text: str) -> str:
    """Without what differs from run to run: how long something took."""
    text = sub(r"[\d.,e+]+ games a second", "… games a second", text)
    text = sub(r"\([\d.]+ s(, [\d,]+ a second)?\)", "(…)", text)
    return sub(r'"seconds": [\d.]+', '"seconds": …', text)


@pytest.mark.long
def test_every_example_says_what_the_page_says(tmp_path: Path) -> None:
    bin_folder = str(Path(sys.executable).parent)
    settings = os.environ | {"PATH": bin_folder + os.pathsep + os.environ["PATH"], "COLUMNS": "80"}
    examples = findall(r"```console\n\$ (.*)\n((?:.*\n)*?)```", PAGE)
    assert len(examples) > 10
    for command, expected in examples:
        shown = subprocess.run(
            ["bash", "-c", command],
            cwd=tmp_path,
            env=settings,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            check=False,
        )
        assert timeless(shown.stdout) == timeless(expected), command
