"""The files of deploy/ and the image: settings that there are, and proxies that let everything through."""

import re
import subprocess
import tomllib
from pathlib import Path
from shutil import which
from typing import Any

import pytest
import yaml

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


@pytest.mark.skipif(which("systemd-analyze") is None, reason="systemd is not on this machine")
@pytest.mark.parametrize("name", ["cartographers.service", "cartographers-backup.service"])
def test_the_units_are_shut_off_as_far_as_systemd_can_tell(name: str) -> None:
    command = [
        "systemd-analyze",
        "security",
        "--offline=true",
        "--threshold=25",
        "--no-pager",
        str(DEPLOY / name),
    ]
    checked = subprocess.run(command, capture_output=True, text=True, check=False)
    assert checked.returncode == 0, checked.stdout[-400:] + checked.stderr


@pytest.mark.parametrize("name", ["compose.yaml", "deploy/compose.yaml"])
def test_everything_that_a_compose_file_names_is_there(name: str) -> None:
    file = ROOT / name
    compose: dict[str, Any] = yaml.safe_load(file.read_text(encoding="utf-8"))
    services = compose["services"]
    for service in services.values():
        assert ("image" in service) != ("build" in service)
        if build := service.get("build"):
            assert (file.parent / build["context"] / build["dockerfile"]).is_file()
        needed = service.get("depends_on", {})
        assert set(needed) <= set(services)
        # What is waited for says when it is ready; a plain list waits for nothing.
        if isinstance(needed, dict):
            assert all("healthcheck" in services[one] for one in needed)
        for volume in service.get("volumes", []):
            source = volume.split(":")[0]
            assert (
                (file.parent / source).is_file() if source.startswith(".") else source in compose["volumes"]
            )
    (subnet,) = {block["subnet"] for block in compose["networks"]["default"]["ipam"]["config"]}
    assert subnet in file.read_text(encoding="utf-8").split("networks:")[0]
