"""Reports of names and tables by players, for those who run a server."""
