"""What a person can do wrong at the command line."""


class CommandError(Exception):
    """Something asked for that cannot be done; the message is the one sentence to say about it."""

    def __str__(self) -> str:
        return " ".join(super().__str__().split())
