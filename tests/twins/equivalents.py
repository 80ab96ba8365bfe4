"""Changes of the code that no test can notice, each with the reason.

Named by module, function, text before and text after, as ``python -m bench mutations`` prints them.
"""

EQUIVALENTS: dict[tuple[str, str, str, str], str] = {}
