"""What is cited is this program in this version."""

from pathlib import Path
from re import search
from tomllib import loads

ROOT = Path(__file__).parents[2]


def test_the_citation_names_this_version_and_licence() -> None:
    project = loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    citation = (ROOT / "CITATION.cff").read_text(encoding="utf-8")
    for name in ("version", "license"):
        found = search(rf"^{name}: (\S+)$", citation, 8)
        assert found and found[1] == project[name]
