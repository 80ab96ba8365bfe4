"""The language of the compiled functions: Python with types for all that is passed and returned.

A function that is marked ``compiled`` is machine code when it is called: from a library that was built ahead
(``players.native.code``), or compiled now. The language is small: whole numbers, words of 64 bits, real
numbers and truth values; tuples; arrays with a fixed number of axes; ``if``, ``while``, ``for … in range``.
``translate`` makes instructions of it, and says what it does not know.
"""

from collections.abc import Callable
from ctypes import addressof, c_double, c_int64
from dataclasses import dataclass
from functools import cache, cached_property
from typing import Annotated, Any, ClassVar, NamedTuple, TypeVar, cast, get_args, get_origin, get_type_hints

from cartographers.players.compiler.arrays import address_and_sides

F = TypeVar("F", bound=Callable[..., Any])
#: A function as it is called: with the addresses of its arguments and of its result.
Entry = Callable[[int, int], None]


class U(int):
    """A constant word of an area: 64 bits without a sign."""


@dataclass(frozen=True, slots=True)
class Scalar:
    """A number or a truth value."""

    name: str


INT, WORD, REAL, TRUTH = map(Scalar, ("int", "word", "real", "truth"))


@dataclass(frozen=True, slots=True)
class ArrayType:
    """An array: the kind of its items (``arrays.KINDS``), and those of its sides that are always the same."""

    kind: str
    sides: tuple[int | None, ...]
    #: Are its items never written?
    fixed: bool = False


@dataclass(frozen=True, slots=True)
class TupleType:
    """Several values; a named tuple has its class."""

    parts: tuple[Any, ...]
    made_by: type | None = None


@dataclass(frozen=True, slots=True)
class StructType:
    """A ``Struct``, which is passed as the address of its slots."""

    struct: type["Struct"]


Word = Annotated[Any, WORD]
#: The two words of an area, the low one first.
Pair = tuple[Word, Word]
Ints = Annotated[Any, ArrayType("q", (None,))]
Ints2 = Annotated[Any, ArrayType("q", (None, None))]
Ints4 = Annotated[Any, ArrayType("q", (None, None, None, 2))]
Shorts2 = Annotated[Any, ArrayType("i", (None, None))]
Reals = Annotated[Any, ArrayType("d", (None,))]
Reals2 = Annotated[Any, ArrayType("d", (None, None))]
Reals3 = Annotated[Any, ArrayType("d", (None, None, None))]
#: Real numbers of 32 bits, as a net has them.
Floats = Annotated[Any, ArrayType("f", (None,))]
Floats2 = Annotated[Any, ArrayType("f", (None, None))]
Floats3 = Annotated[Any, ArrayType("f", (None, None, None))]
#: Areas, of two words each: one, those of a map, those of several maps, and so on.
Area = Annotated[Any, ArrayType("Q", (2,))]
Areas = Annotated[Any, ArrayType("Q", (None, 2))]
Areas2 = Annotated[Any, ArrayType("Q", (None, None, 2))]
Areas3 = Annotated[Any, ArrayType("Q", (None, None, None, 2))]

_SCALARS = {int: INT, float: REAL, bool: TRUTH}


def read_type(hint: Any) -> Any:
    """The type that a hint means; none for ``None``."""
    if hint is None or hint is type(None):
        return None
    if get_origin(hint) is Annotated:
        return get_args(hint)[1]
    if get_origin(hint) is tuple:
        return TupleType(tuple(map(read_type, get_args(hint))))
    if hint in _SCALARS:
        return _SCALARS[hint]
    if isinstance(hint, type) and issubclass(hint, Struct):
        return StructType(hint)
    if isinstance(hint, type) and issubclass(hint, tuple):
        fields = get_type_hints(hint, include_extras=True)
        return TupleType(tuple(map(read_type, fields.values())), hint)
    raise TypeError(f"compiled functions have no type {hint!r}")


class Struct:
    """Values that lie in memory one after another, a slot of 8 bytes for each part; none of them changes.

    Its class says the types of the fields. If ``fixed``, the items of its arrays do not change either.
    """

    fixed = False

    def __init__(self, **values: Any) -> None:
        slots: list[int] = []
        own: Any = type(self)
        for name, of in field_types(own).items():
            setattr(self, name, values[name])
            slots += flattened(values[name], of)
        self._slots = (c_int64 * len(slots))(*slots)
        self.address = addressof(self._slots)


@cache
def field_types(struct: Any) -> dict[str, Any]:
    """The types of the fields, in their order."""
    hints = get_type_hints(struct, include_extras=True)
    return {name: read_type(hints[name]) for name in struct.__annotations__}


def flattened(value: Any, of: Any) -> list[int]:
    """A value of a type as slots: an array as its address and its sides, a struct as its address."""
    match of:
        case ArrayType():
            return address_and_sides(value, of.kind, of.sides)
        case TupleType():
            pairs = zip(value, of.parts, strict=True)
            return [slot for part, its in pairs for slot in flattened(part, its)]
        case StructType():
            return [value.address]
    return [c_int64.from_buffer(c_double(value)).value if of is REAL else int(value)]


class Signature(NamedTuple):
    """What a function is given, and what it returns (none for nothing)."""

    arguments: tuple[Any, ...]
    result: Any


class Compiled:
    """A function of the language, which is machine code when it is called."""

    #: Finds the machine code of a function; ``players.native.code`` says how.
    find: ClassVar[Callable[["Compiled"], Entry]]

    def __init__(self, function: Callable[..., Any]) -> None:
        self.function, self.name = function, function.__name__
        self.__doc__ = function.__doc__

    @cached_property
    def signature(self) -> Signature:
        """Its types."""
        hints = get_type_hints(self.function, include_extras=True)
        result = read_type(hints.pop("return"))
        return Signature(tuple(map(read_type, hints.values())), result)

    @cached_property
    def _arguments(self) -> TupleType:
        return TupleType(self.signature.arguments)

    @cached_property
    def _entry(self) -> Entry:
        return Compiled.find(self)

    @cached_property
    def _read(self) -> Callable[[Any], Any]:
        result = self.signature.result
        if result is None:
            return lambda out: None
        if result is REAL:
            return lambda out: out[0]
        whole: dict[Any, Any] = {INT: int, TRUTH: bool}
        return lambda out: whole[result](c_int64.from_buffer(out).value)

    def __call__(self, *given: Any) -> Any:
        """Call the machine code."""
        slots = flattened(given, self._arguments)
        arguments, out = (c_int64 * len(slots))(*slots), (c_double * 2)()
        self._entry(addressof(arguments), addressof(out))
        return self._read(out)


def compiled(function: F) -> F:
    """The function as machine code."""
    return cast(F, Compiled(function))


class Intrinsic(NamedTuple):
    """What compiled functions can ask for besides: a few instructions, written by ``intrinsics``."""

    name: str


ones: Any = Intrinsic("ones")
"""How many bits of a word are set."""
first: Any = Intrinsic("first")
"""The number of the lowest bit that is set."""
call_value: Any = Intrinsic("value")
"""The weighted sum of an edict's features on a map: address of the function, rule, map, weights."""
call_bounty: Any = Intrinsic("bounty")
"""The coins earned so far on a map from monsters and by the sheet's own rule: address, sheet, map."""
call_act: Any = Intrinsic("act")
"""Write the cells that a monster's action is about: address, action, map, and where they are written."""
