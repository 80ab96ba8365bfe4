/** The marks that it is the player's turn while the page is not looked at: the icon in the tab, the app's badge, sound. */
import { turnSignals } from "../../sound/turnSignals.svelte";
import { root } from "../../server/root";

/** A turn that comes after a shorter wait than this is no surprise to somebody who looks at the page. */
const SURPRISE = 5_000;

let since = 0;

function showIcon(dot: boolean): void {
  const link = document.querySelector<HTMLLinkElement>("link[rel=icon]");
  const wanted = root + (dot ? "icon-turn.svg" : "icon.svg");
  if (link && link.getAttribute("href") !== wanted) link.href = wanted;
}

/** Marks the tab and the app, or takes the marks away. */
export function mark(myTurn: boolean, hidden: boolean): void {
  showIcon(myTurn && hidden);
  if (myTurn && hidden) void navigator.setAppBadge?.().catch(() => undefined);
  else void navigator.clearAppBadge?.().catch(() => undefined);
}

/** The player's turn has come or gone: sound and vibration, if they are on and it comes after a while. */
export function signal(myTurn: boolean, hidden: boolean): void {
  if (!myTurn) since = Date.now();
  else if (since && (hidden || Date.now() - since > SURPRISE)) turnSignals.give();
}
