"""Prints what is wrong with the texts of a language, also while files are missing.

PYTHONPATH=src:tests .venv/bin/python -m words.check uk
With --stale: the messages whose English was changed after the translation and which are to be read again.
With --read: keep that these messages were read again and are right, as in --read play-bye play-help; without
names all of them.
"""

import sys

from words import faults, typography
from words.glossary import sheet_of, style_sheets
from words.sources import bundle_of, files_of, names_of_files
from words.stale import keep_as_read, stale


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


def answer(language: str, *options: str) -> list[str]:
    """What the command prints."""
    if options[:1] == ("--stale",):
        return [*stale(language)]
    if options[:1] == ("--read",):
        return keep_as_read(language, [*options[1:]])
    return check(language)


if __name__ == "__main__":
    print("\n".join(answer(*sys.argv[1:])) or "nothing is wrong")
