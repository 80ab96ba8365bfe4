"""What a package needs besides pyproject.toml: addresses, a README whose links work elsewhere, its platform.

A wheel that carries the bots' machine code (``make bots``) is for machines like the one that built it.

The address of the repository is the environment variable ``REPOSITORY``, like
``https://code.example/games/cartographers``, or git's remote ``origin``. Without one, or with an empty
variable, there are no links at all, rather than wrong ones.
"""

import os
import re
import subprocess
import sysconfig
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface
from hatchling.metadata.plugin.interface import MetadataHookInterface

#: Where the bots' code lies that was built ahead; the WebAssembly beside it runs in any browser.
BUILT = Path("src", "cartographers", "players", "native", "built")

#: ``![text](target)`` and ``[text](target)`` with a target in the repository.
LINK = re.compile(r"(!?)\[([^\]]*)\]\((?!https?:|mailto:|#)([^)\s]+)\)")
#: The remote as ssh or https have it: ``git@host:path.git``, ``https://name@host/path.git``.
REMOTE = re.compile(r"(?:ssh://|https://)?(?:[^@/]+@)?([^/:]+)[:/](.+?)(?:\.git)?/?")


def repository(root: Path) -> str:
    """The address of the repository in a browser, empty if nothing is known of it."""
    if (given := os.environ.get("REPOSITORY")) is not None:
        return given.rstrip("/")
    command = ["git", "-C", str(root), "remote", "get-url", "origin"]
    try:
        remote = subprocess.run(command, capture_output=True, text=True, check=True).stdout.strip()
    except (OSError, subprocess.CalledProcessError):
        return ""
    parts = REMOTE.fullmatch(remote)
    return f"https://{parts[1]}/{parts[2]}" if parts and "." in parts[1] else ""


def portable(readme: str, address: str) -> str:
    """A README whose links and pictures do not need the files beside it."""

    def absolute(link: re.Match[str]) -> str:
        picture, text, target = link.groups()
        if not address:
            return "" if picture else text
        # ``raw`` gives the file itself, ``blob`` a page that shows it.
        return f"{picture}[{text}]({address}/{'raw' if picture else 'blob'}/main/{target})"

    return LINK.sub(absolute, readme)


class CustomMetadataHook(MetadataHookInterface):
    """Adds the readme and the addresses."""

    def update(self, metadata: dict[str, Any]) -> None:
        """Change the metadata of the package."""
        root = Path(self.root)
        address = repository(root)
        text = portable((root / "README.md").read_text(encoding="utf-8"), address)
        metadata["readme"] = {"content-type": "text/markdown", "text": text}
        pages = {"Documentation": "blob/main/docs", "Changelog": "blob/main/CHANGELOG.md", "Issues": "issues"}
        metadata["urls"] = {"Source": address} if address else {}
        metadata["urls"] |= {name: f"{address}/{page}" for name, page in pages.items() if address}


def platform_tag(root: Path) -> str:
    """The tag of a wheel that carries machine code; empty for one that any machine can use."""
    libraries = [path for path in root.joinpath(BUILT).glob("bots.*") if path.suffix in (".so", ".dll")]
    return f"py3-none-{re.sub('[-.]', '_', sysconfig.get_platform())}" if libraries else ""


class CustomBuildHook(BuildHookInterface):
    """Says for which machines a wheel is."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Change what is known of the wheel."""
        if tag := platform_tag(Path(self.root)):
            build_data["pure_python"] = False
            build_data["tag"] = tag
