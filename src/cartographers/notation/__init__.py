"""Text and JSON forms of cells, sheets, decisions and whole games; reading one gives back what was written.

It may use the rules and the boxes; it decides no legality.
Rule numbers such as R3.4 are those of docs/rules.md.
"""
