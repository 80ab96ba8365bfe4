"""The words that a path below a domain may not begin with are those of the pages."""

import re
from pathlib import Path

from cartographers.server.basics.site_path import OWN_WORDS

PATHS = Path(__file__).parents[2] / "web" / "src" / "common" / "paths.ts"


def test_no_page_begins_like_a_path_that_can_be_chosen() -> None:
    pages = re.search(r"const PATHS = \{(.*?)\} as const", PATHS.read_text(encoding="utf-8"), re.DOTALL)
    assert pages is not None
    begin = set(re.findall(r'"/([a-z]+)', pages[1]))
    assert len(begin) > 8 and begin <= OWN_WORDS
