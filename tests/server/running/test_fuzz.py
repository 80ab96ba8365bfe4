"""Odd requests and frames: none is answered with 5xx or leaves a traceback; longer in ``bench fuzz``."""

from random import Random

import pytest

from long.fuzz import answer_to, odd_request, send_frames
from server.serving import Served

REQUESTS, SOCKETS = 250, 20


def test_nothing_that_is_sent_is_an_error_of_the_server(
    served: Served, caplog: pytest.LogCaptureFixture
) -> None:
    chance, client = Random(3), served.device()
    game = client.create()["id"]
    requests = [odd_request(chance) for _ in range(REQUESTS)]
    failed = [sent for sent in requests if answer_to(served.port, sent, 0.02)[9:10] == b"5"]
    assert failed == []
    assert sum(send_frames(served.port, game, chance) for _ in range(SOCKETS)) > SOCKETS
    assert client.state(game)["id"] == game
    assert [record.getMessage() for record in caplog.records if record.exc_info] == []
