"""`cartographers photo`: a map as text, or one sentence."""

import json
from pathlib import Path

import pytest

from cartographers.photo import ReadSheet
from cli.commands import Refused, Run

ROWS = ("ff.........", *["..........."] * 10)
SURE = ((1.0, 0.4, *[1.0] * 9), *[(1.0,) * 11] * 9, (*[1.0] * 10, 0.2))


@pytest.fixture
def photo(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A file that is read as a map."""
    monkeypatch.setattr("cartographers.cli.photo.read_photo", lambda image: ReadSheet("B", ROWS, SURE))
    file = tmp_path / "sheet.jpg"
    file.write_bytes(b"a photo")
    return file


def test_the_map_is_printed_and_doubtful_cells_are_named_apart(run: Run, photo: Path) -> None:
    done = run(f"photo {photo}")
    assert done.code == 0 and done.lines == list(ROWS)
    assert done.err == "Look at these spaces again (2): A2, K11\n"


def test_as_json_it_says_how_sure_each_cell_is(run: Run, photo: Path) -> None:
    told = json.loads(run(f"photo {photo} --json").out)
    assert told["sheet"] == "B" and told["rows"] == list(ROWS) and told["doubtful"] == ["A2", "K11"]
    assert told["sureness"][0][1] == 0.4


def test_a_file_that_is_no_picture_is_refused(refused: Refused, tmp_path: Path) -> None:
    file = tmp_path / "map.txt"
    file.write_text("...........")
    assert refused(f"photo {file}") == (
        "The photo must be a JPEG, PNG or WebP picture; this file is none of those."
    )


def test_a_file_that_is_not_there_is_named(refused: Refused, tmp_path: Path) -> None:
    assert "missing.jpg cannot be read" in refused(f"photo {tmp_path / 'missing.jpg'}")
