"""The error that ends a command, and the reasons of file errors."""


class CommandError(Exception):
    """A command cannot be carried out; the message is one sentence for the user."""

    def __str__(self) -> str:
        return " ".join(super().__str__().split())


def reason_of(error: OSError | ValueError) -> str:
    """Why a file cannot be used, without its name; a path with a NUL byte is a ``ValueError``."""
    return (error.strerror if isinstance(error, OSError) else None) or str(error)
