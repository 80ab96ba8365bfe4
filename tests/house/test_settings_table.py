"""The table of settings in the documentation is the one that the code makes."""

from cartographers.server.running.setting_sources import choices
from house.settings_table import PAGE, meanings, options, with_table


def test_the_table_of_settings_is_fresh() -> None:
    page = PAGE.read_text(encoding="utf-8")
    assert with_table(page) == page, "docs/hosting.md lacks a change of the settings: run `make settings`"


def test_every_setting_has_a_meaning_of_its_own() -> None:
    told = meanings()
    assert [name for name in choices() if not told.get(name)] == []
    assert len({told[name] for name in choices()}) == len(choices())


def test_options_are_called_as_the_settings_they_choose() -> None:
    assert {"host": "--host", "proxies": "--proxy", "push_contact": "--contact"}.items() <= options().items()
