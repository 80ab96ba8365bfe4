"""What is wrong with a text."""


class BadNotation(ValueError):
    """A text that does not say what it should; the message tells what was found and what is right."""
