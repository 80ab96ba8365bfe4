"""The threat model names a test for everything that it promises, and each of them exists."""

import re

from house.specification import PAGES, ROOT

NAMED = re.compile(r"`((?:\w+/)*test_\w+\.py)`")
PAGE = PAGES["docs/threat-model.md"]
FILES = ["/" + path.relative_to(ROOT).as_posix() for path in ROOT.glob("tests/**/test_*.py")]


def test_every_row_of_the_threat_model_names_a_test() -> None:
    rows = [line for line in PAGE.splitlines() if line.startswith("|") and "---" not in line]
    promises = [row for row in rows if not row.startswith("| attack |")]
    assert len(promises) > 40
    assert [row for row in promises if not NAMED.search(row.split("|")[-2])] == []


def test_every_test_that_the_threat_model_names_is_one_file() -> None:
    found = {name: [file for file in FILES if file.endswith(f"/{name}")] for name in NAMED.findall(PAGE)}
    assert {name: files for name, files in found.items() if len(files) != 1} == {}
