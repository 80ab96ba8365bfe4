"""Seat codes: derived from a key in the data folder, different for every purpose, game and seat."""

import os
from base64 import urlsafe_b64decode
from pathlib import Path

import pytest

from cartographers.server.auth.seat_codes import SeatCodes
from cartographers.server.basics.secret_key import BadKey


def test_codes_are_the_same_after_a_restart_and_others_with_another_key(tmp_path: Path) -> None:
    (tmp_path / "one").mkdir()
    (tmp_path / "two").mkdir()
    first, again = SeatCodes(tmp_path / "one"), SeatCodes(tmp_path / "one")
    assert first.code("invite", "game", 0) == again.code("invite", "game", 0)
    assert first.code("invite", "game", 0) != SeatCodes(tmp_path / "two").code("invite", "game", 0)


def test_no_two_codes_are_equal(tmp_path: Path) -> None:
    codes = SeatCodes(tmp_path)
    made = {codes.code("invite", game, seat) for game in ("a", "b") for seat in range(3)}
    made |= {codes.code("link", game, seat) for game in ("a", "b") for seat in range(3)}
    assert len(made) == 12
    assert {len(urlsafe_b64decode(f"{code}==")) * 8 for code in made} == {128}


def test_the_code_of_a_table_names_its_game_and_cannot_be_made_up(tmp_path: Path) -> None:
    codes = SeatCodes(tmp_path)
    assert codes.game_of_table_code(codes.table_code("game")) == "game"
    for wrong in (
        "",
        "game",
        "game-",
        "other" + codes.table_code("game")[4:],
        "gäme-x",
        codes.code("link", "g", 0),
    ):
        assert codes.game_of_table_code(wrong) is None


def test_only_the_owner_can_read_the_key(tmp_path: Path) -> None:
    SeatCodes(tmp_path)
    assert (tmp_path / "key").stat().st_mode & 0o077 == 0
    assert not (tmp_path / "key.new").exists()


@pytest.mark.parametrize("content", [b"", b"x", b"x" * 31])
def test_a_key_that_is_too_short_is_refused_not_used(tmp_path: Path, content: bytes) -> None:
    (tmp_path / "key").write_bytes(content)
    with pytest.raises(BadKey, match="damaged"):
        SeatCodes(tmp_path)
    assert (tmp_path / "key").read_bytes() == content


def test_a_key_that_others_could_read_is_closed_to_them(tmp_path: Path) -> None:
    (tmp_path / "key").write_bytes(b"x" * 32)
    (tmp_path / "key").chmod(0o644)
    SeatCodes(tmp_path)
    assert (tmp_path / "key").stat().st_mode & 0o077 == 0


def test_a_new_key_and_its_name_are_on_disk_before_it_is_used(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    synced: list[str] = []

    def sync(file: int) -> None:
        synced.append(Path(f"/proc/self/fd/{file}").readlink().name)

    monkeypatch.setattr(os, "fsync", sync)
    SeatCodes(tmp_path)
    assert synced == ["key.new", tmp_path.name]
