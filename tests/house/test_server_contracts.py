"""The server's packages: features lie apart, and the imports that break their contracts only get fewer."""

import tomllib
from pathlib import Path

ROOT = Path(__file__).parents[2]
FEATURES = ROOT / "src/cartographers/server/features"
#: The imports that `pyproject.toml` still excuses. Whoever mends some lowers the number; nothing raises it.
EXCUSED = 9


def excused_imports() -> set[str]:
    """The imports between the server's packages that are still to be mended."""
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    contracts = {one["id"]: one for one in settings["tool"]["importlinter"]["contracts"]}
    ignored = [
        line
        for name in ("server-floors", "features-apart")
        for line in contracts[name].get("ignore_imports", [])
    ]
    return {line for line in ignored if "*" not in line}


def test_imports_that_break_the_contracts_only_get_fewer() -> None:
    assert len(excused_imports()) == EXCUSED, "lower the number if some were mended; do not add any"


def test_every_feature_has_routes() -> None:
    folders = {path.parent for path in FEATURES.glob("*/*.py")}
    assert [folder.name for folder in folders if not (folder / "routes.py").exists()] == []


def test_the_tests_of_a_feature_lie_in_a_folder_of_its_name() -> None:
    names = {path.parent.name for path in FEATURES.glob("*/*.py")}
    assert {path.parent.name for path in ROOT.glob("tests/server/features/*/*.py")} <= names
