"""JSON of which the larger part is the same for many readers: that part is written and packed once."""

import zlib
from dataclasses import dataclass
from hashlib import sha256

from cartographers.server.basics.written_json import nested

#: The head of a gzip file without a name and a time (RFC 1952).
_GZIP_HEAD = b"\x1f\x8b\x08\x00\x00\x00\x00\x00\x00\xff"
_RAW = -zlib.MAX_WBITS


@dataclass(frozen=True, slots=True)
class SharedJson:
    """The first members of a JSON object, for all who read it."""

    plain: bytes
    #: The same as blocks of DEFLATE, which others can follow, and its checksum.
    packed: bytes
    checksum: int
    #: The same text has the same tag.
    tag: str

    def with_own(self, own: bytes) -> bytes:
        """The whole object; ``own`` is an object with the reader's own members."""
        return self.plain + own[1:]

    def packed_with_own(self, own: bytes) -> bytes:
        """The whole object as a gzip file.

        The reader's part is not packed: how short it became would tell of its secrets.
        """
        rest = own[1:]
        stored = zlib.compressobj(level=0, wbits=_RAW)
        size = len(self.plain) + len(rest)
        return b"".join(
            (
                *(_GZIP_HEAD, self.packed, stored.compress(rest), stored.flush()),
                zlib.crc32(rest, self.checksum).to_bytes(4, "little"),
                (size & 0xFFFF_FFFF).to_bytes(4, "little"),
            )
        )


def shared_json(members: dict[str, bytes]) -> SharedJson:
    """Write and pack the members of an object that are the same for many, each as JSON."""
    plain = nested(**members)[:-1] + b","  # the reader's own members follow
    packer = zlib.compressobj(level=6, wbits=_RAW)
    packed = packer.compress(plain) + packer.flush(zlib.Z_FULL_FLUSH)
    return SharedJson(plain, packed, zlib.crc32(plain), sha256(plain).hexdigest()[:16])
