"""A graph drawn with characters."""

from collections.abc import Sequence


def graph(values: Sequence[float], height: int = 8) -> list[str]:
    """A column for each value and a line for each level between minimum and maximum, labelled at its left."""
    least, most = min(values), max(values)
    step = max((most - least) / (height - 1), 1e-9)
    levels = [round((value - least) / step) for value in values]
    labels = [f"{least + step * level:.0f}" for level in range(height)]
    width = max(map(len, labels))
    return [
        f"{labels[level]:>{width}} |{''.join('*' if at == level else ' ' for at in levels)}".rstrip()
        for level in reversed(range(height))
    ]
