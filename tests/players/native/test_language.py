"""The language of the compiled functions: machine code does what Python does."""

from random import Random
from typing import Any, NamedTuple

import numpy as np
import pytest
from llvmlite import ir

from cartographers.players.compiler.arrays import Array, array
from cartographers.players.compiler.language import (
    Areas,
    Compiled,
    Ints,
    Ints2,
    Pair,
    Reals,
    Shorts2,
    Struct,
    U,
    Word,
    compiled,
)
from cartographers.players.compiler.translate import translate
from cartographers.players.compiler.values import Unknown
from cartographers.players.native import code

LIMIT = 7

# It says where machine code is found.
assert code.available()


class Point(NamedTuple):
    """Two numbers and a truth value."""

    x: int
    y: float
    open: bool


class Table(Struct):
    """Some numbers that do not change."""

    fixed = True

    bonus: int
    rows: Ints2


@compiled
def collatz(start: int) -> int:
    """How many steps there are to 1, counted with all kinds of branches."""
    steps = 0
    while True:
        if start == 1:
            break
        steps += 1
        if start - 2 * half(start) == 1:
            start = 3 * start + 1
            continue
        start = half(start)
    return steps


@compiled
def half(number: int) -> int:
    """Half of a number, by going there."""
    found = 0
    for one in range(number):
        if 2 * one <= number:
            found = one
    return found


@compiled
def mixed(point: Point, numbers: Ints, table: Table) -> float:
    """Whole and real numbers, truth values, conditions in a row, the lowest and the highest."""
    total = 0.5
    for at in range(1, numbers.shape[0]):
        near = (0 <= numbers[at] < LIMIT and not point.open) or numbers[at] == table.bonus
        total += numbers[at] * point.y if near else float(-at)
        total = max(total, min(numbers[at], table.rows[at, 1]))
    return total - int(point.open)


@compiled
def split(low: Word, high: Word) -> Pair:
    """Two words made of two."""
    return high ^ low, (low << U(3)) | (high >> U(61)) & ~low


@compiled
def scramble(words: Areas, shorts: Shorts2, reals: Reals) -> bool:
    """Write to arrays of all kinds, and to rows of them."""
    for at in range(words.shape[0]):
        row = words[at]
        row[0], row[1] = split(row[0], row[1])
        words[at, 0] |= U(at)
        shorts[at, 1] = shorts[at, 0] - 5
        reals[at] = shorts[at, 1]
    return bool(words[0, 0])


def plain(function: Any) -> Any:
    """The same function as Python runs it."""
    assert isinstance(function, Compiled)
    return function.function


@pytest.mark.parametrize("start", [1, 2, 7, 27])
def test_loops_and_branches_go_the_same_way(start: int) -> None:
    steps, number = 0, start
    while number != 1:
        steps, number = steps + 1, 3 * number + 1 if number % 2 else number // 2
    assert collatz(start) == steps


@pytest.mark.parametrize("seed", range(12))
def test_numbers_and_conditions_are_those_of_python(seed: int) -> None:
    rng = Random(seed)
    numbers = [rng.randint(-9, 12) for _ in range(8)]
    rows = [[rng.randint(-9, 9) for _ in range(2)] for _ in range(8)]
    table = Table(bonus=11, rows=array("q", rows, 2))
    point = Point(3, rng.random(), seed % 2 == 0)
    given = array("q", numbers)
    expected = plain(mixed)(point, _Shaped(numbers), table)
    assert mixed(point, given, table) == expected
    assert mixed(point, np.array(numbers), table) == expected


class _Shaped(list[int]):
    """A list with a shape, as arrays have."""

    @property
    def shape(self) -> tuple[int]:
        return (len(self),)


def test_arrays_of_all_kinds_are_written_in_place() -> None:
    rng = Random(1)
    pairs = [[rng.getrandbits(64), rng.getrandbits(64)] for _ in range(5)]
    words, shorts = array("Q", pairs, 2), Array("i", (5, 2), [7] * 10)
    reals = np.zeros(5)
    assert scramble(words, shorts, reals) is True
    most = (1 << 64) - 1
    for at, (low, high) in enumerate(pairs):
        one, other = high ^ low, (low << 3 & most) | (high >> 61) & ~low
        assert words[at] == [one | at, other]
    assert shorts.tolist() == [[7, 2]] * 5 and reals.tolist() == [2.0] * 5


def test_an_array_of_another_kind_is_refused() -> None:
    words, shorts = Array("Q", (1, 2)), Array("i", (1, 2))
    with pytest.raises(TypeError, match="'d' with 1 axes"):
        scramble(words, shorts, np.zeros(1, np.float32))
    with pytest.raises(TypeError):
        scramble(words, shorts, np.zeros((1, 1)))
    with pytest.raises(TypeError):
        scramble(words, shorts, np.zeros(4)[::2])


@compiled
def divided(one: int) -> int:
    """The language has no division."""
    two = one
    return two // 2


@compiled
def two_kinds(word: Word, number: int) -> Word:
    """A word and a number are not put together."""
    return word + number


@compiled
def written(table: Table) -> int:
    """What is fixed is not written."""
    table.rows[0, 0] = 1
    return 0


@pytest.mark.parametrize(
    ("function", "words"),
    [(divided, "divided, line 5: FloorDiv"), (two_kinds, "two_kinds, line 4"), (written, "written, line 4")],
)
def test_what_the_language_does_not_have_is_said_with_its_place(function: Any, words: str) -> None:
    with pytest.raises(Unknown, match=words):
        translate([function], ir.Module("test"))
