"""What is wrong with a box."""


class BadBox(ValueError):
    """A box that cannot stand on the shelf; the message says which one, and why."""
