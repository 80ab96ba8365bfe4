"""Long checks of what is promised: each runs for an amount that is given, and fails on the first violation.

``python tests/long actions --actions 1e6``, or ``make long ARGS="actions --actions 1e6"``. Each file is a
check; the short form of most is a test with the same code.
"""
