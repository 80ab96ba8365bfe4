"""The rules for players: Markdown, a folder a language, with examples that the engine plays and scores.

It may use the rules, the boxes, their notation and the texts. It contains no rule of its own: every number
and every highlighted space of an example comes from the engine.
Rule numbers such as R3.4 are those of docs/rules.md.
"""
