"""The documents as a site that can be searched: ``python -m tools docs --into build/docs``.

It has the pages of ``docs/``, the whole rules for players, and references made from the code: the library
from its docstrings, the commands from their help, the calls of the server from its OpenAPI description.
"""

import argparse
import sys
from pathlib import Path

from tools.handbook.sources import gather

ROOT = Path(__file__).parents[1]


def main(arguments: list[str]) -> int:
    """Build the site; a warning of the generator is an error, for instance a link that leads nowhere."""
    parser = argparse.ArgumentParser(prog="python -m tools docs", description=__doc__.partition("\n")[0])
    parser.add_argument("--into", type=Path, default=ROOT / "build" / "docs", metavar="FOLDER")
    into = parser.parse_args(arguments).into
    try:
        from sphinx.cmd.build import build_main
    except ModuleNotFoundError:
        print(
            "The site is built with Sphinx, which is not installed: make docs installs it.", file=sys.stderr
        )
        return 2
    pages = into / "pages"
    gather(ROOT, pages)
    strict = ["--quiet", "--fail-on-warning", "--keep-going"]
    folders = ["--conf-dir", Path(__file__).parent / "handbook", "--doctree-dir", into / "read"]
    status: int = build_main([*strict, *map(str, [*folders, pages, into / "site"])])
    if not status:
        print(f"The site: {into / 'site' / 'index.html'}")
    return status
