"""A game as clients see it: shapes, offers, previews, scores, the log of turns, replays, the catalogue.

Functions from values of the rules to models of the protocol. No storage and no live state; the only files
read are the texts and glyphs of installed boxes.
"""
