"""One game going on: the dealer with the only chance there is, the seats, the log.

It may use players, notation and everything below; it decides no rule.
Rule numbers such as R3.4 are those of docs/rules.md.
"""
