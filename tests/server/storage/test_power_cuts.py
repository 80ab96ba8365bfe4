"""Power cuts lose nothing that was acknowledged: the short form of ``python tests/long powercut``."""

from pathlib import Path
from random import Random

import pytest

from long.powercut import cut_often, record
from long.shared.disk_trace import FOLDER, Call, Disk, is_possible


@pytest.mark.real_clock
@pytest.mark.skipif(not is_possible(), reason="strace is not here, or may not trace")
def test_a_disk_has_all_that_was_acknowledged_wherever_the_power_is_cut(tmp_path: Path) -> None:
    calls = record(tmp_path, decisions=24)
    assert sum(call.kind == "sync" for call in calls) > 8
    assert cut_often(calls, cuts=12).wrong == []
    late = next(at for at, call in enumerate(calls) if call.path == "acknowledged")
    unsynced = [call for at, call in enumerate(calls) if at < late or call.kind != "sync"]
    assert cut_often(unsynced, cuts=12).wrong, "a sync that is left out is noticed"


def disks(*calls: Call) -> set[frozenset[tuple[str, bytes]]]:
    """Everything that a disk may hold after some calls."""
    disk = Disk()
    for call in calls:
        disk.do(call)
    return {frozenset(disk.after_power_cut(Random(seed)).items()) for seed in range(40)}


def files(**held: bytes) -> frozenset[tuple[str, bytes]]:
    return frozenset(held.items())


def test_what_is_synced_stays_and_what_is_not_may_be_lost() -> None:
    written, synced = Call("write", "a", b"one", 0), Call("sync", "a")
    assert disks(written, synced) == {files(a=b"one")}
    assert disks(written, synced, Call("write", "a", b"two", 0)) == {files(a=b"one"), files(a=b"two")}
    assert disks(written, synced, Call("length", "a", at=1)) == {files(a=b"one"), files(a=b"o")}


def test_a_write_may_be_torn_between_sectors() -> None:
    written, synced = Call("write", "a", b"." * 1024, 0), Call("sync", "a")
    found = disks(written, synced, Call("write", "a", b"#" * 1024, 0))
    assert files(a=b"." * 512 + b"#" * 512) in found and files(a=b"#" * 512 + b"." * 512) in found


def test_a_removed_file_may_come_back_until_its_folder_is_synced() -> None:
    calls = Call("write", "a", b"x", 0), Call("sync", "a"), Call("unlink", "a")
    assert disks(*calls) == {files(), files(a=b"x")}
    assert disks(*calls, Call("sync", FOLDER)) == {files()}
