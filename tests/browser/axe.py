"""What axe-core finds wrong with a page."""

from pathlib import Path

from playwright.sync_api import Page

from server.serving import Json

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
#: Axe's options: all rules, and for the second theme only what depends on colours.
ALL: Json = {"resultTypes": ["violations"]}
COLOURS: Json = {"resultTypes": ["violations"], "runOnly": ["color-contrast"]}


def complaints(page: Page, how: Json) -> list[str]:
    """What axe finds wrong: impact, rule and element."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text(encoding="utf-8"))
    result = page.evaluate("(how) => axe.run(document, how)", how)
    return [
        f"{one['impact']}: {one['help']} ({one['id']}): {node['target'][0]}: {node['failureSummary']}"
        for one in result["violations"]
        for node in one["nodes"]
    ]
