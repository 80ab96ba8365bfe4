"""The sources of the site: the documents, with links that work there, and the pages that are made."""

import re
from pathlib import Path
from shutil import copytree, rmtree

from tools.handbook.commands import command_pages, printed
from tools.handbook.library import library_pages
from tools.handbook.server_calls import server_calls

#: ``[text](target)`` with a target in the repository; not a picture.
LINK = re.compile(r"(?<!!)\[([^\]]*)\]\((?!https?:|mailto:|#)([^)\s#]*)(#[^)\s]*)?\)")
#: ``[label]: target``.
LABEL = re.compile(r"^\[([^\]]+)\]: (?!https?:)(\S+)$", re.MULTILINE)
#: ``[label]`` or ``[text][label]``, which leads where the line of the label says.
USE = re.compile(r"\[([^\]]+)\](?:\[([^\]]+)\])?(?![(:{])")
#: ``<a id="r3-4"></a>``.
ANCHOR = re.compile(r'<a id="([^"]+)"></a>')
#: A heading of the guide below its anchor; a line of a map may begin with the same sign.
HEADING = re.compile(r'(<a id="[^"]+"></a>\n\n)#')
#: A section of the index: its heading, and its list of pages.
SECTION = re.compile(r"^## (.+)\n((?:(?!^## ).*\n?)*)", re.MULTILINE)


def gather(root: Path, into: Path) -> None:
    """Write all sources of the site into a folder, which is made anew."""
    rmtree(into, ignore_errors=True)
    copytree(root / "docs", into)
    (into / "README.md").rename(into / "index.md")
    (into / "pictures" / "README.md").unlink()
    (into / "how-to-play.md").write_text(_guide(), encoding="utf-8")
    (into / "changes.md").write_text((root / "CHANGELOG.md").read_text(encoding="utf-8"), encoding="utf-8")
    for path in into.rglob("*.md"):
        text = path.read_text(encoding="utf-8")
        path.write_text(_linked(text, path, into), encoding="utf-8")
    made = {**library_pages(), **command_pages(), "reference/server.md": server_calls()}
    for name, text in made.items():
        (into / name).parent.mkdir(exist_ok=True)
        (into / name).write_text(text, encoding="utf-8")
    index = into / "index.md"
    index.write_text(with_contents(index.read_text(encoding="utf-8"), into), encoding="utf-8")


def _guide() -> str:
    """The rules for players as one page.

    Their anchors get a word before them, because "search" is a skill and a page of the site.
    """
    text = printed("rules", "--markdown").replace('<a id="', '<a id="play-').replace("](#", "](#play-")
    return "# How to play\n\n" + HEADING.sub(r"\1##", text)


def _linked(text: str, path: Path, pages: Path) -> str:
    """A page whose links to files that are not on the site are plain text."""

    def on_site(target: str) -> bool:
        file = (path.parent / target).resolve()
        return file.is_file() and pages.resolve() in file.parents

    def link(found: re.Match[str]) -> str:
        words, target, anchor = found[1], found[2], found[3] or ""
        if target == "README.md" and path.parent == pages:
            return f"[{words}](index.md{anchor})"
        return found[0] if on_site(target) else words

    gone = {
        label for label, target in LABEL.findall(text) if not on_site(target.partition("#")[0] or path.name)
    }

    def label(found: re.Match[str]) -> str:
        return "" if found[1] in gone else found[0]

    def use(found: re.Match[str]) -> str:
        return found[1] if (found[2] or found[1]) in gone else found[0]

    return ANCHOR.sub(r"[]{#\1}", USE.sub(use, LABEL.sub(label, LINK.sub(link, text))))


def with_contents(index: str, pages: Path) -> str:
    """The first page, with the contents of the site by its own sections, and the references that are made."""

    def with_tree(section: re.Match[str]) -> str:
        listed = [
            target.removesuffix(".md")
            for _, target, _ in LINK.findall(section[2])
            if target.endswith(".md") and "/" not in target
        ]
        return f"{section[0].rstrip()}\n\n{_tree(section[1], listed)}\n"

    folders = {
        "Look up in the code": "reference",
        "Languages": "languages",
        "Research": "research",
        "Decisions": "decisions",
    }
    others = [_tree(caption, _pages(pages, folder)) for caption, folder in folders.items()]
    return "\n\n".join([SECTION.sub(with_tree, index), *others, _tree("Changes", ["changes"])]) + "\n"


def _pages(pages: Path, folder: str) -> list[str]:
    return sorted(f"{folder}/{path.stem}" for path in (pages / folder).glob("*.md"))


def _tree(caption: str, pages: list[str]) -> str:
    return "\n".join(["```{toctree}", ":hidden:", ":titlesonly:", f":caption: {caption}", "", *pages, "```"])
