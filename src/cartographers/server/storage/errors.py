"""What is raised where a store cannot be read, written or opened."""

from cartographers.rules.problem import Problem


class StorageError(OSError):
    """A read or write that failed as a whole; nothing of it was stored."""


class NoSpace(StorageError):
    """A write that fails until whoever plays makes room on the device."""


#: What is raised where something damaged is read.
DAMAGE = (ValueError, TypeError, LookupError, AttributeError)


class DamagedRow(Problem, ValueError):
    """A stored game whose row cannot be read."""


def damaged(wrong: str) -> DamagedRow:
    """A stored game of which something cannot be read."""
    return DamagedRow("damaged-row", "what is stored of it is damaged: {wrong}", wrong=wrong)


class CannotOpenStore(StorageError):
    """A store that cannot be opened."""

    def __init__(self, problem: Problem) -> None:
        super().__init__(str(problem))
        self.problem = problem
