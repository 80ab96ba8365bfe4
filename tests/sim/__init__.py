"""The simulator compared with the rules, and its interface."""
