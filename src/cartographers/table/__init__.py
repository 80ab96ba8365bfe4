"""A game in progress: its log, the dealer, the set-up by a plan, hints and analyses.

It may use players, notation and everything below; it decides no rule.
Rule numbers such as R3.4 are those of docs/rules.md.
"""
