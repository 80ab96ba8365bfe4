/**
 * Makes a button that does something of its own answer too: when the mouse rests on it or the keyboard's focus is on it,
 * by the right mouse button, by a long press of a finger, and by any press while the player asks what things are. After
 * the last two the button does nothing else.
 */
import type { Attachment } from "svelte/attachments";
import { card, LONG_PRESS, type Explained } from "./explained.svelte";

interface Manner {
  /** A selector of what contains the button and must not be covered; without it, the button itself. */
  readonly clear?: string;
  /** Does the player ask what things are? */
  readonly asking?: () => boolean;
}

export function answers(content: () => Explained | null, { clear, asking }: Manner = {}): Attachment<HTMLElement> {
  return (button) => {
    const box = () => ((clear && button.closest(clear)) || button).getBoundingClientRect();
    const anchor = { key: button, focus: button, box };
    let timer: ReturnType<typeof setTimeout> | undefined;
    /** A long press has just opened the card: the click that ends it is not meant. */
    let long = false;

    const on = <Kind extends keyof HTMLElementEventMap>(kind: Kind, act: (event: HTMLElementEventMap[Kind]) => void) =>
      button.addEventListener(kind, act, { signal: gone.signal, capture: kind === "click" });
    const gone = new AbortController();

    on("pointerenter", (event) => event.pointerType === "mouse" && card.rest(anchor, content));
    on("pointerleave", (event) => {
      clearTimeout(timer);
      if (event.pointerType === "mouse") card.leave();
    });
    on("pointerdown", (event) => {
      long = false;
      if (event.pointerType === "mouse") return;
      timer = setTimeout(() => {
        long = true;
        card.press(anchor, content);
      }, LONG_PRESS);
    });
    on("pointerup", () => clearTimeout(timer));
    on("pointercancel", () => clearTimeout(timer));
    on("contextmenu", (event) => {
      event.preventDefault();
      if (!long) card.press(anchor, content);
    });
    on("click", (event) => {
      if (!long && !asking?.()) return;
      if (!long) card.press(anchor, content);
      long = false;
      event.preventDefault();
      event.stopImmediatePropagation();
    });
    on("focus", () => button.matches(":focus-visible") && card.rest(anchor, content, "once"));
    on("blur", () => card.leave("once"));

    return () => {
      gone.abort();
      clearTimeout(timer);
      if (card.isAt(button)) card.close();
    };
  };
}
