"""Files that are no photos, or too large, are refused before anything of them is unpacked."""

import sys
from io import BytesIO
from struct import pack
from zlib import compress, crc32

import pytest
from PIL import Image

from cartographers.photo import MOST_BYTES, PhotoError, read_photo
from cartographers.photo.header import checked_size


def refused(image: bytes) -> str:
    with pytest.raises(PhotoError) as error:
        read_photo(image)
    return error.value.code


def png(width: int, height: int, body: bytes = b"") -> bytes:
    header = b"IHDR" + pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)
    data = b"IDAT" + compress(body)
    chunks = (header, data, b"IEND")
    return b"\x89PNG\r\n\x1a\n" + b"".join(
        pack(">I", len(one) - 4) + one + pack(">I", crc32(one)) for one in chunks
    )


@pytest.mark.parametrize(
    "image", [b"", b"\x00" * 99, b"GIF89a" + b"\x00" * 99, b"\xff\xd8\xff", b"RIFF____WEBPVP8 "]
)
def test_what_is_no_picture_is_said_to_be_none(image: bytes) -> None:
    assert refused(image) == "photo-format"


def test_a_small_file_that_would_unpack_to_gigabytes_is_refused() -> None:
    bomb = png(60_000, 60_000, bytes(100_000))
    assert len(bomb) < 1000
    assert refused(bomb) == "photo-pixels"


def test_a_file_with_too_many_bytes_is_refused() -> None:
    assert refused(png(10, 10) + bytes(MOST_BYTES)) == "photo-bytes"


def test_a_jpeg_that_hides_its_size_from_a_simple_reader_is_refused() -> None:
    file = BytesIO()
    Image.new("L", (16, 16)).save(file, "JPEG")
    start, frame, end = split_at_frame(file.getvalue())
    large = frame[:5] + pack(">HH", 20_000, 20_000) + frame[9:]
    # FF 00 is no marker: OpenCV looks for the next one at once, and takes the small frame for a comment.
    hidden = start[2:] + large + b"\xff\xfe" + pack(">H", 2 + len(frame))
    assert refused(b"\xff\xd8\xff\x00" + pack(">H", 2 + len(hidden)) + hidden + frame + end) == "photo-format"


def split_at_frame(jpeg: bytes) -> tuple[bytes, bytes, bytes]:
    """What comes before the size of a JPEG, the part with the size, and what comes after it."""
    at = jpeg.index(b"\xff\xc0")
    end = at + 2 + int.from_bytes(jpeg[at + 2 : at + 4])
    return jpeg[:at], jpeg[at:end], jpeg[end:]


def test_a_picture_that_is_all_width_has_no_marks() -> None:
    file = BytesIO()
    Image.new("L", (60_000, 4)).save(file, "PNG")
    assert refused(file.getvalue()) == "photo-marks"


def test_a_broken_file_is_said_to_be_broken() -> None:
    assert refused(png(1000, 1000, b"too short")[:60]) == "photo-broken"


@pytest.mark.parametrize(
    ("form", "options"),
    [
        ("PNG", {}),
        ("JPEG", {}),
        ("JPEG", {"progressive": True, "exif": Image.Exif().tobytes()}),
        ("WEBP", {}),
        ("WEBP", {"lossless": True}),
        ("WEBP", {"exif": b"Exif\x00\x00" + Image.Exif().tobytes()}),
    ],
)
def test_the_size_is_read_from_the_header(
    form: str, options: dict[str, object], monkeypatch: pytest.MonkeyPatch
) -> None:
    file = BytesIO()
    Image.new("RGB", (301, 203)).save(file, form, **options)
    monkeypatch.setattr("cartographers.photo.header.MOST_PIXELS", 301 * 203)
    assert checked_size(file.getvalue()) == (301, 203)
    monkeypatch.setattr("cartographers.photo.header.MOST_PIXELS", 301 * 203 - 1)
    with pytest.raises(PhotoError, match="301 × 203"):
        checked_size(file.getvalue())


def test_without_opencv_a_sentence_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in [name for name in sys.modules if name.startswith("cartographers.photo.")]:
        monkeypatch.delitem(sys.modules, name)
    monkeypatch.setitem(sys.modules, "cv2", None)
    with pytest.raises(
        ValueError, match=r"needs 'cv2': install it with pip install 'cartographers\[photo\]'"
    ):
        read_photo(png(10, 10))
