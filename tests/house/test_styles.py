"""The styles of the client use one scale of sizes, written once as tokens in ``web/src/style/tokens.css``.

``python tests/house/test_styles.py`` prints how many lines of styles there are.
"""

import re
from collections.abc import Iterator
from pathlib import Path

CLIENT = Path(__file__).parents[2] / "web" / "src"
TOKENS = CLIENT / "style" / "tokens.css"
#: Drawings have units of their own, which grow with their width.
DRAWINGS = CLIENT / "map"
#: The root's size is what the tokens are shares of; it has another while the table is shown.
ROOT = r"var\(--text-(?:root|table)\)"
TEXT = r"var\(--(?:text-(?:[1-8]|field|wall|sign)|smaller|larger|largest)\)"
#: A size of its container (cq), or one that a parent says, with a token where none does.
OTHER = rf"{ROOT}|0|1em|inherit|[\d.]+cqmin|min\([\d.]+cqw, [\d.]+cqh\)|var\(--\w+, {TEXT}\)"
SIZE = (
    rf"(?:{TEXT}|{OTHER}|calc\((?:{TEXT}|var\(--\w+, {TEXT}\)) \* [\d.]+\)|clamp\({TEXT}, [\d.]+vw, {TEXT}\))"
)
CORNER = r"(?:var\(--r-[1-5]\)|0|50%|14%|0\.3em|inherit)"


def styles() -> Iterator[tuple[Path, str]]:
    """The styles of each file: a style sheet, or the style of a component."""
    for path in sorted(CLIENT.rglob("*")):
        if path.suffix == ".css":
            yield path, path.read_text("utf-8")
        elif path.suffix == ".svelte":
            found = re.search(r"<style>\n(.*?)</style>", path.read_text("utf-8"), re.DOTALL)
            if found:
                yield path, found[1]


def lines() -> int:
    """All lines of styles, with those that are empty or have a comment."""
    return sum(text.count("\n") for _, text in styles())


def markup() -> str:
    """What stands between the script and the style of all components."""
    texts = (path.read_text("utf-8") for path in sorted(CLIENT.rglob("*.svelte")))
    return "\n".join(text.split("</script>")[-1].split("<style>")[0] for text in texts)


def wrong(prop: str, allowed: str, drawings: bool) -> list[str]:
    """The declarations of a property whose value is not one of those allowed."""
    return [
        f"{path.relative_to(CLIENT)}: {prop}: {value}"
        for path, text in styles()
        if drawings or DRAWINGS not in path.parents
        for value in re.findall(rf"(?<![\w-]){prop}:\s*([^;]+);", text)
        if not re.fullmatch(allowed, value)
    ]


def test_a_font_size_is_one_of_the_scale() -> None:
    assert wrong("font-size", SIZE, drawings=False) == []
    shorthand = rf"inherit|(?:italic )?(?:[4-7]00 )?{SIZE}(?:\s?/\s?[\d.]+(?:px)?)? .+"
    assert wrong("font", f"(?s:{shorthand})", drawings=False) == []


def test_the_scale_has_eight_sizes() -> None:
    tokens = re.findall(r"--text-(\d): ([\d.]+)px;", TOKENS.read_text("utf-8"))
    assert [number for number, _ in tokens] == list("12345678")
    assert sorted(float(size) for _, size in tokens) == [float(size) for _, size in tokens]


def test_a_corner_is_one_of_the_scale() -> None:
    corners = rf"{CORNER}(?: {CORNER})*(?: !important)?"
    assert wrong("border-radius", corners, drawings=True) == []


def test_nothing_that_holds_a_table_asks_what_is_in_it() -> None:
    # A browser asks again whenever anything comes or goes below such an element: with every key of a turn.
    asking = [(path, name) for path, text in styles() for name in re.findall(r"([.\w-]+):has\(", text)]
    shared = {name for path, name in asking if path.suffix == ".css"}
    assert shared == {"label", "label.option"}
    assert {name for _, name in asking} & {"body", "html", "main", "table", ".dock"} == set()


def test_each_shared_class_is_used() -> None:
    shared = set(re.findall(r"^\.([\w-]+) \{", (CLIENT / "style" / "layout.css").read_text("utf-8"), re.M))
    used = set(re.findall(r"[\w-]+", " ".join(re.findall(r'class="([^"]*)"', markup()))))
    assert len(shared) > 100
    assert shared - used == set()


if __name__ == "__main__":
    print(lines())
