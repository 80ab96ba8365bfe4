"""Settings: where they come from, in which order, and what is refused by a sentence that names the place."""

import os
from dataclasses import replace
from pathlib import Path

import pytest

from cartographers.cli import main
from cartographers.cli.common.parser import Parser
from cartographers.cli.common.server_options import settings_from
from cartographers.cli.serve import describe
from cartographers.server.auth.networks import BadNetwork
from cartographers.server.running.safety import UnsafeSettings, check_safe
from cartographers.server.running.setting_sources import line_of, with_environment, with_file
from cartographers.server.running.setting_values import BadSettings
from cartographers.server.settings import Settings
from cartographers.words.book import words

USUAL = Settings(data=Path("games"))


def in_file(text: str) -> Settings:
    """The usual settings with those of a file."""
    return with_file(USUAL, text, "server.toml")


def chosen(*arguments: str) -> Settings:
    """The settings of `cartographers serve` with these arguments."""
    parser = Parser(words())
    describe(parser)
    return settings_from(parser.parse_args(arguments))


@pytest.fixture(autouse=True)
def _no_variables(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in list(os.environ):
        if name.startswith("CARTOGRAPHERS_"):
            monkeypatch.delenv(name)


def test_what_is_given_replaces_what_is_usual() -> None:
    read = in_file(
        'request_limit = [60, 12]\nbot_processes = 4\nallowed_origins = ["https://maps.example"]\n'
        'room_idle_timeout = 30\nhost = "::"\nport = 0\ndata = "/games"\ndatabase = "postgresql://a/b"\n'
        "puzzle_minutes = 0\n[connections]\nper_address = 50\nhead_timeout = 2.5\n",
    )
    assert read == replace(
        USUAL,
        request_limit=(60, 12),
        bot_processes=4,
        allowed_origins=("https://maps.example",),
        room_idle_timeout=30,
        host="::",
        port=0,
        data=Path("/games"),
        database="postgresql://a/b",
        puzzle_minutes=0,
        connections=replace(USUAL.connections, per_address=50, head_timeout=2.5),
    )
    assert in_file("") == USUAL


def test_every_setting_can_stand_in_the_environment() -> None:
    variables = {
        "CARTOGRAPHERS_REQUEST_LIMIT": "60, 12",
        "CARTOGRAPHERS_BOT_PROCESSES": "4",
        "CARTOGRAPHERS_HOST_NAMES": "maps.example,cards.example",
        "CARTOGRAPHERS_JSON_LOG": "true",
        "CARTOGRAPHERS_DATA": "/games",
        "CARTOGRAPHERS_PORT": "80",
        "CARTOGRAPHERS_CONNECTIONS_HEAD_TIMEOUT": "2.5",
        # Those of other programs, and one that is empty, say nothing.
        "CARTOGRAPHERS_TOKEN": "x",
        "CARTOGRAPHERS_DATABASE": "",
        "PORT": "1",
    }
    assert with_environment(USUAL, variables) == replace(
        USUAL,
        request_limit=(60, 12),
        bot_processes=4,
        host_names=("maps.example", "cards.example"),
        json_log=True,
        data=Path("/games"),
        port=80,
        connections=replace(USUAL.connections, head_timeout=2.5),
    )


def test_the_command_line_comes_before_the_environment_and_that_before_the_file(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    file = tmp_path / "server.toml"
    file.write_text(
        'port = 1\nhost = "::1"\ndata = "/file"\nbot_processes = 7\nhost_names = ["file.example"]'
    )
    monkeypatch.setenv("CARTOGRAPHERS_SETTINGS", str(file))
    assert chosen().port == 1
    monkeypatch.setenv("CARTOGRAPHERS_PORT", "2")
    monkeypatch.setenv("CARTOGRAPHERS_DATA", "/environment")
    settings = chosen("--port", "3", "--name", "a.example", "--name", "b.example", "--lan")
    assert (settings.port, settings.data, settings.bot_processes) == (3, Path("/environment"), 7)
    assert list(settings.host_names) == ["a.example", "b.example"]
    other = tmp_path / "other.toml"
    other.write_text("bot_processes = 8")
    assert chosen("--settings", str(other)).bot_processes == 8


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("bots = 4", "settings-unknown"),
        ('client = "/"', "settings-unknown"),
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
        ('data = ""', "settings-value"),
        ("port = -1", "settings-value"),
        ("port = 65536", "serve-port"),
        ('hint_player = "alphazero"', "player-unknown"),
        ('proxies = "everybody"', "serve-network-form"),
        ('metrics_readers = "0.0.0.0/0"', "serve-network-all"),
        ('peer = "http://host"', "serve-peer"),
        ('push_contact = "me"', "settings-contact"),
        ('host_names = ["https://maps.example"]', "settings-host-name"),
        ('allowed_origins = ["maps.example"]', "settings-origin"),
    ],
)
def test_what_cannot_be_used_is_refused(text: str, code: str) -> None:
    with pytest.raises(BadSettings) as refused:
        in_file(text)
    wrong = refused.value.values["wrong"]
    assert isinstance(wrong, Exception)
    assert getattr(wrong, "code", None) == code
    assert refused.value.values["line"] == len(text.splitlines())


@pytest.mark.parametrize(
    ("variable", "text", "code"),
    [
        ("PROT", "80", "settings-unknown"),
        ("PORT", "tcp://10.0.0.1:8000", "settings-value"),
        ("JSON_LOG", "yes", "settings-value"),
        ("REQUEST_LIMIT", "600", "settings-value"),
        ("PROXIES", "0.0.0.0/0", "serve-network-all"),
    ],
)
def test_a_variable_that_cannot_be_used_is_named(variable: str, text: str, code: str) -> None:
    with pytest.raises(BadSettings, match=f"CARTOGRAPHERS_{variable}") as refused:
        with_environment(USUAL, {f"CARTOGRAPHERS_{variable}": text})
    assert getattr(refused.value.values["wrong"], "code", None) == code


def test_the_sentence_says_which_line_and_proposes_a_name(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "server.toml"
    file.write_text("# ours\n\nbot_proceses = 4\n")
    assert main(["serve", "--settings", str(file)]) == 2
    told = capsys.readouterr().err
    assert f"{file}, line 3: There is no setting bot_proceses. Choose from: bot_processes" in told
    file.write_text("port = \n")
    assert main(["backup", "there", "--settings", str(file)]) == 2
    assert f"{file} is not valid TOML" in capsys.readouterr().err
    monkeypatch.setenv("CARTOGRAPHERS_PORT", "many")
    assert main(["verify"]) == 2
    told = capsys.readouterr().err
    assert "variable CARTOGRAPHERS_PORT: The setting port must be a whole number, 0 or above." in told


@pytest.mark.parametrize(
    ("text", "name", "line"),
    [
        ("a = 1\n'b' = 2", "b", 2),
        ("[connections]\nport = 1", "connections.port", 2),
        ("port = 1\n[ connections ]\n\n port=1", "connections.port", 4),
        ("a = 1\nconnections.port = 1", "connections.port", 2),
        ("a = 1\nconnections = { port = 1 }", "connections.port", 2),
        ("a = 1\n[elsewhere]\nport = 1", "elsewhere", 2),
    ],
)
def test_the_line_of_a_setting_is_found_however_it_is_written(text: str, name: str, line: int) -> None:
    assert line_of(text, name) == line


def test_a_server_that_strangers_could_send_requests_through_is_not_started() -> None:
    private = replace(USUAL, private_notices=True)
    for host in ("127.0.0.1", "localhost", "::1"):
        check_safe(replace(private, host=host))
    for host in ("0.0.0.0", "192.168.1.5", "::"):
        check_safe(replace(USUAL, host=host))
        with pytest.raises(UnsafeSettings, match="private_notices"):
            check_safe(replace(private, host=host))


def test_a_server_whose_folder_everybody_can_write_is_not_started(tmp_path: Path) -> None:
    tmp_path.chmod(0o777)
    with pytest.raises(UnsafeSettings, match="chmod o-w"):
        check_safe(Settings(data=tmp_path))
    tmp_path.chmod(0o700)
    check_safe(Settings(data=tmp_path))


def test_figures_are_not_told_to_everybody() -> None:
    with pytest.raises(BadNetwork, match="everybody"):
        check_safe(replace(USUAL, metrics_readers="0.0.0.0/0"))
