"""What a screen reader would say: the focus where it goes, and what changes in live regions."""

from playwright.sync_api import Page

#: Notes lines in `window.heard`. Of a log only what is new is said, of a status all of it.
LISTEN = """
window.heard = [];
const LIVE = "[aria-live=polite], [role=status]:not([aria-live=off]), [role=alert], [role=log]";
const words = (one) => {
    const copy = one.cloneNode(true);
    copy.querySelectorAll?.("[aria-hidden=true]").forEach((hidden) => hidden.remove());
    return (copy.textContent ?? "").replace(/\\s+/g, " ").trim();
};
const last = new WeakMap();
const say = (text) => text && window.heard.push(text);
new MutationObserver((changes) => {
    const touched = new Set();
    for (const { target, addedNodes } of changes) {
        const node = target instanceof Element ? target : target.parentElement;
        const region = node?.closest(LIVE);
        if (!region) continue;
        if (!region.matches("[aria-relevant=additions], [role=log]")) touched.add(region);
        else for (const one of addedNodes) say(words(one));
    }
    for (const region of touched) {
        if (!region.isConnected || last.get(region) === words(region)) continue;
        last.set(region, words(region));
        say(words(region));
    }
}).observe(document, { subtree: true, childList: true, characterData: true });
document.addEventListener("focusin", ({ target }) => {
    const role = target.getAttribute("role") ?? target.localName;
    say(`(${role}) ${target.getAttribute("aria-label") ?? words(target)}`);
});
"""


class Heard:
    """The lines that a page would have a screen reader say, and the keys between them."""

    def __init__(self, page: Page) -> None:
        page.add_init_script(LISTEN)
        self.page = page
        self.lines: list[str] = []

    def note(self) -> list[str]:
        """Take what was said since the last time."""
        said: list[str] = self.page.evaluate("window.heard.splice(0)")
        self.lines += said
        return said

    def key(self, key: str, until: str = "") -> None:
        """Press a key, and wait until something is said that a pattern matches."""
        self.note()
        self.lines.append(f"[{key}]")
        self.page.keyboard.press(key)
        if until:
            said = "(pattern) => window.heard.some((one) => one.search(pattern) >= 0)"
            self.page.wait_for_function(said, arg=until)
        self.note()
