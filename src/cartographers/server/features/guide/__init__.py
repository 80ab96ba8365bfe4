"""The rules for players, as chapters, lists, tables, examples and cards."""
