"""QR codes of links: a picture for pages, lines for a terminal."""

from cartographers.server.features.invitations.qr_code import qr_for_terminal, qr_svg

LINK = "http://192.168.1.5:8000/j/abcdefghjkmn-AAAAAAAAAAAAAAAAAAAAAA"


def test_a_code_is_black_on_white_in_every_theme() -> None:
    assert b'fill="#fff"' in qr_svg(LINK) and b'stroke="#000"' in qr_svg(LINK)


def test_a_code_for_a_terminal_is_about_twice_as_wide_as_high() -> None:
    lines = qr_for_terminal(LINK).splitlines()
    assert len({len(line) for line in lines}) == 1 and len(lines[0]) in (2 * len(lines), 2 * len(lines) - 1)
