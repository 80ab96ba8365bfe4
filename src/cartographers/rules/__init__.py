"""The rulebook: what a map is, what may be drawn, what it is worth, how a game goes on.

It is pure (standard library only; no files, clock, chance or printing) and knows no other package.
Rule numbers such as R3.4 are those of docs/rules.md.
"""
