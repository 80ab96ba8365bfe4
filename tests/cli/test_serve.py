"""The options of `cartographers serve`."""

import pytest

from cartographers.cli.common.errors import CommandError
from cartographers.cli.serve import contact_address


def test_the_contact_of_the_host_is_an_address_to_write_to() -> None:
    assert contact_address("host@example.org") == "mailto:host@example.org"


@pytest.mark.parametrize("given", ["", "host", "host@example", "a@b@c.d", "https://example.org", "a b@c.de"])
def test_what_is_no_address_is_refused_with_an_example(given: str) -> None:
    with pytest.raises(CommandError, match=r"like host@example\.org"):
        contact_address(given)
