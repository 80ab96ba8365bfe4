"""The messages between server and clients; the types of the browser client are generated from them.

Cells are sent by name (``B4``) and sets of anchors as hexadecimal bitmaps (bit 11·row + column). The state of
a game contains everything a player may do, so a client needs no rules. This package knows no other part of
the server.
"""
