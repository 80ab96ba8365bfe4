"""The server's packages: features lie apart, and no import is excused from that."""

import tomllib
from pathlib import Path

ROOT = Path(__file__).parents[2]
FEATURES = ROOT / "src/cartographers/server/features"


def excused_imports() -> set[str]:
    """The imports between the server's packages that the contracts do not look at."""
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    contracts = {one["id"]: one for one in settings["tool"]["importlinter"]["contracts"]}
    ignored = [
        line
        for name in ("server-floors", "features-apart")
        for line in contracts[name].get("ignore_imports", [])
    ]
    return set(ignored)


def test_no_import_is_excused_from_the_contracts() -> None:
    assert excused_imports() == set()


def test_every_feature_has_routes() -> None:
    folders = {path.parent for path in FEATURES.glob("*/*.py")}
    assert [folder.name for folder in folders if not (folder / "routes.py").exists()] == []


def test_the_tests_of_a_feature_lie_in_a_folder_of_its_name() -> None:
    names = {path.parent.name for path in FEATURES.glob("*/*.py")}
    assert {path.parent.name for path in ROOT.glob("tests/server/features/*/*.py")} <= names
