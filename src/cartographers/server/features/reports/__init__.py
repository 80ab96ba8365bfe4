"""Reports of names, tables and notes by players, for those who run a server."""
