"""What must work through a proxy: TLS, pages, headers, uploads, WebSockets, and bots at full speed."""

import json
import os
import re
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

from httpx import Client
from websockets.sync.client import connect

from cartographers.server.http.security_headers import SECURITY_HEADERS
from long.shared.proxied_site import NAME, Site

BOT = Path(__file__).parents[3] / "examples" / "bots" / "snug.py"
#: The largest upload, a photo, in bytes.
_UPLOAD = 4 << 20
#: A stream whose lines are held back waits for the next sign of life, which comes every 15 seconds.
_HELD_BACK = 10.0
_PATIENCE = 120.0

Check = Callable[[Site, Client], str]


def checks(site: Site, steps: int) -> Iterator[tuple[str, str]]:
    """Each thing that is tried, and what is wrong with it, which is nothing if all is well."""
    tried: dict[str, Check] = {
        "http leads to https": redirect,
        "a page and a file of it": page,
        "headers and cookie": headers,
        "4 MiB uploaded": upload,
        "6 MiB refused": too_large,
        "WebSocket": socket,
        "a bot over its event stream": lambda at, client: bot(at, client, steps),
    }
    for name, check in tried.items():
        with Client(base_url=site.address, verify=site.trust, timeout=_PATIENCE) as client:
            yield name, check(site, client)


def redirect(site: Site, client: Client) -> str:
    """A request without TLS is led to the same page with it."""
    answer = client.get(f"http://{NAME}:{site.http}{site.path}/about")
    place = answer.headers.get("Location", "")
    good = (
        answer.status_code in (301, 308)
        and place.startswith(f"https://{NAME}")
        and f"{site.path}/about" in place
    )
    return "" if good else f"{answer.status_code} to {place!r}"


def page(site: Site, client: Client) -> str:
    """The home page comes, and the script that it names; without its slash it is found as well."""
    answer = client.get(site.address, follow_redirects=True)
    script = re.search(r'src="([^"]+\.js)"', answer.text)
    if answer.url.path != f"{site.path}/" or script is None:
        return f"{answer.status_code} at {answer.url.path}, without a script"
    address = answer.url.join(script[1])
    if not address.path.startswith(f"{site.path}/assets/"):
        return f"the script is at {address.path}"
    kind = client.get(address).headers["Content-Type"]
    return "" if "javascript" in kind else f"the script is {kind}"


def headers(site: Site, client: Client) -> str:
    """The headers of the server arrive, and its cookie is for TLS only."""
    answer = client.get("/api/catalogue")
    missing = [name for name in SECURITY_HEADERS if name not in answer.headers]
    cookie = answer.headers.get("Set-Cookie", "")
    missing += [part for part in ("Secure", "HttpOnly", "SameSite") if part.lower() not in cookie.lower()]
    return f"missing: {', '.join(missing)}" if missing else ""


def upload(site: Site, client: Client) -> str:
    """The largest upload comes to the server, which says that it is no photo."""
    answer = client.post("/api/photo", content=bytes(_UPLOAD))
    return "" if _is_ours(answer.text) and answer.status_code != 413 else f"{answer.status_code}"


def too_large(site: Site, client: Client) -> str:
    """Whatever is larger is refused, by the server or by the proxy; Caddy calls it 502 if it was cut off."""
    answer = client.post("/api/photo", content=bytes(6 << 20))
    return "" if answer.status_code in (413, 502) else f"{answer.status_code}"


def _is_ours(text: str) -> bool:
    """Is an error the server's own, and not a page of the proxy?"""
    try:
        return "code" in json.loads(text)
    except ValueError:
        return False


def socket(site: Site, client: Client) -> str:
    """The state of a game comes over a WebSocket."""
    game = _create(client, {"kind": "me"})
    cookies = "; ".join(f"{name}={value}" for name, value in client.cookies.items())
    address = f"{site.address.replace('https', 'wss', 1)}/api/games/{game}/events"
    with connect(address, ssl=site.trust, additional_headers={"Cookie": cookies}) as line:
        return "" if line.recv(_PATIENCE) else "nothing was sent"


def bot(site: Site, client: Client, steps: int) -> str:
    """A program plays with a bot of the server, and no step waits until a stream has a sign of life."""
    account = client.post("/api/bots", json={"name": "Snug", "owner": "Ann"}).json()
    game = _create(client, {"kind": "bot", "bot": "greedy"}, {"kind": "open"})
    program_line = f"{sys.executable} {BOT}"
    command = [sys.executable, "-m", "cartographers", "bot", program_line, "--server", site.address]
    secrets = {"CARTOGRAPHERS_TOKEN": account["token"], "SSL_CERT_FILE": str(site.certificate)}
    with subprocess.Popen(command, env=os.environ | secrets, stderr=subprocess.DEVNULL) as program:
        try:
            _until(lambda: client.get("/api/bots").json()["bots"][0]["connected"])
            invited = client.post(f"/api/games/{game}/seats/1/bot-account", params={"name": account["name"]})
            if invited.is_error:
                return f"{invited.status_code} {invited.text}"
            waits = list(_waits(client, game, steps))
        finally:
            program.terminate()
    print(f"  {len(waits)} steps, the longest {max(waits):.2f} s", flush=True)
    return f"a step took {max(waits):.1f} s" if max(waits) > _HELD_BACK else ""


def _waits(client: Client, game: str, steps: int) -> Iterator[float]:
    """The seconds that each of the next steps took, until the game is over or nothing happens any more."""
    step, since = -1, time.monotonic()
    while steps > 0:
        state, now = client.get(f"/api/games/{game}").json(), time.monotonic()
        if state["step"] != step:
            yield now - since
            step, since, steps = state["step"], now, steps - 1
        elif now - since > _PATIENCE:
            yield now - since
            return
        if state["phase"] == "over":
            return
        time.sleep(0.02)


def _create(client: Client, *seats: dict[str, str]) -> str:
    answer = client.post("/api/games", json={"seats": seats})
    answer.raise_for_status()
    game: str = answer.json()["id"]
    return game


def _until(true: Callable[[], bool]) -> None:
    until = time.monotonic() + _PATIENCE
    while not true():
        assert time.monotonic() < until, "the program does not connect"
        time.sleep(0.05)
