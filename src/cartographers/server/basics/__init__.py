"""What every part of the server may use: clocks, errors, tasks, keys, logs, figures.

Values and small functions; this package knows no other part of the server.
"""
