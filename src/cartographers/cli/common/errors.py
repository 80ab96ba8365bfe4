"""The error that ends a command, and the reasons of file errors."""

from cartographers.rules.problem import Problem


class CommandError(Problem):
    """A command cannot be carried out."""


def reason_of(error: OSError | ValueError) -> Problem:
    """Why a file cannot be used, without its name; a path with a NUL byte is a ``ValueError``."""
    if type(error) is FileNotFoundError:
        return Problem("file-missing", "No such file or directory")
    if type(error) is PermissionError:
        return Problem("file-permission", "Permission denied")
    if type(error) is IsADirectoryError:
        return Problem("file-folder", "Is a directory")
    if type(error) is FileExistsError:
        return Problem("file-exists", "File exists")
    reason = (error.strerror if isinstance(error, OSError) else None) or str(error)
    return Problem("file-other", "{reason}", reason=reason)


def cannot_read(name: str, error: OSError | ValueError) -> CommandError:
    """A file that cannot be read."""
    return CommandError("cannot-read", "{file} cannot be read: {why}", file=name, why=reason_of(error))


def cannot_write(name: str, error: OSError | ValueError) -> CommandError:
    """A file that cannot be written."""
    return CommandError("cannot-write", "{file!r} cannot be written: {why}", file=name, why=reason_of(error))
