"""A server behind the real nginx and the real Caddy: ``python tests/long proxies``.

Both are started on free ports with the files of ``deploy/``, in which only the name, ports and paths are
replaced, and a certificate that is made for the occasion. Through each of them a bot plays over its event
stream, 4 MiB are uploaded, and a WebSocket is opened: at the top of the domain, and below a path with the
lines that the files have for it. What is missing is installed by ``apt-get``.
"""

import re
import ssl
import subprocess
import sys
import tempfile
import time
from argparse import ArgumentParser
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from shutil import which

from httpx import Client, HTTPError

from long.shared.certificate import CERTIFICATE, KEY, make_certificate
from long.shared.forked_server import ForkedServer, unlimited
from long.shared.proxied_play import checks
from long.shared.proxied_site import NAME, Site, free_port

DEPLOY = Path(__file__).parents[2] / "deploy"
PACKAGES = {"nginx": "nginx-light", "caddy": "caddy"}
#: The path in the files of ``deploy/``.
BELOW = "/cartographers"
#: Seconds for a proxy to start.
_PATIENCE = 30
#: Where proxies are, also for those who are not root.
_PATH = "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin"


def _nginx(site: Site, folder: Path) -> list[str]:
    """The command that starts nginx with ``deploy/nginx-site.conf``."""
    text = (DEPLOY / "nginx-site.conf").read_text(encoding="utf-8")
    text = re.sub(r"\n *listen \[::\].*", "", text)
    if site.path:
        text = _in_place(text, "    # location /cartographers/ {\n", "    location / {\n")
    for old, new in {
        "listen 80;": f"listen 127.0.0.1:{site.http};",
        "listen 443 ": f"listen 127.0.0.1:{site.https} ",
        "127.0.0.1:8000": f"127.0.0.1:{site.server}",
        "/etc/letsencrypt/live/maps.example/fullchain.pem": str(folder / CERTIFICATE),
        "/etc/letsencrypt/live/maps.example/privkey.pem": str(folder / KEY),
        "maps.example": NAME,
    }.items():
        assert old in text, old
        text = text.replace(old, new)
    (folder / "site.conf").write_text(text)
    places = ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    temporary = "".join(f"{place}_temp_path {folder}/{place}; " for place in places)
    (folder / "nginx.conf").write_text(
        f"daemon off; pid {folder}/pid; error_log stderr; events {{}}\n"
        f"http {{ access_log off; {temporary} include {folder}/site.conf; }}\n"
    )
    return ["nginx", "-p", str(folder), "-c", str(folder / "nginx.conf")]


def _caddy(site: Site, folder: Path) -> list[str]:
    """The command that starts Caddy with ``deploy/Caddyfile``."""
    text = (DEPLOY / "Caddyfile").read_text(encoding="utf-8")
    if site.path:
        text = _in_place(
            text,
            "\t# @cartographers path /cartographers /cartographers/*\n"
            "\t# reverse_proxy @cartographers {$SERVER:127.0.0.1:8000} {\n",
            "\treverse_proxy {$SERVER:127.0.0.1:8000} {\n",
        )
    text = text.replace("{$NAME:maps.example}", NAME).replace(
        "{$SERVER:127.0.0.1:8000} {", f"127.0.0.1:{site.server} {{"
    )
    certificate = f"\ttls {folder / CERTIFICATE} {folder / KEY}\n"
    text = text.replace(f"{NAME} {{\n", f"{NAME} {{\n{certificate}", 1)
    options = f"{{\n\tadmin off\n\thttp_port {site.http}\n\thttps_port {site.https}\n}}\n"
    (folder / "Caddyfile").write_text(options + text)
    return ["caddy", "run", "--adapter", "caddyfile", "--config", str(folder / "Caddyfile")]


def _in_place(text: str, comment: str, line: str) -> str:
    """A file's text with the lines of a comment in place of the line after them."""
    assert comment + line in text, comment
    return text.replace(comment + line, comment.replace("# ", ""))


PROXIES: dict[str, Callable[[Site, Path], list[str]]] = {"nginx": _nginx, "caddy": _caddy}


@contextmanager
def proxied(proxy: str, server: int, path: str = "") -> Iterator[Site]:
    """A proxy before a server that listens at a port, and whose pages lie below a path."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        # nginx gives up being root, and then writes large uploads to a folder in this one.
        folder.chmod(0o755)
        make_certificate(folder)
        trust = ssl.create_default_context(cafile=str(folder / CERTIFICATE))
        site = Site(free_port(), free_port(), server, folder / CERTIFICATE, trust, path)
        log = folder / "log"
        with log.open("wb") as output:
            process = subprocess.Popen(
                PROXIES[proxy](site, folder), stderr=output, stdout=output, env={"HOME": name, "PATH": _PATH}
            )
        try:
            _wait_for(site, process, log)
            yield site
        finally:
            process.terminate()
            process.wait()


def _wait_for(site: Site, process: subprocess.Popen[bytes], log: Path) -> None:
    until = time.monotonic() + _PATIENCE
    with Client(verify=site.trust) as client:
        while time.monotonic() < until and process.poll() is None:
            try:
                client.get(f"{site.address}/api/health").raise_for_status()
                return
            except HTTPError:
                time.sleep(0.05)
    raise AssertionError(f"the proxy does not answer:\n{log.read_text()}")


def installed(proxy: str) -> bool:
    """Is a proxy there, perhaps because it was installed now?"""
    if which(proxy, path=_PATH) is None and which("apt-get"):
        command = ["apt-get", "install", "--yes", "--quiet", "--no-install-recommends", PACKAGES[proxy]]
        subprocess.run(command, check=False, stdout=subprocess.DEVNULL)
    return which(proxy, path=_PATH) is not None


def _faults(proxy: str, path: str, steps: int) -> int:
    """How much is wrong with a server behind a proxy."""
    wrong = 0
    with tempfile.TemporaryDirectory() as data:
        settings = replace(unlimited(Path(data)), proxies="127.0.0.1", host_names=(NAME,), path=path)
        server = ForkedServer(settings)
        try:
            with proxied(proxy, server.port, path) as site:
                for what, fault in checks(site, steps):
                    print(f"{proxy}{path}: {what}: {fault or 'good'}", flush=True)
                    wrong += bool(fault)
        finally:
            server.stop()
    return wrong


def main(arguments: list[str]) -> int:
    """Try both proxies; the exit status of the command."""
    parser = ArgumentParser(prog="python tests/long proxies")
    parser.add_argument("--only", choices=PROXIES)
    parser.add_argument("--steps", type=int, default=12, help="steps of a game in which a bot takes part")
    args = parser.parse_args(arguments)
    wrong = 0
    for proxy in [args.only] if args.only else list(PROXIES):
        if not installed(proxy):
            print(f"{proxy}: not tried, because it is not installed", file=sys.stderr)
            wrong += 1
            continue
        wrong += sum(_faults(proxy, path, args.steps) for path in ("", BELOW))
    return int(bool(wrong))
