"""What several commands share: options, files, tables and maps as text, error messages, progress.

It may use everything below the commands, but no command.
"""
