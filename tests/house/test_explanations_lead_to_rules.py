"""The cards that explain symbols link to sections of the rules that exist."""

import re
from pathlib import Path

ROOT = Path(__file__).parents[2]
GUIDE = ROOT / "src" / "cartographers" / "guide" / "en"
CLIENT = ROOT / "web" / "src"
SECTION = re.compile(r"\{#([\w-]+)\}")
#: A topic in what a card says, and in a card without figures.
TOPIC = re.compile(r"""\btopic: "([\w-]+)"|\bplain\("[\w-]+", "([\w-]+)\"""")


def test_every_topic_is_a_section_of_the_rules() -> None:
    sections = {
        one for path in GUIDE.glob("*.md") for one in SECTION.findall(path.read_text(encoding="utf-8"))
    }
    files = [path for path in CLIENT.rglob("*") if path.suffix in (".ts", ".svelte")]
    found = [one for path in files for one in TOPIC.findall(path.read_text(encoding="utf-8"))]
    topics = {inside or plain for inside, plain in found}
    assert len(topics) > 15
    assert topics - sections == set()
