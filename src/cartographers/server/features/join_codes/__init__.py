"""Codes of six letters that people type in place of an invitation link."""
