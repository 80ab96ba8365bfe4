"""What a browser without a network runs: the modules of this server in one archive."""
