"""What compiled functions can ask for besides the language: bits of words, and the traced rules."""

from typing import Any

from llvmlite import ir

from cartographers.players.compiler.language import INT, REAL, TupleType
from cartographers.players.compiler.tracer import ACT, BOUNTY, VALUE
from cartographers.players.compiler.values import BIT, Value


def _ones(builder: Any, word: Value) -> Value:
    return Value(INT, [builder.ctpop(word.parts[0])])


def _first(builder: Any, word: Value) -> Value:
    return Value(INT, [builder.cttz(word.parts[0], ir.Constant(BIT, False))])


def _caller(kind: Any, result: Any) -> Any:
    """Code for a call by address; arrays are passed as pointers to their items."""

    def call(builder: Any, address: Value, number: Value, *arrays: Value) -> Value:
        function = builder.inttoptr(address.parts[0], kind.as_pointer())
        made = builder.call(function, [number.parts[0], *(array.parts[0] for array in arrays)])
        return Value(result, [made] if result is INT or result is REAL else [])

    return call


INTRINSICS = {
    "ones": _ones,
    "first": _first,
    "value": _caller(VALUE, REAL),
    "bounty": _caller(BOUNTY, INT),
    "act": _caller(ACT, TupleType(())),
}
