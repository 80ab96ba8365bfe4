"""Compiled functions as instructions, for no machine in particular."""

import ast
import inspect
from collections.abc import Iterable
from textwrap import dedent
from typing import Any, NamedTuple

from llvmlite import ir

from cartographers.players.compiler.expressions import Expressions
from cartographers.players.compiler.language import INT, ArrayType, Compiled, TupleType
from cartographers.players.compiler.values import (
    DOUBLE,
    FLOAT,
    I32,
    I64,
    SLOTS,
    Unknown,
    Value,
    constant,
    converted,
    item_type,
    load,
    operands,
    part_of,
)


def translate(functions: Iterable[Compiled], module: Any) -> None:
    """Write functions, and those they call; each can be called from outside as ``name(arguments, result)``.

    The arguments lie one after another in slots of 8 bytes, and so does the result.
    """
    known: dict[Compiled, Any] = {}
    for one in functions:
        _write_entry(module, one, _translated(module, known, one))


def _translated(module: Any, known: dict[Compiled, Any], one: Compiled) -> Any:
    """The function; written now unless it is known."""
    if one not in known:
        arguments, result = one.signature
        given = [part for of in arguments for part in operands(of)]
        returned = operands(result) if result is not None else []
        kind = (
            ir.VoidType()
            if not returned
            else returned[0]
            if len(returned) == 1
            else ir.LiteralStructType(returned)
        )
        function = ir.Function(
            module, ir.FunctionType(kind, given), module.get_unique_name(f"{one.name}.inner")
        )
        function.linkage = "internal"
        function.attributes.add("nounwind")
        known[one] = function
        _Function(module, known, one).write(function)
    return known[one]


def _write_entry(module: Any, one: Compiled, function: Any) -> None:
    arguments, result = one.signature
    entry = ir.Function(module, ir.FunctionType(ir.VoidType(), [SLOTS, SLOTS]), one.name)
    entry.attributes.add("nounwind")
    builder = ir.IRBuilder(entry.append_basic_block())
    slots, out = entry.args
    parts, at = [], 0
    for of in arguments:
        value = load(builder, slots, at, of)
        parts += value.parts
        at += len(value.parts)
    made = builder.call(function, parts)
    if result is not None:
        returned = operands(result)
        if len(returned) != 1:
            raise Unknown(f"{one.name} is called from outside and returns several values")
        word = builder.bitcast(made, I64) if returned[0] is DOUBLE else made
        builder.store(builder.zext(word, I64) if word.type.width < 64 else word, out)
    builder.ret_void()


class _Variable(NamedTuple):
    type: Any
    places: list[Any]


class _Loop(NamedTuple):
    """Where ``continue`` and ``break`` lead."""

    following: Any
    done: Any


class _Function(Expressions):
    """One function while it is translated."""

    def __init__(self, module: Any, known: dict[Compiled, Any], one: Compiled) -> None:
        self._module, self._known, self._one = module, known, one
        self.names = one.function.__globals__
        self._variables: dict[str, _Variable] = {}
        self._loops: list[_Loop] = []

    def write(self, function: Any) -> None:
        """Write the body."""
        tree = ast.parse(dedent(inspect.getsource(self._one.function))).body[0]
        if not isinstance(tree, ast.FunctionDef):
            raise Unknown(f"{self._one.name} is no function")
        self._entry = function.append_basic_block("entry")
        body = function.append_basic_block("body")
        self.builder = ir.IRBuilder(body)
        at = 0
        for argument, of in zip(tree.args.args, self._one.signature.arguments, strict=True):
            count = len(operands(of))
            self._assign(ast.Name(argument.arg), Value(of, list(function.args[at : at + count])))
            at += count
        self._all(tree.body)
        if not self.builder.block.is_terminated:
            if self._one.signature.result is None:
                self.builder.ret_void()
            else:
                self.builder.unreachable()
        ir.IRBuilder(self._entry).branch(body)

    def variable(self, name: str) -> Value | None:
        """The value of a local variable."""
        if name not in self._variables:
            return None
        variable = self._variables[name]
        return Value(variable.type, [self.builder.load(place) for place in variable.places])

    def function(self, called: Compiled) -> Any:
        """The function that another one has become."""
        return _translated(self._module, self._known, called)

    def _all(self, statements: list[ast.stmt]) -> None:
        for one in statements:
            try:
                getattr(self, f"_do_{type(one).__name__.lower()}")(one)
            except (Unknown, AttributeError) as wrong:
                if isinstance(wrong, Unknown) and wrong.__cause__ is not None:
                    raise
                raise Unknown(f"{self._one.name}, line {one.lineno}: {wrong}") from wrong

    def _do_expr(self, node: ast.Expr) -> None:
        if not isinstance(node.value, ast.Constant):
            self.value(node.value)

    def _do_assign(self, node: ast.Assign) -> None:
        value = self.value(node.value)
        for target in node.targets:
            self._assign(target, value)

    def _do_augassign(self, node: ast.AugAssign) -> None:
        old = self.value(node.target)
        self._assign(node.target, self.combined(old, node.op, self.value(node.value)))

    def _assign(self, target: ast.expr, value: Value) -> None:
        match target:
            case ast.Name():
                self._set(target.id, value)
            case ast.Tuple() if isinstance(value.type, TupleType):
                if len(target.elts) != len(value.type.parts):
                    raise Unknown("as many names as values")
                for at, one in enumerate(target.elts):
                    self._assign(one, part_of(value, at))
            case ast.Subscript():
                base = self.value(target.value)
                if not isinstance(base.type, ArrayType) or base.type.fixed:
                    raise Unknown("only items of arrays that are not fixed can be written")
                place, rest = self.place(base, target.slice)
                if rest is not None:
                    raise Unknown("only single items are written")
                self._store(base.type.kind, value, place)
            case _:
                raise Unknown(f"{type(target).__name__} cannot be assigned to")

    def _store(self, kind: str, value: Value, place: Any) -> None:
        (item,) = converted(self.builder, value, item_type(kind)).parts
        if kind == "i":
            item = self.builder.trunc(item, I32)
        elif kind == "f":
            item = self.builder.fptrunc(item, FLOAT)
        self.builder.store(item, place)

    def _set(self, name: str, value: Value) -> None:
        if name not in self._variables:
            # On the stack, at the function's beginning: the compiler puts them into registers.
            entry = ir.IRBuilder(self._entry)
            self._variables[name] = _Variable(
                value.type, [entry.alloca(part) for part in operands(value.type)]
            )
        variable = self._variables[name]
        for part, place in zip(
            converted(self.builder, value, variable.type).parts, variable.places, strict=True
        ):
            self.builder.store(part, place)

    def _do_if(self, node: ast.If) -> None:
        builder = self.builder
        then, other, done = (builder.append_basic_block() for _ in range(3))
        builder.cbranch(self.truth(node.test), then, other)
        goes_on = False
        for block, statements in ((then, node.body), (other, node.orelse)):
            builder.position_at_end(block)
            self._all(statements)
            if not builder.block.is_terminated:
                builder.branch(done)
                goes_on = True
        builder.position_at_end(done)
        if not goes_on:
            builder.unreachable()

    def _do_while(self, node: ast.While) -> None:
        builder = self.builder
        test, body, done = (builder.append_basic_block() for _ in range(3))
        builder.branch(test)
        builder.position_at_end(test)
        builder.cbranch(self.truth(node.test), body, done)
        self._loop(body, node.body, _Loop(test, done))
        builder.position_at_end(done)

    def _do_for(self, node: ast.For) -> None:
        """``for … in range(…)``; the function may change the variable without changing the loop."""
        builder, call = self.builder, node.iter
        if not (isinstance(call, ast.Call) and isinstance(call.func, ast.Name) and call.func.id == "range"):
            raise Unknown("a loop goes through a range")
        limits = [self.number(one) for one in call.args]
        first, last = limits if len(limits) == 2 else (constant(0), *limits)
        counter = ir.IRBuilder(self._entry).alloca(I64)
        builder.store(first, counter)
        test, body, following, done = (builder.append_basic_block() for _ in range(4))
        builder.branch(test)
        builder.position_at_end(test)
        at = builder.load(counter)
        builder.cbranch(builder.icmp_signed("<", at, last), body, done)
        builder.position_at_end(following)
        builder.store(builder.add(builder.load(counter), constant(1)), counter)
        builder.branch(test)
        builder.position_at_end(body)
        self._assign(node.target, Value(INT, [at]))
        self._loop(body, node.body, _Loop(following, done))
        builder.position_at_end(done)

    def _loop(self, body: Any, statements: list[ast.stmt], loop: _Loop) -> None:
        self.builder.position_at_end(body)
        self._loops.append(loop)
        self._all(statements)
        self._loops.pop()
        if not self.builder.block.is_terminated:
            self.builder.branch(loop.following)

    def _do_break(self, node: ast.Break) -> None:
        self.builder.branch(self._loops[-1].done)

    def _do_continue(self, node: ast.Continue) -> None:
        self.builder.branch(self._loops[-1].following)

    def _do_return(self, node: ast.Return) -> None:
        builder, result = self.builder, self._one.signature.result
        if node.value is None or result is None:
            builder.ret_void()
            return
        parts = converted(builder, self.value(node.value), result).parts
        if len(parts) == 1:
            builder.ret(parts[0])
            return
        made = ir.Constant(ir.LiteralStructType(operands(result)), ir.Undefined)
        for at, part in enumerate(parts):
            made = builder.insert_value(made, part, at)
        builder.ret(made)
