"""Reads the arrays that NumPy wrote into a file (``numpy.savez``), without NumPy."""

from array import array as packed
from ast import literal_eval
from collections.abc import Iterator, Mapping
from ctypes import memmove
from math import prod
from struct import unpack
from typing import Any, NamedTuple
from zipfile import ZipFile

from cartographers.players.compiler.arrays import Array

_MAGIC = b"\x93NUMPY\x01\x00"
#: How numbers are written, by NumPy's name for their kind. Bytes are the upper and then the lower halves of
#: numbers of 16 bits, which are enough for weights: so put, they are packed to nine tenths of the size.
_NUMBERS = {"|u1": "e", "<f4": "f"}


class WrittenArray(NamedTuple):
    """An array as it is in a file."""

    kind: str
    shape: tuple[int, ...]
    content: bytes

    def numbers(self) -> Array:
        """The array of numbers, with 32 bits each."""
        in_halves = self.kind == "|u1"
        shape = self.shape[1:] if in_halves else self.shape
        content = _joined(self.content) if in_halves else self.content
        count, made = prod(shape), Array("f", shape)
        # As one piece of memory: half of the time would go into passing each number on.
        numbers = packed("f", unpack(f"<{count}{_NUMBERS[self.kind]}", content))
        memmove(made.address, numbers.tobytes(), count * numbers.itemsize)
        return made


class Numbers(Mapping[str, Array]):
    """Arrays by their names; each is made when it is asked for first."""

    def __init__(self, written: Mapping[str, WrittenArray]) -> None:
        self._written: dict[str, WrittenArray] = dict(written)
        self._made: dict[str, Array] = {}

    def __getitem__(self, name: str) -> Array:
        """The array of a name."""
        if name not in self._made:
            self._made[name] = self._written[name].numbers()
        return self._made[name]

    def __iter__(self) -> Iterator[str]:
        """The names."""
        return iter(self._written)

    def __len__(self) -> int:
        """How many there are."""
        return len(self._written)


def _joined(halves: bytes) -> bytes:
    """Numbers of 16 bits, the lower half of each first, from all upper and then all lower halves."""
    joined, middle = bytearray(len(halves)), len(halves) // 2
    joined[1::2], joined[::2] = halves[:middle], halves[middle:]
    return bytes(joined)


def read_arrays(file: Any) -> dict[str, WrittenArray]:
    """The arrays of a file, or of what was opened, by their names."""
    with ZipFile(file) as pack:
        return {name.removesuffix(".npy"): _array(pack.read(name)) for name in pack.namelist()}


def _array(content: bytes) -> WrittenArray:
    """The header is a dictionary as Python writes it; two bytes say how long it is."""
    start = len(_MAGIC) + 2
    if not content.startswith(_MAGIC):
        raise ValueError("an array that NumPy did not write")
    end = start + int.from_bytes(content[start - 2 : start], "little")
    about = literal_eval(content[start:end].decode())
    if about["fortran_order"] and len(about["shape"]) > 1:
        raise ValueError("an array whose columns lie one after another")
    return WrittenArray(about["descr"], about["shape"], content[end:])
