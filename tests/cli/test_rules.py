"""`cartographers rules`: the topics, one topic, one card, everything."""

from cli.commands import Refused, Run


def test_without_a_topic_all_topics_are_listed(run: Run) -> None:
    lines = run("rules").lines
    assert any(line.split() == ["Ruins", "ruins"] for line in lines)
    assert any(line.startswith("  ") and line.endswith(" mountain-coins") for line in lines)


def test_a_topic_is_printed_and_a_chapter_with_all_its_topics(run: Run) -> None:
    assert run("rules covering-ruins").lines[0] == "## Covering ruins"
    lines = run("rules ruins").lines
    assert lines[0] == "# Ruins" and not any("](#" in line for line in lines)
    assert "## Covering ruins" in lines


def test_a_card_is_printed_with_its_example(run: Run) -> None:
    lines = run("rules treetower").lines
    assert lines[0] == "### Treetower"
    assert "- Stars: 3" in lines


def test_everything_is_one_page_of_markdown(run: Run) -> None:
    lines = run("rules --markdown").lines
    assert {"# The game", "# Words of the game", "### Treetower", "### Gnoll Raid"} <= set(lines)


def test_an_unknown_topic_is_refused_with_one_that_is_meant(refused: Refused) -> None:
    assert refused("rules treetowr") == "There is no topic “treetowr”. Did you mean treetower?"
