"""Every test can fail: it checks something, and nothing it checks is true whatever the code does."""

import ast
from collections.abc import Callable
from functools import cache
from pathlib import Path

import pytest

TESTS = Path(__file__).parents[1]
FILES = sorted(TESTS.rglob("*.py"))
#: Calls that fail a test by themselves.
CHECKS = {"raises", "fail", "warns", "expect"}

Function = ast.FunctionDef | ast.AsyncFunctionDef


@cache
def nodes() -> list[tuple[Path, ast.AST]]:
    """What the tests and what they share are made of; only the kinds that are looked at here."""
    kinds = (*Function.__args__, ast.Assert, ast.ExceptHandler)
    trees = ((path, ast.parse(path.read_text(encoding="utf-8"))) for path in FILES)
    return [(path, node) for path, tree in trees for node in ast.walk(tree) if isinstance(node, kinds)]


@cache
def functions() -> list[Function]:
    """All functions of all tests and of what they share."""
    return [node for _, node in nodes() if isinstance(node, Function)]


@cache
def called(function: Function) -> set[str]:
    """The names of what a function calls."""
    calls = (node.func for node in ast.walk(function) if isinstance(node, ast.Call))
    return {call.attr if isinstance(call, ast.Attribute) else getattr(call, "id", "") for call in calls}


def checks(function: Function) -> bool:
    """Does a function check something itself?"""
    statements = any(isinstance(node, ast.Assert | ast.Raise) for node in ast.walk(function))
    return statements or bool(called(function) & CHECKS)


@cache
def checking() -> frozenset[str]:
    """The names of all functions that check something, themselves or by what they call."""
    found = {one.name for one in functions() if checks(one)}
    # The rules' own check of a set-up raises an error.
    found.add("check_setup")
    while more := {one.name for one in functions() if one.name not in found and called(one) & found}:
        found |= more
    return frozenset(found)


def test_every_test_checks_something() -> None:
    tests = [one.name for one in functions() if one.name.startswith("test_")]
    assert len(tests) > 1000
    assert [name for name in tests if name not in checking()] == []


def always_true(test: ast.expr) -> bool:
    """Is a condition true whatever its names stand for?"""
    match test:
        case ast.Constant() | ast.Tuple([_, *_]) | ast.List([_, *_]):
            return True
        case ast.BoolOp(ast.Or(), values):
            return any(always_true(value) for value in values)
        case ast.Compare(ast.Name(one), [ast.Eq() | ast.LtE() | ast.GtE() | ast.Is()], [ast.Name(other)]):
            return one == other
        case ast.Compare(ast.Call(ast.Name("len")), [ast.GtE()], [ast.Constant(0)]):
            return True
    return False


def swallowed(node: ast.AST) -> bool:
    """Is it an error that is caught and forgotten?"""
    return isinstance(node, ast.ExceptHandler) and all(isinstance(one, ast.Pass) for one in node.body)


def places(bad: Callable[[ast.AST], bool]) -> list[str]:
    """Where something is that should not be."""
    return [f"{path.relative_to(TESTS)}:{getattr(node, 'lineno', 0)}" for path, node in nodes() if bad(node)]


def test_no_assert_is_true_whatever_the_code_does() -> None:
    assert places(lambda node: isinstance(node, ast.Assert) and always_true(node.test)) == []


def test_no_test_swallows_an_error() -> None:
    assert places(swallowed) == []


@pytest.mark.parametrize(
    "text", ["True", "x == 1 or True", "(x, 'y')", "x == x", "len(x) >= 0", "y or x <= x"]
)
def test_such_an_assert_would_be_found(text: str) -> None:
    assert always_true(ast.parse(text, mode="eval").body)


@pytest.mark.parametrize("text", ["x", "x == y", "len(x) >= 1", "f() == f()", "x or y"])
def test_an_assert_that_can_fail_is_none_of_them(text: str) -> None:
    assert not always_true(ast.parse(text, mode="eval").body)
