"""Text forms of cells, sheets, decisions and whole games, each with a law that reading undoes writing.

It may use the rules and the boxes; it decides no legality.
Rule numbers such as R3.4 are those of docs/rules.md.
"""
