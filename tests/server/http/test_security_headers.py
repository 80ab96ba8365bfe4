"""The headers that tell browsers what the pages may do."""

import re
from pathlib import Path

from cartographers.server.http.security_headers import SECURITY_HEADERS

WEB = Path(__file__).parents[3] / "web" / "src"
POLICY = {
    part.strip().partition(" ")[0]: part.strip().partition(" ")[2].split()
    for part in SECURITY_HEADERS["Content-Security-Policy"].split(";")
}


def test_texts_become_elements_and_scripts_only_through_policies_that_check_them() -> None:
    assert POLICY["require-trusted-types-for"] == ["'script'"]
    sources = [
        path.read_text(encoding="utf-8") for path in WEB.rglob("*") if path.suffix in (".ts", ".svelte")
    ]
    made = {name for source in sources for name in re.findall(r'createPolicy\("([\w-]+)"', source)}
    # Svelte's own is for what its compiler wrote. No policy is called "default", which would take any text.
    assert made == {"drawings", "own-scripts"}
    assert set(POLICY["trusted-types"]) == made | {"svelte-trusted-html"}


def test_nothing_unsafe_is_allowed_to_scripts() -> None:
    assert POLICY["default-src"] == ["'none'"] and POLICY["script-src"] == ["'self'"]
    unsafe = [name for name, allowed in POLICY.items() if any("unsafe" in one for one in allowed)]
    assert unsafe == ["style-src-attr"]
