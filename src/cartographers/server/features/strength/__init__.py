"""Strength without luck: how good somebody decides, told to themselves, and to others if they wish it."""
