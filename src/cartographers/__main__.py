"""`python -m cartographers` is the command `cartographers`."""

import sys

from cartographers.cli import main

if __name__ == "__main__":
    sys.exit(main())
