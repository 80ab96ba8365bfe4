"""Write what the Unicode CLDR knows of languages: ``python -m tools cldr``.

It is read from Babel, which carries these data: how a language calls itself, its plural forms and the signs
in its numbers. So a new language needs nothing but a folder of texts.
"""

from json import dumps
from pathlib import Path
from typing import Any

from babel import Locale, localedata

TABLE = Path(__file__).parents[1] / Path("src/cartographers/words/cldr.json")


def main(_arguments: list[str]) -> int:
    """Write the table."""
    TABLE.write_text(table(), encoding="utf-8")
    return 0


def table() -> str:
    """A line for each language that has no region or script of its own in its key."""
    keys = sorted(key for key in localedata.locale_identifiers() if key.isalpha())
    lines = (
        f"{dumps(key)}: {dumps(_known(Locale(key)), ensure_ascii=False)}" for key in keys if key != "root"
    )
    return "{\n" + ",\n".join(lines) + "\n}\n"


def _known(locale: Locale) -> dict[str, Any]:
    signs, name = locale.number_symbols["latn"], locale.get_display_name() or locale.language
    return {
        "name": name[:1].upper() + name[1:],
        "plural": dict(locale.plural_form.rules),
        "decimal": signs["decimal"],
        # A narrow space would need a letter of its own in the typefaces.
        "group": signs["group"].replace("\u202f", "\u00a0"),
    }
