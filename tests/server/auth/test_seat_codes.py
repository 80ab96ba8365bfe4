"""Seat codes: derived from a key in the data folder, different for every purpose, game and seat."""

from pathlib import Path

from cartographers.server.auth.seat_codes import SeatCodes


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
