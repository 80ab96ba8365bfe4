"""Small changes to the source of a module, one at a time, and putting one into the running program.

A change lies inside a function. It is put in by giving the function objects other code, so it does not matter
who has imported them under which name.
"""

import ast
import functools
import gc
from collections.abc import Iterator
from importlib import import_module
from inspect import CO_NEWLOCALS
from pathlib import Path
from types import CodeType, FunctionType
from typing import NamedTuple

from twins.code_mistakes import CodeMistake

_COMPARISONS: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
}
_OPERATORS: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.Add,
    ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd,
    ast.Mod: ast.Mult,
    ast.FloorDiv: ast.Mult,
}
_NAMES = {"min": "max", "max": "min", "any": "all", "all": "any"}


class Place(NamedTuple):
    """Where one change can be made: a node, the one it is part of, and the function around it."""

    node: ast.AST
    parent: ast.AST
    function: str


class Change(NamedTuple):
    """One change: which module, where in its tree, and the text before and after."""

    module: str
    #: Counts all changes of the module, so that the same number always means the same change.
    number: int
    function: str
    line: int
    was: str
    becomes: str

    def __str__(self) -> str:
        return f"{self.module}:{self.line} {self.function}: `{self.was}` → `{self.becomes}`"

    @property
    def key(self) -> tuple[str, str, str, str]:
        """What stays the same when lines move."""
        return self.module, self.function, self.was, self.becomes


def changes(module: str) -> list[Change]:
    """Every change there is for a module."""
    found = []
    for number, (place, new) in enumerate(_changes(ast.parse(_source(module)))):
        line = getattr(place.node, "lineno", None) or place.parent.lineno  # type: ignore[attr-defined]
        found.append(Change(module, number, place.function, line, _text(place.node), _text(new)))
    return found


def put_in(change: Change) -> bool:
    """Make the change in the running program; False if no function could be given the new code."""
    tree = ast.parse(_source(change.module))
    place, new = next(pair for number, pair in enumerate(_changes(tree)) if number == change.number)
    _replace(place, new)
    return swap_code(change.module, ast.fix_missing_locations(tree))


def make(mistake: CodeMistake) -> bool:
    """Make a mistake in the running program."""
    source = _source(mistake.module)
    assert source.count(mistake.was) == 1, f"{mistake.module} has not one {mistake.was!r}"
    return swap_code(mistake.module, source.replace(mistake.was, mistake.becomes))


def swap_code(module: str, changed: ast.Module | str) -> bool:
    """Give the functions of a module their code from a changed source; False if that changes nothing."""
    before, after = _functions(_source(module)), _functions(changed)
    names = {name for name, code in after.items() if before.get(name) != code}
    swapped = False
    for one in gc.get_objects():
        if isinstance(one, FunctionType) and one.__module__ == module and one.__qualname__ in names:
            code = after[one.__qualname__]
            if one.__code__.co_freevars == code.co_freevars:
                one.__code__, swapped = code, True
    if swapped:
        _forget()
    return swapped


def _forget() -> None:
    """Empty the caches of the package: they hold what the unchanged code answered."""
    for one in gc.get_objects():
        if isinstance(one, functools._lru_cache_wrapper) and one.__module__.startswith("cartographers"):
            one.cache_clear()


def _source(module: str) -> str:
    file = import_module(module).__file__
    assert file is not None
    return Path(file).read_text(encoding="utf-8")


def _functions(source: ast.Module | str) -> dict[str, CodeType]:
    """The code of every function and method that a module makes when it is imported."""
    found: dict[str, CodeType] = {}

    def look(code: CodeType) -> None:
        for const in code.co_consts:
            if isinstance(const, CodeType):
                found[const.co_qualname] = const
                # What is inside a function comes with it; what is inside a class has to be looked for.
                if not const.co_flags & CO_NEWLOCALS:
                    look(const)

    look(compile(source, "<changed>", "exec"))
    return found


def _text(node: ast.AST) -> str:
    """The source of a node in one line, of a condition without what depends on it."""
    if isinstance(node, ast.If):
        return f"if {_text(node.test)}:"
    if isinstance(node, ast.match_case):
        guard = f" if {_text(node.guard)}" if node.guard else ""
        return f"case {_text(node.pattern)}{guard}:"
    return " ".join(ast.unparse(node).split())


def _replace(place: Place, new: ast.AST) -> None:
    for name, value in ast.iter_fields(place.parent):
        if value is place.node:
            setattr(place.parent, name, new)
        elif isinstance(value, list):
            value[:] = [new if one is place.node else one for one in value]


def _changes(tree: ast.Module) -> Iterator[tuple[Place, ast.AST]]:
    """Each place in a function with each node that may take its place."""
    for place in list(_places(tree, tree, "")):
        for new in _variants(place.node):
            yield place, ast.copy_location(new, place.node)


def _places(node: ast.AST, parent: ast.AST, function: str, scope: str = "") -> Iterator[Place]:
    """Every node inside a function. ``scope`` is the name of the class or function around it."""
    if function:
        yield Place(node, parent, function)
    if isinstance(node, ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
        scope = f"{scope}.{node.name}".lstrip(".")
        inner = "" if isinstance(node, ast.ClassDef) and not function else function or scope
        # Not annotations, default values and decorators: they are no part of the function's code.
        parts: list[ast.AST] = list(node.body)
    else:
        inner, parts = function, _parts(node)
    for part in parts:
        yield from _places(part, node, inner, scope)


def _parts(node: ast.AST) -> list[ast.AST]:
    if isinstance(node, ast.AnnAssign):
        return [node.value] if node.value else []
    if isinstance(node, ast.Lambda):
        return [node.body]
    return list(ast.iter_child_nodes(node))


def _variants(node: ast.AST) -> Iterator[ast.AST]:
    match node:
        case ast.Compare(left, [one], [right]) if type(one) in _COMPARISONS:
            yield ast.Compare(left, [_COMPARISONS[type(one)]()], [right])
        case ast.BoolOp(ast.And(), values):
            yield ast.BoolOp(ast.Or(), values)
        case ast.BoolOp(ast.Or(), values):
            yield ast.BoolOp(ast.And(), values)
        case ast.UnaryOp(ast.Not() | ast.Invert() | ast.USub(), operand):
            yield operand
        case ast.BinOp(left, operator, right) if type(operator) in _OPERATORS:
            yield ast.BinOp(left, _OPERATORS[type(operator)](), right)
        case ast.Constant(bool() as value):
            yield ast.Constant(not value)
        case ast.Constant(int() as value):
            yield ast.Constant(value + 1)
        case ast.If(test, body, orelse):
            yield ast.If(ast.UnaryOp(ast.Not(), test), body, orelse)
        case ast.IfExp(test, body, orelse):
            yield ast.IfExp(test, orelse, body)
        case ast.comprehension(target, one, [_, *_], is_async):
            yield ast.comprehension(target, one, [], is_async)
        case ast.match_case(pattern, ast.AST(), body):
            yield ast.match_case(pattern, None, body)
        case ast.Call(ast.Name(name), arguments, keywords) if name in _NAMES:
            yield ast.Call(ast.Name(_NAMES[name], ast.Load()), arguments, keywords)
        case ast.Expr(ast.Call() | ast.Await()) | ast.Raise() | ast.AugAssign():
            yield ast.Pass()
        case ast.Continue():
            yield ast.Break()
        case ast.Break():
            yield ast.Continue()
