"""Programs of other people that play: started, asked in JSON lines, given up when they fail (docs/bots.md).

It may use tables, players and notation. A program runs with the rights of whoever typed the command: nothing
here keeps it from doing harm, and the server never uses this package.
"""
