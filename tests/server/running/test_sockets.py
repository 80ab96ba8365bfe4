"""WebSockets that send what nobody reads: closed with a reason, without an entry in the log."""

import logging
from collections.abc import Iterator
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed, ConnectionClosedError
from websockets.frames import Frame, Opcode

from cartographers.server.settings import ConnectionLimits
from server.conftest import plenty
from server.serving import Device, Served, Socket


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    limits = ConnectionLimits(socket_bytes=4096, socket_rate=1)
    with Served(plenty(tmp_path_factory.mktemp("games"), connections=limits)) as running:
        yield running


@pytest.fixture
def socket(strict: Served) -> Iterator[Socket]:
    client: Device = strict.device()
    with client.socket(client.create()["id"]) as opened:
        opened.push()
        yield opened


def closed_with(socket: Socket) -> int:
    with pytest.raises(ConnectionClosed) as closed:
        socket.until(lambda state: False)
    assert closed.value.rcvd
    return closed.value.rcvd.code


def test_a_binary_message_is_not_read(socket: Socket, caplog: pytest.LogCaptureFixture) -> None:
    socket.line.send(b"visible")
    assert closed_with(socket) == 1003
    assert not [record for record in caplog.records if record.levelno >= logging.WARNING]


def test_a_text_that_is_not_utf_8_is_not_read(socket: Socket, caplog: pytest.LogCaptureFixture) -> None:
    socket.line.send(b"\xff\xfe", text=True)
    assert closed_with(socket) == 1007
    assert not [record for record in caplog.records if record.levelno >= logging.WARNING]


@pytest.mark.parametrize(
    "frame",
    [Frame(Opcode.PING, b"x" * 100), Frame(Opcode.PONG, b""), Frame(Opcode.CONT, b"", fin=False)],
)
def test_frames_that_mean_nothing_are_bounded(socket: Socket, frame: Frame) -> None:
    line = socket.line
    wire = frame.serialize(mask=True)
    if frame.opcode is Opcode.CONT:
        wire = Frame(Opcode.TEXT, b"", fin=False).serialize(mask=True) + wire * 1000
    try:
        line.socket.sendall(wire * 1000)
    except OSError:
        return
    with pytest.raises(ConnectionClosedError):
        socket.until(lambda state: False)


def test_a_client_that_sends_little_stays(strict: Served, socket: Socket) -> None:
    for said in ("hidden", "visible") * 20:
        socket.line.send(said)
    assert socket.line.ping().wait(10)


def test_a_message_has_at_most_16_kibibytes(tmp_path: Path) -> None:
    with Served(plenty(tmp_path)) as running:
        client = running.device()
        with client.socket(client.create()["id"]) as socket:
            socket.push()
            socket.line.send("x" * (1 << 14))
            assert socket.line.ping().wait(10)
            socket.line.send("x" * ((1 << 14) + 1))
            assert closed_with(socket) == 1009


def test_what_the_threat_model_says_of_sockets_is_what_a_server_allows() -> None:
    limits = ConnectionLimits()
    assert (limits.socket_bytes, limits.socket_rate) == (64 << 10, 4 << 10)
    assert (limits.per_address, limits.in_all) == (1000, 4000)
