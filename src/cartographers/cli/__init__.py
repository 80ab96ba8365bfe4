"""The commands: one small file each, text to people and to pipes.

It may use every room; it holds no rule and no chance.
"""


def main() -> int:
    """Run the command line."""
    raise NotImplementedError
