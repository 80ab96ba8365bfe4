"""The table of settings in docs/hosting.md is the one that the code makes; its file can be read."""

import re
from pathlib import Path

from cartographers.server.running.setting_sources import choices, with_file
from cartographers.server.settings import Settings
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


def test_the_file_of_the_page_can_be_read() -> None:
    [file] = re.findall(r"```toml\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)
    settings = with_file(Settings(data=Path("games")), file, "server.toml")
    assert (settings.bot_processes, settings.connections.per_address) == (4, 200)
