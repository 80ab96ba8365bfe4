"""Bot accounts: programs of players that may be let in at tables, and what they are told."""
