"""Requests that servers pass on to each other: who else pretends to be one is not believed."""

from dataclasses import replace

import pytest

from cartographers.server.auth.peer_signatures import (
    WINDOW,
    BadSignature,
    PassedOn,
    PeerSignatures,
    Sender,
    hash_of,
)

REQUEST = PassedOn("http://one:8000", "POST", "/api/join?x=1", "cartographers-device=abc", "")
SENDER = Sender("2001:db8::1", secure=True)


class Clock:
    """A clock that a test moves."""

    now = 1_000_000.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock() -> Clock:
    """The clock of both servers."""
    return Clock()


@pytest.fixture
def signatures(clock: Clock) -> PeerSignatures:
    """Those of a server; the others have the same key."""
    return PeerSignatures(b"k" * 32, clock)


def test_a_server_is_told_for_whom_a_request_is_passed_on(signatures: PeerSignatures) -> None:
    verified = signatures.verify(REQUEST, signatures.sign(REQUEST, SENDER, b"{}"))
    assert verified.sender == SENDER and verified.body_hash == hash_of(b"{}")
    unknown = Sender("", secure=False)
    assert signatures.verify(REQUEST, signatures.sign(REQUEST, unknown)).sender == unknown


@pytest.mark.parametrize(
    "changed",
    [
        {"to": "http://two:8000"},
        {"method": "DELETE"},
        {"target": "/api/join?x=2"},
        {"cookie": "cartographers-device=abd"},
        {"authorization": "Bearer x"},
    ],
)
def test_a_signature_is_good_for_one_request_only(
    signatures: PeerSignatures, changed: dict[str, str]
) -> None:
    header = signatures.sign(REQUEST, SENDER)
    with pytest.raises(BadSignature):
        signatures.verify(replace(REQUEST, **changed), header)


def test_nobody_can_lie_about_the_address_the_body_or_the_time(signatures: PeerSignatures) -> None:
    parts = signatures.sign(REQUEST, SENDER).split(" ")
    for place in range(len(parts)):
        forged = [*parts[:place], "0" * len(parts[place]), *parts[place + 1 :]]
        with pytest.raises(BadSignature):
            signatures.verify(REQUEST, " ".join(forged))


@pytest.mark.parametrize("header", ["1", "", " ", "a b c d e f", "é" * 5, "1 2 3 4 5 " + "0" * 64])
def test_what_is_no_signature_is_refused(signatures: PeerSignatures, header: str) -> None:
    with pytest.raises(BadSignature):
        signatures.verify(REQUEST, header)


def test_a_server_with_another_key_is_refused(signatures: PeerSignatures, clock: Clock) -> None:
    with pytest.raises(BadSignature):
        signatures.verify(REQUEST, PeerSignatures(b"x" * 32, clock).sign(REQUEST, SENDER))


def test_a_signature_is_accepted_once(signatures: PeerSignatures, clock: Clock) -> None:
    clock.now += WINDOW - 1
    ahead = signatures.sign(REQUEST, SENDER)
    clock.now -= WINDOW - 1
    signatures.verify(REQUEST, ahead)
    for _ in range(8):
        clock.now += WINDOW / 3
        signatures.verify(REQUEST, signatures.sign(REQUEST, SENDER))
        with pytest.raises(BadSignature):
            signatures.verify(REQUEST, ahead)


@pytest.mark.parametrize("moved", [WINDOW + 1, -WINDOW - 1])
def test_a_signature_is_good_for_a_short_time(signatures: PeerSignatures, clock: Clock, moved: float) -> None:
    header = signatures.sign(REQUEST, SENDER)
    clock.now += moved
    with pytest.raises(BadSignature):
        signatures.verify(REQUEST, header)


def test_what_was_accepted_is_forgotten_when_it_is_too_old_anyway(
    signatures: PeerSignatures, clock: Clock
) -> None:
    for _ in range(100):
        signatures.verify(REQUEST, signatures.sign(REQUEST, SENDER))
        clock.now += WINDOW / 5
    assert len(signatures._accepted) <= 11
