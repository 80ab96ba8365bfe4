"""Scoring cards with one small mistake each, and the boards that notice it.

``PYTHONPATH=tests python -m twins.mutants`` writes the table in ``docs/research/mutations.md`` anew.
"""

from collections.abc import Callable
from functools import cache
from inspect import getsource
from pathlib import Path
from typing import NamedTuple

from cartographers.boxes import shelf
from cartographers.notation.sheet_picture import read_picture
from cartographers.rules import area, stars
from cartographers.rules.season import monsters_toll
from cartographers.rules.sheet import Sheet
from naive.scorer import score
from twins.boards import random_boards, vector_boards
from twins.code_mistakes import CODE_MISTAKES
from twins.equivalents import EQUIVALENTS
from twins.last_run import NOTICED
from twins.mistakes import MISTAKES

DOC = Path(__file__).parent.parent.parent / "docs" / "research" / "mutations.md"
RANDOM_BOARDS = 300

Worth = Callable[[Sheet], int]

#: The right functions, by the names their scores have in the vectors.
WORTH: dict[str, Worth] = {
    **{key: edict.worth for key, edict in shelf().edicts.items()},
    "monsters": monsters_toll,
}


class Mutant(NamedTuple):
    """A card in whose source one text is replaced by another."""

    card: str
    old: str
    new: str
    what: str


MUTANTS = [Mutant(card, *change) for card, changes in MISTAKES.items() for change in changes]


def changed(mutant: Mutant) -> Worth:
    """The card's function with the mistake in it."""
    right = WORTH[mutant.card]
    source = getsource(right)
    assert source.count(mutant.old) >= 1, f"{mutant.card} has no {mutant.old!r}"
    body = source[source.index('"""', source.index('"""') + 3) :]
    assert body.count(mutant.old) == 1, f"{mutant.old!r} is not unique in {mutant.card}"
    names = {**vars(area), **vars(stars), **right.__globals__}
    exec(source[: -len(body)] + body.replace(mutant.old, mutant.new), names)
    wrong: Worth = names[right.__name__]
    return wrong


class Killed(NamedTuple):
    """Where a mutant was noticed: which vector boards by their ids, and how many random boards."""

    vectors: list[int]
    random: int


@cache
def known_boards() -> list[tuple[int, Sheet, dict[str, int]]]:
    """The vector boards with the scores written there."""
    return [(board["id"], read_picture(board["rows"]), board["scores"]) for board in vector_boards()]


@cache
def naive_boards() -> list[tuple[Sheet, dict[str, int]]]:
    """Random boards with what the naive reference says."""
    return [(read_picture(rows), score(list(rows))) for rows in random_boards(RANDOM_BOARDS)]


@cache
def killed(mutant: Mutant) -> Killed:
    """The boards on which a mutant scores something else."""
    worth, card = changed(mutant), mutant.card
    return Killed(
        [number for number, sheet, right in known_boards() if worth(sheet) != right[card]],
        sum(worth(sheet) != right[card] for sheet, right in naive_boards()),
    )


def table() -> str:
    """The page of all mutants."""
    by_vectors = sum(bool(killed(one).vectors) for one in MUTANTS)
    survivors = sum(killed(one) == ([], 0) for one in MUTANTS)
    lines = [
        "# Mutations",
        "",
        "Every scoring card is changed in a few small ways, and the boards of the test vectors "
        f"({len(known_boards())}, compared with the scores written there) and {RANDOM_BOARDS} random boards "
        "(compared with the naive reference) are scored with each wrong card. A mutant that no board tells "
        "from the right card would mean that the card is not tested. This page is written by "
        "`PYTHONPATH=tests python -m twins.mutants`; a test compares it.",
        "",
        f"Mutants: {len(MUTANTS)}. Killed by the vectors alone: {by_vectors}. Survivors: {survivors}.",
        "",
        "| card | mistake | in its source | vector boards that notice (ids) | random boards |",
        "|---|---|---|---|--:|",
    ]
    return "\n".join([*lines, *map(_line, MUTANTS), "", *code_section(), ""])


def code_section() -> list[str]:
    """The part of the page that is about the code around the cards."""
    mistakes = [
        f"| `{module.removeprefix('cartographers.')}` | {what} | `{tests}` |"
        for module, _, _, what, tests in CODE_MISTAKES
    ]
    same = [
        f"| `{module.removeprefix('cartographers.')}.{function}` | {_in_a_cell(was, becomes)} | {reason} |"
        for (module, function, was, becomes), reason in EQUIVALENTS.items()
    ]
    return [
        "## Turns, checks, set-ups and the server's room",
        "",
        "Each of these mistakes is made in the running program, and a test of the file has to fail. "
        "`python -m tools mutations rules` (and `room`) makes every small change there is, tries it by the "
        "tests that call the changed function, and lists the changes that none of them notices.",
        "",
        "| module | mistake | noticed by |",
        "|---|---|---|",
        *mistakes,
        "",
        "The last run of all small changes:",
        "",
        "| module | changes | noticed | no difference |",
        "|---|--:|--:|--:|",
        *(_figures(module, *NOTICED[module]) for module in NOTICED),
        _figures("all", *map(sum, zip(*NOTICED.values(), strict=True))),
        "",
        "Changes that make no difference:",
        "",
        "| function | change | why |",
        "|---|---|---|",
        *same,
    ]


def _figures(module: str, changes: int, noticed: int) -> str:
    return f"| `{module.removeprefix('cartographers.')}` | {changes} | {noticed} | {changes - noticed} |"


def _line(mutant: Mutant) -> str:
    vectors, random = killed(mutant)
    ids = ", ".join(map(str, vectors[:4])) + (", …" if len(vectors) > 4 else "")
    noticed = f"{len(vectors)} ({ids})" if vectors else "none"
    return f"| {mutant.card} | {mutant.what} | {_in_a_cell(mutant.old, mutant.new)} | {noticed} | {random} |"


def _in_a_cell(was: str, becomes: str) -> str:
    """A change as it is written in a table, where a bar would end the cell."""
    change = f"`{was}` → `{becomes}`" if becomes else f"`{was}` left out"
    return change.replace("|", r"\|")


if __name__ == "__main__":
    DOC.write_text(table(), encoding="utf-8")
