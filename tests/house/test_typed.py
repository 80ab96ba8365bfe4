"""Whatever a page tells its reader to type is understood by its program, and every example is tried."""

import pytest

from house.specification import ROOT
from house.typed import DOCUMENTS, SHELL, NotUnderstood, blocks, inline, lines, read

#: Blocks that are no commands, by their page and a piece of them, and the test that tries each.
TRIED = {
    ("README.md", ">>> "): "pyproject.toml",
    ("docs/api.md", '"code": "setup-unknown"'): "tests/server/http/test_calls_in_docs.py",
    ("docs/api.md", '"event": "step"'): "tests/server/features/notices/test_webhooks.py",
    ("docs/api.md", "is_genuine"): "tests/server/features/notices/test_webhooks.py",
    ("docs/bots.md", '"type": '): "tests/programs/test_page.py",
    ("docs/boxes.md", "entry-points"): "tests/boxes/test_tidewater.py",
    ("docs/env.md", "import pyspiel"): "tests/env/test_environments.py",
    ("docs/env.md", "cartographers.env"): "tests/env/test_environments.py",
    ("docs/hosting.md", "host_names = "): "tests/house/test_settings_table.py",
    ("docs/notation.md", ""): "tests/notation/test_docs.py",
    ("docs/sim.md", "Simulator"): "tests/sim/test_page.py",
}
#: Pictures made of letters.
DRAWN = {
    ("docs/architecture.md", "─"),
    ("docs/architecture.md", "server | "),
    ("CONTRIBUTING.md", "heroes: "),
}

TYPED = [
    (name, line, whole)
    for name, page in DOCUMENTS.items()
    for line, whole in [
        *((line, True) for kind, text in blocks(page) if kind in SHELL for line in lines(text)),
        *((line, False) for line in inline(page)),
    ]
]


@pytest.mark.parametrize("name", sorted({name for name, *_ in TYPED}))
def test_what_a_page_says_can_be_typed(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    wrong = []
    for _, line, whole in (one for one in TYPED if one[0] == name):
        try:
            read(line, monkeypatch, whole=whole)
        except NotUnderstood as reason:
            wrong.append(f"{line}: {reason}")
    assert wrong == []


@pytest.mark.parametrize("name", DOCUMENTS)
def test_every_block_of_a_page_is_commands_or_is_tried(name: str) -> None:
    known = {*TRIED, *DRAWN}
    untried = [
        text
        for kind, text in blocks(DOCUMENTS[name])
        if not (kind in SHELL and lines(text))
        and not any(page == name and piece in text for page, piece in known)
    ]
    assert untried == []


def test_what_is_said_to_be_tried_is_there_and_names_its_page() -> None:
    for (page, piece), path in TRIED.items():
        assert piece in DOCUMENTS[page]
        assert page.rpartition("/")[2] in (ROOT / path).read_text(encoding="utf-8"), path


@pytest.mark.parametrize(
    "line",
    [
        "cartographers score map.txt --explane",
        "cartographers paint",
        "sudo /opt/x/bin/cartographers backup",
        "python -m strength ladder --suits A-base",
        "python tests/long kill --deaths 3",
        "python -m bench snails",
        "make coffee",
        'make long ARGS="kill --deaths 3"',
        "pip install '.[magic]'",
        "npm --prefix web run away",
        "python -m training.neural --minuets 9",
    ],
)
def test_what_cannot_be_typed_is_noticed(line: str, monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(NotUnderstood):
        read(line, monkeypatch, whole=True)


def test_commands_are_found_in_blocks_and_in_sentences() -> None:
    assert len(TYPED) > 150
    typed = [line for _, line, _ in TYPED]
    assert all(any(line.startswith(name) for line in typed) for name in ("make", "python", "sudo"))
    assert lines("$ cartographers score a.txt \\\n   --explain | head\n3\n") == [
        "cartographers score a.txt     --explain | head"
    ]
