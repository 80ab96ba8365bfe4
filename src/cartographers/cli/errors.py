"""The error that ends a command."""


class CommandError(Exception):
    """A command cannot be carried out; the message is one sentence for the user."""

    def __str__(self) -> str:
        return " ".join(super().__str__().split())
