"""How large what can be pressed is for a finger."""

from playwright.sync_api import Page

#: The least width and height of a target, in pixels.
LEAST = 44
#: What is smaller: its name, width and height. Where a finger would meet it is asked of the page, point by
#: point, so that room around a button counts. Spaces of the map are drawn on, links within a sentence are as
#: high as its lines, and signs that only explain themselves are also explained by "What is this?".
SMALLER = """async (least) => {
    const CONTROLS = "a[href], button, input, select, textarea, summary, label:has(input), [role=tab]";
    const inSentence = (one) => one.localName === "a" && getComputedStyle(one).display === "inline"
        && [...one.parentNode.childNodes].some((node) => node.nodeType === 3 && node.data.trim());
    const all = [...document.querySelectorAll(CONTROLS)].filter((one) =>
        one.checkVisibility({ visibilityProperty: true, opacityProperty: true })
        && !one.closest("[role=grid], [inert], .sr, .skip, .explained")
        && one.getBoundingClientRect().width > 1
        && !(one.localName === "input" && one.closest("label"))
        && !inSentence(one));
    const modal = document.querySelector("dialog[open]");
    const small = [];
    for (const one of all) {
        if (modal && !modal.contains(one)) continue;
        one.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
        const box = one.getBoundingClientRect();
        const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
        const label = one.labels?.[0];
        const mine = (dx, dy) => {
            const hit = document.elementFromPoint(x + dx, y + dy);
            return hit !== null && (one.contains(hit) || label?.contains(hit) === true);
        };
        if (!mine(0, 0)) continue;
        const reach = (dx, dy) => {
            let far = 0;
            // In large steps first: each point costs the page a search through what is drawn there.
            for (const step of [4, 0.5])
                while (far < least && mine(dx * (far + step), dy * (far + step))) far += step;
            return far;
        };
        const [wide, high] = [reach(-1, 0) + reach(1, 0), reach(0, -1) + reach(0, 1)];
        const name = (one.ariaLabel ?? one.innerText ?? "").trim().slice(0, 40);
        // Points are whole pixels for the page: what lies between two may seem smaller than it is.
        const drawn = (label ?? one).getBoundingClientRect();
        const enough = (seen, size) => seen >= least - (size >= least ? 2 : 1);
        if (enough(wide, drawn.width) && enough(high, drawn.height)) continue;
        small.push([one.localName, one.className, name, wide, high].join(" · "));
    }
    return small;
}"""


def too_small(page: Page) -> list[str]:
    """The controls of a page that are too small for a finger, also after a while."""
    # A layout comes in pieces.
    found: list[str] = []
    for _ in range(20):
        found = page.evaluate(SMALLER, LEAST)
        if not found:
            break
        page.wait_for_timeout(50)
    return found
