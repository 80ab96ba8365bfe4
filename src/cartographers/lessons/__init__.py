"""Lessons: fixed deals with short steps that teach the game at the real table.

It may use the table and everything below. It knows nothing of the server: what a step shows and whether a
decision is what it asks for is said in values of the rules and in keys of texts.
"""
