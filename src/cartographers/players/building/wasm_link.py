"""One object of WebAssembly as a module that Pyodide loads as a shared library.

A linker's work for several objects is large; for one without undefined functions little is left. Its
functions, types and globals have their numbers already, and data are addressed from where the loader puts
them. So the module is the object with its exports, its data as one piece, and the note that loaders of shared
libraries read. ``wasm-ld`` does the same, and comes in packages of 100 MB.
"""

from collections.abc import Iterable, Iterator
from typing import NamedTuple

_MAGIC = b"\0asm\1\0\0\0"
CUSTOM, TYPE, IMPORT, FUNCTION, EXPORT, CODE, DATA, DATA_COUNT = 0, 1, 2, 3, 7, 10, 11, 12
#: What an import can be.
_FUNCTION, _TABLE, _MEMORY, _GLOBAL = range(4)
#: The kind of an address of data, from where they are put.
_ADDRESS = 11
#: Places in the code that need no change: numbers of functions, types, globals, tables, and such addresses.
_FITTING = {0, 6, 7, _ADDRESS, 20}
#: The alignment of the data as a power of two.
_ALIGNMENT = 4


class CannotLink(ValueError):
    """An object that needs more than this linker does."""


class _Section(NamedTuple):
    kind: int
    name: str
    content: bytes


class _Reader:
    """Reads numbers and names one after another."""

    def __init__(self, content: bytes) -> None:
        self.content, self.at = content, 0

    def byte(self) -> int:
        """One byte."""
        self.at += 1
        return self.content[self.at - 1]

    def number(self) -> int:
        """A number in as many bytes as it needs, seven bits each."""
        value, shift = 0, 0
        while True:
            byte = self.byte()
            value |= (byte & 127) << shift
            shift += 7
            if byte < 128:
                return value

    def bytes(self) -> bytes:
        """Some bytes, after how many they are."""
        size = self.number()
        self.at += size
        return self.content[self.at - size : self.at]

    @property
    def more(self) -> bool:
        """Is there more to read?"""
        return self.at < len(self.content)


def link(made: bytes, exports: Iterable[str]) -> bytes:
    """A module of an object, which offers these functions."""
    sections = list(_sections(made))
    plain = {one.kind: one.content for one in sections if one.kind != CUSTOM}
    named = {one.name: one.content for one in sections if one.kind == CUSTOM}
    _check(named)
    data = _data(plain.get(DATA, b"\0"))
    numbers = _functions(named["linking"])
    offered = [_name(name) + bytes([_FUNCTION]) + _number(numbers[name]) for name in exports]
    about = _number(len(data)) + _number(_ALIGNMENT) + _number(0) + _number(0)
    module = [
        _MAGIC,
        _section(CUSTOM, _name("dylink.0") + b"\1" + _number(len(about)) + about),
        _section(TYPE, plain[TYPE]),
        _section(IMPORT, _imports(plain[IMPORT])),
        _section(FUNCTION, plain[FUNCTION]),
        _section(EXPORT, _number(len(offered)) + b"".join(offered)),
    ]
    if data:
        module.append(_section(DATA_COUNT, _number(1)))
    module.append(_section(CODE, plain[CODE]))
    if data:
        # From where the loader puts it, which an imported global says.
        start = bytes([0x23]) + _number(_memory_base(plain[IMPORT])) + b"\x0b"
        module.append(_section(DATA, _number(1) + b"\0" + start + _number(len(data)) + data))
    return b"".join(module)


def _sections(made: bytes) -> Iterator[_Section]:
    reader = _Reader(made)
    reader.at = len(_MAGIC)
    while reader.more:
        kind = reader.byte()
        content = reader.bytes()
        if kind != CUSTOM:
            yield _Section(kind, "", content)
            continue
        inner = _Reader(content)
        name = inner.bytes().decode()
        yield _Section(kind, name, content[inner.at :])


def _check(named: dict[str, bytes]) -> None:
    """Raise ``CannotLink`` if a place in code or data needs a change."""
    for name in ("reloc.CODE", "reloc.DATA"):
        reader = _Reader(named.get(name, b"\0\0"))
        reader.number()
        for _ in range(reader.number()):
            kind = reader.byte()
            reader.number()
            reader.number()
            if name == "reloc.DATA" or kind not in _FITTING:
                raise CannotLink(f"{name} has a place of kind {kind}")
            if kind == _ADDRESS:
                reader.number()


def _functions(linking: bytes) -> dict[str, int]:
    """The numbers of the functions, by their names."""
    reader = _Reader(linking)
    numbers: dict[str, int] = {}
    reader.number()
    while reader.more:
        kind = reader.byte()
        inner = _Reader(reader.bytes())
        if kind == 8:
            for _ in range(inner.number()):
                numbers |= _function(inner)
    return numbers


def _function(reader: _Reader) -> dict[str, int]:
    """The next symbol, if it is a function that the object has."""
    kind, flags = reader.byte(), reader.number()
    missing, has_name = bool(flags & 0x10), bool(flags & 0x40)
    if kind == 1:
        reader.bytes()
        if not missing:
            for _ in range(3):
                reader.number()
        return {}
    number = reader.number()
    if kind == 0 and missing:
        raise CannotLink("the object needs a function from elsewhere")
    if kind == 3 or (missing and not has_name):
        return {}
    name = reader.bytes().decode()
    return {name: number} if kind == 0 else {}


def _imports(section: bytes) -> bytes:
    """The imports, by the names that a loader of shared libraries has for them."""
    return section.replace(_name("__linear_memory"), _name("memory"))


def _memory_base(section: bytes) -> int:
    """The number of the imported global that says where the data lie."""
    reader, number = _Reader(section), 0
    for _ in range(reader.number()):
        reader.bytes()
        name, kind = reader.bytes().decode(), reader.byte()
        if kind == _GLOBAL:
            if name == "__memory_base":
                return number
            number += 1
            reader.at += 2
        elif kind == _FUNCTION:
            reader.number()
        else:
            if kind == _TABLE:
                reader.byte()
            bounds = reader.number()
            reader.number()
            if bounds & 1:
                reader.number()
    raise CannotLink("nothing says where the data lie")


def _data(section: bytes) -> bytes:
    """All data as one piece; in the object each piece has its place."""
    reader, whole = _Reader(section), b""
    for _ in range(reader.number()):
        if reader.number() != 0 or reader.byte() != 0x41:
            raise CannotLink("a piece of data has no fixed place")
        place = reader.number()
        if reader.byte() != 0x0B:
            raise CannotLink("the place of a piece of data is computed")
        whole = whole.ljust(place, b"\0") + reader.bytes()
    return whole


def _section(kind: int, content: bytes) -> bytes:
    return bytes([kind]) + _number(len(content)) + content


def _name(text: str) -> bytes:
    return _number(len(text.encode())) + text.encode()


def _number(value: int) -> bytes:
    low = bytearray()
    while value >= 128:
        low.append(value & 127 | 128)
        value >>= 7
    return bytes([*low, value])
