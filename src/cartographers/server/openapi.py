"""Print the OpenAPI description, from which the types of the browser client are generated."""

import sys
from json import dumps
from pathlib import Path

from cartographers.server.app import create_app, describe
from cartographers.server.settings import Settings


def main() -> None:
    """Print the description as JSON."""
    sys.stdout.write(dumps(describe(create_app(Settings(data=Path()))), indent=2) + "\n")


if __name__ == "__main__":
    main()
