"""The example box, installed once for all tests."""

from pathlib import Path

import pytest

from boxes.installing import TIDEWATER, install


@pytest.fixture(scope="session")
def tidewater(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder into which the example box is installed."""
    return install(TIDEWATER, tmp_path_factory.mktemp("installed"))
