"""Prints what is wrong with the texts of a language, also while files are missing.

PYTHONPATH=src:tests .venv/bin/python -m words.check uk
With --stale: the messages whose English was changed after the translation.
"""

import sys

from words import faults, typography
from words.glossary import sheet_of, style_sheets
from words.sources import bundle_of, files_of, names_of_files
from words.stale import stale


def check(language: str) -> list[str]:
    """Every fault of the files that a language has."""
    bundle, files = bundle_of(language), files_of(language)
    found = [f"{file} is missing" for file in names_of_files() if file not in files]
    found += faults.twice(language, files)
    forbidden = list(sheet_of(language).forbidden) if language in style_sheets() else []
    for file in files:
        wrong = [
            *faults.keys(language, file),
            *faults.references(bundle, language, file),
            *faults.values(bundle, bundle_of("en"), language, file),
            *faults.plurals(language, file),
            *faults.untranslated(language, file),
            *typography.faults(language, file),
            *typography.forbidden(language, file, forbidden),
        ]
        found += [f"{file}: {fault}" for fault in wrong]
    return found


if __name__ == "__main__":
    print(
        "\n".join(stale(sys.argv[1]) if "--stale" in sys.argv else check(sys.argv[1])) or "nothing is wrong"
    )
