"""The file of settings: what is unknown, of another kind or no limit at all is refused with a sentence."""

from dataclasses import replace
from pathlib import Path

import pytest

from cartographers.server.auth.networks import BadNetwork
from cartographers.server.safety import UnsafeSettings, check_safe
from cartographers.server.settings import Settings
from cartographers.server.settings_file import BadSettings, read_settings

USUAL = Settings(data=Path("games"))


def test_what_is_given_replaces_what_is_usual() -> None:
    read = read_settings(
        'request_limit = [60, 12]\nbot_processes = 4\nallowed_origins = ["https://maps.example"]\n'
        "room_idle_timeout = 30\n[connections]\nper_address = 50\nhead_timeout = 2.5\n",
        USUAL,
    )
    assert read == replace(
        USUAL,
        request_limit=(60, 12),
        bot_processes=4,
        allowed_origins=("https://maps.example",),
        room_idle_timeout=30,
        connections=replace(USUAL.connections, per_address=50, head_timeout=2.5),
    )
    assert read_settings("", USUAL) == USUAL


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("bot_processes = ", "settings-syntax"),
        ("bots = 4", "settings-unknown"),
        ('data = "/"', "settings-unknown"),
        ("[connections]\nmany = 4", "settings-unknown"),
        ("connections = 4", "settings-value"),
        ("bot_processes = 0", "settings-value"),
        ("bot_processes = 1.5", "settings-value"),
        ("bot_processes = true", "settings-value"),
        ("room_idle_timeout = -1", "settings-value"),
        ("room_idle_timeout = inf", "settings-value"),
        ("request_limit = [1]", "settings-value"),
        ("request_limit = [0, 1]", "settings-value"),
        ("allowed_origins = [1]", "settings-value"),
        ("hint_player = 1", "settings-value"),
        ("json_log = 1", "settings-value"),
        ("[connections]\nhead_size = 0", "settings-value"),
    ],
)
def test_what_cannot_be_used_is_refused(text: str, code: str) -> None:
    with pytest.raises(BadSettings) as refused:
        read_settings(text, USUAL)
    assert refused.value.code == code


def test_a_server_that_strangers_could_send_requests_through_is_not_started() -> None:
    private = replace(USUAL, private_notices=True)
    for host in ("127.0.0.1", "localhost", "::1"):
        check_safe(private, host)
    for host in ("0.0.0.0", "192.168.1.5", "::"):
        check_safe(USUAL, host)
        with pytest.raises(UnsafeSettings, match="private_notices"):
            check_safe(private, host)


def test_a_server_whose_folder_everybody_can_write_is_not_started(tmp_path: Path) -> None:
    tmp_path.chmod(0o777)
    with pytest.raises(UnsafeSettings, match="chmod o-w"):
        check_safe(Settings(data=tmp_path), "127.0.0.1")
    tmp_path.chmod(0o700)
    check_safe(Settings(data=tmp_path), "127.0.0.1")


def test_figures_are_not_told_to_everybody() -> None:
    with pytest.raises(BadNetwork, match="everybody"):
        check_safe(replace(USUAL, metrics_readers="0.0.0.0/0"), "127.0.0.1")
