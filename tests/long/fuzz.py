"""Odd requests and frames thrown at a server: none may be answered with 5xx or leave a traceback in its log.

``python tests/long fuzz --seconds 60 --seed 1`` starts its own server; a failure is printed as it was sent.
"""

import json
import socket
import subprocess
import sys
import tempfile
import time
from argparse import ArgumentParser
from collections import Counter
from contextlib import suppress
from pathlib import Path
from random import Random
from urllib.request import Request, urlopen

from bench.shared.unlimited import NO_LIMITS

_SOCKET_HEAD = (
    b"Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
    b"Sec-WebSocket-Version: 13\r\n"
)
_JSON = b"Content-Type: application/json\r\n"
#: First line, further fields and body of requests that are near to legal ones.
_BASES = [
    (b"GET /api/games/x/events", _SOCKET_HEAD, b""),
    (b"GET /api/games/\xc3\xa9/events", _SOCKET_HEAD, b""),
    (b"POST /api/games", _JSON + b"Content-Length: 2\r\n", b"{}"),
    (b"POST /api/join", _JSON + b"Transfer-Encoding: chunked\r\n", b'5\r\n{"cod\r\n0\r\n\r\n'),
    (b"POST /api/join", _JSON + b"Content-Length: 18\r\n", b'{"code": "\\ud800"}'),
    (b"GET /api/invites/%ff%fe", b"Cookie: cartographers-device=\xff\xfe; a=b\r\n", b""),
    (b"GET /api/catalogue?language=%ff&language=\xc3", b"Accept-Language: \xff;q=x,*;q=\r\n", b""),
    (b"DELETE /api/games/%00", b"Origin: http://[\r\n", b""),
    (b"GET http://[::1/", b"", b""),
    (b"OPTIONS *", b"", b""),
    (b"CONNECT x:1", b"", b""),
    (b"GET /..%2f..%2fetc/passwd", b"", b""),
    (b"GET /assets/%ff%00", b"", b""),
    (b"GET /" + b"a" * 5000, b"", b""),
    (b"HEAD /api/games/x", b"", b""),
    (b"GET /api/qr?link=https://%ff%00", b"", b""),
    (b"GET /index.html", b"Range: bytes=99999999999999999999-,5-1\r\nIf-None-Match: \xff\r\n", b""),
]
_OPCODES = (0, 1, 1, 1, 2, 3, 8, 9, 10, 11, 15)


def odd_request(chance: Random) -> bytes:
    """A request that is nearly legal, or was before some bytes were changed."""
    line, fields, body = chance.choice(_BASES)
    request = bytearray(line + b" HTTP/1.1\r\nHost: localhost\r\n" + fields + b"\r\n" + body)
    for _ in range(chance.choice((0, 0, 1, 1, 2, 5))):
        at = chance.randrange(len(request))
        match chance.randrange(3):
            case 0:
                request[at] = chance.randrange(256)
            case 1:
                del request[at : at + chance.randrange(1, 6)]
            case _:
                request[at:at] = chance.randbytes(chance.randrange(1, 6))
    return bytes(request)


def odd_frame(chance: Random) -> bytes:
    """A frame of a WebSocket of any kind, length and mask."""
    texts = (b"hidden", b"visible", chance.randbytes(chance.randrange(200)), b"\xff" * chance.randrange(140))
    data = chance.choice((*texts, b"x" * chance.choice((0, 125, 126, 127, 17_000))))
    length = chance.choice((len(data), len(data), len(data), 3, 1 << 40, (1 << 63) + 5))
    first = chance.choice((0x80, 0x80, 0)) | chance.choice((0, 0, 0, 0x10, 0x40)) | chance.choice(_OPCODES)
    masked = chance.random() < 0.9
    if length < 126:
        head = bytes([first, masked << 7 | length])
    elif length < 1 << 16:
        head = bytes([first, masked << 7 | 126]) + length.to_bytes(2, "big")
    else:
        head = bytes([first, masked << 7 | 127]) + length.to_bytes(8, "big")
    mask = chance.randbytes(4) if masked else bytes(4)
    written = bytes(byte ^ mask[number % 4] for number, byte in enumerate(data))
    return head + (mask if masked else b"") + written


def answer_to(port: int, sent: bytes, patience: float = 0.15) -> bytes:
    """The beginning of the answer to some bytes; empty if there is none."""
    with suppress(OSError), socket.create_connection(("127.0.0.1", port), 2) as line:
        line.settimeout(patience)
        line.sendall(sent)
        return line.recv(4096)
    return b""


def send_frames(port: int, game: str, chance: Random) -> int:
    """Open a socket of a game and send frames until it is closed; how many there were."""
    sent = 0
    with suppress(OSError), socket.create_connection(("127.0.0.1", port), 2) as line:
        line.settimeout(0.05)
        line.sendall(
            f"GET /api/games/{game}/events HTTP/1.1\r\nHost: localhost\r\n".encode() + _SOCKET_HEAD + b"\r\n"
        )
        for _ in range(chance.randrange(1, 30)):
            line.sendall(odd_frame(chance))
            sent += 1
    return sent


def main(arguments: list[str]) -> int:
    """Start a server and throw things at it; the exit status of the command."""
    parser = ArgumentParser(prog="python tests/long fuzz")
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--frames", type=float, default=0, help="so many frames, however long it takes")
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args(arguments)
    chance, frames, answers = Random(args.seed), 0, Counter[str]()
    with tempfile.TemporaryDirectory() as folder:
        # Rate limits would answer in place of the rest of the server.
        settings = Path(folder) / "server.toml"
        settings.write_text(NO_LIMITS)
        command = [sys.executable, "-m", "cartographers", "serve", "--port", "0", "--data", f"{folder}/data"]
        with open(f"{folder}/log", "w+") as log:
            server = subprocess.Popen(
                [*command, "--settings", str(settings), "--log-json"],
                stdout=subprocess.PIPE,
                stderr=log,
                text=True,
            )
            assert server.stdout
            port = int(server.stdout.readline().rstrip("/\n").rpartition(":")[2])
            game = _game(port)
            end = time.monotonic() + args.seconds
            while (frames < args.frames or time.monotonic() < end) and server.poll() is None:
                request = odd_request(chance)
                status = answer_to(port, request)[9:12].decode("latin-1") or "none"
                answers[status] += 1
                if status.startswith("5"):
                    print(f"{status}: {request!r}")
                frames += send_frames(port, game, chance)
            dead = server.poll() is not None
            server.terminate()
            server.wait()
            log.seek(0)
            tracebacks = [line for line in log if "traceback" in json.loads(line)]
    print(f"requests by status: {dict(sorted(answers.items()))}")
    print(f"frames: {frames}; tracebacks: {len(tracebacks)}")
    print(*tracebacks[:3], sep="\n")
    return int(dead or bool(tracebacks) or any(status.startswith("5") for status in answers))


def _game(port: int) -> str:
    address, json_type = f"http://127.0.0.1:{port}/api/games", {"Content-Type": "application/json"}
    with urlopen(Request(address, b"{}", json_type)) as answer:
        game: str = json.load(answer)["id"]
    return game
