"""Short notes that players leave at a table, to all who play there or to themselves."""
