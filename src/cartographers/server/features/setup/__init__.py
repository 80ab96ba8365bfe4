"""Before a game: the catalogue of everything printed and of the bots, plans, deals, new games."""
