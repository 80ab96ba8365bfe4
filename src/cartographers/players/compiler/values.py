"""Values of the language while a function is translated: a type, and the operands that make it up."""

from typing import Any, NamedTuple

from llvmlite import ir

from cartographers.players.compiler.language import (
    INT,
    REAL,
    TRUTH,
    WORD,
    ArrayType,
    Scalar,
    StructType,
    TupleType,
    field_types,
)

I64, I32, BIT, DOUBLE, FLOAT = ir.IntType(64), ir.IntType(32), ir.IntType(1), ir.DoubleType(), ir.FloatType()
SLOTS = I64.as_pointer()
#: The items of arrays in memory.
ITEMS = {"q": I64, "Q": I64, "i": I32, "d": DOUBLE, "f": FLOAT}


class Unknown(TypeError):
    """Something that the language does not have."""


class Value(NamedTuple):
    """A value: an array has its address and its sides, a tuple the operands of all its parts."""

    type: Any
    parts: list[Any]


def operands(of: Any) -> list[Any]:
    """The types of the operands that make up a value of a type."""
    match of:
        case Scalar():
            return [{REAL: DOUBLE, TRUTH: BIT}.get(of, I64)]
        case ArrayType():
            return [ITEMS[of.kind].as_pointer(), *[I64] * len(of.sides)]
        case StructType():
            return [SLOTS]
        case TupleType():
            return [part for one in of.parts for part in operands(one)]
    raise Unknown(f"no value has the type {of}")


def tuple_of(values: list[Value], made_by: type | None = None) -> Value:
    """Several values as one."""
    types = tuple(one.type for one in values)
    return Value(TupleType(types, made_by), [part for one in values for part in one.parts])


def part_of(value: Value, place: int) -> Value:
    """One of the values of a tuple."""
    before = sum(len(operands(one)) for one in value.type.parts[:place])
    wanted = value.type.parts[place]
    return Value(wanted, value.parts[before : before + len(operands(wanted))])


def item_type(kind: str) -> Scalar:
    """The type of an array's items."""
    return {"Q": WORD, "d": REAL, "f": REAL}.get(kind, INT)


def constant(number: int) -> Any:
    """A whole number."""
    return ir.Constant(I64, number)


def load(builder: Any, slots: Any, at: int, of: Any) -> Value:
    """The value of a type that lies in slots from some place on; it does not change while a function runs."""
    parts = []
    for place, wanted in enumerate(operands(of)):
        slot = builder.load(builder.gep(slots, [constant(at + place)]))
        slot.set_metadata("invariant.load", builder.module.add_metadata([]))
        parts.append(_made_of_slot(builder, slot, wanted))
    return Value(of, parts)


def _made_of_slot(builder: Any, slot: Any, wanted: Any) -> Any:
    if isinstance(wanted, ir.PointerType):
        return builder.inttoptr(slot, wanted)
    if wanted is DOUBLE:
        return builder.bitcast(slot, DOUBLE)
    return builder.icmp_signed("!=", slot, constant(0)) if wanted is BIT else slot


def field(builder: Any, struct: Value, name: str) -> Value:
    """A field of a struct."""
    types = field_types(struct.type.struct)
    at = 0
    for key, of in types.items():
        if key == name:
            if isinstance(of, ArrayType) and struct.type.struct.fixed:
                of = ArrayType(of.kind, of.sides, fixed=True)
            return load(builder, struct.parts[0], at, of)
        at += len(operands(of))
    raise Unknown(f"{struct.type.struct.__name__} has no {name}")


def converted(builder: Any, value: Value, to: Any) -> Value:
    """A value as one of another type, where nothing can be lost."""
    if value.type == to:
        return value
    match value.type, to:
        case ArrayType(kind=kind, sides=sides), ArrayType() if kind == to.kind and len(sides) == len(
            to.sides
        ):
            return Value(to, value.parts)
        case TupleType(), TupleType() if len(value.type.parts) == len(to.parts):
            made = [converted(builder, part_of(value, at), one) for at, one in enumerate(to.parts)]
            return Value(to, tuple_of(made).parts)
        case Scalar(), Scalar() if (value.type, to) in ((TRUTH, INT), (INT, REAL), (TRUTH, REAL)):
            (part,) = value.parts
            if value.type is TRUTH:
                part = builder.zext(part, I64)
            return Value(to, [builder.sitofp(part, DOUBLE) if to is REAL else part])
    raise Unknown(f"{value.type} is no {to}")


def truth(builder: Any, value: Value) -> Any:
    """Is a value true?"""
    if value.type is TRUTH:
        return value.parts[0]
    if not isinstance(value.type, Scalar) or value.type is REAL:
        raise Unknown(f"the truth of {value.type}")
    return builder.icmp_signed("!=", value.parts[0], constant(0))
