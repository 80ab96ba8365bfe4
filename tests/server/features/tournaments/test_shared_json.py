"""JSON of which one part is written for many readers and the rest for one."""

import gzip
import json

from cartographers.server.features.tournaments.shared_json import shared_json


def test_both_parts_make_one_object_packed_or_not() -> None:
    players = [{"name": f"Žofie {number}"} for number in range(500)]
    shared = shared_json({"players": json.dumps(players).encode(), "corrections": b"[]"})
    for own in ({"me": 3, "name": "Klub"}, {"me": None, "name": "x" * 70_000}):
        whole = {"players": players, "corrections": [], **own}
        written = json.dumps(own).encode()
        assert json.loads(shared.with_own(written)) == whole
        packed = shared.packed_with_own(written)
        assert json.loads(gzip.decompress(packed)) == whole
        assert len(packed) < len(written) + 5000


def test_what_is_the_readers_own_is_not_packed() -> None:
    """An attacker who can write into a page and see its size would learn from it what else is in it."""
    shared = shared_json({"players": b'["secret-of-the-table"]'})
    sizes = {len(shared.packed_with_own(b'{"own":"%s"}' % word)) for word in (b"secret-of", b"zyxwvutsr")}
    assert len(sizes) == 1
