"""The page of the package: a README whose links work elsewhere, and the addresses of the project."""

import re
from email import message_from_bytes
from email.message import Message
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType
from zipfile import ZipFile

import hatchling.build
import pytest

ROOT = Path(__file__).parents[2]
README = (ROOT / "README.md").read_text(encoding="utf-8")
ADDRESS = "https://code.example/games/cartographers"


@pytest.fixture
def build() -> ModuleType:
    """``hatch_build.py``, which the builder of packages runs."""
    spec = spec_from_file_location("hatch_build", ROOT / "hatch_build.py")
    assert spec and spec.loader
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.fixture
def in_repository(monkeypatch: pytest.MonkeyPatch) -> pytest.MonkeyPatch:
    """The place where a package is built."""
    monkeypatch.chdir(ROOT)
    return monkeypatch


def page(metadata: bytes) -> tuple[Message, str]:
    """The fields of a package's page, and its text."""
    fields = message_from_bytes(metadata)
    text = fields.get_payload(decode=True)
    assert isinstance(text, bytes)
    return fields, text.decode("utf-8")


@pytest.mark.long
def test_a_wheel_that_is_built_has_its_addresses_and_no_link_that_needs_the_repository(
    in_repository: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    in_repository.setenv("REPOSITORY", f"{ADDRESS}/")
    with ZipFile(tmp_path / hatchling.build.build_wheel(str(tmp_path))) as wheel:
        [path] = [name for name in wheel.namelist() if name.endswith(".dist-info/METADATA")]
        fields, text = page(wheel.read(path))
    assert dict(line.split(", ") for line in fields.get_all("Project-URL", [])) == {
        "Source": ADDRESS,
        "Documentation": f"{ADDRESS}/blob/main/docs",
        "Changelog": f"{ADDRESS}/blob/main/CHANGELOG.md",
        "Issues": f"{ADDRESS}/issues",
    }
    assert "Topic :: Games/Entertainment :: Board Games" in fields.get_all("Classifier", [])
    assert len(targets(text)) == len(targets(README))
    assert [target for target in targets(text) if not target.startswith("https:")] == []


def test_a_wheel_that_is_built_without_an_address_has_no_link_and_no_picture_of_the_repository(
    in_repository: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    in_repository.setenv("REPOSITORY", "")
    folder = hatchling.build.prepare_metadata_for_build_wheel(str(tmp_path))
    fields, text = page((tmp_path / folder / "METADATA").read_bytes())
    assert fields.get_all("Project-URL", []) == []
    assert "# cartographers" in text
    assert [target for target in targets(text) if not target.startswith("https:")] == []
    assert "![" not in text


def test_a_wheel_with_machine_code_is_for_machines_like_the_one_that_built_it(
    build: ModuleType, tmp_path: Path
) -> None:
    (tmp_path / build.BUILT).mkdir(parents=True)
    (tmp_path / build.BUILT / "bots.wasm").touch()
    assert build.platform_tag(tmp_path) == ""
    (tmp_path / build.BUILT / "bots.so").touch()
    assert re.fullmatch(r"py3-none-\w+_\w+", build.platform_tag(tmp_path))


def targets(text: str) -> list[str]:
    """Where the links and pictures of a page lead."""
    return re.findall(r"\]\(([^)\s]+)\)", text)


def test_no_link_of_the_readme_needs_the_files_beside_it(build: ModuleType) -> None:
    assert any(not target.startswith("https:") for target in targets(README))
    portable = build.portable(README, ADDRESS)
    assert [target for target in targets(portable) if not target.startswith("https:")] == []
    assert f"]({ADDRESS}/raw/main/docs/pictures/table-desktop-light.png)" in portable
    assert f"]({ADDRESS}/blob/main/docs/hosting.md)" in portable


def test_without_an_address_there_are_no_links_that_lead_nowhere(build: ModuleType) -> None:
    portable = build.portable("See [this](docs/a.md).\n![A](a.png)\n[b](https://b.example)", "")
    assert portable == "See this.\n\n[b](https://b.example)"


@pytest.mark.parametrize(
    ("remote", "address"),
    [
        ("git@code.example:games/cartographers.git", ADDRESS),
        ("https://code.example/games/cartographers.git", ADDRESS),
        ("https://name@code.example/games/cartographers", ADDRESS),
        ("ssh://git@code.example/games/cartographers", ADDRESS),
        ("/srv/git/cartographers", ""),
    ],
)
def test_the_address_is_that_of_the_remote(
    build: ModuleType, monkeypatch: pytest.MonkeyPatch, remote: str, address: str
) -> None:
    class Done:
        stdout = f"{remote}\n"

    monkeypatch.delenv("REPOSITORY", raising=False)
    monkeypatch.setattr(build.subprocess, "run", lambda *_, **__: Done())
    assert build.repository(ROOT) == address
    monkeypatch.setenv("REPOSITORY", "https://other.example/x/")
    assert build.repository(ROOT) == "https://other.example/x"
