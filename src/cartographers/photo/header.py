"""The size of a picture from the first bytes of its file, before anything of it is unpacked."""

from cartographers.photo.result import PhotoError

#: Larger pictures are refused before they are unpacked: the first number is of bytes, the second of pixels.
MOST_BYTES, MOST_PIXELS = 30_000_000, 60_000_000
_MILLION = 1_000_000
_PNG = b"\x89PNG\r\n\x1a\n"
#: The markers of a JPEG after which its size comes, whatever way it is packed.
_FRAMES = frozenset(range(0xC0, 0xD0)) - {0xC4, 0xC8, 0xCC}
#: Markers without a length: they stand alone.
_ALONE = frozenset(range(0xD0, 0xD8)) | {0x01}


def checked_size(image: bytes) -> tuple[int, int]:
    """Width and height; raises ``PhotoError`` if a file is no picture, or too large to be unpacked."""
    if len(image) > MOST_BYTES:
        sentence = "the file is too large; at most {most} MB are read"
        raise PhotoError("photo-bytes", sentence, most=MOST_BYTES // _MILLION)
    width, height = _size_of(image)
    if width * height > MOST_PIXELS:
        sentence = "the picture has {width} × {height} pixels; at most {most} million pixels are read"
        raise PhotoError("photo-pixels", sentence, width=width, height=height, most=MOST_PIXELS // _MILLION)
    return width, height


def _size_of(image: bytes) -> tuple[int, int]:
    """Width and height of a JPEG, PNG or WebP."""
    if image.startswith(_PNG) and image[12:16] == b"IHDR" and len(image) >= 24:
        size = int.from_bytes(image[16:20]), int.from_bytes(image[20:24])
    elif image.startswith(b"\xff\xd8"):
        size = _of_jpeg(image)
    elif image[:4] == b"RIFF" and image[8:12] == b"WEBP":
        size = _of_webp(image)
    else:
        size = 0, 0
    if 0 in size:
        raise PhotoError("photo-format", "this is no picture in the format JPEG, PNG or WebP")
    return size


def _of_jpeg(image: bytes) -> tuple[int, int]:
    at = 2
    while at + 9 <= len(image) and image[at] == 0xFF:
        kind = image[at + 1]
        if kind in _FRAMES:
            return int.from_bytes(image[at + 7 : at + 9]), int.from_bytes(image[at + 5 : at + 7])
        if kind == 0x00:
            # No marker: a reader looks for the next one in what would be skipped here.
            break
        if kind == 0xFF:
            at += 1
        elif kind in _ALONE:
            at += 2
        else:
            at += 2 + max(2, int.from_bytes(image[at + 2 : at + 4]))
    return 0, 0


def _of_webp(image: bytes) -> tuple[int, int]:
    kind, body = image[12:16], image[20:30]
    if len(body) < 10:
        return 0, 0
    if kind == b"VP8X":
        return int.from_bytes(body[4:7], "little") + 1, int.from_bytes(body[7:10], "little") + 1
    if kind == b"VP8L" and body[0] == 0x2F:
        bits = int.from_bytes(body[1:5], "little")
        return (bits & 0x3FFF) + 1, (bits >> 14 & 0x3FFF) + 1
    if kind == b"VP8 " and body[3:6] == b"\x9d\x01\x2a":
        return int.from_bytes(body[6:8], "little") & 0x3FFF, int.from_bytes(body[8:10], "little") & 0x3FFF
    return 0, 0
