"""Texts that are read rarely, compressed but for the last ones: for the target of memory in docs/speed.md."""

from collections.abc import Iterable
from zlib import compress, decompress


class PackedTexts:
    """A list of texts of one line each."""

    def __init__(self, together: int, texts: Iterable[bytes] = ()) -> None:
        """``together`` is how many are compressed together; at least as many last ones are not."""
        self._together = together
        self._packed: list[bytes] = []
        # They are compressed when others are added: many lists are made at once, and few of them grow.
        self._last = list(texts)

    def __len__(self) -> int:
        return self._together * len(self._packed) + len(self._last)

    def extend(self, texts: Iterable[bytes]) -> None:
        """Add texts."""
        self._last += texts
        number = self._together
        if len(self._last) >= 2 * number:
            self._packed.append(compress(b"\n".join(self._last[:number]), 1))
            del self._last[:number]

    def since(self, start: int) -> list[bytes]:
        """The texts from a position on."""
        packed, rest = divmod(start, self._together)
        if packed >= len(self._packed):
            return self._last[start - self._together * len(self._packed) :]
        unpacked = [text for block in self._packed[packed:] for text in decompress(block).split(b"\n")]
        return [*unpacked[rest:], *self._last]

    def cut(self, length: int) -> None:
        """Keep only the first texts."""
        packed = min(length // self._together, len(self._packed))
        whole = self._together * packed
        self._last = self.since(whole)[: length - whole]
        del self._packed[packed:]
