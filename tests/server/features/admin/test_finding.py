"""The host finds what features store, each of which says how."""

from pathlib import Path
from typing import get_args

from cartographers.server import features
from cartographers.server.features.admin.finding import ways_to_find
from cartographers.server.features.admin.messages import Kind
from cartographers.server.lobby.feature import Feature
from cartographers.server.lobby.lobby import Lobby
from cartographers.server.lobby.services import make_services
from cartographers.server.settings import Settings
from cartographers.server.storage.finding import Find, Thing
from cartographers.server.storage.opening import open_store


def lobby_in(folder: Path) -> Lobby:
    """A lobby with all features."""
    settings = Settings(data=folder)
    lobby = Lobby(make_services(settings, open_store(settings)))
    lobby.add_features(features.features_of(lobby))
    return lobby


def test_everything_that_can_be_asked_for_is_found_by_somebody(tmp_path: Path) -> None:
    assert set(ways_to_find(lobby_in(tmp_path))) == set(get_args(Kind))


def test_a_new_feature_is_asked_as_well(tmp_path: Path) -> None:
    def find(*_: object) -> list[Thing]:
        return []

    class Letters(Feature):
        def finds(self) -> dict[str, Find]:
            return {"letter": find}

    lobby = lobby_in(tmp_path)
    lobby.add_features([Letters()])
    assert "letter" in ways_to_find(lobby)
