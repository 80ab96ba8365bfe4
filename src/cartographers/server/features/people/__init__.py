"""A person: one device or several, finished games, statistics, exporting and deleting everything."""
