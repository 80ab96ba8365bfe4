"""What was pressed or typed and what was said, printed as it comes, and how much of it there was."""

import re

#: Places to draw on in the answer to `where`, the best first: what has to be typed, and what it brings.
_PLACE = re.compile(r"^(\w+(?: \w+)*? ?[A-K]\d+(?: \w+)*): .*", re.MULTILINE)
#: What the sentences after a game's end have in common.
OVER = "The game is over"


class EarLog:
    """A game as it is heard."""

    def __init__(self) -> None:
        self.done = self.turns = self.sentences = self.words = self.lost = 0

    def did(self, what: str) -> None:
        """A key was pressed, or a line was typed."""
        self.done += 1
        print(f"[{what}]", flush=True)

    def heard(self, lines: list[str]) -> list[str]:
        """Lines were said."""
        self.sentences += len(lines)
        self.words += sum(len(line.split()) for line in lines)
        if lines:
            print("\n".join(lines), flush=True)
        return lines

    def summary(self) -> str:
        """How much there was."""
        return (
            f"{self.turns} turns, {self.done} times pressed or typed, {self.sentences} lines "
            f"with {self.words} words, {self.lost} times nothing was said"
        )


def best_place(lines: list[str]) -> str:
    """What to type for the first place that was told; empty if none was."""
    found = _PLACE.search("\n".join(lines))
    return found[1] if found else ""
