"""The files of deploy/ and the image: settings that there are, and proxies that let everything through."""

import re
import tomllib
from pathlib import Path

import pytest

from cartographers.server.basics.site_path import site_path
from cartographers.server.running.setting_sources import choices, variable, with_environment, with_file
from cartographers.server.settings import Settings

ROOT = Path(__file__).parents[2]
DEPLOY = ROOT / "deploy"
#: Files in which environment variables of the server are set.
WITH_VARIABLES = ["Containerfile", "deploy/compose.yaml", "deploy/cartographers.service"]


def test_the_settings_that_are_shipped_are_good() -> None:
    text = (DEPLOY / "server.toml").read_text(encoding="utf-8")
    settings = with_file(Settings(), text, "server.toml")
    assert set(tomllib.loads(text)) <= set(choices())
    assert settings.host_names == ("maps.example",)


def test_the_path_is_the_same_in_the_settings_and_in_the_proxies_files() -> None:
    text = (DEPLOY / "server.toml").read_text(encoding="utf-8")
    path = with_file(Settings(), text.replace("# path", "path"), "server.toml").path
    assert path == site_path(path) != ""
    assert f"# location {path}/ {{\n" in (DEPLOY / "nginx-site.conf").read_text(encoding="utf-8")
    assert f"# @cartographers path {path} {path}/*\n" in (DEPLOY / "Caddyfile").read_text(encoding="utf-8")


@pytest.mark.parametrize("name", WITH_VARIABLES)
def test_every_variable_that_a_file_sets_is_a_setting(name: str) -> None:
    text = (ROOT / name).read_text(encoding="utf-8")
    named = set(re.findall(r"\bCARTOGRAPHERS_[A-Z_]+(?=[=:])", text))
    assert named
    assert named <= {variable(setting) for setting in choices()}


def test_the_image_listens_at_the_port_it_exposes() -> None:
    text = (ROOT / "Containerfile").read_text(encoding="utf-8")
    given = dict(re.findall(r"(CARTOGRAPHERS_\w+)=(\S+)", text))
    settings = with_environment(Settings(), given)
    assert (settings.host, settings.port, settings.data) == ("0.0.0.0", 8000, Path("/data"))
    assert "EXPOSE 8000" in text and "VOLUME /data" in text and "HEALTHCHECK" in text


@pytest.mark.parametrize("name", ["nginx.conf", "nginx-site.conf"])
def test_uploads_of_the_largest_photo_pass_nginx(name: str) -> None:
    text = (DEPLOY / name).read_text(encoding="utf-8")
    size = re.search(r"client_max_body_size (\d+)m;", text)
    assert size and int(size[1]) << 20 > Settings().connections.body_size
    assert {"Upgrade", "Connection", "Host", "X-Forwarded-For", "X-Forwarded-Proto"} <= set(
        re.findall(r"proxy_set_header (\S+)", text)
    )


def test_the_unit_has_no_restriction_that_the_bots_cannot_live_with() -> None:
    lines = (DEPLOY / "cartographers.service").read_text(encoding="utf-8").splitlines()
    assert "MemoryDenyWriteExecute=yes" not in lines
    assert {"NoNewPrivileges=yes", "ProtectSystem=strict", "CapabilityBoundingSet="} <= set(lines)
