"""The encryption of push messages against the example of RFC 8291."""

import pytest
from cryptography.exceptions import InvalidTag
from cryptography.hazmat.primitives.asymmetric.ec import SECP256R1, derive_private_key

from cartographers.server.features.notices.encryption import BadKeys, check_keys, encrypt
from server.push_service import Browser, PushService, decoded, encoded

# RFC 8291, section 5 and appendix A.
TEXT = b"When I grow up, I want to be a watermelon"
DEVICE = "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"
AUTH = "BTBZMqHH6r4Tts7J_aSIgg"
SENDER = "yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"
SALT = "DGv6ra1nlYgDCS1FRnbzlw"
ENCRYPTED = (
    "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8"
    "wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
)


def test_the_example_of_the_standard_is_encrypted_as_printed_there() -> None:
    sender = derive_private_key(int.from_bytes(decoded(SENDER)), SECP256R1())
    assert encoded(encrypt(TEXT, DEVICE, AUTH, decoded(SALT), sender)) == ENCRYPTED


def test_only_the_device_can_read_a_message_and_no_two_messages_are_alike() -> None:
    with PushService() as service:
        browser, other = Browser(service), Browser(service)
        keys = browser.subscription["p256dh"], browser.subscription["auth"]
        first, second = (encrypt("Ваш хід".encode(), *keys) for _ in range(2))
        assert browser.decrypt(first) == browser.decrypt(second) == "Ваш хід".encode()
        assert first[:16] != second[:16] and first[21:] != second[21:]
        with pytest.raises(InvalidTag):
            other.decrypt(first)


@pytest.mark.parametrize(
    ("p256dh", "auth"),
    [(DEVICE, "short"), (DEVICE[:-4], AUTH), ("é" * 87, AUTH), (encoded(b"\x04" + bytes(64)), AUTH)],
)
def test_keys_with_which_nothing_can_be_encrypted_are_refused(p256dh: str, auth: str) -> None:
    with pytest.raises(BadKeys):
        check_keys(p256dh, auth)
