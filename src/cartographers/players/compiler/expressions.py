"""Expressions of the language as instructions."""

import ast
import builtins
from typing import Any

from llvmlite import ir

from cartographers.players.compiler.intrinsics import INTRINSICS
from cartographers.players.compiler.language import (
    INT,
    REAL,
    TRUTH,
    WORD,
    ArrayType,
    Compiled,
    Intrinsic,
    StructType,
    TupleType,
    U,
    read_type,
)
from cartographers.players.compiler.values import (
    BIT,
    DOUBLE,
    I64,
    Unknown,
    Value,
    constant,
    converted,
    field,
    item_type,
    operands,
    part_of,
    truth,
    tuple_of,
)

_WHOLE = {ast.Add: "add", ast.Sub: "sub", ast.Mult: "mul"}
_BITS = {ast.BitAnd: "and_", ast.BitOr: "or_", ast.BitXor: "xor", ast.LShift: "shl", ast.RShift: "lshr"}
_SIGNS = {ast.Lt: "<", ast.LtE: "<=", ast.Gt: ">", ast.GtE: ">=", ast.Eq: "==", ast.NotEq: "!="}


class Expressions:
    """Translates expressions where a builder stands; a subclass knows the variables and the functions."""

    builder: Any
    names: dict[str, Any]

    def variable(self, name: str) -> Value | None:
        """The value of a local variable; none if there is none of that name."""
        raise NotImplementedError

    def function(self, called: Compiled) -> Any:
        """The function that another one has become."""
        raise NotImplementedError

    def value(self, node: ast.expr) -> Value:
        """The value of an expression."""
        translate = getattr(self, f"_{type(node).__name__.lower()}", None)
        if translate is None:
            raise Unknown(f"the language has no {type(node).__name__}")
        value: Value = translate(node)
        return value

    def number(self, node: ast.expr) -> Any:
        """The operand of a whole number."""
        return converted(self.builder, self.value(node), INT).parts[0]

    def truth(self, node: ast.expr) -> Any:
        """The operand of a truth value."""
        return truth(self.builder, self.value(node))

    def _constant(self, node: ast.Constant) -> Value:
        return _constant(node.value)

    def _name(self, node: ast.Name) -> Value:
        local = self.variable(node.id)
        return _constant(self._global(node.id)) if local is None else local

    def _global(self, name: str) -> Any:
        return self.names[name] if name in self.names else getattr(builtins, name)

    def _tuple(self, node: ast.Tuple) -> Value:
        return tuple_of([self.value(one) for one in node.elts])

    def _attribute(self, node: ast.Attribute) -> Value:
        base = self.value(node.value)
        match base.type:
            case StructType():
                return field(self.builder, base, node.attr)
            case TupleType(made_by=named) if named is not None:
                return part_of(base, named._fields.index(node.attr))  # type: ignore[attr-defined]  # a named tuple
            case ArrayType() if node.attr == "shape":
                return tuple_of([Value(INT, [side]) for side in _sides(base)])
        raise Unknown(f"no {node.attr} of {base.type}")

    def _subscript(self, node: ast.Subscript) -> Value:
        base = self.value(node.value)
        if isinstance(base.type, TupleType):
            if isinstance(node.slice, ast.Constant) and isinstance(node.slice.value, int):
                return part_of(base, node.slice.value)
            raise Unknown("a part of a tuple needs a constant number")
        place, rest = self.place(base, node.slice)
        if rest is not None:
            return rest
        item = self.builder.load(place)
        if base.type.fixed:
            item.set_metadata("invariant.load", self.builder.module.add_metadata([]))
        if base.type.kind == "i":
            item = self.builder.sext(item, I64)
        elif base.type.kind == "f":
            item = self.builder.fpext(item, DOUBLE)
        return Value(item_type(base.type.kind), [item])

    def place(self, base: Value, at: ast.expr) -> tuple[Any, Value | None]:
        """Where an item of an array lies; or, with fewer indices than axes, the array that lies there."""
        builder, sides = self.builder, _sides(base)
        indices = [self.number(one) for one in (at.elts if isinstance(at, ast.Tuple) else [at])]
        offset = indices[0]
        for index, side in zip(indices[1:], sides[1:], strict=False):
            offset = builder.add(builder.mul(offset, side), index)
        rest = sides[len(indices) :]
        for side in rest:
            offset = builder.mul(offset, side)
        place = builder.gep(base.parts[0], [offset])
        if not rest:
            return place, None
        of = ArrayType(base.type.kind, base.type.sides[len(indices) :], base.type.fixed)
        return place, Value(of, [place, *rest])

    def _unaryop(self, node: ast.UnaryOp) -> Value:
        builder, value = self.builder, self.value(node.operand)
        match node.op:
            case ast.Not():
                return Value(TRUTH, [builder.not_(truth(builder, value))])
            case ast.Invert() if value.type is WORD:
                return Value(WORD, [builder.not_(value.parts[0])])
            case ast.USub() if value.type is INT:
                return Value(INT, [builder.neg(value.parts[0])])
            case ast.USub() if value.type is REAL:
                return Value(REAL, [builder.fneg(value.parts[0])])
        raise Unknown(f"{type(node.op).__name__} of {value.type}")

    def _binop(self, node: ast.BinOp) -> Value:
        return self.combined(self.value(node.left), node.op, self.value(node.right))

    def combined(self, left: Value, sign: ast.operator, right: Value) -> Value:
        """Two values put together by an operator."""
        builder, kind = self.builder, type(sign)
        if kind in _WHOLE and WORD not in (left.type, right.type):
            to = REAL if REAL in (left.type, right.type) else INT
            one, other = (converted(builder, each, to).parts[0] for each in (left, right))
            return Value(to, [getattr(builder, ("f" if to is REAL else "") + _WHOLE[kind])(one, other)])
        if kind in _BITS and left.type is right.type is WORD:
            return Value(WORD, [getattr(builder, _BITS[kind])(left.parts[0], right.parts[0])])
        raise Unknown(f"{kind.__name__} of {left.type} and {right.type}")

    def _compare(self, node: ast.Compare) -> Value:
        values, truth = [self.value(node.left)], None
        for sign, other in zip(node.ops, node.comparators, strict=True):
            values.append(self.value(other))
            one = self._compared(values[-2], _SIGNS[type(sign)], values[-1])
            truth = one if truth is None else self.builder.and_(truth, one)
        return Value(TRUTH, [truth])

    def _compared(self, left: Value, sign: str, right: Value) -> Any:
        builder = self.builder
        if left.type is right.type is WORD:
            return builder.icmp_unsigned(sign, left.parts[0], right.parts[0])
        to = REAL if REAL in (left.type, right.type) else INT
        one, other = (converted(builder, each, to).parts[0] for each in (left, right))
        if to is INT:
            return builder.icmp_signed(sign, one, other)
        return (builder.fcmp_unordered if sign == "!=" else builder.fcmp_ordered)(sign, one, other)

    def _boolop(self, node: ast.BoolOp) -> Value:
        """The later ones are not asked where the first ones decide."""
        builder, decides = self.builder, isinstance(node.op, ast.Or)
        done = builder.append_basic_block()
        ways = []
        for operand in node.values[:-1]:
            so, following = self.truth(operand), builder.append_basic_block()
            ways.append((ir.Constant(BIT, decides), builder.block))
            builder.cbranch(so, *((done, following) if decides else (following, done)))
            builder.position_at_end(following)
        ways.append((self.truth(node.values[-1]), builder.block))
        builder.branch(done)
        builder.position_at_end(done)
        return Value(TRUTH, [self._met(BIT, ways)])

    def _ifexp(self, node: ast.IfExp) -> Value:
        builder = self.builder
        then, other, done = (builder.append_basic_block() for _ in range(3))
        builder.cbranch(self.truth(node.test), then, other)
        builder.position_at_end(other)
        last = self.value(node.orelse)
        after_other = builder.block
        builder.position_at_end(then)
        first = converted(builder, self.value(node.body), last.type)
        after_then = builder.block
        for block in (after_then, after_other):
            builder.position_at_end(block)
            builder.branch(done)
        builder.position_at_end(done)
        pairs = zip(first.parts, last.parts, operands(last.type), strict=True)
        return Value(
            last.type, [self._met(of, [(one, after_then), (two, after_other)]) for one, two, of in pairs]
        )

    def _met(self, of: Any, ways: list[tuple[Any, Any]]) -> Any:
        phi = self.builder.phi(of)
        for value, block in ways:
            phi.add_incoming(value, block)
        return phi

    def _call(self, node: ast.Call) -> Value:
        if not isinstance(node.func, ast.Name) or node.keywords:
            raise Unknown("only functions known by name are called, without keywords")
        called, given = self._global(node.func.id), [self.value(one) for one in node.args]
        match called:
            case Compiled():
                return self._called(called, given)
            case Intrinsic():
                return INTRINSICS[called.name](self.builder, *given)
            case type() if issubclass(called, tuple):
                of = read_type(called)
                pairs = zip(given, of.parts, strict=True)
                return Value(of, tuple_of([converted(self.builder, one, to) for one, to in pairs]).parts)
            case type() if called in (int, float, bool, U):
                return self._made(called, *given)
        if called in (min, max):
            return self._lowest(">" if called is max else "<", *given)
        raise Unknown(f"a call of {node.func.id}")

    def _called(self, called: Compiled, given: list[Value]) -> Value:
        builder, (wanted, result) = self.builder, called.signature
        values = [converted(builder, one, to) for one, to in zip(given, wanted, strict=True)]
        made = builder.call(self.function(called), [part for one in values for part in one.parts])
        if result is None:
            return Value(TupleType(()), [])
        parts = operands(result)
        if len(parts) == 1:
            return Value(result, [made])
        return Value(result, [builder.extract_value(made, at) for at in range(len(parts))])

    def _made(self, called: type, given: Value) -> Value:
        builder = self.builder
        if called is bool:
            return Value(TRUTH, [truth(builder, given)])
        if called is float:
            return converted(builder, given, REAL)
        if given.type is REAL:
            return Value(INT, [builder.fptosi(given.parts[0], I64)])
        (part,) = given.parts
        if given.type is TRUTH:
            part = builder.zext(part, I64)
        return Value(WORD if called is U else INT, [part])

    def _lowest(self, sign: str, one: Value, other: Value) -> Value:
        to = REAL if REAL in (one.type, other.type) else INT
        one, other = (converted(self.builder, each, to) for each in (one, other))
        # As in Python: the first of two that are equal.
        so = self._compared(other, sign, one)
        return Value(to, [self.builder.select(so, other.parts[0], one.parts[0])])


def _constant(known: Any) -> Value:
    match known:
        case bool():
            return Value(TRUTH, [ir.Constant(BIT, known)])
        case int():
            return Value(WORD if isinstance(known, U) else INT, [constant(known)])
        case float():
            return Value(REAL, [ir.Constant(DOUBLE, known)])
    raise Unknown(f"{known!r} is no constant of the language")


def _sides(base: Value) -> list[Any]:
    """The sides of an array; those that are always the same are known now."""
    return [
        side if known is None else constant(known)
        for side, known in zip(base.parts[1:], base.type.sides, strict=True)
    ]
