"""The traced rules of a shelf as machine code: where its functions are, and how they are asked."""

from dataclasses import dataclass
from typing import Protocol

from cartographers.players.compiler.numbering import Numbers


class Code(Protocol):
    """Machine code, as long as it is kept."""

    def address(self, name: str) -> int:
        """The address of a function."""


@dataclass(frozen=True, slots=True, eq=False)
class Library:
    """The code of a shelf's rules: addresses of functions, and the numbers by which they are asked."""

    value: int
    bounty: int
    act: int
    numbers: Numbers
    #: Owns the code, which is freed with it.
    code: Code
