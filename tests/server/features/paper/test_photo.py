"""Photos of printed sheets are read in a worker process, and nothing is kept."""

import sys
from base64 import b64decode

import pytest

from cartographers.notation.cells import ROW_LETTERS
from cartographers.server.basics.client_network import Network
from cartographers.server.features.paper.jobs import COUNTED
from cartographers.server.work.callers import Caller
from cartographers.server.work.queue import Lane
from photo.photos import drawn, photo, without_mark, wrong_cells
from server.serving import Device, Json, NewDevice, StartServer

PICTURES = {"Content-Type": "image/jpeg"}


def read(device: Device, image: bytes) -> tuple[int, Json]:
    answer = device.post("/api/photo", content=image, headers=PICTURES)
    return answer.status_code, answer.json()


@pytest.mark.long
def test_a_photo_becomes_a_map_with_its_doubtful_cells_and_a_picture_to_compare(device: NewDevice) -> None:
    client = device()
    status, found = read(client, photo(drawn()))
    assert status == 200
    assert found["sheet"] == "A" and wrong_cells(tuple(found["rows"])) <= 2
    assert all(cell[0] in ROW_LETTERS and 1 <= int(cell[1:]) <= 11 for cell in found["doubtful"])
    assert b64decode(found["flat"]).startswith(b"\xff\xd8")
    assert client.get("/api/catalogue").json()["photos"]


@pytest.mark.long
def test_what_is_wrong_with_a_photo_is_said_in_the_readers_language(device: NewDevice) -> None:
    client = device()
    bare = drawn()
    for corner in range(3):
        bare = without_mark(bare, corner)
    for image, code in ((b"no picture", "photo-format"), (photo(bare), "photo-marks")):
        headers = {**PICTURES, "Accept-Language": "cs"}
        answer = client.post("/api/photo", content=image, headers=headers)
        assert (answer.status_code, answer.json()["code"]) == (422, code)
        assert answer.json()["detail"] not in ("", client.post("/api/photo", content=image).json()["detail"])
    assert read(client, b"")[0] == 422
    assert client.post("/api/photo", content=bytes((4 << 20) + 1), headers=PICTURES).status_code == 413


def test_a_worker_that_dies_over_a_photo_is_said(serving: StartServer) -> None:
    dying = (sys.executable, "-c", "import sys; sys.exit(1)")
    server = serving(worker_command=dying, worker_startup_time=0.2)
    status, said = read(server.device(), b"x")
    assert (status, said["code"]) == (503, "photo-failed")
    waits = server.app.state.lobby.services.computing.queue.waits
    assert (waits[Lane.PHOTOS].number, waits[Lane.ADVICE].number) == (1, 0), "hints do not wait for photos"


def test_many_photos_at_once_are_refused_before_they_fill_the_memory(serving: StartServer) -> None:
    server = serving(live_work_limit=(30, 60, 60))
    device, photos = server.device(), server.app.state.lobby.services.computing.photos
    for number in range(12):
        photos.take(Caller(Network(f"network {number}"), f"person {number}"), COUNTED)
    status, said = read(device, b"no picture")
    assert (status, said["code"]) == (503, "server-busy")
    photos.give_back(Caller(Network("network 0"), "person 0"), COUNTED)
    assert read(device, b"no picture")[1]["code"] == "photo-format"
